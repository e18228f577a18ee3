import Recordings
import Testing

@Suite("evemu errors")
struct EvemuErrorsTests {
  struct Case: CustomTestStringConvertible {
    var text: String
    var line: Int
    var column: Int
    var message: String
    var code = RecordingError.Code.malformed
    var testDescription: String { message }
  }

  static let cases: [Case] = [
    Case(text: "N: X\nQ: 1\n", line: 2, column: 1, message: "expected one of the lines"),
    Case(text: "N: X\nE 1\n", line: 2, column: 2, message: "expected a colon, found a space"),
    Case(text: "N: X\nN: Y\n", line: 2, column: 3, message: "a second name"),
    Case(text: "I: 0003 0001 0002\n", line: 1, column: 18, message: "expected the version in hexadecimal"),
    Case(text: "I: 10003 1 2 3\n", line: 1, column: 4, message: "the bus is out of range", code: .tooLarge),
    Case(text: "I: 3 1 2 3 4\n", line: 1, column: 12, message: "expected the end of the line or a comment"),
    Case(text: "I: 3 1 2 3\nI: 3 1 2 3\n", line: 2, column: 3, message: "a second identity"),
    Case(text: "B: 01 00 00 00 00 00 00 00\n", line: 1, column: 27, message: "found the end of the line"),
    Case(text: "B: 01 00 00 00 00 00 00 00 00 00\n", line: 1, column: 31, message: "expected the end of the line"),
    Case(text: "B: 01 100 0 0 0 0 0 0 0\n", line: 1, column: 7, message: "out of range", code: .tooLarge),
    Case(text: "P: 0g 0 0 0 0 0 0 0\n", line: 1, column: 5, message: "found “g”"),
    Case(text: "A: 00 0 4095 0\n", line: 1, column: 15, message: "expected the flat"),
    Case(
      text: "A: 00 0 99999999999 0 0\n", line: 1, column: 9, message: "the maximum is out of range", code: .tooLarge),
    Case(text: "A: 00 0 1 0 0 0 7\n", line: 1, column: 17, message: "expected the end of the line"),
    Case(text: "N: X\nE: -1.000000 0 0 0\n", line: 2, column: 4, message: "expected seconds from 0 up"),
    Case(text: "N: X\nE: 1 0 0 0\n", line: 2, column: 5, message: "expected a period after the seconds"),
    Case(text: "N: X\nE: 1. 0 0 0\n", line: 2, column: 6, message: "expected microseconds"),
    Case(text: "N: X\nE: 1.0000000 0 0 0\n", line: 2, column: 6, message: "at most six digits"),
    Case(
      text: "N: X\nE: 1.000000 10000 0 0\n", line: 2, column: 13, message: "the event type is out of range",
      code: .tooLarge),
    Case(
      text: "N: X\nE: 1.000000 0 0 2147483648\n", line: 2, column: 17,
      message: "the value is out of range; expected a whole number from -2147483648 to 2147483647",
      code: .tooLarge),
    Case(
      text: "N: X\nE: 1.000000 0 0 -2147483649\n", line: 2, column: 17, message: "the value is out of range",
      code: .tooLarge),
    Case(
      text: "N: X\nE: 9300000000000.000000 0 0 0\n", line: 2, column: 4, message: "beyond 292,000 years",
      code: .tooLarge),
    Case(
      text: "N: X\nE: 99999999999999999999.000000 0 0 0\n", line: 2, column: 4, message: "the seconds is out of range",
      code: .tooLarge),
    Case(
      text: "N: X\nE: 1.000000 0 0\n", line: 2, column: 16, message: "expected the value, found the end of the line"),
    Case(text: "N: X\nE: 1.000000 0 0 1x\n", line: 2, column: 18, message: "found “x”"),
    Case(text: "N: X\nE: 1.000000 0 0 1\nE: 2.0000", line: 3, column: 10, message: "expected the event type"),
    Case(text: "N: X\nE: 1.000000 0 0 1\nN: Y\n", line: 3, column: 1, message: "after the first event"),
    Case(
      text: "\u{FEFF}# EVEMU 1.3\n# remark\nE: 1.000000 0 0 1\n", line: 3, column: 1,
      message: "does not describe its device", code: .missingDescription),
    Case(text: "# nothing\n", line: 2, column: 1, message: "does not describe its device", code: .missingDescription),
    Case(
      text: "N: X\n#" + String(repeating: "a", count: 1 << 20) + "\n"
        + String(repeating: "#" + String(repeating: "b", count: 1 << 20) + "\n", count: 4),
      line: 5, column: 1, message: "bytes of comments before the first event", code: .tooLarge),
    Case(text: "# EVEMU 2.0\nN: X\n", line: 1, column: 9, message: "evemu 2.0 is not known", code: .unsupportedVersion),
    Case(text: "# EVEMU x\nN: X\n", line: 1, column: 9, message: "expected the major version"),
  ]

  @Test("an error names line, column and what was expected", arguments: cases)
  func errors(wrong: Case) {
    #expect { try Recording(wrong.text, format: .evemu) } throws: { error in
      guard let error = error as? RecordingError else { return false }
      #expect(error.line == wrong.line)
      #expect(error.column == wrong.column)
      #expect(error.message.contains(wrong.message), "\(error)")
      #expect(error.code == wrong.code)
      return true
    }
  }

  @Test("an error far into the file names its line", arguments: ["\n", "\r\n", "\t# comment\n"])
  func farLine(lineEnd: String) {
    let good = "E: 0.000001 0003 0000 0001" + lineEnd
    let text = EvemuText.panel + String(repeating: good, count: 20_000) + "E: 0.000001 0003 0000 oops\n"
    #expect { try Recording(text) } throws: { error in
      let error = error as? RecordingError
      return error?.line == 9 + 20_000 + 1 && error?.column == 23
    }
  }
}
