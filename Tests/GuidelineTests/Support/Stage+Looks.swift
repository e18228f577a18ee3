import Accessibility
import Explorer
import Foundation
import Geometry
import Reports
import Scenes
import Stage
import TestSupport

extension Stage {
  /// One thing of how a sheet or a way out looks, in words; nil where there is none.
  func look(_ name: String, of id: NodeID) -> String? {
    return switch name {
    case "opacity": drawn(id).map { $0.contains("fill-opacity") ? Self.attribute("fill-opacity", of: $0) : "1" }
    case "material": drawn(id).map { _ in drawn(id, as: "blur") == nil ? "none" : "blurDesaturate" }
    case "radius": drawn(id).map { Self.attribute("rx", of: $0) }
    case "shape": shape(of: id)?.rawValue
    default: nil
    }
  }

  /// The line of the drawing of the screen that shows a surface, or another thing at its place.
  private func drawn(_ id: NodeID, as kind: String = "surface") -> String? {
    guard let frame = tree.node(id)?.frame else { return nil }
    let (x, y) = (frame.minX.decimal, frame.minY.decimal)
    let (width, height) = (frame.size.width.decimal, frame.size.height.decimal)
    return InterfaceDrawing(tree).svg(id: "screen", title: "Screen").split(separator: "\n").map(String.init).last {
      $0.contains("class=\"\(kind)")
        && $0.contains("x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"")
    }
  }

  /// What an attribute of a line of the drawing says; `system` where it is not there.
  private static func attribute(_ name: String, of line: String) -> String {
    guard let start = line.range(of: " \(name)=\"") else { return "system" }
    return String(line[start.upperBound...].prefix { $0 != "\"" })
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
