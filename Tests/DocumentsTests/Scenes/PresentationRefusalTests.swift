import Accessibility
import Documents
import Scenes
import Testing

/// What a scene says of presentations that cannot be so: it is refused with its place and what is expected.
@Suite("Presentations that cannot be")
struct PresentationRefusalTests {
  static let head = "scene: a\nplatform: iPadOS\nwindows:\n  - {id: w, elements: [{id: o, role: button, label: O}]}\n"

  /// Line, column, and a part of the message and of what is expected.
  struct Refusal: CustomTestStringConvertible {
    var text: String
    var line: Int
    var column: Int
    var message: String
    var expected: String
    var testDescription: String { message }
  }

  static let refusals = [
    Refusal(
      text: "presentations:\n  - popover: p\n  - currentContext: c\n    host: popover\n", line: 7, column: 5,
      message: "hosted by a popover", expected: "container"),
    Refusal(
      text: "presentations:\n  - sheet: s\n  - {currentContext: c, parent: s, presented: true}\n", line: 7, column: 5,
      message: "starts with \"c\", but not with \"s\"", expected: "both or on neither"),
    Refusal(
      text: "presentations:\n  - {sheet: s, redisplayAfter: t}\n  - {sheet: t, redisplayAfter: s}\n", line: 6,
      column: 5, message: "shown again after itself, by way of", expected: "leads to a sheet without"),
    Refusal(
      text: "screen: {width: 393, height: 852, safeArea: {top: 500, bottom: 500}}\n", line: 5, column: 45,
      message: "takes 1000 points at top and bottom", expected: "less than 852"),
    Refusal(
      text: "screen: {width: 393, height: 852, safeArea: {left: 193, right: 200}}\n", line: 5, column: 45,
      message: "takes 393 points at left and right", expected: "less than 393"),
    Refusal(
      text: "presentations:\n  - {sheet: s, defaultSize: [0, 0]}\n", line: 6, column: 29,
      message: "0 by 0 points cannot be seen", expected: "above 0"),
    Refusal(
      text: "presentations:\n  - alert: r\n    buttons:\n      - {label: A, order: 1}\n      - {label: B, order: 1}\n",
      line: 9, column: 9, message: "the order 1 is that of another button", expected: "of its own"),
    Refusal(
      text: "presentations:\n  - sheet: s\n    elements:\n      - {id: a, role: text, label: A, order: 2}\n"
        + "      - {id: b, role: text, label: B, order: 2}\n",
      line: 9, column: 9, message: "the order 2 is that of another element", expected: "of its own"),
    Refusal(
      text: "presentations:\n  - {menu: m, revealControl: o}\n  - sheet: s\n    elements:\n"
        + "      - {id: x, role: group, elements: [{id: b, role: button, label: B, opens: m}]}\n",
      line: 9, column: 41, message: "whose \"revealControl\" is \"o\"", expected: "\"opens\" on \"o\" only"),
    Refusal(
      text: "presentations:\n  - {currentContext: c, host: splitViewPane, parent: w}\n", line: 6, column: 5,
      message: "hosted by a pane of a split view", expected: "hostElement: the id of the pane"),
    Refusal(
      text: "presentations:\n  - {currentContext: c, host: other}\n", line: 6, column: 5,
      message: "hosted by another view", expected: "hostElement: the id of an element"),
  ]

  @Test("each is refused once, where it stands", arguments: refusals)
  func refused(refusal: Refusal) throws {
    let errors = HostileSceneTests.errors(Self.head + refusal.text)?.errors ?? []
    #expect(errors.count == 1)
    let error = try #require(errors.first)
    #expect(error.location.line == refusal.line && error.location.column == refusal.column, "\(error)")
    #expect(error.message.contains(refusal.message), "\(error)")
    #expect(error.expected?.contains(refusal.expected) == true, "\(error)")
  }

  @Test(
    "what comes close is read",
    arguments: [
      "presentations:\n  - popover: p\n  - {currentContext: c, host: popover, container: p}\n",
      "presentations:\n  - popover: p\n  - {currentContext: c, host: popover, parent: p}\n",
      "presentations:\n  - {popover: p, elements: [{id: x, role: group}]}\n"
        + "  - {currentContext: c, host: popover, hostElement: p/x}\n",
      "presentations:\n  - {sheet: s, presented: true}\n  - {currentContext: c, parent: s, presented: true}\n",
      "presentations:\n  - {sheet: s, redisplayAfter: t}\n  - {sheet: t, redisplayAfter: u}\n  - sheet: u\n",
      "screen: {width: 393, height: 852, safeArea: {top: 400, bottom: 400}}\n",
      "presentations:\n  - {currentContext: c, host: splitViewPane, hostElement: o}\n",
      "presentations:\n  - {currentContext: c, host: other, hostElement: w/o}\n",
      "presentations:\n  - {currentContext: c, host: other, parent: w}\n",
      "presentations:\n  - currentContext: c\n",
      "presentations:\n  - menu: m\n  - {sheet: s, elements: [{id: a, role: button, label: A, opens: m}, "
        + "{id: b, role: button, label: B, opens: m}]}\n",
      "presentations:\n  - {menu: m, revealControl: s/a}\n"
        + "  - {sheet: s, elements: [{id: a, role: button, label: A, opens: m}]}\n",
      "presentations:\n  - {sheet: s, presentationEdge: bottom}\n",
      "presentations:\n  - {alert: r, buttons: [{label: A, order: 2}, {label: B, order: 1}]}\n",
    ])
  func read(text: String) {
    #expect(HostileSceneTests.errors(Self.head + text) == nil)
  }
}
