import Accessibility
import Geometry
import Gestures
import Harness
import Scenes
import TestSupport
import Testing

@testable import Stage

/// The pointer sets sliders wherever there is one, be it that fingers drag there or not.
@Suite("Sliders and the pointer")
struct PointerSliderTests {
  @Test("a drag of the pointer sets a slider, and is no click", arguments: [Platform.iPadOS, .macOS, .visionOS])
  func drag(platform: Platform) throws {
    let slider = Element.slider("level", "Level", from: 0, to: 10, at: 0, step: 1)
    var driver = StageDriver(SceneBuilder(platform).window("main", title: "Main", [slider]).scene)
    let frame = try #require(driver.node("main/level")?.frame)
    let start = Point(x: frame.minX + 2, y: frame.midY)
    driver.receive(.input(.pointer(.moved(to: start))))
    driver.receive(.input(.pointer(.pressed(button: 0, at: start))))
    for step in 1...6 {
      let place = Point(x: start.x + frame.size.width * Double(step) / 10, y: start.y)
      driver.receive(.input(.pointer(.moved(to: place))), after: 50_000)
    }
    let end = Point(x: start.x + frame.size.width * 0.6, y: start.y)
    driver.receive(.input(.pointer(.released(button: 0, at: end))), after: 50_000)
    driver.settle()
    let value = try #require(driver.node("main/level")?.range?.current)
    #expect((5...7).contains(value), "\(platform): \(value)")
    #expect(!driver.kinds.contains(.activated))
    // Nothing holds it any more.
    driver.receive(.input(.pointer(.moved(to: start))), after: 50_000)
    #expect(driver.node("main/level")?.range?.current == value)
  }
}
