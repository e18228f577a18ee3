import SafeText

/// A number that decided something, beside the limit that it was held against.
public struct Measure: Hashable, Sendable {
  /// What was measured, such as `travel`.
  public var name: String
  /// The number.
  public var value: Double
  /// What it has to be against the limit.
  public var relation: Relation
  /// The limit, in the same unit; nil for a number that is only told.
  public var limit: Double?
  /// The unit of both.
  public var unit: Unit
  /// The parameter that sets the limit, such as `tapSlop` for P.tapSlop; nil where none does.
  public var parameter: String?
  /// Other words for it; nil for the usual ones.
  public var words: String?

  /// What a number has to be against its limit.
  public enum Relation: String, CaseIterable, Hashable, Sendable {
    case atMost, below, atLeast, above, equal
  }

  /// Units of explanations.
  public enum Unit: String, CaseIterable, Hashable, Sendable {
    case points = "pt"
    case pointsPerSecond = "pt/s"
    case milliseconds = "ms"
    case degrees
    case count = ""
  }

  /// A number held against a limit.
  public init(
    _ name: String, _ value: Double, _ relation: Relation = .atLeast, _ limit: Double? = nil, _ unit: Unit = .points,
    parameter: String? = nil, words: String? = nil
  ) {
    self.name = name
    self.value = value
    self.relation = relation
    self.limit = limit
    self.unit = unit
    self.parameter = parameter
    self.words = words
  }

  /// A duration in µs against another one.
  static func time(
    _ name: String, _ value: Int64, _ relation: Relation, _ limit: Int64, parameter: String? = nil
  ) -> Measure {
    Measure(name, Double(value) / 1_000, relation, Double(limit) / 1_000, .milliseconds, parameter: parameter)
  }

  /// Whether the number is what it has to be.
  public var isMet: Bool {
    guard let limit else { return true }
    return switch relation {
    case .atMost: value <= limit
    case .below: value < limit
    case .atLeast: value >= limit
    case .above: value > limit
    case .equal: value == limit
    }
  }
}

extension Measure: CustomStringConvertible {
  /// The number, how it stands to the limit, and the limit: `travel 12.5 > 10 pt`.
  public var description: String {
    if let words { return words }
    let unit = unit == .count ? "" : " " + unit.rawValue
    guard let limit else { return "\(name) \(Self.number(value))\(unit)" }
    let sign =
      switch relation {
      case .atMost: isMet ? "≤" : ">"
      case .below: isMet ? "<" : "≥"
      case .atLeast: isMet ? "≥" : "<"
      case .above: isMet ? ">" : "≤"
      case .equal: isMet ? "=" : "≠"
      }
    return "\(name) \(Self.number(value)) \(sign) \(Self.number(limit))\(unit)"
  }

  /// A number for people: rounded to a tenth.
  public static func number(_ value: Double) -> String {
    value.isFinite && value.magnitude < 1e15 ? value.text(decimals: 1) : "\(value)"
  }
}
