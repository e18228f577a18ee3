import Documents
import Testing

@Suite("JSON")
struct JSONParserTests {
  @Test(
    "values with their places",
    arguments: [
      ("{\"a\": 1, \"b\": [true, null, \"x\\u00e9\\n\"]}", "{a@1:2: 1@1:7, b@1:10: [true@1:16, null@1:22, \"xé\n\"@1:28]@1:15}@1:1"),
      ("\r\n[ {} , [] ]\r\n", "[{}@2:3, []@2:8]@2:1"),
      ("-0.5e+3", "-0.5e+3@1:1"),
      ("\"\\ud83d\\ude00\"", "\"😀\"@1:1"),
    ])
  func values(text: String, located: String) throws {
    #expect(try LocatedNode.parse(text, file: "x.json").located == located)
  }

  @Test(
    "errors are exact",
    arguments: [
      ("", "x.json:1:1: the document is empty; expected a JSON value"),
      ("{\"a\": 1,}", "x.json:1:9: unexpected \"}\"; expected a name in double quotes (remove the comma before \"}\")"),
      ("[1,\n]", "x.json:2:1: unexpected \"]\"; expected a value (remove the comma before \"]\")"),
      ("{a: 1}", "x.json:1:2: unexpected \"a: 1}\"; expected a name in double quotes (names stand in double quotes)"),
      ("{\"a\" 1}", "x.json:1:6: unexpected \"1}\"; expected \":\""),
      ("[1 2]", "x.json:1:4: unexpected \"2]\"; expected \",\" or \"]\""),
      ("[1, 2", "x.json:1:1: this bracket is never closed; expected \",\" or \"]\""),
      ("{\"a\": 'x'}", "x.json:1:7: unexpected \"'x'}\"; expected a JSON value (texts stand in double quotes)"),
      ("[1] // no", "x.json:1:5: unexpected \"// no\" after the value; expected the end of the document"),
      ("[01]", "x.json:1:2: unexpected \"01]\"; expected a JSON value (put a text in double quotes; numbers are like 12, −0.5 or 1e3)"),
      ("[NaN]", "x.json:1:2: unexpected \"NaN]\"; expected a JSON value (put a text in double quotes; numbers are like 12, −0.5 or 1e3)"),
      ("\"a\nb\"", "x.json:1:3: a control character in a string; expected \\n for a new line, \\t for a tab"),
      ("\"abc", "x.json:1:1: this string never ends; expected a closing \""),
      ("{\"a\": 1, \"a\": 2}", "x.json:1:10: \"a\" occurs a second time; expected each key once (the first one is in line 1, column 2)"),
      (String(repeating: "[", count: 100_000), "x.json:1:65: objects and arrays are nested deeper than 64 (flatten the document)"),
    ])
  func errors(text: String, message: String) throws {
    let error = #expect(throws: DocumentErrors.self) { try LocatedNode.parse(text, file: "x.json") }
    #expect(error?.description == message)
  }
}
