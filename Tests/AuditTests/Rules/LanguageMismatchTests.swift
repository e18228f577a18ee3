import Accessibility
import Audit
import Testing

@Suite("language-mismatch")
struct LanguageMismatchTests {
  static let cases: [RuleCase] = [
    .fails(
      "Korean in an English interface", .text, "받은 편지함",
      says: "“받은 편지함” is written in Korean letters and said to be "
        + "in the language “en”.", language: "en"),
    .fails("Russian", .button, "Отправить", language: "de-AT"),
    .fails("Thai in Japanese", .text, "ส่ง", language: "ja"),
    .passes("Korean", .text, "받은 편지함", language: "ko"),
    .passes("said of the text itself", .text, "받은 편지함", language: "en") { $0.language = "ko-KR" },
    .passes("said of what it is in", .text, "받은 편지함", around: [.of(.group) { $0.language = "ko" }], language: "en"),
    .passes("an English name in a Korean interface", .button, "Wi-Fi", language: "ko"),
    .passes("a word of each", .button, "Wi-Fi 켜기", language: "en"),
    .passes("Chinese characters in Japanese", .text, "送信", language: "ja"),
    .passes("an emoji", .button, "👍", language: "en"),
    .passes("letters with accents", .text, "Füße", language: "en"),
    .fails(
      "an English sentence said to be Korean", .text, "Notes are kept for thirty days after they have been deleted",
      language: "ko"),
    .passes(
      "a long English name in a Korean interface", .text, "Advanced Television Systems Committee Standard A/53",
      language: "ko"),
    .skips("no language said", .text, "받은 편지함"),
    .skips("an unknown language", .text, "받은 편지함", language: "tlh"),
    .skips("hidden", .text, "받은 편지함", language: "en") { $0.traits = .hidden },
  ]

  @Test("a text has letters of its language", arguments: cases)
  func verdict(it: RuleCase) { it.check(LanguageMismatch()) }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.cases)) }
}
