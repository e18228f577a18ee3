import Accessibility

/// What is seen on a control is part of its name.
///
/// Compared by words, as they are said to voice control; signs and capital letters do not count. Looked at are controls
/// named after their content that show one text; of several texts some are no label, and a text that is the control's
/// value or without a letter, such as a badge, is none either. A text that a control is itself said to show may have more
/// words than the name.
public struct LabelInName: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "label-in-name",
    title: "A control is called what is seen on it",
    why: "People who speak to their device say what they see, and nothing happens: the control is called otherwise.",
    remedy: "Begin the name with the text that the control shows.",
    severity: .error, method: .static, references: .criterion("2.5.3"))

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let name = context.tree.nodes[index].name, let label = Self.label(of: index, in: context) else {
      return .inapplicable
    }
    guard label.node != index else { return Self.verdict(name, label.text) }
    return label.text == name || label.text.words.stand(in: name.words)
      ? .pass : .fail(.otherLabel(name: name, text: label.text))
  }

  /// The text that is compared with the name of a control, with the node that shows it: the control itself, or the one
  /// text in it; nil where there is none.
  static func label(of index: Int, in context: AuditContext) -> (node: Int, text: String)? {
    let nodes = context.tree.nodes
    guard nodes[index].role.takesNameFromContent, context.shape(of: index).contains(.isSpoken),
      !context.standing[index].contains(.hidden), nodes[index].name != nil
    else { return nil }
    // What stands on a switch is its state.
    let isSwitch = nodes[index].role == .switchControl || nodes[index].role == .toggle
    if nodes[index].role.isControl, !isSwitch, let text = nodes[index].text, text != nodes[index].value,
      isLabel(text)
    {
      return (index, text)
    }
    guard nodes[index].end > index + 1 else { return nil }
    var shown: Int?
    for inner in index + 1..<nodes[index].end {
      if nodes[inner].role.isControl { return nil }
      guard nodes[inner].role == .text, context.shape(of: inner).contains(.isSpoken),
        !context.standing[inner].contains(.hidden)
      else { continue }
      guard shown == nil else { return nil }
      shown = inner
    }
    guard let shown, let text = nodes[shown].name, text != nodes[index].value,
      text.unicodeScalars.contains(where: \.properties.isAlphabetic)
    else { return nil }
    return (shown, text)
  }

  /// Whether a text is words for people: icon fonts draw a sign in place of a name such as “arrow_back”.
  private static func isLabel(_ text: String) -> Bool {
    !text.utf8.contains(UInt8(ascii: "_")) && text.unicodeScalars.contains(where: \.properties.isAlphabetic)
  }

  /// What is seen may say more than the name, such as how many there are; other words it may not have.
  private static func verdict(_ name: String, _ text: String) -> Verdict {
    let (own, seen) = (name.words, text.words)
    return own == seen || seen.stand(in: own) || own.stand(in: seen)
      ? .pass : .fail(.otherLabel(name: name, text: text))
  }
}

extension Message {
  static func otherLabel(name: String, text: String) -> Self {
    Self("“{text}” is seen on it, and it is called “{name}”.", ["name": name, "text": text])
  }
}
