import Accessibility
import Announcer
import Audit
import Geometry
import Harness
import Testing
import Trees

/// What a dump says in several ways of one thing is in the tree as far as a node holds it, and listed else; numbers that
/// nobody has said are in neither.
@Suite("Words beside words")
struct HeldWordsTests {
  static func read(_ text: String) throws -> ImportedTree { try TreeImporter.read(Array(text.utf8), file: "x") }

  /// A page with one node in it.
  static func chromium(_ role: String, _ facts: String, _ properties: String) -> String {
    "{\"nodes\":[{\"nodeId\":\"1\",\"ignored\":false,\"role\":{\"value\":\"RootWebArea\"},\"childIds\":[\"2\",\"3\"]},"
      + "{\"nodeId\":\"2\",\"ignored\":false,\"parentId\":\"1\",\"role\":{\"value\":\"\(role)\"},\"name\":{\"value\":\"It\"}"
      + "\(facts),\"properties\":[\(properties)]},{\"nodeId\":\"3\",\"ignored\":false,\"parentId\":\"1\","
      + "\"backendDOMNodeId\":33,\"role\":{\"value\":\"StaticText\"},\"name\":{\"value\":\"Other\"}}]}"
  }

  static func property(_ name: String, _ value: String) -> String {
    "{\"name\":\"\(name)\",\"value\":{\"value\":\(value)}}"
  }

  /// A window with one node in it.
  static func accessKit(_ role: String, _ properties: String, flags: Int = 0, focus: Int = 1, more: String = "")
    -> String
  {
    "{\"nodes\":[[1,{\"role\":\"window\",\"properties\":{\"children\":[2]}}],[2,{\"role\":\"\(role)\",\"flags\":\(flags),"
      + "\"properties\":{\(properties)}}]\(more)],\"tree\":{\"root\":1},\"focus\":\(focus)}"
  }

  static func flutter(_ lines: String...) -> String {
    "SemanticsNode#0\n  Rect.fromLTRB(0.0, 0.0, 9.0, 9.0)\n  label: \"It\"\n" + lines.map { "  \($0)\n" }.joined()
  }

  static func webDriverAgent(_ attributes: String) -> String {
    "<AppiumAUT><XCUIElementTypeApplication><XCUIElementTypeSlider label=\"It\" x=\"0\" y=\"0\" width=\"99\" height=\"44\" "
      + "\(attributes)/></XCUIElementTypeApplication></AppiumAUT>"
  }

  static let said: [(text: String, value: String?, range: ValueRange?, unused: [String])] = [
    // A state takes the place of a value.
    (chromium("checkbox", ",\"value\":{\"value\":\"red\"}", property("checked", "\"true\"")), "1", nil, ["value"]),
    (chromium("switch", ",\"value\":{\"value\":\"on\"}", property("checked", "\"false\"")), "0", nil, ["value"]),
    (accessKit("checkBox", "\"toggled\":\"mixed\",\"value\":\"some\""), "2", nil, ["value"]),
    (accessKit("switch", "\"value\":\"Fast\",\"toggled\":\"true\""), "1", nil, ["value"]),
    (flutter("flags: hasToggledState, isToggled", "value: \"Fast\""), "1", nil, []),
    // Words take the place of a number, wherever they stand.
    (
      chromium("slider", ",\"value\":{\"value\":30}", property("valuetext", "\"Warm\"")), "Warm", nil, ["value"]
    ),
    (
      chromium(
        "slider", ",\"value\":{\"value\":30}",
        [("valuetext", "\"Warm\""), ("valuemin", "0"), ("valuemax", "40")].map(property).joined(separator: ",")),
      "Warm", ValueRange(minimum: 0, maximum: 40, current: 30, step: 1), []
    ),
    (
      accessKit("slider", "\"numericValue\":3,\"value\":\"Loud\""), "Loud", nil, ["numericValue"]
    ),
    (
      accessKit("slider", "\"numericValue\":3,\"value\":\"Loud\",\"minNumericValue\":0,\"maxNumericValue\":4"), "Loud",
      ValueRange(minimum: 0, maximum: 4, current: 3, step: 1), []
    ),
    // A range takes both of its ends and what is between them.
    (chromium("slider", ",\"value\":{\"value\":30}", property("valuemin", "0")), "30", nil, ["valuemin"]),
    (
      chromium("slider", "", [("valuemin", "0"), ("valuemax", "9")].map(property).joined(separator: ",")), nil, nil,
      ["valuemin", "valuemax"]
    ),
    (accessKit("slider", "\"numericValue\":3"), "3", nil, []),
    (accessKit("slider", "\"numericValue\":3,\"maxNumericValue\":4"), "3", nil, ["maxNumericValue"]),
    (accessKit("slider", "\"numericValueStep\":3"), nil, nil, ["numericValueStep"]),
    (
      flutter("flags: isSlider", "value: \"5 of 9\"", "minValue: 0", "maxValue: 9"), "5 of 9", nil,
      ["minValue", "maxValue"]
    ),
    (
      flutter("flags: isSlider", "value: \"50%\"", "minValue: 0", "maxValue: 9"), "50%",
      ValueRange(minimum: 0, maximum: 9, current: 4.5, step: 1), []
    ),
    (
      webDriverAgent("value=\"50%\" minValue=\"0\" maxValue=\"1\""), "50%",
      ValueRange(minimum: 0, maximum: 1, current: 0.5, step: 1), []
    ),
    (webDriverAgent("value=\"50%\" minValue=\"0\""), "50%", nil, ["minValue"]),
  ]

  @Test("a value, a state and numbers", arguments: said)
  func values(text: String, value: String?, range: ValueRange?, unused: [String]) throws {
    let imported = try Self.read(text)
    let node = try #require(
      imported.tree.nodes.first {
        $0.name == "It" || $0.role == .slider || $0.role == .checkBox || $0.role == .switchControl
      })
    #expect(node.value == value && node.range == range)
    #expect(imported.unused.map(\.name).sorted() == unused.sorted())
  }

  @Test("nothing is spoken of a range whose ends are not known")
  func guessed() throws {
    for text in Self.said.filter({ $0.range == nil }).map(\.text) {
      for voice in [Voice.orca, .talkback, .voiceover] {
        let said = ScreenReading(
          try Self.read(text).tree, title: "x", reader: ScreenReader(voice: voice)
        ).items.map(\.utterance.text)
        #expect(!said.contains { $0.contains("percent") }, "\(voice): \(said)")
      }
    }
  }

  @Test("no range of a slider is wrong whose value is a part of the whole")
  func percent() throws {
    let tree = try Self.read(Self.webDriverAgent("value=\"50%\" minValue=\"0\" maxValue=\"1\"")).tree
    #expect(!Auditor().audit(tree).findings.contains { $0.rule == "value-range-wrong" })
  }

  @Test(
    "what a semantics node is besides its role is kept",
    arguments: [
      ("isButton, isImage", Role.button, ["image"]), ("isLink, isButton", .link, ["button"]),
      ("isHeader, isButton", .button, ["header"]), ("isImage, isLink", .link, ["image"]),
      ("isImage, isObscured", .image, ["isObscured"]), ("isImage, isToggled", .image, ["isToggled"]),
    ])
  func flags(flags: String, role: Role, words: [String]) throws {
    let node = try #require(try Self.read(Self.flutter("flags: \(flags)")).tree.nodes.first)
    #expect(node.role == role && node.traitWords == words)
  }

  @Test("relations of a page to what is in it are in the tree, and to anything else are listed")
  func relations() throws {
    func read(_ value: String) throws -> ImportedTree {
      try Self.read(Self.chromium("textbox", "", "{\"name\":\"errormessage\",\"value\":\(value)}"))
    }
    let known = try read(
      "{\"type\":\"idrefList\",\"value\":\"e\",\"relatedNodes\":[{\"backendDOMNodeId\":33,\"idref\":\"e\"}]}")
    #expect(known.tree.nodes.flatMap(\.relations).map(\.kind) == [.errorMessage] && known.unused.isEmpty)
    #expect(try read("{\"type\":\"idref\",\"value\":\"Wrong\"}").unused.map(\.name) == ["errormessage"])
    let gone = try read("{\"relatedNodes\":[{\"backendDOMNodeId\":34}]}")
    #expect(
      gone.unused.map(\.name) == ["errormessage of nodes that are not there"] && gone.unused.map(\.example) == ["34"])
  }

  // MARK: What is on or off

  @Test(
    "a button that stays pressed is one to switch, in the words of each voice",
    arguments: [
      (chromium("button", "", property("pressed", "\"true\"")), true),
      (chromium("button", "", property("pressed", "\"false\"")), false),
      (accessKit("button", "\"label\":\"It\",\"toggled\":\"true\""), true), ("- button \"It\" [pressed]\n", true),
    ])
  func pressed(text: String, isOn: Bool) throws {
    let tree = try Self.read(text).tree
    let words: [Voice: String] = [
      .orca: isOn ? "pressed" : "not pressed", .talkback: isOn ? "on" : "off", .voiceover: isOn ? "On." : "Off.",
    ]
    for (voice, word) in words {
      let said = ScreenReading(tree, title: "x", reader: ScreenReader(voice: voice)).items
        .map(\.utterance.text)
      let own = try #require(said.first { $0.contains("It") })
      #expect(own.contains(word) && !own.contains("1") && !own.contains("0"), "\(voice): \(own)")
      if isOn { #expect(!own.contains("not pressed")) }
    }
  }

  @Test("a menu item that is ticked says so in every voice")
  func ticked() throws {
    let tree = try Self.read("- menu:\n  - menuitemcheckbox \"It\" [checked]\n").tree
    for voice in [Voice.orca, .talkback, .voiceover] {
      let said = ScreenReading(tree, title: "x", reader: ScreenReader(voice: voice)).items
        .map(\.utterance.text)
      #expect(said.contains { $0.lowercased().contains("checked") && !$0.contains("1") }, "\(voice): \(said)")
    }
  }

  @Test(
    "a list or tree item that is ticked is a chosen one, and never called by a number",
    arguments: [
      "- listbox:\n  - option \"It\" [checked]\n", "- tree:\n  - treeitem \"It\" [checked]\n",
      chromium("treeitem", "", property("checked", "\"true\"")),
      accessKit("listBoxOption", "\"label\":\"It\",\"toggled\":\"true\""),
    ])
  func tickedItem(text: String) throws {
    let tree = try Self.read(text).tree
    let node = try #require(tree.nodes.first { $0.name == "It" })
    #expect(node.traits.contains(.selected) && node.value == nil)
    let others = [("\"true\"", "\"mixed\""), ("[checked]", "[checked=mixed]")]
    let mixed = try Self.read(others.reduce(text) { $0.replacing($1.0, with: $1.1) })
    let other = try #require(mixed.tree.nodes.first { $0.name == "It" })
    #expect(!other.traits.contains(.selected) && other.value == nil && mixed.unused.map(\.example) == ["mixed"])
  }

  // MARK: AccessKit's own rules

  @Test("a node with the focus stays, hidden or not; others that are hidden go")
  func hiddenFocus() throws {
    for (focus, stops) in [(2, ["It"]), (1, [])] {
      let tree = try Self.read(Self.accessKit("button", "\"label\":\"It\"", flags: 1, focus: focus)).tree
      #expect(ReadingOrder(tree).elements.compactMap { tree.nodes[$0].name } == stops)
    }
    let container = try Self.read(Self.accessKit("genericContainer", "\"label\":\"It\"", focus: 2)).tree
    #expect(ReadingOrder(container).elements.count == 1)
    let unfocused = try Self.read(Self.accessKit("genericContainer", "\"label\":\"It\"")).tree
    #expect(ReadingOrder(unfocused).elements.isEmpty)
  }

  @Test("runs of text are no nodes: they are the words of the node around them, which are said once")
  func runs() throws {
    let run =
      ",[3,{\"role\":\"textRun\",\"properties\":{\"value\":\"Hello \"}}],[4,{\"role\":\"textRun\",\"properties\":{\"value\":\"you\"}}]"
    for (role, own, name, value) in [
      ("label", "\"value\":\"Hello you\"", "Hello you", nil), ("label", "\"language\":\"en\"", "Hello you", nil),
      ("textInput", "\"label\":\"Note\"", "Note", "Hello you"),
      ("textInput", "\"value\":\"Hello you\"", nil, "Hello you"),
    ] as [(String, String, String?, String?)] {
      let imported = try Self.read(Self.accessKit(role, own + ",\"children\":[3,4]", more: run))
      let node = try #require(imported.tree.nodes.last)
      #expect(imported.tree.nodes.count == 2 && node.name == name && node.value == value && imported.unused.isEmpty)
    }
    let other = try Self.read(Self.accessKit("label", "\"value\":\"Bye\",\"children\":[3,4]", more: run))
    #expect(other.unused.map(\.name) == ["value of runs of text"])
    let more = run.replacing("\"value\":\"you\"", with: "\"value\":\"you\",\"tooltip\":\"Who\"")
    let listed = try Self.read(Self.accessKit("label", "\"children\":[3,4]", more: more))
    #expect(listed.tree.nodes.last?.name == "Hello you" && listed.unused.map(\.name) == ["tooltip of runs of text"])
  }
}
