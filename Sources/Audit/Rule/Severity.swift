/// How much a broken rule weighs.
public enum Severity: String, CaseIterable, Hashable, Comparable, Sendable {
  /// Something worth knowing.
  case info
  /// Makes the interface harder to use for somebody.
  case warning
  /// Keeps somebody from using the interface.
  case error

  /// Orders severities from `info` to `error`.
  public static func < (left: Self, right: Self) -> Bool { left.weight < right.weight }

  private var weight: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}
