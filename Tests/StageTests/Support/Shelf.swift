import Accessibility
import Geometry
import Gestures
import Harness
import Scenes
import Stage
import TestSupport

/// A person before a window with one scroll view, `main/list`, 300 by 400 points from (40, 100).
struct Shelf {
  static let view = Rect(x: 40, y: 100, width: 300, height: 400)
  static let middle = view.center

  var driver: StageDriver

  /// - Parameters:
  ///   - content: The size of what is in it, in points.
  ///   - beside: What else is in the window.
  init(
    _ platform: Platform, content: Size = Size(width: 300, height: 2000), beside: [Element] = [],
    _ change: (inout Element, inout Scene) -> Void = { _, _ in }
  ) {
    var list = Element(id: "list", role: .scrollView, frame: Self.view)
    list.contentSize = content
    list.children = (1...4).map { .text("row-\($0)", "Row \($0)") }
    var scene = SceneBuilder(platform).scene
    change(&list, &scene)
    var window = Window(id: "main", title: "Main")
    window.elements = [list] + beside
    scene.windows = [window]
    driver = StageDriver(scene)
  }

  /// What tells where the content is; nil where there is nothing of the kind.
  func indicator(_ axis: ScrollIndicator.Axis = .vertical) -> ScrollIndicator? {
    driver.node("main/list")?.indicators.first { $0.axis == axis }
  }

  func isVisible(_ axis: ScrollIndicator.Axis = .vertical) -> Bool { indicator(axis)?.isVisible == true }

  /// How far the content has gone, in points.
  var offset: Vector { ScrollTests.offset(driver, "main/list") }

  /// A finger that has gone `way` from the middle of the view and is still down.
  mutating func hold(_ way: Vector) {
    driver.touchDown(at: Self.middle)
    let end = driver.place(dragging: Self.middle + way, from: Self.middle)
    driver.pan(.began, Self.middle, Self.middle + (end - Self.middle) * 0.5, after: 20_000)
    driver.pan(.changed, Self.middle, end, after: 20_000)
  }

  /// That finger lifts.
  mutating func letGo(_ way: Vector) {
    let end = driver.place(dragging: Self.middle + way, from: Self.middle)
    driver.lift(1, at: end)
    driver.pan(.ended, Self.middle, end)
  }

  /// Somebody looks at a place.
  mutating func look(at place: Point) { driver.receive(.input(.pointer(.gazed(at: place)))) }
}
