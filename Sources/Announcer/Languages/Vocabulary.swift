/// The words of one voice in one language: a table of templates, positional, so that each language has its own order.
public struct Vocabulary: Sendable {
  /// The language of the words.
  public let language: Language
  /// Where the words were read that are not marked otherwise.
  public let source: String
  /// A word for every wording that the voice uses.
  public let words: [Wording: Word]
  /// What stands before, between and after two parts that follow one another.
  private let seam: Template

  /// A table with its source.
  public init(_ language: Language, source: String, _ words: [Wording: Word]) {
    self.language = language
    self.source = source
    self.words = words
    seam = words[.sequence]?.template ?? "{1} {2}"
  }

  /// BCP 47 code of the language.
  public var code: String { language.code }

  /// The same with some words changed.
  init(_ other: Vocabulary, source: String, changing words: [Wording: Word]) {
    self.init(other.language, source: source, other.words.merging(words) { _, new in new })
  }

  /// A wording with its arguments filled in.
  public func say(_ wording: Wording, _ arguments: String...) -> String {
    words[wording]?.template.filled(arguments) ?? "⟨\(wording.rawValue)⟩"
  }

  /// What a wording rests on.
  public func basis(of wording: Wording) -> Basis { words[wording]?.basis ?? .inferred }

  /// The text as a sentence: unchanged where it ends one already.
  public func sentence(_ text: String) -> String {
    guard let last = text.unicodeScalars.last else { return text }
    return ".!?。！？…:".unicodeScalars.contains(last) ? text : say(.sentence, text)
  }

  /// Parts one after the other; empty ones are left out.
  public func sequence(_ parts: [String]) -> String {
    parts.reduce("") { $0.isEmpty ? $1 : $1.isEmpty ? $0 : seam.filled([$0, $1]) }
  }
}
