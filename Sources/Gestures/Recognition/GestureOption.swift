/// One of the numbers that decide what a gesture is, by the name under which people set it.
///
/// Numbers that are parameters of a scene, too, have that name in both.
public struct GestureOption: Sendable {
  /// Its name, such as `joinTime`.
  public let name: String
  /// What its number counts.
  public let unit: Unit
  private let write: @Sendable (inout GestureOptions, Double) -> Void

  /// What a number counts.
  public enum Unit: String, CaseIterable, Hashable, Sendable {
    case points = "pt"
    case pointsPerSecond = "pt/s"
    case degrees = "deg"
    /// Written with `s`, `ms` or `us`.
    case time = "ms"
    /// A ratio or a number of things.
    case plain = ""
  }

  init(_ name: String, _ unit: Unit, _ path: any WritableKeyPath<GestureOptions, Double> & Sendable) {
    (self.name, self.unit) = (name, unit)
    write = { $0[keyPath: path] = $1 }
  }

  /// A time in µs.
  init(_ name: String, time path: any WritableKeyPath<GestureOptions, Int64> & Sendable) {
    (self.name, unit) = (name, .time)
    write = { $0[keyPath: path] = Int64($1.rounded()) }
  }

  /// A number of things.
  init(_ name: String, count path: any WritableKeyPath<GestureOptions, Int> & Sendable) {
    (self.name, unit) = (name, .plain)
    write = { $0[keyPath: path] = Int($1.rounded()) }
  }

  /// Every option, in the order of `GestureOptions`.
  public static let all: [GestureOption] = [
    .init("tapSlop", .points, \.slop), .init("edgeZone", .points, \.edgeZone), .init("joinTime", time: \.joinTime),
    .init("liftTime", time: \.liftTime), .init("tapMax", time: \.tapMaximum),
    .init("doubleTapMaximum", time: \.doubleTapMaximum), .init("doubleTapMinimum", time: \.doubleTapMinimum),
    .init("doubleTapSlop", .points, \.doubleTapSlop), .init("maximumTapCount", count: \.maximumTapCount),
    .init("longPress", time: \.longPress), .init("swipeTravel", .points, \.swipeDistance),
    .init("swipeSpeed", .pointsPerSecond, \.swipeVelocity), .init("axisRatio", .plain, \.swipeAxisRatio),
    .init("maximumVelocity", .pointsPerSecond, \.maximumVelocity), .init("pinchSlop", .points, \.pinchSlop),
    .init("rotationSlop", .degrees, \.rotationSlop), .init("rotationArc", .points, \.rotationArc),
    .init("scrubStroke", .points, \.scrubStroke), .init("scrubStrokes", count: \.scrubStrokes),
    .init("scrubMaximum", time: \.scrubMaximum), .init("rotaryThreshold", count: \.rotaryThreshold),
    .init("rotaryHysteresis", count: \.rotaryHysteresis), .init("rotaryReset", time: \.rotaryReset),
    .init("crownBurst", time: \.rotaryBurst),
  ]

  /// The greatest number that is taken; times are no longer than this in µs (some sixteen minutes).
  private static let greatest = 1e9

  /// Sets what `text` says, such as `joinTime=150ms` or `tapSlop=12`; the unit may be left out, but for times.
  public static func set(_ text: String, in options: inout GestureOptions) throws(GestureOptionError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    guard let option = all.first(where: { $0.name == name }) else { throw .unknown(name) }
    guard parts.count == 2, let value = option.number(parts[1]), value >= 0, value <= greatest else {
      throw .badValue(option, String(parts.count == 2 ? parts[1] : ""))
    }
    option.write(&options, value)
  }

  /// The number in the option's own unit, times in µs.
  private func number(_ text: Substring) -> Double? {
    if unit == .time {
      let endings = [("ms", 1_000.0), ("us", 1), ("µs", 1), ("s", 1_000_000)]
      guard let (ending, microseconds) = endings.first(where: { text.hasSuffix($0.0) }) else { return nil }
      return Double(text.dropLast(ending.count)).map { $0 * microseconds }
    }
    return Double(unit != .plain && text.hasSuffix(unit.rawValue) ? text.dropLast(unit.rawValue.count) : text)
  }
}
