import TestSupport
import Testing

@testable import Reports

@Suite("Names that run from right to left")
struct IsolationTests {
  @Test(
    "are isolated from the words around them",
    arguments: [
      ("button “Send” activated", "button “Send” activated"), ("보내기", "보내기"), ("", ""),
      ("שלום", "[שלום]"), ("button “שלום” at 5", "button “[שלום]” at 5"), ("“Hi שלום 5” moved", "“[Hi שלום 5]” moved"),
      ("tap \"שלום\" in \"b\"", "tap \"[שלום]\" in \"b\""),
      ("Findings in קובץ שני.yaml", "Findings in [קובץ שני].yaml"),
      ("5 שלום עולם 7 x", "5 [שלום עולם] 7 x"), ("“שלום", "“[שלום]"), ("a \"b\" שלום \"c\"", "a \"b\" [שלום] \"c\""),
      ("م1م", "[م1م]"),
    ])
  func parts(text: String, marked: String) {
    let parts = Isolation.segments(of: text)
    #expect(parts.map { $0.isIsolated ? "[\($0.text)]" : $0.text }.joined() == marked)
  }

  @Test("take time in proportion to the text, also where no quotation ends")
  func unendingQuotes() {
    let text = String(repeating: "“א", count: 100_000)
    let segments = Deadline.hold("isolating a long text") { Isolation.segments(of: text) }
    #expect(segments.map(\.text).joined() == text)
  }

  @Test("by an element in HTML, by a span in SVG, by characters where there is room for neither")
  func marks() {
    var page = Markup()
    page.element("p", ["aria-label": "“שלום”"], text: "“שלום”")
    page.element("text", text: "“Hi שלום”")
    page.element("title", text: "“שלום”")
    page.line("dd") { $0.inline("code", [:], "tap \"שלום\"") }
    #expect(
      page.text == """
        <p aria-label="“&#x2068;שלום&#x2069;”">“<bdi>שלום</bdi>”</p>
        <text>“<tspan direction="ltr" unicode-bidi="isolate">Hi שלום</tspan>”</text>
        <title>“&#x2068;שלום&#x2069;”</title>
        <dd><code>tap &quot;<bdi>שלום</bdi>&quot;</code></dd>

        """)
  }

  @Test("what markup forbids or nobody sees is shown, also in what is isolated")
  func hostile() {
    var page = Markup()
    page.element("p", ["title": "\u{1B}\u{202E}\n"], text: "“א\u{202E}<b>\u{0}\u{FFFE}\u{85}”\u{2028}")
    #expect(
      page.text
        == "<p title=\"\\u{1b}\\u{202e}\\u{a}\">“<bdi>א\\u{202e}&lt;b&gt;\\u{0}\\u{fffe}\\u{85}</bdi>”\\u{2028}</p>\n")
  }
}
