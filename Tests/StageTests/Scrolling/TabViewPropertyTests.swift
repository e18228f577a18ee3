import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Digests
@testable import Scrolling
@testable import Stage
@testable import StageModel

/// What holds of tab views, whoever turns their pages how: the crown, fingers, keys, the reader, the focus.
@Suite("Properties of tab views")
struct TabViewPropertyTests {
  static let seeds = ScrollPropertyTests.seeds

  /// A watch with a vertical tab view, or a phone with a horizontal one; how high its pages are follows from the seed.
  static func scene(_ seed: UInt64) -> Scene {
    var random = SplitMix64(seed: seed &+ 9)
    let isWatch = seed % 3 != 2
    var tabView = Element(id: "pages", role: .tabView)
    for number in 0..<Int.random(in: 1...6, using: &random) {
      var page = Element(id: "page-\(number)", role: .page, label: "Page \(number)")
      let isLong = Bool.random(using: &random)
      page.pages.heightKind = isLong ? .variable : .fixed
      if isLong { page.pages.contentHeight = Double.random(in: 150...1_500, using: &random) }
      page.children = [.button("first", "First"), .button("second", "Second")]
      if seed % 4 == 1, number == 1 {
        var row = Element(id: "row", role: .scrollView)
        row.axes = .horizontal
        row.paging = true
        row.children = (0..<5).map { .button("item-\($0)", "Item \($0)") }
        page.children.append(row)
      }
      tabView.children.append(page)
    }
    var scene = SceneBuilder(isWatch ? .watchOS : .iOS, id: "tabs").window("main", title: "Main", [tabView]).scene
    scene.inputDevices = isWatch ? [.touch, .crown, .keyboard] : [.touch, .keyboard]
    return scene
  }

  /// What somebody does next, in one or several reports, with the time before each.
  static func inputs(_ random: inout SplitMix64, screen: Size) -> [(Int64, TargetInput.Kind)] {
    let delay = Int64([1_000, 10_000, 60_000, 250_000, 900_000].randomElement(using: &random) ?? 0)
    let node = NodeID("main/pages/page-\(Int.random(in: 0...5, using: &random))/second")
    switch Int.random(in: 0..<10, using: &random) {
    case 0...3:
      let units = Int.random(in: -260...260, using: &random)
      return [(delay, .input(.rotary(RotaryTurn(units: units, notches: units / 120))))]
    case 4:
      let key: KeyCode = [.keyPagedown, .keyPageup, .keyEnd, .keyTab].randomElement(using: &random) ?? .keyTab
      return [(delay, .input(.key(KeyInput(key: key, phase: .down, modifiers: [], text: nil))))]
    case 5:
      let way: AccessibilityAction.ScrollDirection =
        [.up, .down, .left, .right].randomElement(using: &random) ?? .down
      return [(delay, .action(.scroll(way), "main/pages"))]
    case 6: return [(delay, .action(.reveal, node))]
    case 7: return [(delay, .action(.focus, node))]
    default:
      let start = Point(
        x: .random(in: 20...(screen.width - 20), using: &random),
        y: .random(in: 50...(screen.height - 20), using: &random))
      let isAcross = Bool.random(using: &random)
      let (way, speed) = (
        Double.random(in: -300...300, using: &random), Double.random(in: -3_000...3_000, using: &random)
      )
      let contact = Contact(id: 1, slot: 0, position: start)
      func pan(_ phase: GesturePhase, _ share: Double, _ velocity: Double = 0) -> (Int64, TargetInput.Kind) {
        let here = Point(x: start.x + (isAcross ? way * share : 0), y: start.y + (isAcross ? 0 : way * share))
        let vector = isAcross ? Vector(dx: velocity, dy: 0) : Vector(dx: 0, dy: velocity)
        let pan = Gesture.Pan(phase: phase, fingers: 1, start: start, location: here, velocity: vector)
        return (8_000, .input(.gesture(.pan(pan))))
      }
      return [(delay, .input(.contact(.init(.began, contact)))), pan(.began, 0.2), pan(.changed, 0.6)]
        + [(1_000, .input(.contact(.init(.ended, contact)))), pan(.ended, 1, speed)]
    }
  }

  @Test("at rest a page shows, as a whole, and it is the one that was told last", arguments: seeds)
  func restsOnPages(seed: UInt64) {
    var random = SplitMix64(seed: seed &+ 500)
    var stage = Stage(Self.scene(seed))
    guard let tabView = stage.blueprint.scrollers.indices.first(where: { stage.blueprint.scrollers[$0].isTabView })
    else {
      Issue.record("no tab view")
      return
    }
    var told = stage.shownPage(tabView)
    var turned = 0
    func look(_ events: [TargetEvent]) {
      for event in events {
        guard event.node == "main/pages", case .paged(let page, let count) = event.kind else { continue }
        #expect(page - 1 != told && (1...count).contains(page), "another page, and one that there is")
        told = page - 1
        turned += 1
      }
    }
    for _ in 0..<(ScrollPropertyTests.isLong ? 300 : 60) {
      for (delay, kind) in Self.inputs(&random, screen: stage.screen) {
        look(stage.advance(to: stage.now + delay))
        look(stage.receive(TargetInput(time: stage.now, kind: kind)))
        #expect(stage.breach == nil)
        if !stage.isDragged, stage.state.scrolling.places.active.isEmpty { #expect(stage.shownPage(tabView) == told) }
      }
    }
    while let deadline = stage.nextDeadline { look(stage.advance(to: deadline)) }
    #expect(stage.shownPage(tabView) == told)
    #expect(ScrollPropertyTests.displaced(stage) == [])
    if stage.blueprint.pageScrollers[tabView].count > 2 { #expect(turned > 3) }
  }
}
