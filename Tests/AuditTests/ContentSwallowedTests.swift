import Accessibility
import Audit
import Geometry
import Testing

/// Words within an element that says something else.
@Suite("content-swallowed")
struct ContentSwallowedTests {
  static func tree(
    _ role: Role, _ name: String?, _ inner: [(Role, String)], platform: String = "iOS", _ provenance: Provenance? = nil,
    set: (inout AccessibilityNode) -> Void = { _ in }
  ) -> AccessibilityTree {
    var tree = AccessibilityTree(screen: Size(width: 393, height: 852))
    (tree.platform, tree.provenance) = (platform, provenance)
    let frame = Rect(x: 0, y: 0, width: 393, height: 44)
    var outer = AccessibilityNode(id: "outer", role: role, name: name, frame: frame)
    set(&outer)
    tree.begin(outer)
    for (number, (role, name)) in inner.enumerated() {
      tree.append(AccessibilityNode(id: NodeID("outer/\(number)"), role: role, name: name, frame: frame))
    }
    tree.close()
    return tree
  }

  static let dump = Provenance(format: "xcuitest")

  static func outcomes(_ tree: AccessibilityTree) -> [String] {
    let result = Auditor(rules: [ContentSwallowed()]).audit(tree)
    return result.findings.map { "\($0.outcome.rawValue) \($0.node): \($0.message)" }
  }

  @Test("a text that the name leaves out is a finding, and says what is spoken instead")
  func swallowed() {
    #expect(
      Self.outcomes(Self.tree(.listItem, "Buy", [(.text, "2.50"), (.text, "Buy")])) == [
        "fail outer/0: “2.50” is not spoken: the list item around it is read as “Buy”."
      ])
    // Of a control `label-in-name` asks for its label, where one text with letters is that.
    #expect(
      Self.outcomes(Self.tree(.button, "Buy", [(.text, "2.50")])) == [
        "fail outer/0: “2.50” is not spoken: the button around it is read as “Buy”."
      ])
    #expect(Self.outcomes(Self.tree(.button, "Choose", [(.text, "Gold"), (.text, "Renews in May")])).count == 2)
  }

  @Test("a person is to look at signs in a control", arguments: ["›", "★★★★☆", "⚠"])
  func signs(sign: String) {
    #expect(
      Self.outcomes(Self.tree(.button, "Buy", [(.text, sign)])) == [
        "review outer/0: “\(sign)” is seen in the button and not spoken: it is read as “Buy”. Does the sign say something to people?"
      ])
  }

  @Test("what is in a control that shows a text of its own is its own matter")
  func ownText() {
    let tree = Self.tree(.button, "Buy now", [(.text, "3 left"), (.text, "Buy")]) { $0.text = "Buy" }
    #expect(Self.outcomes(tree).map { $0.contains("3 left") } == [true])
  }

  @Test(
    "words that are spoken are none",
    arguments: [
      tree(.button, nil, [(.text, "2.50")]), tree(.button, "Buy for 2.50", [(.text, "2.50")]),
      tree(.list, "Prices", [(.text, "2.50")], platform: "Android", dump), tree(.button, "Buy", [(.button, "Why")]),
      tree(.group, "Prices", [(.text, "2.50")], platform: "web", dump),
      tree(.group, "Prices", [(.text, "All prices")], dump), tree(.window, "Prices", [(.text, "2.50")], dump),
      tree(.group, "Prices", [(.text, "2.50")]),
      tree(.treeItem, "Fruit", [(.treeItem, "Pears")]), tree(.row, "Row", [(.cell, "Pears")]),
      tree(.listItem, "Item", [(.text, "Item")]), tree(.button, "Buy", [(.text, "Buy it")]),
      tree(.button, "Mum", [(.text, "See you"), (.button, "Call")], platform: "web").without("outer/0"),
    ])
  func spoken(tree: AccessibilityTree) { #expect(Self.outcomes(tree) == []) }

  @Test(
    "what something is called that holds others is for a person to look at where the reader does not tell it",
    arguments: [
      (Role.group, "iOS", "VoiceOver"), (.dialog, "iOS", "VoiceOver"), (.panel, "Android", "TalkBack"),
      (.toolbar, "web", "Orca"),
    ])
  func untold(role: Role, platform: String, reader: String) {
    #expect(
      Self.outcomes(Self.tree(role, "Prices", [(.button, "Buy")], platform: platform, Self.dump)) == [
        "review outer: The \(role.words) is called “Prices”, and \(reader) does not say what such a one is called: do "
          + "people need to hear it?"
      ])
    #expect(
      Self.outcomes(Self.tree(.toolbar, "Prices", [], platform: "iOS", Self.dump)) == [
        "fail outer: “Prices” is not spoken: no reader stops at it, and nothing else says it."
      ])
  }

  @Test("where the source does not say what a reader stops at, it cannot be told")
  func cannotTell() {
    let provenance = Provenance(format: "xcuitest", never: [.isElement])
    let found = Self.outcomes(Self.tree(.cell, "Mum", [(.text, "See you at six")], provenance))
    #expect(found.count == 1 && found[0].hasPrefix("cannotTell outer/0: “See you at six” is not spoken if"))
  }
}

extension AccessibilityTree {
  /// The same with a node decorative.
  fileprivate func without(_ id: NodeID) -> AccessibilityTree {
    var tree = self
    if let index = tree.index(of: id) { tree.update(index) { $0.traits.insert(.decorative) } }
    return tree
  }
}
