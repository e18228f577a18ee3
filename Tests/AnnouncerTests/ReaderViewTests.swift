import Accessibility
import Geometry
import Testing

@testable import Announcer

/// A view that is brought up to date in place says when it has to be made anew.
@Suite("What a reader sees")
struct ReaderViewTests {
  static let frame = Rect(x: 0, y: 0, width: 100, height: 44)

  static func node(_ change: (inout AccessibilityNode) -> Void = { _ in }) -> AccessibilityNode {
    var node = AccessibilityNode(id: "a", role: .button, name: "Send", frame: frame)
    change(&node)
    return node
  }

  static let differences: [(name: String, node: AccessibilityNode, isTaken: Bool)] = [
    ("nothing", node(), true), ("name", node { $0.name = "Sent" }, true), ("value", node { $0.value = "1" }, true),
    ("state", node { $0.traits = [.disabled, .selected] }, true), ("action", node { $0.actions = .increment }, true),
    ("id", node { $0.id = "b" }, false), ("role", node { $0.role = .text }, false),
    ("exposure", node { $0.traits = .decorative }, false), ("hidden", node { $0.traits = .hidden }, false),
    ("order", node { $0.explicitOrder = 1 }, false), ("modal", node { $0.traits = .modal }, false),
    ("clips", node { $0.traits = .clips }, false), ("scrolls", node { $0.actions = .scroll }, false),
  ]

  @Test("a node is taken as it is now, unless the reading order hangs on the difference", arguments: differences)
  func update(name: String, node: AccessibilityNode, isTaken: Bool) {
    var tree = AccessibilityTree(screen: Size(width: 393, height: 852))
    tree.append(Self.node())
    var view = ReaderView(tree)
    let taken = view.update(0, with: node)
    #expect(taken == isTaken, "\(name)")
    let (now, expected) = (view.tree.nodes[0], isTaken ? node : Self.node())
    #expect(now.id == expected.id && now.role == expected.role && now.name == expected.name)
    #expect(now.value == expected.value && now.traits == expected.traits && now.actions == expected.actions)
    let other = view.update(1, with: node)
    #expect(!other)
  }

  @Test("the first element of a screen is among those that may be seen in what scrolls")
  func shown() {
    var tree = AccessibilityTree(screen: Size(width: 393, height: 852))
    tree.begin(AccessibilityNode(id: "list", role: .list, frame: Self.frame))
    for id in ["a", "b", "c"] { tree.append(Self.node { $0.id = NodeID(id) }) }
    tree.close()
    var view = ReaderView(tree)
    view.show(["b", "a", "gone"], in: "list")
    #expect(view.elements(in: 0).map { view.tree.nodes[$0].id } == ["a", "b"])
  }

  @Test(
    "the page of a tab view is told with the place on it, also where nothing is around the tab view",
    arguments: [true, false])
  func pages(isInWindow: Bool) {
    var tree = AccessibilityTree(screen: Size(width: 393, height: 852))
    func box(_ id: String, _ role: Role) {
      tree.begin(AccessibilityNode(id: NodeID(id), role: role, frame: Self.frame))
    }
    if isInWindow { box("window", .window) }
    box("tabs", .tabView)
    for page in ["first", "second"] {
      box(page, .scrollView)
      tree.close()
    }
    tree.close()
    if isInWindow { tree.close() }
    var indicator = ScrollIndicator(axis: .vertical, name: "Scroll", track: Self.frame, thumb: Self.frame)
    indicator.fraction = 0
    let steps = ScreenReader().whereabouts(of: "second", [indicator], .up, in: ReaderView(tree))
    let said = steps.map { if case .says(let utterance) = $0 { utterance.text } else { "" } }
    #expect(said == ["Page 2 of 2. Top."])
  }
}
