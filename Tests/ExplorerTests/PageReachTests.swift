import Accessibility
import Audit
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import Stage
import TestSupport
import Testing

@testable import Explorer

/// Pages are places to go to, not values to vary: the audit goes to the last one.
@Suite("Reach of pages")
struct PageReachTests {
  /// So many pages beside each other with a button each, and a page control below or none.
  static func pages(_ count: Int, hasControl: Bool) -> Scene {
    var view = Element(id: "pages", role: .scrollView, frame: Rect(x: 0, y: 60, width: 393, height: 600))
    view.axes = .horizontal
    view.paging = true
    view.contentSize = Size(width: 393 * Double(count), height: 600)
    for page in 0..<count {
      var button = Element.button("go-\(page)", "Go \(page)")
      button.frame = Rect(x: 393 * Double(page) + 100, y: 160, width: 140, height: 100)
      view.children.append(button)
    }
    var control = Element(id: "control", role: .pageControl, label: "Pages")
    control.pages.scroller = "pages"
    control.frame = Rect(x: 16, y: 700, width: 361, height: 44)
    return SceneBuilder().window("main", hasControl ? [view, control] : [view]).scene
  }

  @Test("a tap reaches what lies on any page", arguments: [2, 3, 6, 12], [true, false])
  func everyPage(count: Int, hasControl: Bool) {
    let scene = Self.pages(count, hasControl: hasControl)
    let report = ExplorerAudit.run(target: Stage(scene), scene: scene, options: .reach)
    #expect(report.result.count.fail == 0 && report.result.count.cannotTell == 0)
    #expect(report.exploration?.isComplete == true)
    let touch = report.result.rules.first { $0.rule.id == "unreachable-touch" }
    #expect(touch?.count.pass == count + (hasControl ? 1 : 0))
  }

  /// A drawer whose slider pushes a button onto the screen, at the third step, or never.
  struct Drawer: ReproducibleTarget {
    var place = 0.0
    var opens = true
    var screen = Size(width: 400, height: 800)
    var now = Timestamp.zero
    var nextDeadline: Timestamp? { nil }
    var arbitrations: [Arbitration] { [] }
    var stateHash: UInt64 { UInt64(place) }

    var tree: AccessibilityTree {
      var tree = AccessibilityTree(screen: screen)
      tree.begin(.init(id: "main", role: .window, name: "Main", frame: Rect(origin: .zero, size: screen)))
      var slider = AccessibilityNode(
        id: "main/slider", role: .slider, name: "Slider", frame: Rect(x: 20, y: 80, width: 300, height: 44))
      slider.range = ValueRange(minimum: 0, maximum: 5, current: place, step: 1)
      tree.append(slider)
      let x = 700 - (opens ? place * 150 : 0)
      tree.append(
        .init(id: "main/button", role: .button, name: "Button", frame: Rect(x: x, y: 300, width: 100, height: 44)))
      tree.close()
      return tree
    }

    mutating func advance(to time: Timestamp) -> [TargetEvent] {
      now = max(now, time)
      return []
    }

    mutating func receive(_ input: TargetInput) -> [TargetEvent] {
      now = max(now, input.time)
      if case .action(.increment, "main/slider") = input.kind { place = min(place + 1, 5) }
      if case .action(.decrement, "main/slider") = input.kind { place = max(place - 1, 0) }
      guard case .input(.gesture(.tap(let point, _, _))) = input.kind else { return [] }
      let node = tree.nodes.last { $0.frame.contains(point) }
      return [TargetEvent(time: now, kind: .activated, node: node?.id ?? "main", initiator: .user)]
    }
  }

  @Test(
    "where values beyond the bounds move a control, whether a tap reaches it cannot be told", arguments: [true, false])
  func beyond(opens: Bool) {
    let report = ExplorerAudit.run(target: Drawer(opens: opens))
    #expect(report.exploration?.bounds == [.changes])
    let finding = report.result.findings.first { $0.rule == "unreachable-touch" }
    // Who does not say what hangs on what may change anything beyond a bound.
    #expect(finding?.node == "main/button" && finding?.outcome == .cannotTell)
  }
}
