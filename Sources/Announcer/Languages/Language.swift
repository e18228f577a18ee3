/// A language that every voice speaks.
///
/// A new one is a file such as `Korean.swift`, and its name in the three lists here: the compiler says which voice has no
/// table there, and a test which word is missing.
public enum Language: String, CaseIterable, Hashable, Sendable {
  case english = "en"
  case korean = "ko"

  /// Its words in a voice.
  func words(of voice: Voice) -> Vocabulary {
    switch self {
    case .english: .english(voice)
    case .korean: .korean(voice)
    }
  }

  private var pace: LanguagePace {
    switch self {
    case .english: .english
    case .korean: .korean
    }
  }

  /// Whether how long a text takes is reckoned by its syllables; else by its characters.
  public var countsSyllables: Bool { pace.unit == .syllable }

  /// Where the pace is from at which it is read unless people change that.
  public var paceSource: String { pace.source }

  /// BCP 47 code, such as `en`.
  public var code: String { rawValue }

  /// Every language there is.
  public static var all: [Language] { allCases }

  /// The language for a BCP 47 code: the exact one, else one of the same first part, else nil.
  public static func named(_ code: String) -> Language? {
    if let exact = Language(rawValue: code) { return exact }
    let wanted = normalized(code)
    if let exact = allCases.first(where: { $0.code == wanted }) { return exact }
    let family = wanted.prefix { $0 != "-" }
    return allCases.first { $0.code.prefix { $0 != "-" } == family }
  }

  private static func normalized(_ code: String) -> String {
    String(code.lowercased().map { $0 == "_" ? "-" : $0 })
  }
}
