import Accessibility

/// A control of an interface in another script is not called by an English word of the trade.
///
/// Words such as “Cancel” that every interface has and that every language has a word for, in an interface whose
/// language is not written in Latin letters. “OK” is understood everywhere and does not count.
public struct TranslationMissing: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "translation-missing",
    title: "The names of common controls are translated",
    why: "A voice of the interface's language speaks the English word so that few understand it, and those who know no "
      + "English do not know what the control does.",
    remedy: "Translate the name; the accessible name is easily forgotten where the visible one is a picture.",
    severity: .warning, method: .static, references: .criterion("3.1.2"))

  private static let names: Set<String> = [
    "cancel", "done", "save", "close", "back", "next", "previous", "delete", "edit", "add", "search", "settings",
    "share",
    "send", "open", "more", "help", "continue", "submit", "login", "log in", "sign in", "sign up", "menu", "home",
    "play",
    "pause", "stop", "yes", "no", "dismiss", "undo", "redo", "copy", "paste", "refresh", "reload",
  ]

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard context.tree.nodes[index].role.isControl, context.shapes[index].contains(.isSpoken),
      !context.standing[index].contains(.hidden), let language = context.language(of: index)
    else { return .inapplicable }
    let scripts = WritingScript.all(of: language)
    guard !scripts.isEmpty, !scripts.contains(.latin), let name = context.tree.nodes[index].name else {
      return .inapplicable
    }
    guard !context.shapes[index].contains(.isBeyondASCII), !context.shapes[index].contains(.isLong) else {
      return .pass
    }
    return Self.names.contains(name.folded) ? .fail(.untranslated(name: name, language: language)) : .pass
  }
}

extension Message {
  static func untranslated(name: String, language: String) -> Self {
    Self("“{name}” is English in an interface in “{language}”.", ["name": name, "language": language])
  }
}
