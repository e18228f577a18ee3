import Accessibility
import Geometry
import Testing

@testable import Audit

/// A clean page, changed in the way of one rule at a time.
@Suite("One change raises one rule")
struct RaisingTests {
  /// A change of one node of the clean page.
  struct Change: CustomTestStringConvertible, Sendable {
    let rule: String
    let node: NodeID
    /// Where it shows, if not at the node that is changed.
    var place: NodeID?
    /// What follows from the same defect and is folded below it.
    var implied: [String] = []
    let change: @Sendable (inout AccessibilityNode) -> Void

    var testDescription: String { "\(rule) at \(node)" }

    init(
      _ rule: String, _ node: NodeID, at place: NodeID? = nil, implied: [String] = [],
      _ change: @escaping @Sendable (inout AccessibilityNode) -> Void
    ) {
      (self.rule, self.node, self.place, self.implied, self.change) = (rule, node, place, implied, change)
    }
  }

  static let white = Color(red: 1, green: 1, blue: 1)
  static let black = Color(red: 0, green: 0, blue: 0)

  /// A mailbox with a list, settings, a bar of tabs and a table; everything about it is as it should be.
  static var page: AccessibilityTree {
    var tree = AccessibilityTree(screen: Size(width: 393, height: 852))
    (tree.platform, tree.language) = ("iOS", "en")
    func node(
      _ id: NodeID, _ role: Role, _ name: String?, _ y: Double, x: Double = 20, width: Double = 350,
      height: Double = 44,
      _ change: (inout AccessibilityNode) -> Void = { _ in }
    ) -> AccessibilityNode {
      .of(role, name, at: Rect(x: x, y: y, width: width, height: height)) { node in
        node.id = id
        if role.isControl { (node.actions, node.traits) = (.activate, .focusable) }
        change(&node)
      }
    }
    func words(_ node: inout AccessibilityNode) {
      (node.foreground, node.background, node.fontSize) = (black, white, 17)
    }
    tree.begin(node("inbox", .window, "Inbox", 0, x: 0, width: 393, height: 852))
    tree.append(node("inbox/title", .heading, "Inbox", 60, words))
    tree.append(node("inbox/logo", .image, "A moth at a lamp", 110) { ($0.foreground, $0.background) = (black, white) })
    tree.append(node("inbox/search", .searchField, "Search", 160))
    tree.begin(node("inbox/people", .list, "People", 210, height: 100))
    tree.begin(node("inbox/people/ada", .listItem, "Ada Lovelace", 210) { $0.actions = .activate })
    tree.append(node("inbox/people/ada/name", .text, "Ada Lovelace", 210))
    tree.close()
    tree.append(node("inbox/people/grace", .listItem, "Grace Hopper", 260) { $0.actions = .activate })
    tree.close()
    tree.append(node("inbox/note", .text, "The engine runs.", 320, words))
    tree.append(node("inbox/terms", .link, "Terms of use", 370))
    tree.append(node("inbox/bold", .toggle, "Bold", 420) { $0.value = "off" })
    tree.append(
      node("inbox/volume", .slider, "Volume", 470) {
        ($0.value, $0.range) = ("40%", ValueRange(minimum: 0, maximum: 1, current: 0.4, step: 0.1))
        $0.actions.formUnion([.increment, .decrement])
      })
    tree.begin(node("inbox/bar", .tabBar, nil, 520))
    tree.append(
      node("inbox/bar/home", .tab, "Home", 520, width: 100) {
        $0.traits.insert(.selected)
        $0.position = Position(index: 1, count: 2)
      })
    tree.append(
      node("inbox/bar/find", .tab, "Find", 520, x: 150, width: 100) { $0.position = Position(index: 2, count: 2) })
    tree.close()
    tree.begin(node("inbox/send", .button, "Send message", 570))
    tree.append(node("inbox/send/text", .text, "Send", 580, x: 40, width: 60, height: 20))
    tree.close()
    tree.append(node("inbox/less", .button, "Less", 650, width: 44))
    tree.append(node("inbox/more", .button, "More", 650, x: 120, width: 44))
    tree.begin(node("inbox/table", .table, "Prices", 700))
    tree.append(node("inbox/table/bread", .row, "Bread", 700))
    tree.close()
    tree.close()
    return tree
  }

  @Test("the page is clean, and the rules have looked at it")
  func clean() {
    let result = Auditor().audit(Self.page)
    #expect(result.findings.map { "\($0.node) \($0.rule): \($0.message)" } == [])
    let changed = Set(Self.changes.map(\.rule))
    for rule in result.rules where changed.contains(rule.rule.id) {
      #expect(rule.count.total > 0 || Self.rareRules.contains(rule.rule.id), "\(rule.rule.id) has looked at nothing")
    }
  }

  /// Rules that have nothing to look at until something is as they forbid it.
  static let rareRules: Set<String> = [
    "disabled-not-conveyed", "error-message-missing", "hint-as-name", "traits-conflict", "translation-missing",
  ]

  static let changes: [Change] = [
    Change("name-missing", "inbox/terms") { $0.name = nil },
    Change("image-name-missing", "inbox/logo") { $0.name = nil },
    Change("decorative-exposed", "inbox/logo") { $0.name = "Divider" },
    Change("field-label-missing", "inbox/search") { ($0.name, $0.placeholder) = (nil, "Search") },
    Change("container-name-missing", "inbox/table") { $0.name = nil },
    Change("name-ends-with-role", "inbox/less") { $0.name = "Less button" },
    Change("name-contains-state-or-action", "inbox/bold", implied: ["name-said-twice"]) { $0.name = "Bold, off" },
    Change("name-punctuated", "inbox/less") { $0.name = "Less." },
    Change("name-length", "inbox/less") { $0.name = "-" },
    Change("name-is-filename", "inbox/logo") { $0.name = "logo.png" },
    Change("name-is-class", "inbox/less") { $0.name = "UIButton" },
    Change("name-duplicate", "inbox/more") { $0.name = "Less" },
    Change("link-unclear", "inbox/terms") { $0.name = "Click here" },
    Change("label-in-name", "inbox/send") { $0.name = "Submit" },
    Change("name-said-twice", "inbox/volume") { $0.name = "Volume 40%" },
    Change("language-mismatch", "inbox/note") { $0.name = "엔진이 돌아간다" },
    Change("translation-missing", "inbox/more") { ($0.name, $0.language) = ("Cancel", "ko") },
    Change("role-unknown", "inbox/less") { $0.role = .unknown },
    Change("action-without-role", "inbox/note") { $0.actions = .activate },
    Change("role-without-action", "inbox/less") { $0.actions = [] },
    Change("traits-conflict", "inbox/more") { $0.traits = .expanded },
    Change("required-state-missing", "inbox/bold") { $0.value = nil },
    Change("required-parent", "inbox/note") { $0.role = .rowHeader },
    Change("required-children", "inbox/table/bread", at: "inbox/table") { $0.role = .text },
    Change("tree-inconsistent", "inbox/note") { $0.frame = Rect(x: 20, y: 320, width: .infinity, height: 44) },
    Change("nested-interactive", "inbox/send/text") { ($0.role, $0.actions) = (.button, .activate) },
    Change("adjustable-incomplete", "inbox/volume") { ($0.value, $0.range) = (nil, nil) },
    Change("value-range", "inbox/volume") { $0.range?.current = 3 },
    Change("one-selected", "inbox/bar/find") { $0.traits.insert(.selected) },
    Change("position-wrong", "inbox/bar/find") { $0.position = Position(index: 3, count: 2) },
    Change("disabled-not-conveyed", "inbox/less", implied: ["role-without-action"]) {
      ($0.actions, $0.alpha) = ([], 0.4)
    },
    Change("heading-empty", "inbox/title") { $0.name = nil },
    Change("error-message-missing", "inbox/search") { $0.traits.insert(.invalid) },
    Change("target-hig-default", "inbox/less") { $0.frame = Rect(x: 20, y: 650, width: 40, height: 44) },
    Change("target-hig-min", "inbox/less", implied: ["target-hig-default"]) {
      $0.frame = Rect(x: 20, y: 650, width: 26, height: 44)
    },
    Change("target-wcag", "inbox/less", implied: ["target-hig-default", "target-hig-min"]) {
      $0.frame = Rect(x: 100, y: 660, width: 18, height: 18)
    },
    Change("target-overlap", "inbox/more") { $0.frame = Rect(x: 50, y: 650, width: 44, height: 44) },
    Change("activation-point-blocked", "inbox/less") { $0.activationPoint = Point(x: 300, y: 30) },
    Change("text-too-small", "inbox/note") { $0.fontSize = 9 },
    Change("contrast-text", "inbox/note", implied: ["contrast-enhanced"]) {
      $0.foreground = Color(red: 0.67, green: 0.67, blue: 0.67)
    },
    Change("contrast-enhanced", "inbox/note") { $0.foreground = Color(red: 0.4, green: 0.4, blue: 0.4) },
    Change("contrast-nontext", "inbox/logo") { $0.foreground = Color(red: 0.8, green: 0.8, blue: 0.8) },
    Change("hidden-focusable", "inbox/less") { $0.traits = [.hidden, .focused] },
    Change("silent-stop", "inbox/people/grace") { $0.name = nil },
    Change("content-swallowed", "inbox/people/ada/name") { $0.name = "Ada Lovelace, unread" },
  ]

  @Test("a change raises its rule where it was made, and nothing else", arguments: changes)
  func raises(change: Change) throws {
    var tree = Self.page
    let index = try #require(tree.index(of: change.node))
    tree.update(index, change.change)
    let findings = Auditor().audit(tree).findings.filter { $0.outcome == .fail }
    #expect(findings.map { "\($0.rule) at \($0.node)" } == ["\(change.rule) at \(change.place ?? change.node)"])
    #expect(findings.first?.implied == change.implied)
  }

  @Test("a hint, or nothing, in place of a name is one finding about the name, with what follows from it")
  func nameless() throws {
    for (node, implied) in [("inbox/less", "hint-as-name"), ("inbox/search", "field-label-missing")]
      as [(NodeID, String)]
    {
      var tree = Self.page
      tree.update(try #require(tree.index(of: node))) {
        $0.name = nil
        if implied == "hint-as-name" { $0.hint = "Makes it less" }
      }
      let findings = Auditor().audit(tree).findings.filter { $0.outcome == .fail }
      #expect(findings.map(\.rule) == ["name-missing"])
      #expect(findings.first?.implied == [implied])
    }
  }

  @Test("every static rule that looks at the tree alone has a change")
  func isComplete() {
    let changed = Set(Self.changes.map(\.rule))
    // Each needs more than one node, or a scene; a test of its own shows it.
    let others: Set<String> = [
      "alert-modal", "clipped-unscrollable", "dismiss-gesture-only", "focus-obscured", "heading-missing",
      "heading-order", "hint-as-name", "invisible-way-out", "live-missing", "modal-no-dismiss", "order-ambiguous",
      "order-vs-visual", "orientation-lock", "reflow-2d", "scroll-unreachable", "target-spacing",
    ]
    let general = StaticRules.all.map(\.rule).filter { rule in
      rule.references.contains { $0.standard == .wcag } && !others.contains(rule.id)
    }
    #expect(general.map(\.id).filter { !changed.contains($0) } == [])
  }
}
