/// The size of a screen in points, as a session says it: `198x242`.
public struct RecordedScreen: Hashable, Sendable {
  /// From left to right, in points.
  public let width: Double
  /// From top to bottom, in points.
  public let height: Double

  /// A size; nil unless both lengths are from 1 to 100 000 points.
  public init?(width: Double, height: Double) {
    guard (1...100_000).contains(width), (1...100_000).contains(height) else { return nil }
    (self.width, self.height) = (width, height)
  }

  /// What `text` spells.
  public init?(text: some StringProtocol) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]) else { return nil }
    self.init(width: width, height: height)
  }

  /// Width and height with an x between them.
  public var text: String { Self.text(width) + "x" + Self.text(height) }

  private static func text(_ points: Double) -> String {
    points == points.rounded() ? String(Int(points)) : String(points)
  }
}
