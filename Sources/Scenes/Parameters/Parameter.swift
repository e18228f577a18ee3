/// One of the named parameters: what it is called, what it means, and where its value is kept.
public struct Parameter: Sendable {
  /// Its name in documents: that of the specification without `P.`, or one for each part where that has several.
  public let name: String
  /// Where its value is kept, and what it may be.
  public let value: Value
  /// Its unit.
  public let unit: String
  /// What it means.
  public let summary: String
  /// Where its default comes from: a platform or library, a decision of the specification, or why it was chosen here.
  public let source: String
  /// The name that the specification has for it, such as `P.swipe`, which parts of one parameter share.
  public let code: String
  /// Whether an interface or a rule goes by it; else only tests of statements do, and setting it changes nothing.
  public let isRead: Bool
  /// Where what goes by it is; elsewhere setting it changes nothing.
  public let platforms: [Platform]

  /// Where a parameter's value is kept, and what it may be.
  public enum Value: Sendable {
    /// A number in a range.
    case number(any WritableKeyPath<Parameters, Double> & Sendable, ClosedRange<Double>)
    /// Microseconds, at most a day.
    case time(any WritableKeyPath<Parameters, Int64> & Sendable, from: Int64 = 0)
    /// A whole number from 0 to a million.
    case count(any WritableKeyPath<Parameters, Int> & Sendable)
    /// True or false.
    case flag(any WritableKeyPath<Parameters, Bool> & Sendable)
    /// One of these words.
    case choice(any WritableKeyPath<Parameters, String> & Sendable, [String])
    /// Texts.
    case labels(any WritableKeyPath<Parameters, [String]> & Sendable)
  }

  init(
    _ name: String, _ value: Value, unit: String, _ summary: String, code: String? = nil, source: String,
    isRead: Bool = true, on platforms: [Platform] = Platform.allCases
  ) {
    self.name = name
    self.code = code ?? "P." + name
    self.value = value
    self.unit = unit
    self.summary = summary
    self.source = source
    self.isRead = isRead
    self.platforms = platforms
  }
}
