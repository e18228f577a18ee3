import Documents
import TestSupport
import Testing
import Yams

@Suite("YAML")
struct YAMLParserTests {
  /// Documents with everything that this reader supports.
  static let documents = [
    "a",
    "a: 1",
    "a: 1\nb: two words\nc:\nd: ~\n",
    "- a\n- b\n-\n- - c\n  - d\n- e: 1\n  f: 2\n",
    "a:\n- 1\n- 2\nb:\n  - 3\n  -\n    x: y\n",
    "a: {b: [1, 2, {c: d}], \"e\":5, f}\n",
    "a: [1, 2,\n  3,\n]\nb: {}\nc: []\n",
    "# comment\n---\na: b # comment\n# more\nc: d#no comment\n...\n",
    "a: \"q\\\"\\u00e9\\x41 \\\\ \\/ \\t\"\nb: 'it''s'\n\"c d\": 'e # f: g'\n",
    "a: one\n  two\n\n  three\nb: \"one\n  two\n\n  three \\\n  four\"\nc: 'x\n\n  y'\n",
    "a: |\n  one\n   two\n\n  three\n\nb: >\n  one\n  two\n\n  three\n    four\n  five\n",
    "a: |-\n  one\n\nb: |+\n  one\n\nc: >-\n  x\n  y\n\nd: >+\n  x\n\ne: 1\n",
    "a: |2\n    indented\n  text\n",
    "- |\n one\n two\n- >\n\n one\n\n two\n",
    "a: http://example.org:80/x?y=1#z\nb: a:b\nc: -1\nd: -x\ne: ?x\nf: :x\n",
    "a: [a:b, -1, http://x.org, 'b', \"c\"]\n",
    "%YAML 1.2\n---\na: 1\n",
    "%YAML  \t1.2 \n---\na: 1\n",
    "--- \na: 1\n",
    "a:\r\n  - b\r\n  - c\r\nd: e\r\n",
    "ключ: значение\n日本: [語, 한국어]\n",
    "a:\n    b:\n      c: d\n    e: f\ng: h\n",
    "-   a: 1\n    b: 2\n-   - x\n    - y\n",
    "a: x\n\n\n\nb: y",
    "a: 'single\n\n\n  three'\n",
    "a: [\n# comment\n1, # one\n2\n]\n",
    "a: {b: c,\n  d: e\n  f}\n",
    "- \"a\": 1\n  'b': 2\n- {\"x\":1,y: 2}\n",
    "a: |\n\n\n  text\n   \n  end\n",
    "a: >\n   text\n   more\n  \n   end\n",
    "a: b!c & d * e",
    "a:1\nb:2\n",
  ]

  @Test("reads what Yams reads", arguments: documents)
  func agreesWithYams(text: String) throws {
    let mine = try LocatedNode.parse(text, file: "x.yaml")
    let theirs = try #require(try Yams.compose(yaml: text))
    #expect(mine.flat == Self.flat(theirs))
  }

  static func flat(_ node: Node) -> String {
    switch node {
    case .scalar(let scalar): "\(scalar.string.debugDescription)"
    case .sequence(let items): "[" + items.map(flat).joined(separator: ", ") + "]"
    case .mapping(let pairs):
      "{" + pairs.map { "\(($0.key.string ?? "?").debugDescription): \(flat($0.value))" }.joined(separator: ", ") + "}"
    case .alias: "alias"
    }
  }

  @Test(
    "every node has its place: line, and byte in the line",
    arguments: [
      ("a: 1\nbc:\n  - x\n  - 'y'\n", "{a@1:1: 1@1:4, bc@2:1: [x@3:5, \"y\"@4:5]@3:3}@1:1"),
      ("é: ü x\n", "{é@1:1: ü x@1:5}@1:1"),
      ("한: {국: [1, 語]}", "{한@1:1: {국@1:7: [1@1:13, 語@1:16]@1:12}@1:6}@1:1"),
      ("\u{FEFF}a:\r\n  b: c\r\n", "{a@1:1: {b@2:3: c@2:6}@2:3}@1:1"),
      ("a:\nb: |\n  x\n", "{a@1:1: @1:3, b@2:1: \"x\n\"@2:4}@1:1"),
    ])
  func places(text: String, located: String) throws {
    #expect(try LocatedNode.parse(text, file: "x.yaml").located == located)
  }

  /// Documents that are wrong.
  static let wrong = [
    "",
    "# only\n",
    "a: &x 1",
    "a: *x",
    "*x : 1",
    "a: !!str 1",
    "? a\n: b",
    "[a]: b",
    "a: 1\n---\nb: 2",
    "a:\n\tb: 1",
    "a: b: c",
    "a: 1\n b: 2",
    "a: '1'\n b: 2",
    "a: [1, 2",
    "a: {b: 1]",
    "a: \"x\nb: c\n",
    "a: \"\\q\"",
    "a: \"\\ud800\"",
    "a: @b",
    "a: 1\nb:2\n",
    "a: 1\n- b",
    "a: [b: c]",
    "a: 'x' y",
    "a: |x\n  b",
  ]

  @Test("what is wrong is told with its place, what was expected and a hint")
  func errors() {
    let golden = Snapshot.compare(
      ErrorSheet.text(Self.wrong) { try LocatedNode.parse($0, file: "x.yaml") }, "yaml-errors.txt")
    #expect(golden.isEqual, "\(golden.message)")
  }

  @Test("every key that occurs twice is told")
  func duplicates() throws {
    let error = #expect(throws: DocumentErrors.self) {
      try LocatedNode.parse("a: 1\nb: {c: 1, c: 2}\na: 3\n", file: "x.yaml")
    }
    #expect(
      error?.description == """
        x.yaml:2:11: "c" occurs a second time; expected each key once (the first one is in line 2, column 5)
        x.yaml:3:1: "a" occurs a second time; expected each key once (the first one is in line 1, column 1)
        """)
  }
}
