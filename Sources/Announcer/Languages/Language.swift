/// A language that a voice can speak: one table of templates.
///
/// To add one, write a file beside `English.swift` and put it into `all`.
public struct Language: Hashable, Sendable {
  /// BCP 47 code, such as `en` or `pt-BR`.
  public let code: String
  /// A template for every wording.
  public let templates: [Wording: Template]

  /// A language with its table.
  public init(code: String, _ templates: [Wording: Template]) {
    self.code = code
    self.templates = templates
  }

  /// Every language there is, by code.
  public static let all: [Language] = [english]

  /// The language for a BCP 47 code: the exact one, else one of the same two letters, else nil.
  public static func named(_ code: String) -> Language? {
    let wanted = normalized(code)
    if let exact = all.first(where: { normalized($0.code) == wanted }) { return exact }
    let family = wanted.prefix { $0 != "-" }
    return all.first { normalized($0.code).prefix { $0 != "-" } == family }
  }

  private static func normalized(_ code: String) -> String {
    String(code.lowercased().map { $0 == "_" ? "-" : $0 })
  }

  /// A wording with its arguments filled in.
  public func say(_ wording: Wording, _ arguments: String...) -> String {
    templates[wording]?.filled(arguments) ?? "⟨\(wording.rawValue)⟩"
  }

  /// The text as a sentence: unchanged where it ends one already.
  public func sentence(_ text: String) -> String {
    guard let last = text.unicodeScalars.last else { return text }
    return ".!?。！？…:".unicodeScalars.contains(last) ? text : say(.sentence, text)
  }

  /// Sentences one after the other; empty ones are left out.
  public func sequence(_ parts: [String]) -> String {
    parts.reduce("") { $0.isEmpty ? $1 : $1.isEmpty ? $0 : say(.sequence, $0, $1) }
  }
}
