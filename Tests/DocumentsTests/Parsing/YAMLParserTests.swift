import Documents
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

  @Test(
    "what is wrong is told with its place, what was expected and a hint",
    arguments: [
      ("", "x.yaml:1:1: the document is empty (every line is blank or a comment)"),
      ("# only\n", "x.yaml:2:1: the document is empty (every line is blank or a comment)"),
      ("a: &x 1", "x.yaml:1:4: anchors are not supported; expected a value (quote a text that begins with \"&\")"),
      ("a: *x", "x.yaml:1:4: aliases are not supported; expected a value (quote a text that begins with \"*\")"),
      ("*x : 1", "x.yaml:1:1: aliases are not supported; expected a value (quote a text that begins with \"*\")"),
      ("a: !!str 1", "x.yaml:1:4: tags are not supported; expected a value (quote a text that begins with \"!\")"),
      ("? a\n: b", "x.yaml:1:1: \"? \" keys are not supported; expected \"key: value\""),
      ("[a]: b", "x.yaml:1:1: a list or mapping is used as a key; expected a text as key"),
      ("a: 1\n---\nb: 2", "x.yaml:2:1: a second document begins here; expected one document in a file (split the file)"),
      ("a:\n\tb: 1", "x.yaml:2:1: a tab indents this line; expected spaces (YAML is indented with spaces only)"),
      ("a: b: c", "x.yaml:1:5: a second \":\" on the line of \"b\"; expected one pair on a line (put the inner pair on a line of its own, or quote a text that contains \": \")"),
      ("a: 1\n b: 2", "x.yaml:2:2: \"b:\" stands in the text that began above; expected one value (check the indentation, or quote a text that contains \": \")"),
      ("a: '1'\n b: 2", "x.yaml:2:2: this line is indented by 1, but the keys above by 0; expected 0 spaces, or more for what belongs to a key (line the keys of a mapping up)"),
      ("a: [1, 2", "x.yaml:1:4: this bracket is never closed; expected \"]\""),
      ("a: {b: 1]", "x.yaml:1:9: unexpected \"]\"; expected \",\" or \"}\""),
      ("a: \"x\nb: c\n", "x.yaml:1:4: this quotation never ends; expected a closing \""),
      ("a: \"\\q\"", "x.yaml:1:5: unknown escape after \"\\\"; expected one of \\n \\t \\\" \\\\ \\/ \\x12 \\u1234 (write \\\\ for a backslash, or use single quotes)"),
      ("a: \"\\ud800\"", "x.yaml:1:5: this escape is not a character; expected 4 hexadecimal digits of a character"),
      ("a: @b", "x.yaml:1:4: a text cannot begin with \"@\"; expected a value (put the text in quotes)"),
      ("a: 1\nb:2\n", "x.yaml:2:1: \"b:2\" is not followed by \": \"; expected \"key: value\" (put a space after the colon)"),
      ("a: 1\n- b", "x.yaml:2:1: a list item among the keys of a mapping; expected a key (check the indentation)"),
      ("a: [b: c]", "x.yaml:1:6: a pair stands in a list; expected \",\" or \"]\" (put the pair in braces: [{key: value}])"),
      ("a: 'x' y", "x.yaml:1:8: unexpected \"y\"; expected a new line or the end (check the indentation, and quote a text that contains \": \" or \" #\")"),
      ("a: |x\n  b", "x.yaml:1:5: unexpected \"x\" after \"|\" or \">\"; expected the text on the following lines (quote a text that begins with \"|\" or \">\")"),
    ])
  func errors(text: String, message: String) throws {
    let error = #expect(throws: DocumentErrors.self) { try LocatedNode.parse(text, file: "x.yaml") }
    #expect(error?.description == message)
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
