public import Accessibility

/// A control's name does not end as a sentence does.
///
/// Static text may; so may a name of several sentences, as the rows of a mailbox have, an initial (“Ada L.”), an
/// abbreviation with a full stop within (“U.S.”), and an ellipsis.
public struct NamePunctuated: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "name-punctuated",
    title: "A control's name does not end with a full stop, comma or semicolon",
    why: "Readers pause at punctuation or say it, and voice control does not find a name that is spelled with it.",
    remedy: "Leave the punctuation at the end of the name out.",
    severity: .warning, method: .static, references: .criterion("4.1.2"))

  public func concerns(_ role: Role) -> Bool { role.isControl }

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard context.shape(of: index).contains(.isSpoken),
      !context.standing[index].contains(.hidden)
    else { return .inapplicable }
    guard context.shape(of: index).contains(.endsPunctuated), let name = context.tree.nodes[index].name else {
      return .pass
    }
    return Self.endsAsSentence(name) ? .fail(.punctuatedName(name: name)) : .pass
  }

  private static let abbreviations: Set<String> = [
    "etc", "inc", "ltd", "co", "corp", "jr", "sr", "st", "no", "vs", "dr",
  ]

  private static func endsAsSentence(_ name: String) -> Bool {
    let body = name.utf8.dropLast()
    // One word with an exclamation mark may be what something is called.
    if name.utf8.last == UInt8(ascii: "!") { return name.words.count > 1 }
    guard name.utf8.last == UInt8(ascii: ".") else { return body.count > 1 }
    // Another full stop before makes an ellipsis, an abbreviation or several sentences.
    guard !body.contains(where: { [UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?")].contains($0) }) else {
      return false
    }
    guard let last = String(Substring(body)).words.last else { return false }
    return last.utf8.count > 1 && !abbreviations.contains(last)
  }
}

extension Message {
  static func punctuatedName(name: String) -> Self {
    Self("The name “{name}” ends with punctuation.", ["name": name])
  }
}
