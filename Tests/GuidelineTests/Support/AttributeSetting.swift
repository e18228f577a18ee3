import Scenes

/// A way to set an attribute of a presentation, and what it is compared with.
struct AttributeSetting: Sendable {
  /// What is written after the attribute's name.
  var value: String
  /// Lines that stand in both scenes, so that the value can matter.
  var context: [String] = []
  /// What the other scene says of the attribute; nil where it says nothing.
  var instead: String?
  /// The kinds of presentations that it is tried with; nil for all that have the attributes of the context.
  var kinds: Set<String>?
  /// The platforms on which the context can be read; nil for all.
  var platforms: Set<Platform>?

  init(
    _ value: String, with context: String = "", insteadOf instead: String? = nil, of kinds: Set<String>? = nil,
    on platforms: Set<Platform>? = nil
  ) {
    self.value = value
    self.kinds = kinds
    self.platforms = platforms
    self.context = context.isEmpty ? [] : context.split(separator: ";").map { String($0.drop { $0 == " " }) }
    self.instead = instead
  }

  /// A way out that asks about changes unless there can be none.
  private static let dismissed = "dismissControls: [{role: dismiss, id: x, label: X}]"

  /// Content with a small scroll bar.
  private static let smallBar =
    "elements: [{id: l, role: list, label: L, axes: [vertical], frame: [0, 0, 90, 60], indicator: {size: small}, "
    + "elements: [{role: text, label: A}, {role: text, label: B}, {role: text, label: C}]}, {id: f, role: button, label: F}]"

  /// Settings of each attribute, by name: between them they differ from what is usual on every platform.
  ///
  /// Choices of a dialog are required, so that there are other ones to compare with.
  static let all: [String: [AttributeSetting]] = [
    "title": [Self("Other")], "message": [Self("More")],
    "parent": [Self("second"), Self("second", with: "task: {scope: bounded, relatesTo: second}")],
    "presenter": [
      Self("main/after", with: "presented: true"), Self("main/after"), Self("second/more"),
      Self("second"), Self("main"),
    ], "presented": [Self("true")],
    "container": [Self("screen"), Self("window"), Self("pop"), Self("pop", with: "presented: true", of: ["sheet"])],
    "frame": [Self("[20, 40, 120, 130]")], "z": [Self("3")],
    "exits": [Self("[button]"), Self("[assistiveEscape]")],
    "requiresAction": [Self("true")], "critical": [Self("true")],
    "purpose": [
      Self("information-only", with: "unsavedChanges: true; \(dismissed)"), Self("information-only", with: dismissed),
      Self("share"), Self("attach-file"), Self("choose-location"), Self("specify-format"),
      Self("request-information"), Self("supplementary"), Self("compose"), Self("important-information"),
      Self("choices"), Self("navigation"),
      Self("attach-file", with: "modality: nonmodal; detents: [medium, large]; largestUndimmedDetent: large"),
    ],
    "trigger": [
      Self(
        "{source: system}",
        of: [
          "sheet", "actionSheet", "confirmationDialog", "activityView", "popover", "fullScreen", "currentContext",
          "menu",
          "panel", "splitView", "fullSpace",
        ]),
      Self("{source: user, needsClarification: true}"), Self("{needsClarification: false}"),
      Self("{action: Erase the disk}"), Self("{source: user}"),
      Self("{source: user, action: Erase the disk}", insteadOf: "{source: user}"),
      Self(
        "{source: system}",
        with: "buttons: [{id: c, label: C, style: cancel}, {id: d, label: D}, {id: e, label: E}]", of: ["alert"]),
    ],
    "task": [
      Self("{immersive: true}"), Self("{informationOnly: true}", with: dismissed), Self("{importance: low}"),
      Self("{importance: high}"), Self("{scope: open-ended}"), Self("{scope: bounded}"),
      Self("{scope: bounded, relatesTo: main}"), Self("{scope: bounded, relatesTo: Nothing}"),
      Self("{relatesTo: Nothing}"),
      Self("{relatesTo: main}", insteadOf: "{scope: bounded}"), Self("{selfContained: true}"),
      Self("{selfContained: false}"), Self("{duration: prolonged}"), Self("{duration: brief}"),
      Self("{complexity: simple}"), Self("{immersive: false}"),
      Self("{informationOnly: true}", with: "unsavedChanges: true; \(dismissed)"),
      Self("{steps: 3, complexity: complex}"), Self("{kind: markup}"), Self("{allowsChanges: false}", with: dismissed),
    ],
    "interaction": [Self("repeated-input-observe-result")],
    "affectsParentTask": [Self("false", with: "purpose: supplementary"), Self("true")],
    "contentKinds": [Self("[camera]"), Self("[text]"), Self("[camera]", with: "task: {immersive: false}")],
    "mainContent": [
      Self("text", with: "contentKinds: [form, text]"),
      Self("photo-viewer", with: "contentKinds: [form, photo-viewer]"),
    ],
    "content": [
      Self("{fittingSize: [150, 170]}"),
      Self(
        "{fittingSize: [150, 170]}", with: "frame: [20, 40, 120, 130]", of: ["popover", "panel"],
        on: [.macOS, .tvOS, .visionOS]),
      Self("{minFittingSize: [150, 170]}"),
      Self(
        "{minFittingSize: [90, 80]}", with: "resizable: true; defaultSize: [170, 160]", on: [.macOS, .visionOS]),
      Self("{expandable: true}"), Self("{fittingSize: [150, 170]}", with: "defaultSize: [170, 190]", on: [.macOS]),
    ],
    "hints": [
      Self("{spaceTight: true}"), Self("{spaceTight: true}", with: smallBar, of: ["panel"], on: [.macOS]),
      Self("{relatedOptions: true}"), Self("{relatedOptions: false}"), Self("{fullHeightUseful: false}"),
      Self("{spaceTight: false}"), Self("{alternativeConsidered: An undo}"),
      Self("{fullHeightUseful: true}", with: "detents: [medium, large]"),
      Self("{relevantParentElements: [main/open]}", with: "detents: [medium, large]"),
      Self("{relevantParentElements: [second/more]}", with: "detents: [medium, large]"),
      Self("{grabberOmittedReason: Room}"),
      Self("{grabberOmittedReason: Room}", with: "detents: [medium, large]"), Self("{labelRationale: Why}"),
      Self("{messageRationale: Why}"), Self("{orderConstraint: Why}"),
    ],
    "reviewed": [
      Self("[{statement: sheet-modal-for-simple-task, reason: It is}]"),
      Self("[{statement: action-sheet-important-only-ko, reason: It is}]"),
      Self("[{statement: modality-focus-self-contained-task, reason: It is}]"),
    ],
    "dismissControls": [
      Self("[{role: close, id: x, label: X}]"),
      Self("[{role: close, id: x, label: X, shape: round}]", insteadOf: "[{role: close, id: x, label: X}]"),
      Self("[{role: close, id: x, label: X, shape: text}]", insteadOf: "[{role: close, id: x, label: X}]"),
      Self("[{role: close, id: x, label: X, frame: [9, 9, 50, 50]}]", insteadOf: "[{role: close, id: x, label: X}]"),
    ],
    "elements": [Self("[{id: other, role: button, label: Other}]")],
    "modality": [
      Self("nonmodal", with: "detents: [medium, large]; largestUndimmedDetent: medium"), Self("nonmodal"),
      Self("nonmodal", with: "detents: [medium, large]"),
    ],
    "detents": [Self("[medium]")], "selectedDetent": [Self("large", with: "detents: [medium, large]")],
    "largestUndimmedDetent": [Self("large", with: "modality: nonmodal"), Self("large")],
    "item": [Self("Thing")], "grabber": [Self("true"), Self("true", with: "resizable: false")],
    "swipeToDismiss": [Self("false")], "unsavedChanges": [Self("true")],
    "autoDismissOnCompletion": [Self("true")],
    "confirmation": [Self("ask", with: "unsavedChanges: true"), Self("ask")],
    "headerHeight": [Self("120")], "redisplayAfter": [Self("next")],
    "resizable": [Self("true"), Self("false", with: "detents: [medium, large]")],
    "preferredCornerRadius": [Self("7")], "cornerRadius": [Self("7")], "defaultSize": [Self("[150, 120]")],
    "presentationEdge": [Self("bottom"), Self("center"), Self("top"), Self("slide-over")],
    "backgroundOpacity": [Self("0.5")], "material": [Self("none"), Self("blurDesaturate")],
    "hasCustomTitle": [Self("true")], "hasCustomContent": [Self("true")],
    "toolbar": [Self("[{id: tool, role: button, label: Tool}]")],
    "modal": [Self("true"), Self("false")], "anchor": [Self("main/low")],
    "host": [
      Self("splitViewPane", with: "hostElement: main/low"), Self("popover", with: "container: pop"),
      Self("other", with: "hostElement: main/low"), Self("other", with: "parent: second"),
    ],
    "hostElement": [Self("main/low")],
    "revealControl": [Self("main/bare")], "panes": [Self("[s/c]")],
    "titleLines": [Self("2")], "importance": [Self("high"), Self("low")],
    "reason": [
      Self("problem"), Self("situation-change"), Self("confirm-destructive"), Self("promotion"), Self("information"),
    ],
    "relatedDocument": [Self("second")], "controlSize": [Self("mini"), Self("small", with: smallBar, on: [.macOS])],
    "coexists": [Self("true"), Self("true", with: smallBar, on: [.macOS])],
    "entryTransition": [Self("A fade")],
    "buttons": [
      Self(
        "[{id: only, label: Only, style: cancel}]", insteadOf: "[{id: c, label: C, style: cancel}, {id: d, label: D}]")
    ]
      + [
        "order: 1", "style: destructive", "outcome: discard", "outcome: save", "outcome: keep", "destroysData: true",
        "performsDestructiveAction: true",
        "frame: [9, 9, 50, 50]",
      ].map {
        Self(
          "[{id: c, label: C}, {id: d, label: D, \($0)}, {id: e, label: E, style: cancel}]",
          insteadOf: "[{id: c, label: C}, {id: d, label: D}, {id: e, label: E, style: cancel}]")
      },
  ]
}
