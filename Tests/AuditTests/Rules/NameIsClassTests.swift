import Accessibility
import Audit
import Testing

@Suite("name-is-class")
struct NameIsClassTests {
  static let cases: [RuleCase] = [
    .fails("a class of GTK", .button, "GtkButton", says: "“GtkButton” is what the program calls it."),
    .fails("a class of UIKit", .image, "UIImageView"),
    .fails("a class of Qt", .button, "QPushButton"),
    .fails("a class of Android", .button, "android.widget.Button"),
    .fails("a system symbol", .button, "square.and.arrow.up"),
    .passes("a name", .button, "Send"),
    .passes("a company", .button, "NSPCC"),
    .passes("a word that begins alike", .button, "Quit"),
    .passes("a product", .button, "iPhone"),
    .passes("an address", .link, "example.com"),
    .passes("what is in both", .button, "up.example"),
    .skips("a text", .text, "GtkButton"),
    .skips("decorative", .image, "UIImageView") { $0.traits = .decorative },
    .skips("hidden", .button, "GtkButton") { $0.traits = .hidden },
  ]

  @Test("a name is none that a program has", arguments: cases)
  func verdict(it: RuleCase) { it.check(NameIsClass()) }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.cases)) }
}
