import ArgumentParser
import Geometry

/// A screen's size on the command line: `393x852`.
struct ScreenSize: ExpressibleByArgument {
  var size: Size

  init(width: Double, height: Double) { size = Size(width: width, height: height) }

  init?(argument: String) {
    let parts = argument.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]), (1...100_000).contains(width),
      (1...100_000).contains(height)
    else { return nil }
    self.init(width: width, height: height)
  }
}
