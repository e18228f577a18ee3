import Accessibility
import Testing
import Trees

/// A mark right behind a quotation mark is drawn on that and is one character with it to Swift; it is part of the text
/// all the same.
@Suite("Marks behind quotation marks")
struct AccentedQuoteTests {
  /// What a dump of each form says of a button with a name in quotes.
  static let forms: [(String, @Sendable (String) -> String)] = [
    ("playwright", { "- button \"\($0)\"\n" }), ("playwright, in single quotes", { "- 'button \"\($0)\"'\n" }),
    (
      "xcuitest",
      { name in
        """
        Attributes: Application, 0x105a2f7b0, pid: 41491, label: 'Groceries'
        Element subtree:
         →Application, 0x105a2f7b0, pid: 41491, label: 'Groceries'
            Window (Main), 0x105a2f8c0, {{0.0, 0.0}, {393.0, 852.0}}
              Button, 0x105a2fbf0, {{345.0, 59.0}, {48.0, 44.0}}, identifier: 'plus', label: '\(name)'

        """
      }
    ),
    (
      "flutter",
      { name in
        """
        SemanticsNode#0
         │ Rect.fromLTRB(0.0, 0.0, 800.0, 600.0)
         │
         └─SemanticsNode#1
             Rect.fromLTRB(0.0, 0.0, 80.0, 48.0)
             actions: tap
             flags: isButton
             label: "\(name)"
             textDirection: ltr

        """
      }
    ),
  ]

  @Test(
    "are kept, and what is behind them too", arguments: forms.indices,
    ["\u{301}", "\u{301}Save", "\u{FE0F}Save", "\u{200D}", "Save\u{301}", "\u{20E3} 3"])
  func kept(form: Int, name: String) throws {
    let dump = Self.forms[form].1(name)
    let tree = try TreeImporter.read(Array(dump.utf8), file: "x").tree
    let button = try #require(tree.nodes.first { $0.role == .button }, "\(Self.forms[form].0)")
    #expect(button.name.map { Array($0.unicodeScalars) } == Array(name.unicodeScalars), "\(Self.forms[form].0)")
  }
}
