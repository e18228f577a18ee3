/// What the system itself says in a language; one table a language.
package struct SystemTexts: Sendable {
  /// The name of the grabber.
  package let grabber: String
  /// The spoken names of the system's detents.
  package let medium: String
  package let large: String
  /// Said when the grabber cannot go further.
  package let largest: String
  package let smallest: String
  /// The question about unsaved changes, where the author wrote none.
  package let unsavedTitle: String
  package let discard: String
  package let keepEditing: String
  /// The button that a confirmation dialog gets where its author gave it none (C-08).
  package let cancel: String
  /// The name of the on-screen keyboard.
  package let keyboard: String
  /// What shows the place in what scrolls, and what macOS calls it.
  package let scrollIndicator: String
  package let scrollBar: String
  /// What an indicator is called where there is one along the other axis too, with {1} for its name.
  package let vertical: String
  package let horizontal: String
  /// What shows the page beside the crown of a watch.
  package let pageIndicator: String
  /// What a scroll indicator is while it sets the speed.
  package let jogBar: String
  /// What a jog bar is set to: `{1}` is the step of speed, `{2}` how many there are.
  package let stopped: String
  package let forward: String
  package let back: String
  /// What a page control says, with {1} for the page and {2} for the count.
  package let page: String

  /// English.
  static let english = SystemTexts(
    grabber: "Sheet Grabber", medium: "Medium", large: "Large", largest: "Largest", smallest: "Smallest",
    unsavedTitle: "Discard changes?", discard: "Discard Changes", keepEditing: "Keep Editing",
    cancel: "Cancel", keyboard: "Keyboard", scrollIndicator: "scroll indicator", scrollBar: "scroll bar",
    vertical: "vertical {1}", horizontal: "horizontal {1}",
    pageIndicator: "page indicator", jogBar: "Jog Bar", stopped: "Stopped", forward: "Forward {1} of {2}",
    back: "Back {1} of {2}",
    page: "page {1} of {2}")

  /// Korean.
  static let korean = SystemTexts(
    grabber: "시트 손잡이", medium: "중간", large: "크게", largest: "가장 크게", smallest: "가장 작게",
    unsavedTitle: "변경 사항을 버리겠습니까?", discard: "변경 사항 버리기", keepEditing: "계속 편집", cancel: "취소", keyboard: "키보드",
    scrollIndicator: "스크롤 표시기", scrollBar: "스크롤 막대", vertical: "세로 {1}", horizontal: "가로 {1}", pageIndicator: "페이지 표시기",
    jogBar: "조그 막대", stopped: "멈춤",
    forward: "앞으로 {2}단계 중 {1}",
    back: "뒤로 {2}단계 중 {1}", page: "{2}페이지 중 {1}페이지")

  /// The table for a BCP 47 tag, by its first two letters; English where there is none.
  static func table(for language: String) -> SystemTexts {
    tables[language.lowercased().prefix { $0 != "-" && $0 != "_" }.description] ?? english
  }

  /// The tables, by the first part of a BCP 47 tag: one for each language that voices speak.
  static let tables = ["en": english, "ko": korean]

  /// What a page control says.
  package func page(_ page: Int, of count: Int) -> String { Self.filled(self.page, page, count) }

  /// What an indicator is called that has another one beside it along the other axis.
  package func name(_ name: String, alongVertical isVertical: Bool) -> String {
    (isVertical ? vertical : horizontal).replacing("{1}", with: name)
  }

  /// What a jog bar is set to, in words.
  ///
  /// - Parameters:
  ///   - level: The step of speed; positive towards the end of the content.
  ///   - count: How many there are each way.
  package func speed(_ level: Int, of count: Int) -> String {
    level == 0 ? stopped : Self.filled(level > 0 ? forward : back, Int(level.magnitude), count)
  }

  /// A text with numbers for `{1}` and `{2}`.
  private static func filled(_ text: String, _ first: Int, _ second: Int) -> String {
    var words = ""
    var rest = text[...]
    while let brace = rest.firstIndex(of: "{") {
      words += rest[..<brace]
      rest = rest[brace...].dropFirst()
      words += String(rest.first == "1" ? first : second)
      rest = rest.dropFirst(2)
    }
    return words + rest
  }

  /// What is said for a detent: the system's word, or the author's id in words.
  package func name(ofDetent id: String) -> String {
    switch id {
    case "medium": return medium
    case "large": return large
    default:
      let words = id.split { $0 == "-" || $0 == "_" || $0 == " " }
      return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    }
  }
}
