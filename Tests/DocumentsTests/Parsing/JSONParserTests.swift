import Documents
import TestSupport
import Testing

@Suite("JSON")
struct JSONParserTests {
  @Test(
    "values with their places",
    arguments: [
      (
        "{\"a\": 1, \"b\": [true, null, \"x\\u00e9\\n\"]}",
        "{a@1:2: 1@1:7, b@1:10: [true@1:16, null@1:22, \"xé\n\"@1:28]@1:15}@1:1"
      ),
      ("\r\n[ {} , [] ]\r\n", "[{}@2:3, []@2:8]@2:1"),
      ("-0.5e+3", "-0.5e+3@1:1"),
      ("\"\\ud83d\\ude00\"", "\"😀\"@1:1"),
    ])
  func values(text: String, located: String) throws {
    #expect(try LocatedNode.parse(text, file: "x.json").located == located)
  }

  /// Documents that are wrong.
  static let wrong = [
    "",
    "{\"a\": 1,}",
    "[1,\n]",
    "{a: 1}",
    "{\"a\" 1}",
    "[1 2]",
    "[1, 2",
    "{\"a\": 'x'}",
    "[1] // no",
    "[01]",
    "[NaN]",
    "\"a\nb\"",
    "\"abc",
    "{\"a\": 1, \"a\": 2}",
    String(repeating: "[", count: 100_000),
  ]

  @Test("what is wrong is told with its place, what was expected and a hint")
  func errors() {
    let golden = Snapshot.compare(
      ErrorSheet.text(Self.wrong) { try LocatedNode.parse($0, file: "x.json") }, "json-errors.txt")
    #expect(golden.isEqual, "\(golden.message)")
  }
}
