public import Announcer
public import Geometry
public import Scenes

/// What a flow varies: each combination of values is a case of its own.
public struct FlowMatrix: Hashable, Sendable {
  /// Languages of the screen reader.
  public var languages: [String] = []
  /// Whose words the screen reader uses.
  public var voices: [Voice] = []
  /// Sizes of the screen, in points.
  public var screens: [Size] = []
  /// Whether the interface runs from right to left.
  public var directions: [Bool] = []
  /// Platforms.
  public var platforms: [Platform] = []

  /// The most cases of one flow.
  static let greatestCount = 10_000

  /// Nothing is varied.
  public init() {}

  /// One combination of values.
  public struct Variant: Hashable, Sendable {
    /// Its values.
    public var surroundings: FlowSurroundings
    /// The values as names of cases have them: `language=ko, screen=852x393`; empty where nothing is varied.
    public var name: String
  }

  /// How many combinations there are; more than can be counted are `Int.max`.
  var count: Int {
    [voices.count, languages.count, screens.count, directions.count, platforms.count].reduce(1) { product, count in
      let (result, isTooMany) = product.multipliedReportingOverflow(by: max(count, 1))
      return isTooMany ? Int.max : result
    }
  }

  /// Every combination. The axes have one order, whatever that of the document: the last changes first.
  public var variants: [Variant] {
    var variants = [Variant(surroundings: FlowSurroundings(), name: "")]
    Self.extend(&variants, "voice", voices, { $0.voice = $1 }, text: \.rawValue)
    Self.extend(&variants, "language", languages, { $0.language = $1 }, text: { $0 })
    Self.extend(&variants, "screen", screens, { $0.screen = $1 }, text: Form<Size>.text(ofScreen:))
    Self.extend(&variants, "layoutDirection", directions, { $0.isRightToLeft = $1 }, text: { $0 ? "rtl" : "ltr" })
    Self.extend(&variants, "platform", platforms, { $0.platform = $1 }, text: \.rawValue)
    return variants
  }

  private static func extend<Value>(
    _ variants: inout [Variant], _ axis: String, _ values: [Value], _ set: (inout FlowSurroundings, Value) -> Void,
    text: (Value) -> String
  ) {
    guard !values.isEmpty else { return }
    variants = variants.flatMap { variant in
      values.map { value in
        var variant = variant
        set(&variant.surroundings, value)
        variant.name += (variant.name.isEmpty ? "" : ", ") + "\(axis)=\(text(value))"
        return variant
      }
    }
  }
}
