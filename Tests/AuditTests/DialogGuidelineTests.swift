import Accessibility
import Geometry
import Scenes
import Testing

@testable import Audit

/// Rules about action sheets, alerts and menus that the guidelines ask for.
@Suite("Guidelines about action sheets, alerts and menus")
struct DialogGuidelineTests {
  typealias Case = SceneCase

  static let cancel = ActionButton(id: "cancel", label: "Cancel", style: .cancel)
  static let keep = ActionButton(id: "keep", label: "Keep")
  static let move = ActionButton(id: "move", label: "Move")

  static func ask(_ buttons: [ActionButton] = [keep, cancel], _ change: (inout Presentation) -> Void = { _ in })
    -> Presentation
  { Case.of(.actionSheet(ActionSheet(buttons)), change) }

  static func from(_ source: Presentation.Invocation.Source?, _ action: String? = nil, asks: Bool? = nil)
    -> Presentation.Invocation
  {
    var invocation = Presentation.Invocation()
    (invocation.source, invocation.action, invocation.needsClarification) = (source, action, asks)
    return invocation
  }

  static func alert(
    _ buttons: [ActionButton], _ source: Presentation.Invocation.Source? = nil, reason: Alert.Reason? = nil
  ) -> Presentation {
    var alert = Alert(buttons)
    alert.reason = reason
    return Case.of(.alert(alert)) { if source != nil { $0.invocation = from(source) } }
  }

  static let sources: [Case] = [
    Case(
      .fail, "by itself", ActionSheetFollowsAction(), ask { $0.invocation = from(.system) }, role: .actionSheet),
    Case(.pass, "by people", ActionSheetFollowsAction(), ask { $0.invocation = from(.user) }, role: .actionSheet),
    Case(.pass, "a control opens it", ActionSheetFollowsAction(), ask(), on: .tvOS, role: .actionSheet) {
      Case.opened(&$0)
    },
    Case(nil, "nobody knows", ActionSheetFollowsAction(), ask(), role: .actionSheet),
    Case(nil, "an alert", ActionSheetFollowsAction(), alert([keep], .system), role: .alert),
    Case(.fail, "choices", AlertWithoutChoices(), alert([keep, move, cancel], .user), role: .alert),
    Case(.pass, "one choice", AlertWithoutChoices(), alert([keep, cancel], .user), role: .alert),
    Case(.pass, "it came by itself", AlertWithoutChoices(), alert([keep, move], .system), role: .alert),
    Case(.fail, "a control opens it", AlertWithoutChoices(), alert([keep, move]), role: .alert) { Case.opened(&$0) },
    Case(
      .pass, "a problem with what a control does", AlertWithoutChoices(), alert([keep, move], reason: .problem),
      role: .alert
    ) { Case.opened(&$0) },
    Case(nil, "nobody knows", AlertWithoutChoices(), alert([keep, move]), role: .alert),
  ]

  static func titled(_ title: String?, lines: Int? = nil, message: String? = nil) -> Presentation {
    var sheet = ActionSheet([keep, cancel])
    sheet.titleLines = lines
    return Case.of(.actionSheet(sheet)) { ($0.title, $0.message) = (title, message) }
  }

  /// A title in an action sheet that is 300 points wide: 268 points are for it, 37 letters of 0.55 em.
  static func title(_ expected: Outcome?, _ title: String?, lines: Int? = nil) -> Case {
    Case(
      expected, title ?? "none", DialogTitleOneLine(), titled(title, lines: lines), role: .actionSheet,
      at: Rect(x: 50, y: 300, width: 300, height: 200))
  }

  static let words: [Case] = [
    title(.pass, "Delete?"), title(.pass, String(repeating: "n", count: 37)),
    title(.fail, String(repeating: "n", count: 38)), title(.pass, String(repeating: "한", count: 20)),
    title(.fail, String(repeating: "한", count: 21)), title(.fail, "Delete\nthis?"), title(.fail, "Delete?", lines: 2),
    title(.pass, String(repeating: "n", count: 99), lines: 1), title(nil, nil),
    Case(
      .fail, "the same", MessageRepeatsTitle(), titled("Delete this draft?", message: "delete this draft."),
      role: .actionSheet),
    Case(
      .fail, "a part", MessageRepeatsTitle(), titled("Delete this draft?", message: "This draft"), role: .actionSheet),
    Case(
      .pass, "something else", MessageRepeatsTitle(), titled("Delete?", message: "It was never sent."),
      role: .actionSheet),
    Case(nil, "none", MessageRepeatsTitle(), titled("Delete?"), role: .actionSheet),
    Case(.pass, "a title", ActionSheetExplained(), titled("Delete?"), role: .actionSheet),
    Case(.pass, "a message", ActionSheetExplained(), titled(nil, message: "Delete?"), role: .actionSheet),
    Case(.fail, "nothing", ActionSheetExplained(), titled(" "), role: .actionSheet),
    Case(.pass, "what opens it has a name", ActionSheetExplained(), titled(nil), role: .actionSheet) {
      Case.opened(&$0)
    },
    Case(.fail, "what opens it has none", ActionSheetExplained(), titled(nil), role: .actionSheet) {
      Case.opened(&$0, by: nil)
    },
    Case(.pass, "a sheet asks with it", ActionSheetExplained(), titled(nil), role: .actionSheet) {
      var sheet = Sheet()
      sheet.confirmation = "it"
      $0.presentations.append(Presentation(id: "draft", kind: .sheet(sheet), title: "Draft"))
    },
    Case(
      .pass, "the action has a name", ActionSheetExplained(),
      ask {
        $0.title = nil
        $0.invocation = from(.user, "Delete")
      }, role: .actionSheet),
  ]

  static let menus: [Case] = [
    Case(
      .fail, "it asks", ChoicesNotInMenu(), Case.of(.menu(Menu())) { $0.invocation = from(.user, "Close", asks: true) },
      role: .menu),
    Case(
      .pass, "a control reveals it", ChoicesNotInMenu(), Case.of(.menu(Menu(revealControl: "main/more"))), on: .iPadOS,
      role: .menu),
    Case(nil, "nothing is known", ChoicesNotInMenu(), Case.of(.menu(Menu())), role: .menu),
    Case(
      nil, "on a Mac", ChoicesNotInMenu(), Case.of(.menu(Menu())) { $0.invocation = from(.user, asks: true) },
      on: .macOS, role: .menu),
  ]

  /// A button at this place of an action sheet that has the screen.
  static func button(_ id: String, _ x: Double, _ y: Double) -> AccessibilityNode {
    .of(.button, id, at: Rect(x: x, y: y, width: 100, height: 44)) { $0.id = NodeID("it/\(id)") }
  }

  static let screen = Rect(x: 0, y: 0, width: 400, height: 800)

  static let places: [Case] = [
    Case(
      .pass, "all of them", ActionSheetFits(), ask(), role: .actionSheet, at: screen,
      content: [button("keep", 0, 600), button("cancel", 0, 700)]),
    Case(
      .fail, "one under the edge", ActionSheetFits(), ask(), on: .watchOS, role: .actionSheet, at: screen,
      content: [button("keep", 0, 600), button("cancel", 0, 780)]),
    Case(
      nil, "on a television", ActionSheetFits(), ask(), on: .tvOS, role: .actionSheet, at: screen,
      content: [button("cancel", 0, 780)]),
    Case(nil, "no buttons", ActionSheetFits(), ask(), role: .actionSheet, at: screen),
    Case(
      .pass, "upper left", WatchCancelUpperLeft(), ask(), on: .watchOS, role: .actionSheet, at: screen,
      content: [button("cancel", 4, 4)], node: "it/cancel"),
    Case(
      .fail, "at the bottom", WatchCancelUpperLeft(), ask(), on: .watchOS, role: .actionSheet, at: screen,
      content: [button("cancel", 4, 700)], node: "it/cancel"),
    Case(
      .fail, "upper right", WatchCancelUpperLeft(), ask(), on: .watchOS, role: .actionSheet, at: screen,
      content: [button("cancel", 290, 4)], node: "it/cancel"),
    Case(
      .pass, "upper right from right to left", WatchCancelUpperLeft(), ask(), on: .watchOS, role: .actionSheet,
      at: screen,
      content: [button("cancel", 290, 4)], node: "it/cancel"
    ) { $0.isRightToLeft = true },
    Case(
      nil, "another button", WatchCancelUpperLeft(), ask(), on: .watchOS, role: .actionSheet, at: screen,
      content: [button("keep", 290, 700)], node: "it/keep"),
  ]

  @Test("kept, broken, or none of its business", arguments: sources + words + menus + places)
  func verdict(it: Case) { it.check() }

  @Test("every one of these rules is shown a scene that breaks it and one that keeps it")
  func areShownBoth() { #expect(Case.showBoth(Self.sources + Self.words + Self.menus + Self.places)) }

  @Test(
    "a quarter of the actions may ask back, and two say nothing about a habit",
    arguments: [(2, 2, nil), (3, 11, Outcome.fail), (3, 12, .pass), (4, 4, .fail)] as [(Int, Int, Outcome?)])
  func sparingly(asking: Int, all: Int, expected: Outcome?) {
    let it = Case(
      expected, "\(asking) of \(all)", ActionSheetsSparingly(), Self.ask(), role: .actionSheet, node: "main"
    ) {
      $0.windows[0].elements = (0..<all).map { number in
        var button = Element(id: "b\(number)", role: .button, label: "B")
        if number < asking { button.opens = "it" }
        return button
      }
    }
    it.check()
    #expect(ActionSheetsSparingly().verdict(1, in: AuditContext(tree: it.tree, scene: it.scene)) == .inapplicable)
  }
}
