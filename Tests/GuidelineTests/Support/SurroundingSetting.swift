/// A way to set an attribute of a scene, a window or an element, and what else has to be said so that it can matter.
struct SurroundingSetting: Sendable {
  /// What is written after the attribute's name.
  var value: String
  /// What the element is whose attribute it is.
  var role = "button"
  /// Whether the window is the first one, and not the second.
  var isFirst = false
  /// Whether the element is in a sheet, and not in the window.
  var isInSheet = false
  /// Lines that stand in both scenes beside it, so that the value can matter.
  var context: [String] = []

  init(
    _ value: String, of role: String = "button", isFirst: Bool = false, isInSheet: Bool = false,
    with context: String = ""
  ) {
    self.value = value
    self.isInSheet = isInSheet
    self.isFirst = isFirst
    self.role = role
    self.context = context.isEmpty ? [] : context.split(separator: ";").map { String($0.drop { $0 == " " }) }
  }

  private static let frame = "frame: [16, 60, 120, 80]"
  private static let scrolled = "\(frame); contentSize: [400, 900]"
  private static let oneAxis = "\(frame); contentSize: [120, 900]"
  /// Something that scrolls and of which one whole item shows.
  private static let whole =
    scrolled + "; elements: [{role: text, label: One, frame: [16, 60, 120, 80]}, "
    + "{role: text, label: Two, frame: [16, 140, 120, 80]}]"
  private static let paged = "\(frame); contentSize: [120, 900]; paging: true"
  private static let picked = "\(frame); value: One two three"

  private static let listed =
    "elements: [{id: l, role: scrollView, label: L, contentSize: [90, 900], frame: [0, 0, 90, 60], "
    + "elements: [{role: button, label: A}, {role: button, label: B}]}]"

  /// Something that scrolls with a bar that only panels may have.
  private static let smallBars =
    "elements: [{id: l, role: scrollView, label: L, contentSize: [90, 900], frame: [0, 0, 90, 60], "
    + "indicator: {size: mini}, elements: [{role: button, label: A}, {role: button, label: B}]}]"

  /// Settings that can be read nowhere, beside others of the same attribute, and why they are here.
  static let refusals: [String: String] = [
    "element dismiss cancel": "a window is no presentation, so nothing in it leaves one",
    "element axes []": "what scrolls along no axis is no scroll view",
  ]

  /// Settings of each attribute of an element, by name; what is about scrolling is said of everything that scrolls.
  static let elements: [String: [Self]] = alone.merging(scrolling) { $0 + $1 }

  /// What is about scrolling, of tab views and pages.
  private static let scrolling: [String: [Self]] = {
    let ofTabViews = [
      "paging": "true", "elastic": "false", "directionalLock": "true", "deceleration": "fast",
      "showsIndicator": "false", "indicator": "{opacity: 0.2}", "scrollCue": "[partialItem]",
      "dragAxes": "[vertical]",
    ]
    let ofPages = [
      "contentSize": "[400, 900]", "pageSize": "50", "overlap": "{points: 12}", "directionalLock": "true",
    ]
    return ofTabViews.mapValues { [Self($0, of: "tabView")] }
      .merging(ofPages.mapValues { [Self($0, of: "page", with: "contentHeight: 900")] }) { $0 + $1 }
  }()

  private static let alone: [String: [Self]] = [
    "role": [Self("toggle")], "id": [Self("other")], "label": [Self("Other")],
    "value": [Self("on", of: "toggle"), Self("Text", of: "textField"), Self("Text", of: "text")],
    "hint": [Self("Does it")], "placeholder": [Self("Somebody", of: "textField")],
    "traits": [Self("[disabled]"), Self("[selected]")], "frame": [Self("[16, 300, 90, 50]")],
    "range": [Self("{minimum: 0, maximum: 10, current: 5, step: 1}", of: "slider")],
    "opens": [Self("s")],
    "effect": [
      Self("{target: field, value: x}"), Self("{completes: true}"), Self("{commits: true}"), Self("{changes: true}"),
      Self("{destructive: true}"), Self("{reversible: false}"), Self("{needsClarification: true}"),
      Self("{shows: main/list/row-9, because: It is new}"), Self("{target: field, selects: {all: true}}"),
      Self("{target: field, acts: bold}"),
    ],
    "dismiss": [Self("cancel", isInSheet: true), Self("cancel")], "language": [Self("ko")], "order": [Self("-5")],
    "politeness": [Self("assertive"), Self("polite", of: "text")],
    "foreground": [Self("\"#ff0000\"")], "background": [Self("\"#ff0000\"")], "fontSize": [Self("30", of: "text")],
    "bold": [Self("true", of: "text")],
    "important": [Self("true")], "relevance": [Self("primary")], "destroysData": [Self("true")],
    "dragAxes": [Self("[vertical]", with: frame), Self("[horizontal, vertical]", with: frame)],
    "controlSize": [Self("mini")],
    "visual": [Self("{color: \"#ff0000\"}"), Self("{weight: 700}"), Self("{contrast: 2}"), Self("{cornerRadius: 9}")],
    "hints": [
      Self("{spaceTight: true}"), Self("{labelRationale: It says why}"),
      Self("{chunked: true}", of: "scrollView", with: scrolled),
      Self("{chunked: false}", of: "scrollView", with: scrolled),
    ],
    "axes": [Self("[vertical]", of: "scrollView", with: scrolled), Self("[]", of: "scrollView", with: scrolled)],
    "contentSize": [Self("[400, 900]", of: "scrollView", with: "frame: [16, 60, 120, 80]")],
    "paging": [Self("true", of: "scrollView", with: scrolled)],
    "pageSize": [Self("50", of: "scrollView", with: paged)],
    "overlap": [Self("{points: 12}", of: "scrollView", with: paged)],
    "elastic": [Self("false", of: "scrollView", with: scrolled)],
    "directionalLock": [
      Self("true", of: "scrollView", with: scrolled), Self("true", of: "scrollView", with: oneAxis),
      Self("true", of: "scrollView", with: scrolled + "; paging: true"),
    ],
    "zoom": [Self("{min: 1, max: 3}", of: "scrollView", with: scrolled)],
    "deceleration": [Self("fast", of: "scrollView", with: scrolled), Self("fast", of: "scrollView", with: paged)],
    "showsIndicator": [Self("false", of: "scrollView", with: scrolled)],
    "indicator": [
      Self("{opacity: 0.2}", of: "scrollView", with: scrolled), Self("{size: mini}", of: "scrollView", with: scrolled),
      Self("{size: small}", of: "scrollView", with: scrolled), Self("{thickness: 9}", of: "scrollView", with: scrolled),
    ],
    "scrollCue": [Self("[partialItem]", of: "scrollView", with: whole)],
    "reviewed": [
      Self("[{statement: scroll-draw-attention-anyway, reason: It is}]", of: "scrollView", with: whole),
      Self("[{statement: scroll-draw-attention-anyway, reason: It is}]"),
      Self("[{statement: scroll-watchos-page-glanceable, reason: It is}]", of: "page"),
    ],
    "selection": [Self("{characters: [4, 7]}", of: "textEditor", with: picked)],
    "caret": [Self("5", of: "textEditor", with: picked)],
    "pointerSelecting": [Self("false", of: "textEditor", with: picked)],
    "axis": [
      Self("vertical", of: "tabView"), Self("horizontal", of: "tabView"),
      Self("vertical", of: "pageControl", with: "count: 4"),
    ],
    "boundTo": [Self("list", of: "pageControl", with: "axis: vertical")], "count": [Self("4", of: "pageControl")],
    "current": [Self("2", of: "pageControl", with: "count: 4")],
    "contentHeight": [Self("900", of: "page")], "heightKind": [Self("variable", of: "page")],
    "purpose": [Self("Overview", of: "page"), Self("Overview")],
    "elements": [Self("[{role: text, label: Inside}]", of: "group")],
  ]

  /// Settings of each attribute of a window, by name.
  static let windows: [String: [Self]] = [
    "id": [Self("other")], "kind": [Self("panel", with: smallBars), Self("document"), Self("other")],
    "title": [Self("Other")],
    "frame": [Self("[20, 200, 170, 180]")], "frontmost": [Self("true", isFirst: true), Self("false")],
    "active": [Self("true", isFirst: true), Self("false")],
    "dimmed": [Self("true")], "z": [Self("-3")], "relatedDocument": [Self("main")], "controlSize": [Self("mini")],
    "view": [Self("launcher", with: listed), Self("pane")],
    "task": [Self("running", isFirst: true), Self("suspended")], "purpose": [Self("supplementary")],
    "interaction": [Self("repeated-input-observe-result")], "affectsParentTask": [Self("true")],
    "hints": [Self("{spaceTight: true}")], "elements": [Self("[{role: text, label: Inside}]")],
  ]

  /// Settings of each attribute of a scene, by name.
  static let scenes: [String: [Self]] = [
    "platform": [], "osVersion": [Self("14"), Self("12")],
    "ruleset": [Self("ios15"), Self("ios13")],
    "layoutDirection": [Self("rtl")], "language": [Self("ko")],
    "app": [
      Self("{name: C}"), Self("{radii: [8, 12]}"), Self("{task: {immersive: true}}"),
      Self("{hints: {spaceTight: true}}"),
    ],
    "screen": [Self("{width: 700, height: 600}")],
    "sizeClass": [
      Self("{horizontal: regular, vertical: regular}"), Self("{horizontal: compact, vertical: compact}"),
      Self("{horizontal: compact, vertical: regular}"), Self("{horizontal: regular, vertical: compact}"),
    ],
    "inputDevices": [Self("[keyboard]"), Self("[touch, keyboard, gaze]"), Self("[touch, keyboard, pointer]")],
    "settings": [
      Self("{scrollBars: always}"), Self("{scrollBarsForcedBy: [pointer]}"), Self("{crownInverted: true}"),
    ],
    "fieldOfView": [Self("[0, 0, 300, 200]")],
    "onScreenKeyboard": [Self("{visible: true}"), Self("{frame: [0, 120, 190, 90]}", with: "inputDevices: [touch]")],
    "parameters": [Self("{transition: 900000}")],
    "reviewed": [
      Self("[{statement: sheet-watchos-occasional, reason: They are}]", with: "parameters: {sheetsPerSession: 1}")
    ],
  ]
}
