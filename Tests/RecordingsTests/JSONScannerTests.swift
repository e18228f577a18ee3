import SafeText
import Testing

@testable import Recordings

@Suite("JSON scanner")
struct JSONScannerTests {
  private func scanner(_ text: String) -> JSONScanner {
    let bytes = Array(text.utf8)
    return JSONScanner(bytes, 0..<bytes.count)
  }

  /// What skipping a value complains about, or nil.
  private func problem(_ scanner: inout JSONScanner) -> LineProblem? {
    do throws(LineProblem) {
      try scanner.skip()
      return nil
    } catch {
      return error
    }
  }

  static let strings: [(json: String, text: String)] = [
    (#""""#, ""), (#""a""#, "a"), (#""터치""#, "터치"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""\u00e9""#, "é"), (#""\ud83d\ude00""#, "😀"), (#""x\uD83Dy""#, "x\u{FFFD}y"), (#""\udc00""#, "\u{FFFD}"),
    (#""\ud83d\u0041""#, "\u{FFFD}A"), (#"  "after blanks""#, "after blanks"),
  ]

  @Test("strings lose their escapes", arguments: strings)
  func string(json: String, text: String) throws {
    var scanner = scanner(json)
    #expect(try scanner.string() == text)
    try scanner.finish()
  }

  @Test("what is written as a string is read back", arguments: ["", "\"", "\\", "\u{0}\u{1F}\n\r\t", "é😀", "/"])
  func stringsThereAndBack(text: String) throws {
    var bytes: [UInt8] = []
    bytes.append(quoted: text)
    var scanner = JSONScanner(bytes, 0..<bytes.count)
    #expect(try scanner.string() == text)
  }

  static let values = [
    "null", "true", "false", "0", "-1.5e+10", "\"a\\\"b\"", "[]", "{}", "[1,[2,{\"a\":[]}],{}]",
    "{\"a\":{\"b\":[true,null]},\"c\":\"]\"}", " [ 1 , 2 ] ",
  ]

  @Test("any value can be skipped", arguments: values)
  func skip(json: String) throws {
    var scanner = scanner("[\(json),7]")
    var last = 0
    var index = 0
    try scanner.array { (scanner) throws(LineProblem) in
      if index == 0 { try scanner.skip() } else { last = try scanner.integer() }
      index += 1
    }
    #expect(last == 7)
  }

  static let wrong = [
    "", "nul", "[1,]", "[1 2]", "{\"a\"}", "{\"a\":}", "{1:2}", "\"open", "-", "1.", "1e", "[", "{", "\"\u{1}\"", "]",
    "[}", "{]",
  ]

  @Test("what is no value is a problem", arguments: wrong)
  func notAValue(json: String) {
    var scanner = scanner(json)
    #expect(problem(&scanner) != nil)
  }

  @Test("nesting is bounded, in time and in depth", arguments: ["[", "{\"a\":"])
  func depth(opening: String) {
    var scanner = scanner(String(repeating: opening, count: 100_000))
    #expect(problem(&scanner)?.message.contains("nested deeper than 64") == true)
    #expect(scanner.position <= 64 * 5)
  }

  @Test("integers keep their limits", arguments: [("-128", true), ("127", true), ("128", false), ("-129", false)])
  func limits(json: String, fits: Bool) {
    var scanner = scanner(json)
    let number: Int8? = try? scanner.integer()
    #expect((number != nil) == fits)
  }
}
