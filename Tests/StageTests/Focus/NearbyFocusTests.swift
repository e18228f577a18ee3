import Accessibility
import Geometry
import Gestures
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Digests
@testable import Stage
@testable import StageModel
@testable import StageMotion

/// The focus engine looks at what is near, and finds what it would find among everything.
@Suite("Focus finds what is near")
struct NearbyFocusTests {
  /// Rows that scroll across, groups, and buttons anywhere, in a scroll view or beside it.
  static func scene(_ seed: Int) -> Scene {
    var random = SplitMix64(seed: UInt64(seed))
    func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &random)) }
    func button(_ id: Int, _ place: Rect) -> Element {
      var element = Element.button("b-\(id)", "B \(id)")
      element.frame = place
      return element
    }
    var all: [Element] = []
    var y = 80.0
    for row in 0..<Int(number(3...14)) {
      let height = number(60...260)
      let isRow = Bool.random(using: &random)
      var shelf = Element(id: "row-\(row)", role: isRow ? .scrollView : .group, label: "Row \(row)")
      if isRow { shelf.axes = .horizontal }
      shelf.frame = Rect(x: number(0...200), y: y, width: number(500...1600), height: height)
      var x = shelf.frame?.minX ?? 0
      for column in 0..<Int(number(1...12)) {
        let width = number(60...400)
        shelf.children.append(
          button(column, Rect(x: x, y: y + number(0...20), width: width, height: number(20...Int(height)))))
        x += width + number(0...60)
      }
      all.append(shelf)
      if Int.random(in: 0..<3, using: &random) == 0 {
        all.append(button(row + 100, Rect(x: number(0...1500), y: y, width: number(50...300), height: number(20...90))))
      }
      y += height + number(0...300)
    }
    guard seed % 3 > 0 else {
      return SceneBuilder(.tvOS, id: "near").with { $0.isRightToLeft = seed % 2 == 1 }
        .window("main", title: "Main", all).scene
    }
    var scroll = Element(id: "scroll", role: .scrollView)
    scroll.axes = seed % 3 == 1 ? .vertical : [.vertical, .horizontal]
    scroll.frame = Rect(x: 0, y: 60, width: 1700, height: 900)
    scroll.children = all
    return SceneBuilder(.tvOS, id: "near").with { $0.isRightToLeft = seed % 2 == 1 }
      .window("main", title: "Main", [scroll, button(999, Rect(x: 1750, y: 500, width: 100, height: 60))]).scene
  }

  /// Where a move leads if everything is looked at.
  static func neighbour(_ stage: Stage, of item: ItemID, _ direction: FocusMove.Direction) -> ItemID? {
    var move = FocusMove(
      origin: stage.screenFrame(of: item), direction: direction, isRightToLeft: stage.scene.isRightToLeft)
    var container = stage.blueprint.items[item].parent
    while true {
      var (items, places): ([ItemID], [Rect]) = ([], [])
      for other in stage.focusRing where other != item {
        guard container.map({ other > $0 && other < stage.blueprint.items[$0].end }) ?? true,
          let place = stage.place(of: other, seenFrom: container)
        else { continue }
        items.append(other)
        places.append(place)
      }
      if let found = move.destination(among: places) { return items[found] }
      guard let around = container else { return nil }
      if let scroller = stage.blueprint.items[around].ownScroller, stage.isPartlyInView(item) {
        move.origin = move.origin.intersection(stage.screenView(of: scroller))
      }
      container = stage.blueprint.items[around].parent
    }
  }

  @Test("from everywhere, in every direction, however far things are scrolled", arguments: 0..<20)
  func same(seed: Int) {
    var driver = StageDriver(Self.scene(seed))
    var random = SplitMix64(seed: UInt64(seed))
    var moves = 0
    for _ in 0..<6 {
      for item in driver.stage.focusRing {
        for direction in FocusMove.Direction.allCases {
          let found = driver.stage.neighbour(of: item, direction)
          let wanted = Self.neighbour(driver.stage, of: item, direction)
          #expect(found == wanted, "\(driver.stage.blueprint.items[item].id) \(direction)")
          if found != nil { moves += 1 }
        }
      }
      for _ in 0..<5 {
        driver.press([.keyDown, .keyRight, .keyDown, .keyLeft, .keyUp].randomElement(using: &random) ?? .keyDown)
      }
      driver.settle()
    }
    #expect(moves > 10)
  }

  @Test("what is found by where it lies holds all that shows, wherever that is scrolled to", arguments: 0..<20)
  func showing(seed: Int) {
    var driver = StageDriver(Self.scene(seed))
    for _ in 0..<8 {
      driver.press(.keyDown)
      driver.press(.keyRight)
      driver.settle()
      let (stage, tree) = (driver.stage, driver.stage.tree)
      for root in tree.nodes.indices {
        guard let found = stage.nodesShowing(in: tree.nodes[root].id) else { continue }
        let ids = Set(found)
        for index in root + 1..<tree.nodes[root].end where tree.isInSight(index) || tree.isPartlyInSight(index) {
          #expect(ids.contains(tree.nodes[index].id))
        }
      }
    }
  }
}
