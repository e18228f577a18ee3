import Accessibility
import Audit
import Testing

@Suite("translation-missing")
struct TranslationMissingTests {
  static let cases: [RuleCase] = [
    .fails("Cancel", .button, "Cancel", says: "“Cancel” is English in an interface in “ko”.", language: "ko"),
    .fails("Back", .button, "Back", language: "ja"),
    .fails("Search", .searchField, "search", language: "ru-RU"),
    .passes("translated", .button, "취소", language: "ko"),
    .passes("OK", .button, "OK", language: "ko"),
    .passes("a name", .button, "Wi-Fi", language: "ko"),
    .passes("an English sentence", .button, "Cancel culture", language: "ja"),
    .fails(
      "the key of a text", .button, "settings.general.title",
      says: "“settings.general.title” is the key of a text, not a text."),
    .fails("a key in capitals", .button, "BTN_SAVE"),
    .passes("a place in the net", .button, "news.example.org", language: "ko"),
    .skips("somebody", .button, "ada_lovelace"),
    .skips("a language of Latin letters", .button, "Cancel", language: "de"),
    .skips("a text", .text, "Cancel", language: "ko"),
    .skips("English itself", .button, "Cancel", language: "ko") { $0.language = "en" },
    .skips("hidden", .button, "Cancel", language: "ko") { $0.traits = .hidden },
  ]

  @Test("common controls are called in the language of the interface", arguments: cases)
  func verdict(it: RuleCase) { it.check(TranslationMissing()) }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.cases)) }
}
