/// Which role an author's words for one stand for: "Button" is what a reader says of every button.
struct RoleWords {
  private let roles: [String: Wording]

  /// The words of two readers for roles, in every language.
  init(_ voices: [Voice]) {
    var roles: [String: Wording] = [:]
    for voice in voices {
      let wordings = Set(voice.grammar.roles.values).union([.tab, .heading, .link, .image, .searchField, .adjustable])
      for language in Language.all {
        let words = voice.words(in: language)
        for wording in wordings.sorted(by: { $0.rawValue < $1.rawValue }) where words.words[wording] != nil {
          let key = Self.key(words.say(wording))
          if !key.isEmpty, roles[key] == nil { roles[key] = wording }
        }
      }
    }
    self.roles = roles
  }

  /// The role that a text is a word for; nil where it is the author's own.
  func wording(of text: String) -> Wording? { roles[Self.key(text)] }

  /// Letters and blanks, without the mark at the end.
  private static func key(_ text: String) -> String {
    var key = text.lowercased()[...]
    while let last = key.last, last == "." || last == " " { key = key.dropLast() }
    return String(key)
  }
}
