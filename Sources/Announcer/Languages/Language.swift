/// A language that every voice speaks.
///
/// A new one is a case here and a table of words for each voice (`Vocabulary.of`): the compiler names each that is
/// missing.
public enum Language: String, CaseIterable, Hashable, Sendable {
  case english = "en"
  case korean = "ko"

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
