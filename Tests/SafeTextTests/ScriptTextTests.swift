import SafeText
import TestSupport
import Testing

@Suite("Texts between quotation marks in scripts")
struct ScriptTextTests {
  private static func read(_ written: String) throws(ScriptText.Problem) -> String {
    try ScriptText.read(Array(written.utf8)[...])
  }

  @Test(
    "escapes stand for characters",
    arguments: [
      (#"say \"no\""#, "say \"no\""), (#"a\\b"#, "a\\b"), (#"a\nb\tc"#, "a\nb\tc"), (#"\u{a}"#, "\n"),
      (#"x\u{202e}y"#, "x\u{202E}y"), (#"\u{01F600}!"#, "\u{1F600}!"), (#"\u{0}"#, "\0"),
      (#"\u{10FFFF}"#, "\u{10FFFF}"),
    ])
  func escapes(written: String, text: String) throws {
    #expect(try Self.read(written) == text)
  }

  @Test(
    "a wrong escape is told with its place and what to write",
    arguments: [
      (#"a\qb"#, 1, #"\u{…} are known"#), (#"ab\u202e"#, 2, #"write \u{202e}"#), (#"\u{}"#, 0, "for example"),
      (#"\u{12"#, 0, "for example"), (#"\u{1234567}"#, 0, #"write \u{123456}"#), (#"é\u{d800}"#, 2, "d7ff"),
      (#"\u{110000}"#, 0, "10ffff"), (#"\u"#, 0, "for example"), (#"\u{g}"#, 0, "for example"),
    ])
  func wrong(written: String, offset: Int, hint: String) {
    do throws(ScriptText.Problem) {
      Issue.record("\(try Self.read(written)) was read")
    } catch {
      #expect(error.offset == offset && error.hint.contains(hint), "\(error)")
    }
  }

  @Test("what is quoted is safe to look at and reads back as it was", arguments: 0..<2000)
  func roundTrip(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let text = HostileNames.name(using: &generator)
    let quoted = ScriptText.quoted(text)
    #expect(quoted.forTerminal == quoted)
    // A mark that joins what is before it would take a quotation mark with it.
    let inner = quoted.unicodeScalars.dropFirst().dropLast()
    #expect(Array(try Self.read(String(inner)).unicodeScalars) == Array(text.unicodeScalars))
  }
}
