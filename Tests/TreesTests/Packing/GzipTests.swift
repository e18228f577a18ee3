import Accessibility
import Documents
import Recordings
import Testing

@testable import Trees

/// Dumps that gzip has packed.
@Suite("Packed dumps")
struct GzipTests {
  /// gzip's own, without a name: a dump of one text, "Hi".
  static let packed: [UInt8] = [
    0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0xFF, 0xB3, 0xC9, 0xC8, 0x4C, 0x2D, 0x4A, 0x2C, 0x4A, 0xCE,
    0xA8, 0x54, 0x28, 0xCA, 0x2F, 0x49, 0x2C, 0xC9, 0xCC, 0xCF, 0xB3, 0x55, 0x32, 0x50, 0xB2, 0xB3, 0xC9, 0xCB, 0x4F,
    0x49, 0x55, 0x28, 0x49, 0xAD, 0x28, 0xB1, 0x55, 0xF2, 0xC8, 0x54, 0x52, 0x48, 0xCA, 0x2F, 0xCD, 0x4B, 0x29, 0xB6,
    0x55, 0x8A, 0x36, 0xD0, 0x31, 0x88, 0x8D, 0x36, 0x34, 0xD0, 0x31, 0x34, 0x88, 0x55, 0xD2, 0xB7, 0xB3, 0xD1, 0x87,
    0xEB, 0xB7, 0x03, 0x00, 0x25, 0x1B, 0x4F, 0xD4, 0x4B, 0x00, 0x00, 0x00,
  ]

  /// A dump between gzip's head and check, its data stored and not packed.
  static func file(_ text: String, flags: UInt8 = 0, head: [UInt8] = [], check: UInt32? = nil) -> [UInt8] {
    let content = Array(text.utf8)
    let size = UInt16(content.count)
    let stored = [1, UInt8(size & 0xFF), UInt8(size >> 8), UInt8(~size & 0xFF), UInt8(~size >> 8)] + content
    func number(_ value: UInt32) -> [UInt8] { [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: value >> $0) } }
    return [0x1F, 0x8B, 8, flags, 0, 0, 0, 0, 0, 3] + head + stored + number(check ?? self.check(content))
      + number(UInt32(content.count))
  }

  /// CRC-32, bit by bit.
  static func check(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }

  static let dump = "<hierarchy rotation=\"0\"><node text=\"Hi\" bounds=\"[0,0][10,10]\"/></hierarchy>"

  @Test(
    "is unpacked, whatever its head has",
    arguments: [
      (0, []), (8, Array("a.xml\0".utf8)), (16, Array("a comment\0".utf8)), (4, [3, 0, 1, 2, 3]), (2, [7, 7]),
      (30, [1, 0, 9] + Array("n\0c\0".utf8) + [0, 0]),
    ] as [(UInt8, [UInt8])])
  func heads(flags: UInt8, head: [UInt8]) throws {
    let bytes = Self.file(Self.dump, flags: flags, head: head)
    #expect(try Gzip.unpack(bytes, limit: 1000) == Array(Self.dump.utf8))
    let source = try DumpFile.opened(ByteSource(bytes: bytes, name: "a.gz"))
    #expect(try TreeImporter.read(DumpFile.read(source), file: "a.gz").tree.nodes.first?.name == "Hi")
  }

  @Test("what gzip itself has packed is unpacked")
  func original() throws { #expect(try Gzip.unpack(Self.packed, limit: 75) == Array(Self.dump.utf8)) }

  static func error(_ bytes: [UInt8]) -> String {
    do throws(DocumentErrors) {
      let source = try DumpFile.opened(ByteSource(bytes: bytes, name: "a.gz"))
      return "opened \(source.name)"
    } catch {
      return error.errors.first?.description ?? ""
    }
  }

  @Test("what is cut off, changed, appended to or no dump is refused")
  func refused() {
    let bytes = Self.file(Self.dump)
    for count in 2..<bytes.count { #expect(Self.error(Array(bytes.prefix(count))).hasPrefix("a.gz: "), "\(count)") }
    #expect(Self.error(Self.file(Self.dump, check: 7)).contains("is not what its check says"))
    #expect(Self.error(bytes + [0]).contains("is not what its check says"))
    #expect(Self.error(Self.file("hello")).contains("is no tree dump; expected"))
    #expect(Self.error(Self.file("Killed\n")).hasPrefix("a.gz:1:1: the phone has ended uiautomator"))
    for place in bytes.indices {
      var changed = bytes
      changed[place] ^= 0x10
      _ = Self.error(changed)
    }
  }

  @Test("more than the limit is not unpacked: a thousand letters of a few bytes are refused at 999")
  func bomb() throws {
    // Fixed codes: an a, then runs of 258 and one of 225 of it.
    var bits: [Int] = [1, 1, 0]
    func code(_ value: Int, _ length: Int) { for bit in (0..<length).reversed() { bits.append(value >> bit & 1) } }
    code(0x30 + 97, 8)
    for _ in 0..<3 {
      code(0xC0 + 285 - 280, 8)
      code(0, 5)
    }
    code(0xC0 + 283 - 280, 8)
    for bit in 0..<5 { bits.append((225 - 195) >> bit & 1) }
    code(0, 5)
    code(0, 7)
    var packed = [UInt8](repeating: 0, count: (bits.count + 7) / 8)
    for (place, bit) in bits.enumerated() where bit == 1 { packed[place / 8] |= 1 << UInt8(place % 8) }
    let unpacked = try #require(Inflate.unpack(raw: packed[...], limit: 1000))
    #expect(unpacked.output == [UInt8](repeating: 97, count: 1000) && unpacked.end == packed.count)
    #expect(Inflate.unpack(raw: packed[...], limit: 999) == nil)
  }

  @Test("words that are more than there are bits for make no code")
  func codes() {
    #expect(PrefixCode([1, 1, 1]) == nil && PrefixCode([1, 2, 2, 2]) == nil)
    let code = PrefixCode([2, 1, 0, 2])
    #expect(code?.symbol(of: 0b0)?.symbol == 1 && code?.symbol(of: 0b01)?.symbol == 0)
    #expect(code?.symbol(of: 0b11)?.symbol == 3 && code?.symbol(of: 0b11)?.length == 2)
  }
}
