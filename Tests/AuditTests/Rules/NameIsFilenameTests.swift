import Accessibility
import Audit
import Testing

@Suite("name-is-filename")
struct NameIsFilenameTests {
  static let cases: [RuleCase] = [
    .fails("a picture", .image, "logo.png", says: "“logo.png” is the name of a file."),
    .fails("a file of a camera", .image, "DSC 0042.JPG"),
    .fails("a resource", .button, "ic_menu_24dp"),
    .fails("a drawing", .link, "/static/header.svg"),
    .passes("a name", .image, "A beach"),
    .passes("a document to open", .button, "report.pdf"),
    .passes("an address", .link, "example.com"),
    .passes("words with underscores", .button, "snake_case"),
    .passes("a sentence", .image, "It rains. Nobody minds"),
    .passes("a kind of file", .button, "Export as .png"),
    .passes("a kind of file in capitals", .button, "Export as .PNG"),
    .skips("a picture among files", .image, "logo.png", around: [.of(.list), .of(.listItem, "logo.png")]),
    .skips("a text", .text, "logo.png"),
    .skips("decorative", .image, "logo.png") { $0.traits = .decorative },
    .skips("hidden", .image, "logo.png") { $0.traits = .hidden },
  ]

  @Test("a name is none that a file has", arguments: cases)
  func verdict(it: RuleCase) { it.check(NameIsFilename()) }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.cases)) }
}
