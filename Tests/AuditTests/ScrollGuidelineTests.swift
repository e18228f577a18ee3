import Accessibility
import Geometry
import Scenes
import Testing

@testable import Audit

/// Rules about scrolling that the guidelines ask for.
@Suite("Guidelines about scrolling")
struct ScrollGuidelineTests {
  typealias Case = ScrollCase

  /// Columns of a width, one beside the other, as high as half of the view.
  private static func columns(_ width: Double) -> [AccessibilityNode] {
    (0..<6).map { column in
      .of(
        .text, "Column \(column)",
        at: Rect(x: Case.view.minX + Double(column) * width, y: Case.view.minY, width: width, height: 100)
      ) { $0.id = NodeID("main/list/column-\(column)") }
    }
  }

  static let edges: [Case] =
    Platform.allCases.flatMap { platform in
      [
        Case(.fail, "whole rows on \(platform)", ScrollabilityApparent(), on: platform),
        Case(
          .pass, "a row is cut on \(platform)", ScrollabilityApparent(), on: platform, rows: Case.rows(60, count: 6)),
        Case(.fail, "whole rows on \(platform)", PartialItemAtEdge(), on: platform),
        Case(.pass, "a row is cut on \(platform)", PartialItemAtEdge(), on: platform, rows: Case.rows(60, count: 6)),
      ]
    } + [
      Case(.pass, "a cue is declared", ScrollabilityApparent()) { element, _ in element.scrollCue = .fade },
      Case(.pass, "a cue is declared", PartialItemAtEdge()) { element, _ in element.scrollCue = .fade },
      Case(
        .pass, "a bar always shows", ScrollabilityApparent(), on: .macOS,
        showing: { $0.indicators[0].policy = .setting }),
      Case(.pass, "a page control", ScrollabilityApparent()) { _, scene in Self.bindPageControl(&scene) },
      Case(nil, "people have scrolled it", ScrollabilityApparent(), showing: { $0.indicators[0].fraction = 0.5 }),
      Case(
        nil, "the focus has scrolled it", ScrollabilityApparent(), on: .tvOS,
        rows: [Case.row(0, from: 20, 50)] + Case.rows(50, count: 6)),
      Case(.fail, "whole rows of a language from right to left", ScrollabilityApparent(), on: .tvOS) { _, scene in
        scene.isRightToLeft = true
      },
      Case(nil, "nothing scrolls", ScrollabilityApparent(), showing: { $0.indicators = [] }),
      Case(nil, "nothing scrolls on a television", ScrollabilityApparent(), on: .tvOS, rows: Case.rows(50, count: 4)),
      Case(nil, "a text that is edited", ScrollabilityApparent(), showing: { $0.role = .textEditor }),
      Case(nil, "a tab view", ScrollabilityApparent(), showing: { $0.role = .tabView }),
      Case(.cannotTell, "nothing is known of what is in it", ScrollabilityApparent(), rows: []),
      Case(nil, "nothing is known of what is in it", PartialItemAtEdge(), rows: []),
      Case(.fail, "too little of a row shows", ScrollabilityApparent(), rows: Case.rows(66, count: 6)),
      Case(
        .fail, "a row is cut out of sight, beside what shows", ScrollabilityApparent(),
        rows: Case.rows(50, count: 6) + [Case.item(.text, at: Rect(x: 220, y: 180, width: 100, height: 60))]),
      Case(
        .fail, "whole rows in a group", ScrollabilityApparent(), rows: Case.rows(50, count: 6), around: .group),
      Case(
        .pass, "a row in a group is cut", ScrollabilityApparent(), rows: Case.rows(60, count: 6), around: .group),
      Case(
        .pass, "a table of whole rows is cut", ScrollabilityApparent(), rows: Case.rows(50, count: 6), around: .table),
      Case(.fail, "almost all of a row shows", ScrollabilityApparent(), rows: Case.rows(51, count: 6)),
      Case(.pass, "a text longer than the view", ScrollabilityApparent(), rows: [Case.row(1, from: 100, 600)]),
      Case(
        .pass, "a column is cut", PartialItemAtEdge(), rows: columns(60),
        showing: { $0.indicators = [Case.indicator(.horizontal)] }),
      Case(
        .fail, "whole columns", PartialItemAtEdge(), rows: columns(50),
        showing: { $0.indicators = [Case.indicator(.horizontal)] }),
      Case(nil, "it goes page by page", PartialItemAtEdge()) { element, _ in element.paging = true },
      Case(nil, "a page", PartialItemAtEdge(), showing: { $0.role = .page }),
    ]

  static func zoomed(
    _ expected: Outcome?, _ title: String, _ rule: any StaticRule, _ zoom: Zoom?,
    glyph: Size? = Size(width: 10, height: 18),
    on platform: Platform = .iOS, rows: [AccessibilityNode]? = nil
  ) -> Case {
    Case(expected, title, rule, on: platform, rows: rows) { element, _ in
      element.zoom = zoom
      element.zoom?.glyphSize = glyph
    }
  }

  static let picture = Case.item(.image, at: Rect(x: 0, y: 0, width: 200, height: 180))

  static let scales: [Case] =
    Platform.allCases.flatMap { platform in
      [
        zoomed(.fail, "twelve times on \(platform)", ZoomWithinReason(), Zoom(maximum: 12), on: platform),
        zoomed(.pass, "four times on \(platform)", ZoomWithinReason(), Zoom(maximum: 4), on: platform),
        zoomed(.pass, "ten times on \(platform)", ZoomWithinReason(), Zoom(maximum: 10), on: platform),
        zoomed(.fail, "eight times on \(platform)", ZoomShowsCharacters(), Zoom(maximum: 8), on: platform),
        zoomed(.pass, "four times on \(platform)", ZoomShowsCharacters(), Zoom(maximum: 4), on: platform),
      ]
    } + [
      zoomed(.pass, "a picture", ZoomWithinReason(), Zoom(maximum: 40), glyph: nil, rows: [picture]),
      zoomed(
        .pass, "a picture with a caption", ZoomWithinReason(), Zoom(maximum: 40), glyph: nil,
        rows: [picture, Case.row(1, from: 280, 20)]),
      zoomed(.pass, "nothing that is known", ZoomWithinReason(), Zoom(maximum: 40), glyph: nil, rows: []),
      zoomed(.fail, "texts whose characters nobody has measured", ZoomWithinReason(), Zoom(maximum: 40), glyph: nil),
      zoomed(nil, "a picture", ZoomShowsCharacters(), Zoom(maximum: 40), glyph: nil),
      zoomed(.fail, "from nothing", ZoomWithinReason(), Zoom(minimum: 0, maximum: 4)),
      zoomed(.fail, "never as it is", ZoomWithinReason(), Zoom(minimum: 0.2, maximum: 0.5)),
      zoomed(.fail, "without an end", ZoomWithinReason(), Zoom(maximum: .infinity), glyph: nil),
      zoomed(.fail, "as high as it is, and two do not fit", ZoomShowsCharacters(), Zoom(maximum: 6)),
      zoomed(nil, "no zoom", ZoomWithinReason(), nil), zoomed(nil, "no zoom", ZoomShowsCharacters(), nil),
    ]

  /// Adds a page control that shows the pages of the view.
  static func bindPageControl(_ scene: inout Scene, hidden: Bool = false) {
    var control = Element(id: "dots", role: .pageControl)
    control.pages.scroller = "list"
    if hidden { control.traits = .hidden }
    var window = Window(id: "beside", title: nil)
    window.elements = [control]
    scene.windows = [window]
  }

  static let pages: [Case] =
    [Platform.iOS, .iPadOS].flatMap { platform in
      [
        Case(.fail, "none on \(platform)", PageControlForPages(), on: platform) { element, _ in element.paging = true },
        Case(.pass, "one on \(platform)", PageControlForPages(), on: platform) { element, scene in
          element.paging = true
          bindPageControl(&scene)
        },
        Case(.fail, "both on \(platform)", OneSignOfPages(), on: platform) { element, scene in
          element.showsIndicator = .vertical
          bindPageControl(&scene)
        },
        Case(
          .pass, "a page control alone on \(platform)", OneSignOfPages(), on: platform,
          saying: { _, scene in bindPageControl(&scene) }, showing: { $0.indicators[0].policy = .never }),
      ]
    } + [
      Case(.fail, "the page control is hidden", PageControlForPages()) { element, scene in
        element.paging = true
        bindPageControl(&scene, hidden: true)
      },
      Case(.fail, "the system shows it nevertheless", OneSignOfPages()) { _, scene in bindPageControl(&scene) },
      Case(
        .pass, "an indicator across", OneSignOfPages(),
        saying: { _, scene in
          bindPageControl(&scene)
          scene.windows[0].elements[0].pages.axis = .vertical
        }, showing: { $0.indicators = [Case.indicator(.horizontal)] }),
      Case(nil, "no page control", OneSignOfPages()), Case(nil, "no pages", PageControlForPages()),
      Case(nil, "on a Mac", PageControlForPages(), on: .macOS) { element, _ in element.paging = true },
      Case(nil, "on a Mac", OneSignOfPages(), on: .macOS) { _, scene in bindPageControl(&scene) },
    ]

  /// A button of the view at some place in it, seen by the rule about scroll bars.
  static func under(
    _ expected: Outcome?, _ title: String, at frame: Rect, role: Role = .button, on platform: Platform = .macOS,
    showing: (inout AccessibilityNode) -> Void = { _ in }, important: Bool? = nil
  ) -> Case {
    Case(
      expected, title, ScrollBarCoversNothing(), on: platform, node: "main/list/item",
      rows: [Case.item(role, at: frame)],
      saying: { element, _ in
        var item = Element(id: "item", role: role, label: "Item")
        item.isImportant = important
        element.children = [item]
      }, showing: showing)
  }

  static let bars: [Case] = [
    under(.fail, "under the bar", at: Rect(x: 180, y: 0, width: 20, height: 20)),
    under(.pass, "beside the bar", at: Rect(x: 150, y: 0, width: 30, height: 20)),
    under(.pass, "a row as broad as the view", at: Rect(x: 0, y: 0, width: 200, height: 20), role: .text),
    under(.fail, "more than half of it", at: Rect(x: 183, y: 0, width: 17, height: 20), role: .heading),
    under(.fail, "out of sight, and it comes", at: Rect(x: 180, y: 400, width: 20, height: 20)),
    under(
      .fail, "where bars always show", at: Rect(x: 186, y: 0, width: 14, height: 20),
      showing: { $0.indicators[0].policy = .setting }),
    under(
      .pass, "no bar is shown", at: Rect(x: 150, y: 0, width: 20, height: 20),
      showing: { $0.indicators[0].thickness = 11 }),
    under(
      nil, "its author hides the bar", at: Rect(x: 180, y: 0, width: 20, height: 20),
      showing: { $0.indicators[0].policy = .never }),
    under(
      nil, "it scrolls both ways", at: Rect(x: 180, y: 0, width: 20, height: 20),
      showing: { $0.indicators.append(Case.indicator(.horizontal)) }),
    under(
      .fail, "under a bar at the bottom", at: Rect(x: 0, y: 186, width: 50, height: 14),
      showing: { $0.indicators = [Case.indicator(.horizontal)] }),
    under(nil, "a picture", at: Rect(x: 180, y: 0, width: 20, height: 20), role: .image),
    under(
      .fail, "a picture that matters", at: Rect(x: 180, y: 0, width: 20, height: 20), role: .image, important: true),
    under(nil, "a button that does not matter", at: Rect(x: 180, y: 0, width: 20, height: 20), important: false),
    under(nil, "on an iPad", at: Rect(x: 180, y: 0, width: 20, height: 20), on: .iPadOS),
  ]

  /// A view of visionOS with an indicator and an item.
  static func vision(
    _ expected: Outcome?, _ title: String, _ rule: any StaticRule, _ indicator: ScrollIndicator,
    item: AccessibilityNode? = nil, beside: [AccessibilityNode] = [], rightToLeft: Bool = false,
    on platform: Platform = .visionOS
  ) -> Case {
    Case(
      expected, title, rule, on: platform, rows: item.map { [$0] }, beside: beside,
      saying: { _, scene in scene.isRightToLeft = rightToLeft },
      showing: { ($0.indicators, $0.frame) = ([indicator], Rect(x: 0, y: 100, width: 400, height: 700)) })
  }

  @Test("an indicator that is elsewhere is told with the edge at which it belongs")
  func edgeOfIndicator() {
    for (axis, edge) in [(ScrollIndicator.Axis.vertical, "trailing"), (.horizontal, "bottom")] {
      let indicator = Case.visionIndicator(axis, at: Point(x: 300, y: 300))
      let message = Self.vision(.fail, "elsewhere", VisionIndicatorAtEdge(), indicator).verdict.message
      #expect(message?.description.contains("the middle of the \(edge) edge of its window") == true)
    }
  }

  static let trailing = Case.visionIndicator(.vertical, at: Point(x: 400, y: 400))
  static let bottom = Case.visionIndicator(.horizontal, at: Point(x: 200, y: 800))

  /// Something in the view at a place of the window.
  static func inside(_ role: Role, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> AccessibilityNode {
    .of(role, "Item", at: Rect(x: x, y: y, width: width, height: height)) { $0.id = "main/list/item" }
  }

  static let spaces: [Case] = [
    vision(.pass, "at the trailing edge", VisionIndicatorAtEdge(), trailing),
    vision(.pass, "at the bottom", VisionIndicatorAtEdge(), bottom),
    vision(
      .pass, "a point above the bottom", VisionIndicatorAtEdge(),
      Case.visionIndicator(.horizontal, at: Point(x: 200, y: 799))),
    vision(
      .fail, "two points above the bottom", VisionIndicatorAtEdge(),
      Case.visionIndicator(.horizontal, at: Point(x: 200, y: 798))),
    vision(
      .pass, "at the left from right to left", VisionIndicatorAtEdge(),
      Case.visionIndicator(.vertical, at: Point(x: 6, y: 400)), rightToLeft: true),
    vision(
      .fail, "at the right from right to left", VisionIndicatorAtEdge(), trailing, rightToLeft: true),
    vision(
      .fail, "higher", VisionIndicatorAtEdge(), Case.visionIndicator(.vertical, at: Point(x: 400, y: 390))),
    vision(
      .fail, "away from the edge", VisionIndicatorAtEdge(), Case.visionIndicator(.vertical, at: Point(x: 380, y: 400))),
    vision(
      .fail, "beside the middle of the bottom", VisionIndicatorAtEdge(),
      Case.visionIndicator(.horizontal, at: Point(x: 240, y: 800))),
    vision(
      nil, "on a phone", VisionIndicatorAtEdge(), Case.visionIndicator(.vertical, at: Point(x: 380, y: 400)), on: .iOS),
    vision(
      .fail, "a button under it", VisionIndicatorCoversNothing(), trailing, item: inside(.button, 20, 380, 376, 40)),
    vision(
      .fail, "a button that comes under it", VisionIndicatorCoversNothing(), trailing,
      item: inside(.button, 20, 120, 376, 40)),
    vision(
      .pass, "a button before it", VisionIndicatorCoversNothing(), trailing, item: inside(.button, 20, 380, 360, 40)),
    vision(
      .pass, "a picture under it", VisionIndicatorCoversNothing(), trailing, item: inside(.image, 20, 380, 376, 40)),
    vision(
      .fail, "a button beside the view", VisionIndicatorCoversNothing(), bottom, item: inside(.button, 20, 120, 50, 40),
      beside: [.of(.button, "Done", at: Rect(x: 180, y: 780, width: 60, height: 20)) { $0.id = "main/done" }]),
    vision(
      .pass, "elsewhere beside the view", VisionIndicatorCoversNothing(), bottom,
      item: inside(.button, 20, 120, 50, 40),
      beside: [.of(.button, "Done", at: Rect(x: 20, y: 780, width: 60, height: 20)) { $0.id = "main/done" }]),
    vision(
      .fail, "a picture up to the edge", VisionIndicatorMargin(), trailing, item: inside(.image, 20, 120, 376, 40)),
    vision(.pass, "a picture with a margin", VisionIndicatorMargin(), trailing, item: inside(.image, 20, 120, 370, 40)),
    vision(nil, "nothing in it", VisionIndicatorMargin(), trailing, item: inside(.scrollBar, 20, 120, 376, 40)),
    vision(nil, "on a phone", VisionIndicatorMargin(), trailing, item: inside(.image, 20, 120, 376, 40), on: .iOS),
    vision(
      nil, "on a phone", VisionIndicatorCoversNothing(), trailing, item: inside(.button, 20, 380, 376, 40), on: .iOS),
  ]

  @Test("kept, broken, or none of its business", arguments: edges + scales + pages + bars + spaces)
  func verdict(it: Case) { it.check() }

  @Test("every one of these rules is shown a scene that breaks it and one that keeps it")
  func areShownBoth() {
    let all = Self.edges + Self.scales + Self.pages + Self.bars + Self.spaces
    for (rule, cases) in Dictionary(grouping: all, by: \.rule.rule.id) {
      #expect(Set(cases.map(\.expected)).isSuperset(of: [.pass, .fail]), "\(rule)")
    }
  }

  // MARK: Panels

  @Test(
    "in a panel with a small bar a size is that of all",
    arguments: [
      (ControlSize.small, nil, ScrollIndicator.Size.small, Outcome?.some(.pass)), (.regular, nil, .small, .fail),
      (.regular, .small, .small, .pass), (.small, .regular, .small, .fail), (.small, nil, .mini, .fail),
      (.regular, .small, .regular, nil),
    ] as [(ControlSize, ControlSize?, ScrollIndicator.Size, Outcome?)])
  func panels(of panelSize: ControlSize, control: ControlSize?, bar: ScrollIndicator.Size, expected: Outcome?) {
    for (platform, outcome) in [(Platform.macOS, expected), (.iPadOS, nil)] {
      var panel = Panel()
      panel.controlSize = panelSize
      var view = Presentation(id: "it", kind: .panel(panel), title: "It")
      var button = Element(id: "apply", role: .button, label: "Apply")
      button.controlSize = control
      view.elements = [button]
      var indicator = Case.indicator(.vertical)
      indicator.size = bar
      let node = AccessibilityNode.of(.scrollView, "List", at: Case.view) {
        ($0.id, $0.indicators) = ("it/list", [indicator])
      }
      SceneCase(
        outcome, "\(panelSize) \(String(describing: control)) \(bar)", PanelControlsOneSize(), view, on: platform,
        role: .panel, content: [node]
      ).check()
    }
  }

  @Test(
    "the same in a window that is a panel",
    arguments: [
      (Window.Kind.panel, ControlSize?.some(.small), nil, Outcome?.some(.pass)), (.panel, nil, nil, .fail),
      (.panel, .small, .regular, .fail), (.panel, nil, .small, .pass), (.main, .small, .regular, nil),
    ] as [(Window.Kind, ControlSize?, ControlSize?, Outcome?)])
  func panelWindows(kind: Window.Kind, usual: ControlSize?, control: ControlSize?, expected: Outcome?) {
    for (platform, outcome) in [(Platform.macOS, expected), (.iPadOS, nil)] {
      Case(
        outcome, "\(kind) \(String(describing: usual)) \(String(describing: control))", PanelControlsOneSize(),
        on: platform, node: "main",
        saying: { _, scene in
          var button = Element(id: "apply", role: .button, label: "Apply")
          button.controlSize = control
          var window = Window(id: "beside", title: nil)
          (window.elements, window.kind, window.controlSize) = ([button], kind, usual)
          scene.windows = [window]
        },
        showing: { node in
          node.indicators = [Case.indicator(.vertical)]
          node.indicators[0].size = .small
        }
      ).check()
    }
  }
}
