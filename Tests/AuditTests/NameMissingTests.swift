import Accessibility
import Geometry
import Testing

@testable import Audit

@Suite("name-missing")
struct NameMissingTests {
  static var fixture: TreeFixture {
    var page = TreeFixture()
    page.add("inbox", .window, nil, .inapplicable, opens: true)
    page.add("send", .button, "Send", .pass)
    page.add("glyph", .button, nil, .violation)
    page.add("empty", .button, "", .violation)
    page.add("spaces", .button, " \t\u{A0}", .violation)
    page.add("invisible", .button, "\u{200B}\u{FEFF}\u{AD}", .violation)
    page.add("sign", .button, "×", .pass)
    page.add("korean", .button, "보내기", .pass)
    page.add("search", .searchField, nil, .pass) { $0.placeholder = "Search" }
    page.add("choice", .comboBox, nil, .violation) { $0.placeholder = "Choose" }
    page.add("subject", .textField, "Subject", .pass) { $0.placeholder = "Subject" }
    page.add("hinted", .button, nil, .violation) { $0.hint = "Sends the message" }
    page.add("volume", .slider, nil, .violation) { $0.value = "40%" }
    page.add("passed over", .button, nil, .violation) { $0.isElement = false }
    page.add("dimmed", .button, nil, .violation) { $0.traits = .disabled }
    page.add("hidden", .button, nil, .inapplicable) { $0.traits = .hidden }
    page.add("transparent", .button, nil, .inapplicable) { $0.alpha = 0 }
    page.add("ornament", .button, nil, .inapplicable) { $0.traits = .decorative }
    page.add("caption", .text, nil, .inapplicable)
    page.add("photo", .image, nil, .inapplicable)
    page.add("scrollbar", .scrollBar, nil, .inapplicable)
    page.add("mystery", .unknown, nil, .undecided) { $0.actions = .activate }
    page.add("wrapper", .unknown, nil, .inapplicable)
    // List items that say that they can be activated are no controls.
    page.add("row", .listItem, nil, .undecided, opens: true) { $0.actions = .activate }
    page.add("row/text", .text, "Lunch", .inapplicable)
    page.tree.close()
    // A page of a stack that is not shown has no area.
    page.add("stack", .page, nil, .inapplicable, frame: .zero, opens: true)
    page.add("stack/later", .button, nil, .undecided)
    page.add("stack/named", .button, "Later", .pass)
    page.tree.close()
    page.add("clipped", .page, nil, .inapplicable, frame: .zero, opens: true) { $0.traits = .clips }
    page.add("clipped/later", .button, nil, .inapplicable)
    page.tree.close()
    page.add("filled", .button, nil, .undecided, opens: true)
    page.add("filled/text", .text, "Reply", .inapplicable)
    page.tree.close()
    page.add("holder", .button, nil, .violation, opens: true)
    page.add("holder/inner", .button, "Inner", .pass)
    page.tree.close()
    page.add("field", .textField, nil, .violation, opens: true)
    page.add("field/text", .text, "what was typed", .inapplicable)
    page.tree.close()
    page.tree.close()
    return page
  }

  @Test("ids that break the rule, pass, and cannot be told")
  func verdicts() {
    let fixture = Self.fixture
    let answers = fixture.answers(of: NameMissing())
    #expect(answers.violations == fixture.violations)
    #expect(answers.passes == fixture.passes)
    #expect(answers.undecided == fixture.undecided)
    #expect(fixture.violations.count >= 8 && fixture.passes.count >= 5 && fixture.undecided.count >= 3)
  }

  @Test(
    "what holds nothing that can be spoken is no name",
    arguments: [
      "\u{2800}", "\u{2800}\u{2800} ", "\u{301}", " \u{301}", "\u{A0}\u{20E3}", "\u{93E}", "\u{25CC}", "\u{1D159}",
      "\u{13441}", "\u{13442}\u{13442}",
      "\u{25CC}\u{301}", "\u{E000}", "\u{F8FF}",
      "\u{F0001}", "\u{10FFFD}", "\u{3164}", "\u{115F}\u{1160}", "\u{FFA0}", "\u{FFFC}", "\u{FFFD}\u{FFFD}", "\u{FFFE}",
      "\u{378}", "\u{E0041}\u{E007F}", "\u{FE0F}", "\u{E0100}", "\u{200D}", "\u{200B}\u{2060}\u{FEFF}", "\u{34F}",
      "\u{17B4}", "\u{180E}", "\u{202E}\u{202C}", "\u{2028}", "\u{3000}\u{2003}", "\u{1B}\u{7}", "\u{85}", "\r\n\t",
      "\u{E000}.", ".\u{E000}", "\u{2800}-\u{2800}", "\u{E000}\u{B7}", "\u{2800}:", "\u{301}.", ". \u{301}",
      "\u{E001} \u{2022}", "(\u{FFFC})",
    ])
  func blank(name: String) { #expect(name.isBlank) }

  @Test(
    "what a screen reader has a word for is one",
    arguments: [
      "+", "…", "×", "?", "-", "_", "«", "€", "´", "^", "½", "٣", "👍", "👩‍👧", "❤️", "🇰🇷", "1️⃣", "⠁", "e\u{301}",
      "e\u{301}\u{200B}", "한", "ㅎ", "ᄀ", "あ", "字", "א", "ا", "का", "\u{E000} Save", "\u{2800}Send", "→", "♪", "§",
      "...", "·", ".\u{301}", "*\u{FE0F}\u{20E3}", "-\u{200B}", "\u{E000}+", "(\u{E000} 3)",
    ])
  func spoken(name: String) {
    #expect(!name.isBlank)
    var page = TreeFixture()
    page.add("named", .button, name, .pass)
    #expect(page.answers(of: NameMissing()).passes == ["named"])
  }

  @Test("every kind of control is held to it", arguments: Role.allCases.filter(\.isControl))
  func everyControl(role: Role) {
    var page = TreeFixture()
    page.add("bare", role, nil, .violation)
    page.add("named", role, "Name", .pass)
    let answers = page.answers(of: NameMissing())
    #expect(answers.violations == ["bare"] && answers.passes == ["named"])
  }

  @Test("on Android a nameless control is named by the text in it that is said in its place")
  func namedByContent() {
    var page = TreeFixture()
    page.tree.platform = "Android"
    page.add("filled", .button, nil, .pass, opens: true) { $0.actions = .activate }
    page.add("filled/text", .text, "Reply", .inapplicable) { $0.text = "Reply" }
    page.tree.close()
    page.add("bare", .button, nil, .violation)
    #expect(page.answers(of: NameMissing()).passes == page.passes)
  }

  @Test(
    "the message says what was found instead of a name",
    arguments: [
      ("glyph", "This button has no name."),
      ("spaces", "The name of this button consists of nothing that is spoken."),
      (
        "choice",
        "This combo box has no name; its placeholder “Choose” is gone as soon as something is typed."
      ),
      ("hinted", "This button has no name; its hint “Sends the message” does not replace one."),
    ])
  func messages(id: String, text: String) {
    let result = Auditor(rules: [NameMissing()]).audit(Self.fixture.tree)
    #expect(result.findings.first { $0.node.path == id }?.message.description == text)
  }
}
