import Recordings
import Testing

@Suite("Session errors")
struct SessionErrorsTests {
  struct Case: CustomTestStringConvertible {
    var rows: String
    var line: Int
    var column: Int
    var message: String
    var code = RecordingError.Code.malformed
    var testDescription: String { message }
  }

  static let start = """
    {"format":"detent-session","version":"1.0","clock":"monotonic","devices":1}
    {"d":0,"device":{"name":"Panel"}}

    """

  /// Rows after a good header and device; line 3 is the first.
  static let rows: [Case] = [
    Case(rows: #"{"t":5,"d":0,"e":[["KEY_A"]]}"#, line: 3, column: 27, message: "expected a comma and the value"),
    Case(rows: #"{"t":5,"d":0,"e":[["KEY_QQ",1]]}"#, line: 3, column: 20, message: "no code “KEY_QQ”"),
    Case(rows: #"{"t":5,"d":0,"e":[["KEY_A",1,2,3]]}"#, line: 3, column: 31, message: "expected the end of the event"),
    Case(rows: #"{"t":5,"d":0,"e":[[70000,1,2]]}"#, line: 3, column: 20, message: "out of range", code: .tooLarge),
    Case(
      rows: #"{"t":5,"d":0,"e":[[1,1,2147483648]]}"#, line: 3, column: 24,
      message: "the value is out of range; expected a whole number from -2147483648 to 2147483647", code: .tooLarge),
    Case(rows: #"{"t":5,"d":0,"e":[[1,1,1.5]]}"#, line: 3, column: 24, message: "found a fraction"),
    Case(rows: #"{"t":5,"d":0,"e":{}}"#, line: 3, column: 18, message: "expected an array"),
    Case(rows: #"{"t":5,"d":1,"e":[]}"#, line: 3, column: 12, message: "there is no device 1"),
    Case(rows: #"{"t":5, "d": -1,"e":[]}"#, line: 3, column: 14, message: "there is no device -1"),
    Case(rows: #"{"t":5,"device":{},"d":2}"#, line: 3, column: 24, message: "there is no device 2"),
    Case(rows: #"{"t":5,"e":[]}"#, line: 3, column: 1, message: "names no device"),
    Case(rows: #"{"d":0,"e":[]}"#, line: 3, column: 1, message: "the row has no time"),
    Case(rows: "\n \n" + #"  {"d":0,"e":[]}"#, line: 5, column: 3, message: "the row has no time"),
    Case(rows: #"{"t":1,"t":77,"mark":"x"}"#, line: 3, column: 8, message: "“t” occurs a second time"),
    Case(rows: #"{"t":1,"\u0074":77}"#, line: 3, column: 8, message: "“t” occurs a second time"),
    Case(
      rows: #"{"a":0,"b":0,"c":0,"f":0,"g":0,"h":0,"i":0,"j":0,"k":0,"l":0,"k":0}"#, line: 3, column: 62,
      message: "“k” occurs a second time"),
    Case(
      rows: #"{"t":1,"d":0,"device":{"name":"a","name":"b"}}"#, line: 3, column: 35,
      message: "“name” occurs a second time; expected each member once"),
    Case(
      rows: #"{"t":1,"d":0,"device":{"state":{"slots":[{"ABS_X":1,"ABS_X":2}]}}}"#, line: 3, column: 53,
      message: "“ABS_X” occurs a second time"),
    Case(rows: #"{"end":{"frames":0,"frames":0}}"#, line: 3, column: 20, message: "“frames” occurs a second time"),
    Case(rows: #"{"mark":"x"}"#, line: 3, column: 1, message: "the row has no time"),
    Case(rows: #"{"t":"5","d":0,"e":[]}"#, line: 3, column: 6, message: "expected a time in microseconds"),
    Case(rows: #"{"t":9223372036854775808,"mark":"x"}"#, line: 3, column: 6, message: "out of range", code: .tooLarge),
    Case(rows: #"{"t":5,"mark":7}"#, line: 3, column: 15, message: "expected the name of a mark"),
    Case(rows: #"{"t":5,"mark":"a"#, line: 3, column: 17, message: "expected the end of the string"),
    Case(rows: #"{"t":5,"mark":"\q"}"#, line: 3, column: 17, message: "expected one of the escapes"),
    Case(rows: #"{"t":5,"mark":"\u12g4"}"#, line: 3, column: 20, message: "four hexadecimal digits"),
    Case(rows: #"{"t":5 "mark":"a"}"#, line: 3, column: 8, message: "expected a comma or the end of the object"),
    Case(rows: #"{"t":5,}"#, line: 3, column: 8, message: "expected a key in double quotes"),
    Case(rows: #"{"t":5,"mark":"a"} x"#, line: 3, column: 20, message: "expected the end of the line"),
    Case(rows: #"{"x":tru}"#, line: 3, column: 6, message: "expected true"),
    Case(rows: #"{"x":[1,2}"#, line: 3, column: 10, message: "expected a comma or “]”"),
    Case(rows: #"{"x":-}"#, line: 3, column: 7, message: "expected a value"),
    Case(rows: #"{"x":1.}"#, line: 3, column: 8, message: "expected a digit"),
    Case(rows: #"["t"]"#, line: 3, column: 1, message: "expected an object"),
    Case(
      rows: #"{"t":1,"d":0,"device":{"id":"3:46d"}}"#, line: 3, column: 29,
      message: "expected bus:vendor:product:version"),
    Case(
      rows: #"{"t":1,"d":0,"device":{"codes":{"EV_X":[]}}}"#, line: 3, column: 33,
      message: "expected an event type, found “EV_X”"),
    Case(
      rows: #"{"t":1,"d":0,"device":{"codes":{"EV_KEY":["ABS_X"]}}}"#, line: 3, column: 43,
      message: "EV_KEY has no code “ABS_X”"),
    Case(
      rows: #"{"t":1,"d":0,"device":{"axes":{"ABS_X":[1,2,3]}}}"#, line: 3, column: 40, message: "expected 5 numbers"),
    Case(
      rows: #"{"t":1,"d":0,"device":{"properties":["NO"]}}"#, line: 3, column: 38, message: "there is no property “NO”"),
    Case(rows: start, line: 3, column: 11, message: "a second header"),
  ]

  /// Whole files that are wrong at their beginning.
  static let heads: [Case] = [
    Case(rows: "{}\n", line: 1, column: 1, message: "expected the header of a session"),
    Case(rows: #"{"format":"other"}"#, line: 1, column: 11, message: "expected the header of a session"),
    Case(rows: #"{"format":"detent-session","devices":1}"#, line: 1, column: 1, message: "expected a version"),
    Case(
      rows: #"{"format":"detent-session","version":"2.0","devices":1}"#, line: 1, column: 38,
      message: "not known; expected 1.x", code: .unsupportedVersion),
    Case(rows: #"{"format":"detent-session","version":"1.0"}"#, line: 1, column: 1, message: "how many devices follow"),
    Case(
      rows: #"{"format":"detent-session","version":"1.0","devices":0}"#, line: 1, column: 54,
      message: "0 devices; expected how many follow"),
    Case(
      rows: "\n" + #"{"format":"detent-session","version":"one","devices":1}"#, line: 2, column: 38,
      message: "expected a version such as \"1.0\", found “one”"),
    Case(
      rows: #"{"format":"detent-session","version":"1.0","clock":"sundial","devices":1}"#, line: 1, column: 52,
      message: "there is no clock “sundial”; expected one of monotonic, realtime, recording"),
    Case(
      rows: #"{"format":"detent-session","version":"1.0","devices":1000000000}"#, line: 1, column: 54,
      message: "a session holds at most 1024", code: .tooLarge),
    Case(
      rows: #"{"format":"detent-session","version":"1.0","devices":1000}"# + "\n" + #"{"d":0,"device":{}}"#, line: 3,
      column: 1, message: "the file ends after 1 of 1000 devices"),
    Case(
      rows: #"{"format":"detent-session","version":"1.0","devices":1}"# + "\n" + #"{"t":5,"d":0,"e":[]}"#, line: 2,
      column: 1, message: "expected the row of device 0 of 1"),
    Case(
      rows: #"{"format":"detent-session","version":"1.0","devices":1"#, line: 1, column: 55,
      message: "end of the object"),
  ]

  @Test("an error names line, column and what was expected", arguments: rows)
  func row(wrong: Case) { check(wrong, text: Self.start + wrong.rows + "\n") }

  @Test("an error at the beginning names line, column and what was expected", arguments: heads)
  func head(wrong: Case) { check(wrong, text: wrong.rows) }

  private func check(_ wrong: Case, text: String) {
    #expect { try Recording(text, format: .session) } throws: { error in
      guard let error = error as? RecordingError else { return false }
      #expect(error.line == wrong.line, "\(error)")
      #expect(error.column == wrong.column, "\(error)")
      #expect(error.message.contains(wrong.message), "\(error)")
      #expect(error.code == wrong.code)
      return true
    }
  }

  @Test("invalid UTF-8 in a string is an error, not a guess")
  func invalidUTF8() {
    let bytes = Array((Self.start + #"{"t":5,"mark":""#).utf8) + [0xC3, 0x28] + Array("\"}\n".utf8)
    #expect { try Recording(bytes: bytes) } throws: { error in
      let error = error as? RecordingError
      return error?.line == 3 && error?.message.contains("UTF-8") == true
    }
  }
}
