import Accessibility
import Geometry
import Scenes
import Testing

@testable import Audit

/// Rules about sheets that the guidelines ask for on all platforms and on phones and tablets.
@Suite("Guidelines about sheets")
struct SheetGuidelineTests {
  typealias Case = SceneCase

  static let tasks: [Case] = [
    Case(.fail, "complex", SheetForSimpleTask(), Case.tasked({ $0.complexity = .complex })),
    Case(.fail, "long", SheetForSimpleTask(), Case.tasked({ $0.duration = .prolonged }), on: .macOS),
    Case(.fail, "four steps", SheetForSimpleTask(), Case.tasked({ $0.steps = 4 }), on: .visionOS),
    Case(.pass, "three steps", SheetForSimpleTask(), Case.tasked({ $0.steps = 3 })),
    Case(.pass, "simple", SheetForSimpleTask(), Case.tasked({ $0.complexity = .simple }), on: .watchOS),
    Case(nil, "nothing of it is declared", SheetForSimpleTask(), Case.tasked({ $0.kind = .form })),
    Case(
      nil, "no sheet", SheetForSimpleTask(), Case.of(.fullScreen) { $0.task = Case.tasked({ $0.steps = 9 }).task },
      role: .fullScreen),
    Case(.fail, "in a sheet", EditingFullScreen(), Case.tasked({ $0.kind = .markup })),
    Case(
      .pass, "full screen", EditingFullScreen(),
      Case.of(.fullScreen) { $0.task = Case.tasked({ $0.kind = .photoEditing }).task }, role: .fullScreen),
    Case(nil, "a form", EditingFullScreen(), Case.tasked({ $0.kind = .form })),
    Case(nil, "on a Mac", EditingFullScreen(), Case.tasked({ $0.kind = .markup }), on: .macOS),
    Case(
      .fail, "modal", SupplementaryBeside(), Case.sheet({ $0.purpose = .supplementary }), on: .iPadOS, traits: .modal),
    Case(
      .pass, "non-modal", SupplementaryBeside(),
      Case.sheet({ $0.purpose = .supplementary }) { ($0.modality, $0.largestUndimmedDetent) = (.nonmodal, "large") }),
    Case(.fail, "a sheet on a Mac", SupplementaryBeside(), Case.sheet({ $0.purpose = .supplementary }), on: .macOS),
    Case(
      .pass, "a panel", SupplementaryBeside(), Case.of(.panel(Panel())) { $0.purpose = .supplementary }, on: .macOS,
      role: .panel),
    Case(
      .pass, "a split view", SupplementaryBeside(), Case.of(.splitView(SplitView())) { $0.purpose = .supplementary },
      on: .visionOS, role: .splitView),
    Case(
      nil, "it has nothing to do with the task", SupplementaryBeside(),
      Case.sheet { ($0.purpose, $0.affectsParentTask) = (.supplementary, false) }),
    Case(
      nil, "a popover for which there is no room", SupplementaryBeside(),
      Case.of(.popover(Popover())) { $0.purpose = .supplementary }),
    Case(.pass, "a window", SupplementaryBeside(), Case.sheet(), on: .tvOS, node: "main") {
      $0.windows[0].purpose = .supplementary
    },
    Case(nil, "another window", SupplementaryBeside(), Case.sheet(), on: .tvOS, node: "main"),
  ]

  static let heights: [Case] = [
    Case(.fail, "dimmed", NonmodalUndimmed(), Case.resting { $0.modality = .nonmodal }),
    Case(
      .fail, "large alone", NonmodalUndimmed(),
      Case.resting { ($0.modality, $0.largestUndimmedDetent) = (.nonmodal, "large") }),
    Case(
      .pass, "undimmed at medium", NonmodalUndimmed(),
      Case.resting { sheet in
        (sheet.modality, sheet.largestUndimmedDetent) = (.nonmodal, "medium")
        sheet.detents = [.medium, .large]
      }),
    Case(.fail, "modal and undimmed", NonmodalUndimmed(), Case.resting { $0.largestUndimmedDetent = "large" }),
    Case(nil, "modal", NonmodalUndimmed(), Case.sheet()),
    Case(nil, "before detents", NonmodalUndimmed(), Case.resting { $0.modality = .nonmodal }) { $0.osVersion = 14 },
    Case(.fail, "one height", GrabberPromisesResizing(), Case.resting { $0.grabberVisible = true }),
    Case(
      .pass, "two heights", GrabberPromisesResizing(),
      Case.resting { ($0.grabberVisible, $0.detents) = (true, [.medium, .large]) }),
    Case(nil, "no grabber", GrabberPromisesResizing(), Case.sheet()),
    Case(
      nil, "kept from being resized", GrabberPromisesResizing(),
      Case.resting { ($0.grabberVisible, $0.isResizable) = (true, false) }),
    Case(
      .fail, "at medium", ComposeFullHeight(), Case.sheet({ $0.purpose = .compose }) { $0.detents = [.medium, .large] }),
    Case(.pass, "at large", ComposeFullHeight(), Case.sheet { $0.purpose = .compose }),
    Case(.pass, "by its task", ComposeFullHeight(), Case.tasked({ $0.kind = .compose })),
    Case(nil, "on an iPad", ComposeFullHeight(), Case.sheet { $0.purpose = .compose }, on: .iPadOS),
  ]

  /// A sheet with medium in which something matters most, and its node so many points below the sheet's top.
  static func key(_ expected: Outcome?, _ title: String, below top: Double, _ change: (inout Scene) -> Void = { _ in })
    -> Case
  {
    var send = Element(id: "send", role: .button, label: "Send")
    send.relevance = .primary
    return Case(
      expected, title, KeyItemsAtMedium(),
      Case.sheet({ $0.elements = [send] }) { $0.detents = [.medium, .large] },
      content: [.of(.button, "Send", at: Rect(x: 0, y: 400 + top, width: 300, height: 44)) { $0.id = "it/send" }],
      change)
  }

  static let places: [Case] = [
    key(.pass, "at the top", below: 60),
    key(.fail, "below what medium shows", below: 380),
    key(nil, "on an iPad", below: 380) { $0.platform = .iPadOS },
    Case(nil, "nothing matters most", KeyItemsAtMedium(), Case.resting { $0.detents = [.medium, .large] }),
    Case(
      .fail, "none like it", CornerRadiusCoordinated(), Case.resting { $0.preferredCornerRadius = 30 }
    ) { $0.app.radii = [8] },
    Case(
      .pass, "one like it", CornerRadiusCoordinated(), Case.resting { $0.preferredCornerRadius = 8.5 }
    ) { $0.app.radii = [8] },
    Case(.pass, "an element like it", CornerRadiusCoordinated(), Case.resting { $0.preferredCornerRadius = 8 }) {
      var button = Element(id: "b", role: .button, label: "B")
      button.visual = Element.Visual()
      button.visual?.cornerRadius = 8
      $0.windows[0].elements = [button]
    },
    Case(.cannotTell, "none known", CornerRadiusCoordinated(), Case.resting { $0.preferredCornerRadius = 8 }),
    Case(nil, "the system's", CornerRadiusCoordinated(), Case.sheet()) { $0.app.radii = [8] },
  ]

  /// A button that leaves a sheet at (0, 400) of 400 × 400 points, at this place.
  static func corner(
    _ expected: Outcome?, _ title: String, _ rule: any StaticRule, _ role: Element.DismissRole, at x: Double,
    _ y: Double,
    on platform: Platform = .iOS, rightToLeft: Bool = false
  ) -> Case {
    Case(
      expected, title, rule, Case.sheet { $0.elements = [Case.wayOut(role)] }, on: platform,
      content: [Case.out(at: Rect(x: x, y: y, width: 80, height: 44))], node: "it/out"
    ) { $0.isRightToLeft = rightToLeft }
  }

  static let corners: [Case] = [
    corner(.pass, "top right", DoneTopTrailing(), .done, at: 312, 408),
    corner(.pass, "top left from right to left", DoneTopTrailing(), .dismiss, at: 8, 408, rightToLeft: true),
    corner(.fail, "top left", DoneTopTrailing(), .ok, at: 8, 408),
    corner(.fail, "at the bottom", DoneTopTrailing(), .done, at: 312, 700, on: .iPadOS),
    corner(nil, "Cancel", DoneTopTrailing(), .cancel, at: 8, 408),
    corner(nil, "on a Mac", DoneTopTrailing(), .done, at: 8, 408, on: .macOS),
    corner(.pass, "top left", CancelTopLeading(), .cancel, at: 8, 408, on: .iPadOS),
    corner(.pass, "top right from right to left", CancelTopLeading(), .cancel, at: 312, 408, rightToLeft: true),
    corner(.fail, "top right", CancelTopLeading(), .cancel, at: 312, 408),
    corner(.fail, "in the middle", CancelTopLeading(), .cancel, at: 8, 560),
    corner(nil, "Close", CancelTopLeading(), .close, at: 312, 408),
  ]

  @Test("kept, broken, or none of its business", arguments: tasks + heights + places + corners)
  func verdict(it: Case) { it.check() }

  @Test("every one of these rules is shown a scene that breaks it and one that keeps it")
  func areShownBoth() { #expect(Case.showBoth(Self.tasks + Self.heights + Self.places + Self.corners)) }

  @Test(
    "over a popover there is an alert or what it holds",
    arguments: [
      (Role.sheet, Presentation.Kind.sheet(Sheet()), nil, Outcome.fail),
      (.sheet, .sheet(Sheet()), Presentation.Container.popover("tips"), .pass), (.alert, .alert(Alert()), nil, .pass),
      (.actionSheet, .actionSheet(ActionSheet()), nil, .fail), (.fullScreen, .fullScreen, nil, .fail),
    ])
  func popover(role: Role, kind: Presentation.Kind, container: Presentation.Container?, expected: Outcome) {
    for (platform, outcome) in [(Platform.iOS, Optional(expected)), (.iPadOS, expected), (.macOS, nil)] {
      var scene = Scene(id: "test", platform: platform)
      var upper = Presentation(id: "it", kind: kind, title: "It")
      upper.container = container
      scene.presentations = [Presentation(id: "tips", kind: .popover(Popover()), title: "Tips"), upper]
      var tree = AccessibilityTree(screen: Size(width: 400, height: 800))
      tree.append(.of(.window, "Main") { $0.id = "main" })
      tree.append(.of(.popover, "Tips") { $0.id = "tips" })
      let index = tree.append(.of(role, "It") { $0.id = "it" })
      let context = AuditContext(tree: tree, scene: scene)
      #expect(NothingOverPopover().verdict(index, in: context).outcome == outcome, "\(platform)")
      #expect(NothingOverPopover().verdict(1, in: context) == .inapplicable)
    }
  }

  @Test(
    "a sheet leaves some of its parent in sight",
    arguments: [
      (Platform.iOS, Rect(x: 0, y: 60, width: 400, height: 740), Outcome.pass),
      (.iOS, Rect(x: 0, y: 0, width: 400, height: 800), .fail),
      (.iPadOS, Rect(x: 0, y: 0, width: 400, height: 300), .fail),
      (.iPadOS, Rect(x: 50, y: 0, width: 300, height: 300), .pass),
      (.macOS, Rect(x: 0, y: 0, width: 400, height: 800), .fail),
      (.tvOS, Rect(x: 50, y: 50, width: 300, height: 300), .pass),
      (.visionOS, Rect(x: -9, y: -9, width: 900, height: 900), .fail),
      (.watchOS, Rect(x: 0, y: 0, width: 400, height: 800), nil),
    ] as [(Platform, Rect, Outcome?)])
  func parent(platform: Platform, frame: Rect, expected: Outcome?) {
    Case(expected, "\(frame)", SheetLeavesParentVisible(), Case.sheet(), on: platform, at: frame) {
      $0.sizeClass = SizeClasses(horizontal: .regular, vertical: .regular)
    }.check()
  }
}
