import Accessibility

/// A text is written in a script that its language has.
///
/// Found is a text without a letter of its language's script, all of whose letters are of a script of other languages.
/// Latin letters are at home everywhere, in names and abbreviations, and never count.
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
    guard context.shapes[index].contains(.isSpoken), !context.standing[index].contains(.hidden),
      let language = context.language(of: index)
    else { return .inapplicable }
    guard context.shapes[index].contains(.isBeyondASCII), !context.shapes[index].contains(.hasLatin),
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

extension Message {
  static func otherScript(name: String, script: String, language: String) -> Self {
    Self(
      "“{name}” is written in {script} letters and said to be in the language “{language}”.",
      ["name": name, "script": script, "language": language])
  }
}
