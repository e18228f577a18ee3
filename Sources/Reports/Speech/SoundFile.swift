/// Speech as a RIFF WAVE file that says how long it is and who wrote it.
public struct SoundFile: Sendable {
  /// What is known of a file of ours by its first bytes: the chunk that names the program.
  public static let mark = "LIST\u{12}\u{0}\u{0}\u{0}INFOISFT\u{6}\u{0}\u{0}\u{0}detent"

  /// The file.
  public let bytes: [UInt8]

  /// The file of what a synthesizer has printed, which cannot tell its length before it ends; nil for what is no such
  /// file.
  public init?(printed bytes: [UInt8]) {
    guard bytes.starts(with: Array("RIFF".utf8)), bytes.count >= 12, Array(bytes[8..<12]) == Array("WAVE".utf8) else {
      return nil
    }
    var (place, format, samples) = (12, ArraySlice<UInt8>(), ArraySlice<UInt8>())
    while place + 8 <= bytes.count {
      let name = String(decoding: bytes[place..<place + 4], as: UTF8.self)
      let length = (0..<4).reduce(0) { $0 | Int(bytes[place + 4 + $1]) << (8 * $1) }
      let end = min(bytes.count, place + 8 + length)
      let body = bytes[place + 8..<end]
      if name == "fmt " { format = body }
      if name == "data" {
        samples = body
        break
      }
      place = end + length % 2
    }
    guard format.count >= 16 else { return nil }
    var content = Array("WAVE".utf8) + Self.chunk("fmt ", format) + Array(Self.mark.utf8)
    content += Self.chunk("data", samples)
    self.bytes = Self.chunk("RIFF", content[...])
  }

  private static func chunk(_ name: String, _ body: ArraySlice<UInt8>) -> [UInt8] {
    let length = UInt32(clamping: body.count)
    return Array(name.utf8) + (0..<4).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) } + body
      + [UInt8](repeating: 0, count: body.count % 2)
  }
}
