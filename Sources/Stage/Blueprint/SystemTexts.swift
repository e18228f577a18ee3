/// What the system itself says in a language; one table a language.
struct SystemTexts: Sendable {
  /// The name of the grabber.
  let grabber: String
  /// The spoken names of the system's detents.
  let medium: String
  let large: String
  /// Said when the grabber cannot go further.
  let largest: String
  let smallest: String
  /// The question about unsaved changes, where the author wrote none.
  let unsavedTitle: String
  let discard: String
  let keepEditing: String
  /// The button that a confirmation dialog gets where its author gave it none (C-08).
  let cancel: String
  /// The name of the on-screen keyboard.
  let keyboard: String
  /// What a page control says, with {1} for the page and {2} for the count.
  let page: String

  /// English.
  static let english = SystemTexts(
    grabber: "Sheet Grabber", medium: "Medium", large: "Large", largest: "Largest", smallest: "Smallest",
    unsavedTitle: "Discard changes?", discard: "Discard Changes", keepEditing: "Keep Editing",
    cancel: "Cancel", keyboard: "Keyboard", page: "page {1} of {2}")

  /// Korean.
  static let korean = SystemTexts(
    grabber: "시트 손잡이", medium: "중간", large: "크게", largest: "가장 크게", smallest: "가장 작게",
    unsavedTitle: "변경 사항을 버리겠습니까?", discard: "변경 사항 버리기", keepEditing: "계속 편집", cancel: "취소", keyboard: "키보드",
    page: "{2}페이지 중 {1}페이지")

  /// The table for a BCP 47 tag, by its first two letters; English where there is none.
  static func table(for language: String) -> SystemTexts {
    language.lowercased().hasPrefix("ko") ? korean : english
  }

  /// What a page control says.
  func page(_ page: Int, of count: Int) -> String {
    var words = ""
    var rest = self.page[...]
    while let brace = rest.firstIndex(of: "{") {
      words += rest[..<brace]
      rest = rest[brace...].dropFirst()
      words += String(rest.first == "1" ? page : count)
      rest = rest.dropFirst(2)
    }
    return words + rest
  }

  /// What is said for a detent: the system's word, or the author's id in words.
  func name(ofDetent id: String) -> String {
    switch id {
    case "medium": return medium
    case "large": return large
    default:
      let words = id.split { $0 == "-" || $0 == "_" || $0 == " " }
      return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    }
  }
}
