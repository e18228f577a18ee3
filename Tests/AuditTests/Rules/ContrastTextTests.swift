import Accessibility
import Audit
import Geometry
import Testing

@Suite("contrast-text")
struct ContrastTextTests {
  static let cases: [RuleCase] = [
    .fails("pale grey on white", .text, "12 euros", says: "Its contrast is 2.3 to 1; 4.5 to 1 is the least.") {
      set(&$0, 170, on: 255, size: 14)
    },
    .fails("a little too pale", .text, "12 euros", says: "Its contrast is 4.4 to 1; 4.5 to 1 is the least.") {
      set(&$0, 119.5, on: 255, size: 14)
    },
    .fails("large and too pale", .heading, "Moths", says: "Its contrast is 2.8 to 1; 3 to 1 is the least.") {
      set(&$0, 153, on: 255, size: 24)
    },
    .fails("of no known size and too pale for any", .button, "Send") { set(&$0, 170, on: 255) },
    .fails("on the ground of what it is in", .text, "A", around: [.of(.group) { $0.background = grey(255) }]) {
      set(&$0, 170, on: nil, size: 14)
    },
    .fails("on a picture with a ground of its own", .text, "AB", around: [avatar]) { set(&$0, 170, on: nil, size: 14) },
    .fails("half transparent", .text, "A") {
      ($0.foreground, $0.background, $0.fontSize) = (grey(0, alpha: 0.3), grey(255), 14)
    },
    .fails("a part that is no bolder than the rest, and paler", .text, "12 euros") {
      set(&$0, 0, on: 255, size: 14)
      var part = TextRun(start: 0, count: 2)
      part.foreground = grey(148)
      $0.runs = [part]
    },
    .passes("black on white", .text, "12 euros") { set(&$0, 0, on: 255, size: 14) },
    .passes("grey enough", .text, "12 euros") { set(&$0, 118, on: 255, size: 14) },
    .passes("large", .heading, "Moths") { set(&$0, 148, on: 255, size: 18) },
    .passes("on a picture with a ground of its own", .text, "AB", around: [avatar]) { set(&$0, 0, on: nil, size: 14) },
    .passes("bold from 14 points", .text, "Moths") {
      ($0.isBold, $0.foreground, $0.background, $0.fontSize) = (true, grey(148), grey(255), 14)
    },
    .passes("of no known size, enough for any", .button, "Send") { set(&$0, 118, on: 255) },
    .doubts("enough for large text, of no known size", .button, "Send") { set(&$0, 148, on: 255) },
    .doubts("nothing known behind it", .text, "A") { set(&$0, 0, on: nil, size: 14) },
    .doubts(
      "on a ground of its own, in something that lets through", .text, "A", around: [.of(.group) { $0.alpha = 0.2 }]
    ) { set(&$0, 0, on: 255, size: 14) },
    .doubts(
      "what shines through", .text, "A",
      around: [.of(.group) { ($0.background, $0.backgroundOpacity) = (grey(255), 0.8) }]
    ) {
      set(&$0, 170, on: nil, size: 14)
    },
    .doubts("a picture between", .text, "A", around: [.of(.group) { $0.background = grey(255) }, .of(.image, "Sea")]) {
      set(&$0, 170, on: nil, size: 14)
    },
    .skips("disabled", .button, "Send") {
      ($0.traits, $0.foreground, $0.background) = (.disabled, grey(170), grey(255))
    },
    .skips("decorative", .text, "~") {
      ($0.traits, $0.foreground, $0.background) = (.decorative, grey(170), grey(255))
    },
    .skips("nothing drawn", .text) { set(&$0, 170, on: 255, size: 14) },
    .skips("off the screen", .text, "A") {
      ($0.frame, $0.foreground, $0.background) = (Rect(x: 900, y: 0, width: 9, height: 9), grey(170), grey(255))
    },
    .skips("a picture", .image, "Sea") { set(&$0, 170, on: 255) },
    .skips("no colour", .text, "A"),
    .skips("covered", .text, "A") { ($0.traits, $0.foreground, $0.background) = (.blocked, grey(170), grey(255)) },
  ]

  @Test("text stands out from what is behind it", arguments: cases)
  func verdict(it: RuleCase) { it.check(ContrastText()) }

  @Test("is shown three trees that break it and three that keep it, at the least")
  func isShownEnough() { #expect(RuleCase.areEnough(Self.cases)) }

  /// A picture that is nothing but a coloured ground for two initials.
  private static let avatar = AccessibilityNode.of(.image, "Avatar") { $0.background = grey(255) }

  private static func grey(_ level: Double, alpha: Double = 1) -> Color {
    Color(red: level / 255, green: level / 255, blue: level / 255, alpha: alpha)
  }

  /// Sets the colours of a node, grey levels from 0 to 255, and the size of its text.
  private static func set(_ node: inout AccessibilityNode, _ text: Double, on ground: Double?, size: Double? = nil) {
    (node.foreground, node.background, node.fontSize) = (grey(text), ground.map { grey($0) }, size)
  }
}
