import InputEvents

/// Why a number that decides what a gesture is could not be set.
public enum GestureOptionError: Error, Sendable {
  /// There is no option of this name.
  case unknown(String)
  /// The text is no number of the option's unit.
  case badValue(GestureOption, String)
  /// The option takes whole numbers only.
  case notWhole(GestureOption, String)
  /// The number is not in the option's range.
  case outOfRange(GestureOption, String)
}

extension GestureOptionError: CustomStringConvertible {
  /// What is wrong, and what there is.
  public var description: String {
    switch self {
    case .unknown(let name):
      let names = GestureOption.all.map(\.name)
      let near = NearestSpelling.hint(name, among: names).map { "; \($0)" } ?? ""
      return "there is no option \"\(name)\"\(near); there are \(names.joined(separator: ", "))"
    case .badValue(let option, let value):
      let example =
        switch option.unit {
        case .time: "150ms, with its unit: us, ms or s"
        case .points, .pointsPerSecond, .degrees: "12 (\(option.unit.rawValue))"
        case .plain: "2"
        }
      return "\(option.name) cannot be \"\(value)\"; it is a number such as \(example)"
    case .notWhole(let option, let value):
      return "\(option.name) cannot be \"\(value)\"; it is a whole number \(Self.range(of: option))"
    case .outOfRange(let option, let value):
      return "\(option.name) cannot be \"\(value)\"; it is a number \(Self.range(of: option))"
    }
  }

  private static func range(of option: GestureOption) -> String {
    "from \(option.text(option.range.lowerBound)) to \(option.text(option.range.upperBound))"
  }
}
