import Accessibility
import Audit
import Geometry
import Scenes
import Testing

@Suite("live-missing")
struct LiveMissingTests {
  /// A cart: a button, what it changes, and what is shown of both.
  struct Cart: CustomTestStringConvertible {
    let testDescription: String
    let expected: Outcome?
    let scene: Scene
    let tree: AccessibilityTree

    init(
      _ expected: Outcome?, _ title: String, role: Role = .text, traits: Traits = [], around: Traits? = nil,
      target: String? = "total", _ change: (inout Element) -> Void = { _ in }
    ) {
      (testDescription, self.expected) = (title, expected)
      var add = Element(id: "add", role: .button, label: "Add")
      var effect = Element.Effect()
      (effect.target, effect.value) = (target, target.map { _ in "2 items" })
      add.effect = effect
      change(&add)
      var total = Element(id: "total", role: role, label: "Total")
      total.value = "1 item"
      var window = Window(id: "main", title: "Cart")
      if around != nil {
        var group = Element(id: "bar", role: .group, label: "Bar")
        group.children = [total]
        window.elements = [add, group]
      } else {
        window.elements = [add, total]
      }
      var scene = Scene(id: "cart", platform: .iOS)
      scene.windows = [window]
      self.scene = scene
      var tree = AccessibilityTree(screen: Size(width: 393, height: 852))
      tree.begin(.of(.window, "Cart", at: Rect(x: 0, y: 0, width: 393, height: 852)) { $0.id = "main" })
      tree.append(.of(.button, "Add") { $0.id = "main/add" })
      if let around { tree.begin(.of(.group, "Bar") { ($0.id, $0.traits) = ("main/bar", around) }) }
      tree.append(
        .of(role, "Total") {
          $0.id = around == nil ? "main/total" : "main/bar/total"
          ($0.value, $0.traits) = ("1 item", traits)
        })
      if around != nil { tree.close() }
      tree.close()
      self.tree = tree
    }
  }

  static let cases: [Cart] = [
    Cart(.fail, "a text"), Cart(.fail, "a picture", role: .image), Cart(.fail, "progress", role: .progress),
    Cart(.fail, "in a group", around: []), Cart(.fail, "named by its path", target: "main/total"),
    Cart(.pass, "live", traits: .live), Cart(.pass, "a live picture", role: .image, traits: .live),
    Cart(.pass, "in a live region", around: .live),
    Cart(nil, "a switch says its state when people come to it", role: .toggle),
    Cart(nil, "hidden", traits: .hidden), Cart(nil, "nothing changes it", target: nil),
    Cart(nil, "people are led elsewhere") { $0.opens = "sheet" },
    Cart(nil, "people leave") { $0.dismissRole = .done },
  ]

  @Test("what changes elsewhere is told", arguments: cases)
  func verdict(it: Cart) throws {
    let index = try #require(it.tree.nodes.firstIndex { $0.id.path.hasSuffix("total") })
    let verdict = LiveMissing().verdict(index, in: AuditContext(tree: it.tree, scene: it.scene))
    #expect(verdict.outcome == it.expected, "\(verdict)")
    if it.expected == .fail { #expect(verdict.message?.description == "“Add” changes it, and no reader says so.") }
  }

  @Test("is shown three scenes that break it and three that keep it, at the least")
  func isShownEnough() {
    #expect(Self.cases.count { $0.expected == .fail } >= 3 && Self.cases.count { $0.expected == .pass } >= 3)
  }
}
