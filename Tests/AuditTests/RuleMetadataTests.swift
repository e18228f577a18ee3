import Accessibility
import Audit
import Geometry
import Scenes
import Testing

@Suite("Static rules")
struct RuleMetadataTests {
  @Test("ids are unique and sorted")
  func ids() {
    let ids = StaticRules.all.map(\.rule.id)
    #expect(ids == Array(Set(ids)).sorted())
    #expect(!ids.isEmpty)
  }

  @Test("every rule says what it is, why, what to do and what it rests on", arguments: StaticRules.all.map(\.rule))
  func metadata(rule: Rule) {
    #expect(rule.method == .static)
    #expect(!rule.title.isEmpty && !rule.title.hasSuffix("."))
    #expect(rule.why.hasSuffix(".") && rule.remedy.hasSuffix("."))
    #expect(!rule.references.isEmpty)
    for byte in rule.id.utf8 {
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      #expect((UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte == UInt8(ascii: "-") || isDigit)
    }
  }

  @Test("a rule that asks for a document says nothing of a tree without one", arguments: Role.allCases)
  func documented(role: Role) {
    var tree = AccessibilityTree(screen: Size(width: 400, height: 800))
    for platform in Platform.allCases {
      tree.platform = platform.rawValue
      tree.begin(.of(role, "Name", at: Rect(x: 0, y: 0, width: 400, height: 800)) { $0.actions = [.scroll] })
      for inner in Role.allCases {
        tree.append(.of(inner, "Inner", at: Rect(x: 0, y: 0, width: 30, height: 30)) { $0.traits = [.editing] })
      }
      tree.close()
    }
    let context = AuditContext(tree: tree)
    for rule in StaticRules.all where rule.asksDocument {
      let others = tree.nodes.indices.filter { rule.verdict($0, in: context) != .inapplicable }
      #expect(others.isEmpty, "\(rule.rule.id)")
    }
  }

  @Test("rules about a sheet's buttons, heights and grabber look at what lies around it")
  func lookAround() {
    let rules: [any StaticRule] = [
      CancelTopLeading(), DoneTopTrailing(), GrabberPromisesResizing(), GrabberUncovered(), WatchLabelHierarchy(),
      WatchLabelTitle(),
    ]
    for rule in rules { #expect(rule.looksAround, "\(rule.rule.id)") }
  }

  @Test(
    "a message is a template over the data that was reported",
    arguments: [
      (Message("{size} of {least}", ["size": "20 pt", "least": "44 pt"]), "20 pt of 44 pt"),
      (Message("no data"), "no data"),
      (Message("{unknown} stays", ["other": "x"]), "{unknown} stays"),
      (Message("open { brace"), "open { brace"),
      (Message("{name}", ["name": "{name} “보내기”"]), "{name} “보내기”"),
    ])
  func message(message: Message, text: String) { #expect(message.description == text) }
}
