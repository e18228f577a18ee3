/// What was asked for.
public struct Options: Equatable, Sendable {
  /// How many changes are drawn.
  public var count = 300
  /// What they are drawn with.
  public var seed: UInt64 = 1
  /// Whether they are only listed.
  public var lists = false
  /// The one change that is tried, whatever is known of it.
  public var only: Int?
  /// Whether those that nothing noticed are tried again.
  public var again = false

  /// Seconds of tests that are not run for changes, as they take longer: random hands for a minute, say.
  public var longest = 40

  /// Reads the arguments of the command.
  public init(_ arguments: some Sequence<String>) throws {
    var rest = Array(arguments)[...]
    while let word = rest.popFirst() {
      switch word {
      case "--list": lists = true
      case "--again": again = true
      case "--count": count = try Self.number(after: word, &rest)
      case "--seed": seed = try Self.number(after: word, &rest)
      case "--longest": longest = try Self.number(after: word, &rest)
      case "--only": only = try Self.number(after: word, &rest)
      default: throw Failure("unknown argument '\(word)'")
      }
    }
  }

  private static func number<Number: FixedWidthInteger>(
    after word: String, _ rest: inout ArraySlice<String>
  ) throws -> Number {
    guard let number = rest.popFirst().flatMap({ Number($0) }), number >= 0 else {
      throw Failure("\(word) needs a number")
    }
    return number
  }
}
