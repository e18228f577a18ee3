import Accessibility
import Geometry
import Scenes
import Stage
import TestSupport

extension Stage {
  /// One thing of how a sheet or a way out looks, in words; nil where there is none.
  func look(_ name: String, of id: NodeID) -> String? {
    let appearance = appearance(of: id)
    return switch name {
    case "edge": appearance?.edge?.rawValue
    case "opacity": appearance.map { "\($0.backgroundOpacity)" }
    case "material": appearance?.material.rawValue
    case "radius": appearance.map { $0.cornerRadius.map { "\($0)" } ?? "system" }
    case "shape": shape(of: id)?.rawValue
    default: nil
    }
  }

  /// Whether a sheet goes back to the detent from which it was dragged higher by 20 points and let go at 280 points a
  /// second, slower than a swipe; nil where there is no sheet.
  func isHeld(_ id: NodeID) -> Bool? {
    var driver = StageDriver(self)
    guard let before = driver.node(id.path)?.frame else { return nil }
    let start = Point(x: before.midX, y: before.minY + 12)
    // A card that is centred grows by twice the finger's way (SM-2).
    let share = before.maxY < driver.stage.screen.height ? 0.5 : 1
    driver.drag(from: start, to: Point(x: start.x, y: start.y - 20 * share), velocity: -280 * share)
    driver.settle()
    return driver.node(id.path)?.frame == before
  }
}
