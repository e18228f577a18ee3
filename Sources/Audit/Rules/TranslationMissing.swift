public import Accessibility

/// A control of an interface in another script is not called by an English word of the trade, and no control by the key
/// of a text.
///
/// Keys are such as “settings.general.title”, “BTN_SAVE”, “btn_save_label”: parts joined by full stops or underscores
/// that begin as keys do.
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
    "cancel", "done", "save", "save changes", "close", "back", "next", "previous", "delete", "edit", "add", "search",
    "settings",
    "share",
    "send", "open", "more", "help", "continue", "submit", "login", "log in", "sign in", "sign up", "menu", "home",
    "play",
    "pause", "stop", "yes", "no", "dismiss", "undo", "redo", "copy", "paste", "refresh", "reload",
  ]

  public func concerns(_ role: Role) -> Bool { role.isControl }

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard context.shape(of: index).contains(.isSpoken),
      !context.standing[index].contains(.hidden)
    else { return .inapplicable }
    let shape = context.shape(of: index)
    if shape.contains(.isJoined), shape.isDisjoint(with: [.hasSpace, .isBeyondASCII]),
      let name = context.tree.nodes[index].name, Self.isKey(name)
    {
      return .fail(.keyOfText(name: name))
    }
    guard let language = context.language(of: index) else { return .inapplicable }
    let scripts = WritingScript.all(of: language)
    guard !scripts.isEmpty, !scripts.contains(.latin), let name = context.tree.nodes[index].name else {
      return .inapplicable
    }
    guard !context.shape(of: index).contains(.isBeyondASCII), !context.shape(of: index).contains(.isLong) else {
      return .pass
    }
    return Self.names.contains(name.folded) ? .fail(.untranslated(name: name, language: language)) : .pass
  }
}

extension TranslationMissing {
  /// Whether a name is the key of a text.
  private static func isKey(_ name: String) -> Bool {
    let bytes = name.utf8
    let isUnderscored = bytes.contains(UInt8(ascii: "_"))
    let mark = UInt8(ascii: isUnderscored ? "_" : ".")
    let parts = bytes.split(separator: mark, omittingEmptySubsequences: false).map { String(Substring($0)) }
    let isWord = { (part: String) in
      !part.isEmpty && part.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) }
    }
    guard parts.count >= (isUnderscored ? 2 : 3), parts.allSatisfy(isWord), let first = parts.first else {
      return false
    }
    return beginnings.contains(first.lowercased())
  }

  /// How keys of texts begin.
  private static let beginnings: Set<String> = [
    "action", "alert", "app", "btn", "button", "common", "dialog", "error", "field", "form", "general", "header",
    "home",
    "label", "lbl", "login", "menu", "message", "msg", "nav", "page", "screen", "settings", "str", "string", "tab",
    "text", "title", "tooltip", "txt", "ui", "view",
  ]
}

extension Message {
  static func keyOfText(name: String) -> Self { Self("“{name}” is the key of a text, not a text.", ["name": name]) }
  static func untranslated(name: String, language: String) -> Self {
    Self("“{name}” is English in an interface in “{language}”.", ["name": name, "language": language])
  }
}
