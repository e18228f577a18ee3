import Accessibility
import Audit
import Geometry
import Testing

@Suite("focus-obscured")
struct FocusObscuredTests {
  /// What lies over the focused button at 20, 600, of 120 by 44 points, and what is said of it.
  static let covers: [(name: String, cover: AccessibilityNode?, verdict: Outcome?)] = [
    ("a sheet over all of it", .of(.sheet, "Filter", at: Rect(x: 0, y: 400, width: 393, height: 452)), .fail),
    ("a popover over all of it", .of(.popover, "Filter", at: Rect(x: 10, y: 590, width: 200, height: 200)), .fail),
    (
      "the keyboard on the screen over all of it",
      .of(.group, "Keyboard", at: Rect(x: 0, y: 560, width: 393, height: 292)),
      .fail
    ),
    ("a sheet over a part of it", .of(.sheet, "Filter", at: Rect(x: 0, y: 630, width: 393, height: 222)), .pass),
    ("a sheet beside it", .of(.sheet, "Filter", at: Rect(x: 0, y: 700, width: 393, height: 152)), .pass),
    (
      "a sheet that shows it through",
      .of(.sheet, "Filter", at: Rect(x: 0, y: 400, width: 393, height: 452)) { $0.alpha = 0.5 }, .pass
    ),
    ("nothing", nil, .pass),
  ]

  @Test("what has the focus shows", arguments: covers)
  func verdict(name: String, cover: AccessibilityNode?, verdict: Outcome?) {
    for traits in [Traits.focused, []] {
      var tree = AccessibilityTree(screen: Size(width: 393, height: 852))
      tree.begin(.of(.window, "W", at: Rect(x: 0, y: 0, width: 393, height: 852)))
      let button = tree.append(
        .of(.button, "Send", at: Rect(x: 20, y: 600, width: 120, height: 44)) {
          ($0.actions, $0.traits) = (.activate, traits)
        })
      tree.close()
      if let cover { tree.append(cover) }
      let answer = FocusObscured().verdict(button, in: AuditContext(tree: tree))
      #expect(answer.outcome == (traits.isEmpty ? nil : verdict), "\(name)")
    }
  }

  @Test("what is scrolled out of sight is no matter of something that covers it")
  func scrolledAway() {
    var tree = AccessibilityTree(screen: Size(width: 393, height: 852))
    let button = tree.append(
      .of(.button, "Send", at: Rect(x: 20, y: 1600, width: 120, height: 44)) {
        ($0.actions, $0.traits) = (.activate, .focused)
      })
    #expect(FocusObscured().verdict(button, in: AuditContext(tree: tree)).outcome == nil)
  }
}
