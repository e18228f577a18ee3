import Guidelines

/// A state machine that a reason refers to, and what the reason says of it.
struct Citation: Hashable, CustomStringConvertible {
  /// Such as `SM-3`.
  var code: String
  /// What follows the code, up to the next semicolon, quotation mark, interpolation or code.
  var text: String

  var description: String { code + text }

  /// The citations in pieces of text.
  static func all(in pieces: [String]) -> [Citation] {
    pieces.flatMap { $0.split(separator: ";") }.flatMap { clause in
      clause.split(separator: "SM-", omittingEmptySubsequences: false).dropFirst().compactMap { rest -> Citation? in
        let number = rest.prefix { $0.isNumber }
        guard !number.isEmpty else { return nil }
        return Citation(code: "SM-\(number)", text: String(rest.dropFirst(number.count)))
      }
    }
  }

  /// The states on both sides of its arrow; nil where it has none.
  var states: (from: String?, to: String?) {
    guard let arrow = text.firstIndex(of: "→") else { return (nil, nil) }
    let words = { (part: Substring) in part.split { !$0.isLetter }.map(String.init) }
    return (words(text[..<arrow]).first, words(text[text.index(after: arrow)...]).first)
  }

  /// Words of events, and how machines speak of them.
  static let events: [(word: String, said: [String])] = [
    ("Escape", ["Escape"]), ("Cancel", ["Cancel"]), ("Command-W", ["Command-W"]), ("tap outside", ["tap outside"]),
    ("beside", ["beside"]), ("button", ["button", "Done"]), ("menu", ["menu"]), ("reveals", ["reveals"]),
    ("choice", ["choice"]), ("panel", ["panel is", "a panel"]), ("popover", ["popover"]),
    ("completing", ["completing"]),
    ("requiresAction", ["action is required"]), ("swipe", ["swipe"]), ("discard", ["discard"]), ("save", ["save"]),
    ("by the app", ["the app", "An app", "an app"]), ("second finger", ["second finger"]), ("pinch", ["pinch"]),
    ("waits", ["wait"]), ("closes first", ["closes first", "leaving", "dismissing"]), ("keyboard", ["keyboard"]),
    ("page", ["page"]), ("resizable", ["resizable"]), ("header", ["header"]), ("grabber", ["grabber"]),
    ("rotation", ["orientation"]), ("resized", ["size"]), ("detent", ["detent"]), ("alert", ["alert"]),
    ("action sheet", ["action sheet"]), ("full-screen", ["full-screen"]), ("flick", ["flick"]),
    ("jog bar", ["jog bar"]),
    ("gaze", ["looked at"]), ("focus", ["focus", "cursor"]), ("covers", ["covers"]), ("in which it is shown", ["host"]),
    ("already", ["already"]), ("compact", ["compact", "exist at this size"]), ("window", ["window"]),
    ("control", ["control"]),
  ]
}
