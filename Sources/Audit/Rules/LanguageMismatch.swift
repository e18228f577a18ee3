import Accessibility

/// A text is written in a script that its language has.
///
/// Found is a text without a letter of its language's script, all of whose letters are of a script of other languages.
/// Latin letters are at home everywhere, in names and abbreviations; they count only in a sentence of English words.
public struct LanguageMismatch: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "language-mismatch",
    title: "A text is in the language that it says it is in",
    why: "A screen reader reads it with the voice of another language, which cannot speak it or spells it.",
    remedy: "Say the language of the text.",
    severity: .warning, method: .static, references: .criterion("3.1.2"))

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard context.shape(of: index).contains(.isSpoken), !context.standing[index].contains(.hidden),
      let language = context.language(of: index)
    else { return .inapplicable }
    if !context.shape(of: index).contains(.isBeyondASCII), context.shape(of: index).contains(.isLong),
      let name = context.tree.nodes[index].name, Self.isEnglishSentence(name)
    {
      let scripts = WritingScript.all(of: language)
      if !scripts.isEmpty, !scripts.contains(.latin) {
        return .fail(.otherScript(name: name, script: WritingScript.latin.rawValue, language: language))
      }
    }
    guard context.shape(of: index).contains(.isBeyondASCII), !context.shape(of: index).contains(.hasLatin),
      let name = context.tree.nodes[index].name
    else { return .pass }
    let scripts = WritingScript.all(of: language)
    guard !scripts.isEmpty else { return .inapplicable }
    var found: WritingScript?
    for scalar in name.unicodeScalars {
      guard let script = WritingScript(scalar), script != .latin else { continue }
      if scripts.contains(script) { return .pass }
      found = script
    }
    guard let found else { return .pass }
    return .fail(.otherScript(name: name, script: found.rawValue, language: language))
  }
}

extension LanguageMismatch {
  /// Whether a long text is English beyond doubt, by the small words in it.
  private static func isEnglishSentence(_ text: String) -> Bool {
    text.words.count { small.contains($0) } >= 3
  }

  private static let small: Set<String> = [
    "a", "after", "and", "are", "as", "at", "be", "been", "by", "can", "for", "from", "has", "have", "here", "in", "is",
    "it", "not", "of", "on", "or", "that", "the", "then", "they", "this", "to", "until", "was", "will", "with", "you",
    "your",
  ]
}

extension Message {
  static func otherScript(name: String, script: String, language: String) -> Self {
    Self(
      "“{name}” is written in {script} letters and said to be in the language “{language}”.",
      ["name": name, "script": script, "language": language])
  }
}
