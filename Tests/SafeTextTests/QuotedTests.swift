import Foundation
import Testing

import SafeText

@Suite("Strings between double quotes")
struct QuotedTests {
  static let cases: [(text: String, json: String)] = [
    ("", "\"\""), ("\"", #""\"""#), ("\\", #""\\""#), ("\u{1}\n\t\r", #""\u0001\n\t\r""#), ("보", "\"보\""),
    ("a\u{1B}[0m", #""a\u001b[0m""#), ("\u{7F}\u{85}\u{9B}", #""\u007f\u0085\u009b""#),
    ("\u{202E}\u{2066}\u{200F}", #""\u202e\u2066\u200f""#), ("\u{2028}\u{2029}\u{FEFF}", #""\u2028\u2029\ufeff""#),
    ("\u{AD}\u{200B}", #""\u00ad\u200b""#), ("\u{E0041}", #""\udb40\udc41""#), ("👩‍🚀", "\"👩‍🚀\""),
    ("می\u{200C}خ", "\"می\u{200C}خ\""),
  ]

  @Test("what JSON cannot hold, and what nobody would see, is escaped", arguments: cases)
  func quoted(text: String, json: String) {
    #expect(text.quoted().unicodeScalars.elementsEqual(json.unicodeScalars), "\(text.quoted())")
  }

  @Test("every scalar is read back as it was, byte for byte")
  func roundTrip() throws {
    var text = String.UnicodeScalarView()
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), value < 0x3400 || value > 0xD7A0 else { continue }
      text.append(scalar)
    }
    let json = String(text).quoted()
    let read = try #require(try JSONSerialization.jsonObject(with: Data("[\(json)]".utf8)) as? [String])
    #expect(read[0].unicodeScalars.elementsEqual(text))
  }

  @Test("YAML escapes with eight digits what has no four")
  func long() { #expect("\u{E0041}\u{1B}".quoted(.long) == #""\U000e0041\u001b""#) }
}
