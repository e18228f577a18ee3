import Audit
import Documents
import Scenes
import Stage
import Testing

@testable import Explorer

/// Rules that need what only a scene says: each with what breaks it, and with what comes close and does not.
@Suite("Rules about scenes")
struct SceneRuleTests {
  /// A scene with a list and one presentation, and what a rule says of it; nothing where it has nothing to find.
  struct Case: Sendable, CustomTestStringConvertible {
    var rule: String
    var platform: Platform = .iOS
    /// Lines before the windows.
    var head = ""
    /// What the presentation is; its id is `view`.
    var kind = "sheet"
    /// Lines of the presentation.
    var lines: [String] = []
    /// More of the scroll view `main/list`.
    var list = ""
    var messages: [String] = []
    /// Whether the rule has looked at something.
    var isApplied = true

    var testDescription: String { "\(rule), \(platform.rawValue): \(messages.first ?? "nothing") \(lines) \(list)" }

    var text: String {
      """
      scene: rules
      platform: \(platform.rawValue)
      \(head)
      windows:
        - id: main
          elements:
            - {id: open, role: button, label: Open, opens: view}
            - {id: list, role: scrollView, label: List, frame: [20, 100, 100, 100], contentSize: [100, 900]\(list)}
      presentations:
        - \(kind): view
          presented: true
          title: View
      \(lines.map { "    \($0)\n" }.joined())
      """
    }
  }

  static let dialogs: [Case] = [
    Case(
      rule: "action-sheet-modal", kind: "actionSheet", lines: ["modal: false", "buttons: [{id: a, label: A}]"],
      messages: ["The action sheet “View” leaves what is below it in use."]),
    Case(rule: "action-sheet-modal", kind: "actionSheet", lines: ["buttons: [{id: a, label: A}]"]),
    Case(
      rule: "alert-tells-problem", kind: "alert", lines: ["reason: promotion", "buttons: [{id: a, label: OK}]"],
      messages: ["The alert “View” comes up for the reason promotion."]),
    Case(
      rule: "alert-tells-problem", kind: "alert", lines: ["reason: information", "buttons: [{id: a, label: OK}]"],
      messages: ["The alert “View” comes up for the reason information."]),
    Case(rule: "alert-tells-problem", kind: "alert", lines: ["reason: problem", "buttons: [{id: a, label: OK}]"]),
    Case(
      rule: "alert-tells-problem", kind: "alert", lines: ["reason: situation-change", "buttons: [{id: a, label: OK}]"]),
    Case(
      rule: "alert-tells-problem", kind: "alert",
      lines: [
        "reason: confirm-destructive", "buttons: [{id: a, label: Erase, style: destructive, destroysData: true}]",
      ]),
    Case(
      rule: "alert-tells-problem", kind: "alert", lines: ["buttons: [{id: a, label: OK}]"], isApplied: false),
    Case(
      rule: "confirming-alert-choices", kind: "alert",
      lines: [
        "reason: confirm-destructive", "buttons: [{id: a, label: Erase, style: destructive, destroysData: true}]",
      ],
      messages: ["The alert “View” is to confirm something destructive and has no button of the style cancel."]),
    Case(
      rule: "confirming-alert-choices", kind: "alert",
      lines: ["reason: confirm-destructive", "buttons: [{id: a, label: OK}]"],
      messages: [
        "The alert “View” is to confirm something destructive and has no button of the style destructive and none of "
          + "cancel."
      ]),
    Case(
      rule: "confirming-alert-choices", kind: "alert", lines: ["reason: problem", "buttons: [{id: a, label: OK}]"],
      isApplied: false),
    Case(
      rule: "dialog-button-in-dialog", platform: .watchOS, kind: "actionSheet",
      lines: ["buttons: [{id: a, label: A, frame: [4, 80, 196, 44]}]"],
      messages: ["“A” reaches beyond the sides of “View”."]),
    Case(
      rule: "dialog-button-in-dialog", platform: .watchOS, kind: "actionSheet",
      lines: ["buttons: [{id: a, label: A, frame: [4, 80, 190, 44]}]"]),
    Case(
      rule: "dialog-button-style", kind: "confirmationDialog",
      lines: ["buttons: [{id: a, label: A, destroysData: true}, {id: b, label: B, style: cancel}]"],
      messages: ["“A” destroys something and has the style default."]),
    Case(
      rule: "dialog-button-style", kind: "alert",
      lines: ["buttons: [{id: a, label: A, style: cancel, performsDestructiveAction: true}, {id: b, label: B}]"],
      messages: ["“A” destroys something and has the style cancel."]),
    Case(
      rule: "dialog-button-style", kind: "actionSheet", lines: ["buttons: [{id: a, label: A, style: destructive}]"],
      messages: ["“A” has the style destructive and is not said to destroy anything."]),
    Case(
      rule: "dialog-button-style", kind: "actionSheet",
      lines: [
        "buttons:", "  - {id: a, label: A, style: destructive, outcome: discard}",
        "  - {id: b, label: B, style: destructive, performsDestructiveAction: true}", "  - {id: c, label: C}",
      ]),
  ]

  /// Lines of a sheet that leaves what is below it in use.
  static let nonmodal = ["modality: nonmodal", "detents: [medium, large]", "largestUndimmedDetent: large"]

  static let sheets: [Case] = [
    Case(
      rule: "full-screen-covers-screen", kind: "fullScreen", lines: ["frame: [0, 1, 393, 851]"],
      messages: ["“View” is full screen and leaves a part of the screen to what was there before."]),
    Case(rule: "full-screen-covers-screen", kind: "fullScreen"),
    Case(
      rule: "grabber-uncovered",
      lines: [
        "detents: [medium, large]", "grabber: true",
        "elements: [{id: a, role: image, label: Sale, frame: [0, 0, 393, 40]}]",
      ], messages: ["“Sale” lies where the grabber is."]),
    Case(
      rule: "grabber-uncovered",
      lines: [
        "detents: [medium, large]", "grabber: true",
        "elements: [{id: a, role: image, label: Sale, frame: [0, 40, 393, 40]}]",
      ]),
    Case(
      rule: "immersive-full-screen", lines: ["task: {immersive: true}"],
      messages: ["“View” is immersive and is shown in a sheet."]),
    Case(
      rule: "immersive-full-screen", lines: ["contentKinds: [text, camera]"],
      messages: ["“View” is immersive and is shown in a sheet."]),
    Case(
      rule: "immersive-full-screen", lines: ["task: {immersive: false}", "contentKinds: [camera]"], isApplied: false),
    Case(rule: "immersive-full-screen", kind: "fullScreen", lines: ["contentKinds: [camera]"]),
    Case(rule: "immersive-full-screen", platform: .macOS, lines: ["contentKinds: [camera]"], isApplied: false),
    Case(
      rule: "sheet-asks-modally", lines: ["purpose: choose-location"] + nonmodal,
      messages: ["The sheet “View” is there for choose-location and leaves what is below it in use."]),
    Case(
      rule: "sheet-asks-modally", lines: ["purpose: request-information"] + nonmodal,
      messages: ["The sheet “View” is there for request-information and leaves what is below it in use."]),
    Case(rule: "sheet-asks-modally", lines: ["purpose: attach-file"]),
    Case(rule: "sheet-asks-modally", platform: .macOS, lines: ["purpose: specify-format"]),
    Case(rule: "sheet-asks-modally", lines: ["purpose: supplementary"] + nonmodal, isApplied: false),
    Case(rule: "sheet-asks-modally", kind: "popover", lines: ["purpose: attach-file"], isApplied: false),
    Case(
      rule: "sheet-leaves-parent-visible",
      head: "screen: {width: 393, height: 852}\nparameters: {largeTopGap: 0}",
      messages: ["The sheet “View” covers the whole screen; nothing of its parent is left to be seen."]),
    Case(
      rule: "sheet-leaves-parent-visible",
      head: "screen: {width: 393, height: 852}\nparameters: {largeTopGap: 1}"),
    Case(
      rule: "sheet-leaves-parent-visible",
      head: "screen: {width: 852, height: 393}\nparameters: {largeTopGap: 0}", isApplied: false),
    Case(rule: "sheet-leaves-parent-visible", platform: .watchOS, isApplied: false),
    Case(
      rule: "watch-sheet-see-through", platform: .watchOS, lines: ["backgroundOpacity: 1"],
      messages: ["Nothing can be seen through the sheet “View”."]),
    Case(
      rule: "watch-sheet-see-through", platform: .watchOS, lines: ["backgroundOpacity: 0"],
      messages: ["The sheet “View” has no background."]),
    Case(
      rule: "watch-sheet-see-through", platform: .watchOS, lines: ["material: none"],
      messages: ["What the sheet “View” covers is neither blurred nor made paler."]),
    Case(rule: "watch-sheet-see-through", platform: .watchOS, lines: ["backgroundOpacity: 0.3"]),
    Case(rule: "watch-sheet-see-through", lines: ["backgroundOpacity: 1"], isApplied: false),
    Case(
      rule: "watch-sheet-toolbar", platform: .watchOS,
      lines: ["elements: [{id: a, role: button, label: A}, {id: b, role: button, label: B}]"],
      messages: ["Of the sheet “View” “A”, “B” stand loose."]),
    Case(
      rule: "watch-sheet-toolbar", platform: .watchOS,
      lines: ["toolbar: [{id: a, role: button, label: A}, {id: b, role: button, label: B}]"]),
    Case(
      rule: "watch-sheet-toolbar", platform: .watchOS,
      lines: ["elements: [{id: a, role: button, label: A}, {id: b, role: button, label: B, dismiss: done}]"],
      isApplied: false),
  ]

  static let fields: [Case] = [
    Case(
      rule: "edited-field-in-sight", head: "inputDevices: [touch]\nonScreenKeyboard: {visible: true}",
      kind: "fullScreen",
      lines: [
        "elements:", "  - id: lines", "    role: list", "    label: Lines", "    axes: [horizontal]",
        "    frame: [16, 560, 361, 120]", "    elements:",
        "      - {id: body, role: textField, label: Body, frame: [16, 600, 361, 44], traits: [focused]}",
      ], messages: ["“Body” is edited and lies under the keyboard."]),
    Case(
      rule: "edited-field-in-sight", head: "inputDevices: [touch]\nonScreenKeyboard: {visible: true}",
      kind: "fullScreen",
      lines: ["elements: [{id: body, role: textField, label: Body, frame: [16, 200, 361, 44], traits: [focused]}]"]),
  ]

  static let indicators: [Case] = [
    Case(
      rule: "scroll-bar-thickness", platform: .macOS, list: ", indicator: {thickness: 11}",
      messages: ["The regular scroll bar of “List” is 11 pt thick, not 15 pt."]),
    Case(
      rule: "scroll-bar-thickness", platform: .macOS, list: ", indicator: {size: mini, thickness: 10.5}",
      messages: ["The mini scroll bar of “List” is 10.5 pt thick, not 11 pt."]),
    Case(rule: "scroll-bar-thickness", platform: .macOS, list: ", indicator: {size: small}"),
    Case(rule: "scroll-bar-thickness", list: ", indicator: {thickness: 11}", isApplied: false),
    Case(
      rule: "scroll-indicator-translucent", list: ", indicator: {opacity: 1}",
      messages: ["The scroll indicator of “List” hides the content under it."]),
    Case(
      rule: "scroll-indicator-translucent", list: ", indicator: {opacity: 0}",
      messages: ["The scroll indicator of “List” cannot be seen."]),
    Case(rule: "scroll-indicator-translucent", list: ", indicator: {opacity: 0.9}"),
    Case(
      rule: "scroll-indicator-translucent", platform: .macOS, head: "settings: {scrollBars: always}", isApplied: false),
    Case(
      rule: "vision-indicator-thickness", platform: .visionOS, list: ", indicator: {thickness: 3}",
      messages: ["The scroll indicator of “List” is 3 pt thick; that of iOS is 3 pt."]),
    Case(rule: "vision-indicator-thickness", platform: .visionOS),
    Case(rule: "vision-indicator-thickness", list: ", indicator: {thickness: 2}", isApplied: false),
  ]

  @Test("a rule finds what breaks it and nothing else", arguments: dialogs + sheets + fields + indicators)
  func finds(example: Case) throws {
    let scene = try SceneDocument.read(example.text, file: "rules.yaml")
    var options = AuditOptions()
    options.rules = [example.rule]
    options.explorer.maximumDepth = 0
    let report = ExplorerAudit.run(target: Stage(scene), scene: scene, options: options)
    #expect(report.result.findings.map(\.message.description) == example.messages)
    #expect((report.result.count.total > 0) == example.isApplied)
    #expect(report.result.findings.allSatisfy { $0.source != nil && $0.outcome == .fail })
  }
}
