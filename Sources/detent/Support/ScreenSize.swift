import ArgumentParser
import Geometry

/// A screen's size on the command line: `393x852`.
struct ScreenSize: Sendable {
  var size: Size

  /// Points along each side.
  static let limits = 1.0...100_000

  init(width: Double, height: Double) { size = Size(width: width, height: height) }

  /// - Throws: `ValidationError`, where it is none or beyond the limits.
  init(argument: String) throws {
    let parts = argument.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]) else {
      throw ValidationError("expected width x height in points, such as 393x852")
    }
    guard Self.limits.contains(width), Self.limits.contains(height) else {
      throw ValidationError("each side is from 1 to 100000 points")
    }
    self.init(width: width, height: height)
  }
}
