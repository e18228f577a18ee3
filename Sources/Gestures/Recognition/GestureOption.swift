/// One of the numbers that decide what a gesture is, by the name under which people set it.
///
/// Numbers that are parameters of a scene, too, have that name, unit and default in both.
public struct GestureOption: Sendable {
  /// Its name, such as `joinTime`.
  public let name: String
  /// How its number is written.
  public let unit: Unit
  /// What its number counts, in words: `points`, `microseconds`, `strokes`.
  public let unitName: String
  /// What it may be, times in µs.
  public let range: ClosedRange<Double>
  /// What it means.
  public let summary: String
  /// Where its default comes from.
  public let source: String
  private let storage: Storage

  /// How a number is written.
  public enum Unit: String, CaseIterable, Hashable, Sendable {
    case points = "pt"
    case pointsPerSecond = "pt/s"
    case degrees = "deg"
    /// Written with `s`, `ms` or `us`.
    case time = "ms"
    /// A ratio or a number of things.
    case plain = ""
  }

  /// Where a number is kept.
  enum Storage: Sendable {
    case number(any WritableKeyPath<GestureOptions, Double> & Sendable)
    /// In µs.
    case time(any WritableKeyPath<GestureOptions, Int64> & Sendable)
    /// A number of things.
    case count(any WritableKeyPath<GestureOptions, Int> & Sendable)
  }

  init(
    _ name: String, _ storage: Storage, _ unit: Unit, of unitName: String? = nil, _ range: ClosedRange<Double>,
    _ summary: String, source: String
  ) {
    self.name = name
    self.storage = storage
    self.unit = unit
    self.range = range
    self.summary = summary
    self.source = source
    self.unitName =
      unitName
      ?? {
        switch unit {
        case .points: "points"
        case .pointsPerSecond: "points per second"
        case .degrees: "degrees"
        case .time: "microseconds"
        case .plain: "ratio"
        }
      }()
  }

  /// Whether only whole numbers are taken.
  public var isCount: Bool {
    if case .count = storage { true } else { false }
  }

  /// Its number in options, times in µs; infinite where there is no limit.
  public func value(in options: GestureOptions) -> Double {
    switch storage {
    case .number(let path): options[keyPath: path]
    case .time(let path): Double(options[keyPath: path])
    case .count(let path): Double(options[keyPath: path])
    }
  }

  /// Sets what `text` says, such as `joinTime=150ms` or `tapSlop=12`; a time has its unit, and that of others may be left
  /// out.
  ///
  /// Throws where there is no such option, and where it takes no such number: numbers of things are whole, and each has
  /// its `range`.
  public static func set(_ text: String, in options: inout GestureOptions) throws(GestureOptionError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    guard let option = all.first(where: { $0.name == name }) else { throw .unknown(name) }
    guard parts.count == 2, let value = option.number(parts[1]), value.isFinite else {
      throw .badValue(option, String(parts.count == 2 ? parts[1] : ""))
    }
    if option.isCount, value != value.rounded() { throw .notWhole(option, String(parts[1])) }
    guard option.range.contains(value) else { throw .outOfRange(option, String(parts[1])) }
    option.write(value, to: &options)
  }

  private func write(_ value: Double, to options: inout GestureOptions) {
    switch storage {
    case .number(let path): options[keyPath: path] = value
    case .time(let path): options[keyPath: path] = Int64(value.rounded())
    case .count(let path): options[keyPath: path] = Int(value.rounded())
    }
  }

  /// The microseconds that a text says, such as `150ms` or `0.15s`; a number by itself says microseconds. Nil where it
  /// says no time.
  ///
  /// Documents and command lines take the same.
  package static func microseconds(of text: Substring) -> Double? {
    let endings = [("ms", 1_000.0), ("us", 1), ("µs", 1), ("s", 1_000_000)]
    let (ending, unit) = endings.first { text.hasSuffix($0.0) } ?? ("", 1)
    let number = text.dropLast(ending.count)
    return Double(number.last == " " ? number.dropLast() : number).map { $0 * unit }
  }

  /// The number that a text says, times in µs.
  private func number(_ text: Substring) -> Double? {
    if unit == .time { return text.last?.isLetter == true ? Self.microseconds(of: text) : nil }
    return Double(unit != .plain && text.hasSuffix(unit.rawValue) ? text.dropLast(unit.rawValue.count) : text)
  }

  /// A number as `set` reads it, such as `150ms`, `12pt` or `3`; `value` is in µs for a time.
  public func text(_ value: Double) -> String {
    guard value.isFinite else { return "no limit" }
    let number = unit == .time ? value / 1_000 : value
    let isWhole = number == number.rounded() && number.magnitude < 1e15
    return (isWhole ? "\(Int64(number))" : "\(number)") + unit.rawValue
  }
}
