import Accessibility
import Geometry
import Scenes
import Testing

@testable import Audit

/// Rules about sheets that the guidelines ask for on macOS, visionOS and watchOS.
@Suite("Guidelines about sheets on macOS, visionOS and watchOS")
struct PlatformSheetGuidelineTests {
  typealias Case = SceneCase

  /// A sheet of a size on a window of 400 × 800 points, with content that needs so much room.
  static func sized(_ width: Double, _ height: Double, content: Size? = nil, least: Size? = nil) -> Presentation {
    Case.sheet({ view in
      guard content != nil || least != nil else { return }
      view.contentSize = Presentation.ContentSize()
      view.contentSize?.fittingSize = content
      view.contentSize?.minFittingSize = least
    }) { $0.defaultSize = Size(width: width, height: height) }
  }

  static func growing(_ isResizable: Bool?) -> Presentation {
    Case.sheet({
      $0.contentSize = Presentation.ContentSize()
      $0.contentSize?.isExpandable = true
    }) { $0.isResizable = isResizable }
  }

  static func ways(_ expected: Outcome?, _ title: String, at x: Double, _ y: Double, rightToLeft: Bool = false) -> Case
  {
    Case(
      expected, title, MacDismissBottomTrailing(), Case.sheet { $0.elements = [Case.wayOut(.ok)] }, on: .macOS,
      content: [Case.out(at: Rect(x: x, y: y, width: 80, height: 28))]
    ) { $0.isRightToLeft = rightToLeft }
  }

  static func film(_ kind: Presentation.Kind, opens: Bool = false) -> Presentation {
    Case.of(kind) { view in
      view.contentKinds = [.videoPlayback]
      var button = Element(id: "full", role: .button, label: "Full Screen")
      button.opens = opens ? "theater" : nil
      view.elements = [button]
    }
  }

  static let theater = Presentation(id: "theater", kind: .fullScreen, title: "Film")

  static let mac: [Case] = [
    Case(
      .fail, "in a sheet", DocumentInWindow(),
      Case.tasked({ ($0.kind, $0.selfContained) = (.documentEditing, true) }), on: .macOS),
    Case(.pass, "in a window", DocumentInWindow(), Case.sheet(), on: .macOS, node: "main") {
      $0.windows[0].kind = .document
    },
    Case(nil, "a part of a task", DocumentInWindow(), Case.tasked({ $0.kind = .documentEditing }), on: .macOS),
    Case(.fail, "a film in a sheet", MediaFullScreen(), film(.sheet(Sheet())), on: .macOS),
    Case(
      .pass, "a film that can be seen full screen", MediaFullScreen(), film(.sheet(Sheet()), opens: true), on: .macOS
    ) { $0.presentations.append(theater) },
    Case(.pass, "a film full screen", MediaFullScreen(), film(.fullScreen), on: .macOS, role: .fullScreen),
    Case(nil, "on a phone", MediaFullScreen(), film(.sheet(Sheet()))),
    Case(nil, "a group in a film's sheet", MediaFullScreen(), film(.sheet(Sheet())), on: .macOS, role: .group),
    Case(.fail, "wider", MacSheetInWindow(), sized(401, 300), on: .macOS),
    Case(.pass, "as wide", MacSheetInWindow(), sized(400, 300), on: .macOS),
    Case(nil, "the platform's size", MacSheetInWindow(), Case.sheet(), on: .macOS),
    Case(.fail, "cut off", MacSheetFitsContent(), sized(300, 300, content: Size(width: 310, height: 200)), on: .macOS),
    Case(
      .fail, "mostly empty", MacSheetFitsContent(), sized(400, 400, content: Size(width: 200, height: 200)), on: .macOS),
    Case(
      .pass, "it fits", MacSheetFitsContent(), sized(300, 300, content: Size(width: 290, height: 250)), on: .macOS),
    Case(
      .pass, "as small as it can be", MacSheetFitsContent(),
      sized(300, 300, content: Size(width: 400, height: 400), least: Size(width: 200, height: 200)), on: .macOS),
    Case(nil, "nothing is known of its content", MacSheetFitsContent(), sized(300, 300), on: .macOS),
    Case(.fail, "kept small", MacSheetResizable(), growing(nil), on: .macOS),
    Case(.pass, "resizable", MacSheetResizable(), growing(true), on: .macOS),
    Case(nil, "on visionOS", MacSheetResizable(), growing(nil), on: .visionOS),
    ways(.pass, "bottom right", at: 300, 760), ways(.fail, "bottom left", at: 10, 760),
    ways(.pass, "bottom left from right to left", at: 10, 760, rightToLeft: true),
    ways(.fail, "at the top", at: 300, 410),
    Case(nil, "none", MacDismissBottomTrailing(), Case.sheet(), on: .macOS),
  ]

  /// A sheet of visionOS where its author has placed it, in a window of 800; within 1 point it ends there.
  static func placed(_ expected: Outcome?, _ title: String, _ frame: Rect) -> Case {
    Case(expected, title, VisionSheetEdge(), Case.sheet { $0.frame = frame }, on: .visionOS, at: frame)
  }

  static let vision: [Case] = [
    Case(.fail, "no way in", FullSpaceOffered(), Case.tasked({ $0.immersive = true }), on: .visionOS),
    Case(.pass, "a way in", FullSpaceOffered(), Case.tasked({ $0.immersive = true }), on: .visionOS) {
      $0.presentations.append(Presentation(id: "space", kind: .fullSpace(FullSpace())))
      var button = Element(id: "b", role: .button, label: "Enter")
      button.opens = "space"
      $0.windows[0].elements = [button]
    },
    Case(.fail, "nothing opens it", FullSpaceOffered(), Case.tasked({ $0.immersive = true }), on: .visionOS) {
      $0.presentations.append(Presentation(id: "space", kind: .fullSpace(FullSpace())))
    },
    Case(nil, "not immersive", FullSpaceOffered(), Case.sheet(), on: .visionOS),
    Case(
      .fail, "from below, as a popover", VisionSheetEdge(), Case.resting { $0.presentationEdge = .bottom },
      on: .visionOS, role: .popover),
    Case(.pass, "from where the system has it", VisionSheetEdge(), Case.sheet(), on: .visionOS),
    placed(.fail, "down to the bottom of its window", Rect(x: 100, y: 500, width: 200, height: 300)),
    placed(.fail, "nearly", Rect(x: 100, y: 500, width: 200, height: 299)),
    placed(.pass, "above the bottom", Rect(x: 100, y: 500, width: 200, height: 298)),
    placed(.pass, "in the middle", Rect(x: 100, y: 300, width: 200, height: 200)),
    Case(
      .pass, "in the middle", VisionSheetCentered(), Case.sheet(), on: .visionOS,
      at: Rect(x: 100, y: 300, width: 200, height: 200)),
    Case(
      .pass, "nearly", VisionSheetCentered(), Case.sheet(), on: .visionOS,
      at: Rect(x: 119, y: 260, width: 200, height: 200)),
    Case(
      .fail, "at the side", VisionSheetCentered(), Case.sheet(), on: .visionOS,
      at: Rect(x: 130, y: 300, width: 200, height: 200)),
    Case(
      .fail, "off what people see", VisionSheetCentered(), Case.sheet(), on: .visionOS,
      at: Rect(x: 100, y: 300, width: 200, height: 200)
    ) { $0.fieldOfView = Rect(x: 0, y: 0, width: 300, height: 300) },
    Case(
      .pass, "half of it", VisionSheetCovers(), sized(400, 400), on: .visionOS,
      at: Rect(x: 0, y: 200, width: 400, height: 400)),
    Case(
      .fail, "more than half", VisionSheetCovers(), sized(400, 420), on: .visionOS,
      at: Rect(x: 0, y: 200, width: 400, height: 420)),
    Case(
      .fail, "all of it", VisionSheetCovers(), sized(400, 800), on: .visionOS,
      at: Rect(x: 0, y: 0, width: 400, height: 800)),
    Case(nil, "the platform's size", VisionSheetCovers(), Case.sheet(), on: .visionOS),
  ]

  static func label(_ expected: Outcome?, _ rule: any StaticRule, _ label: String, on platform: Platform = .watchOS)
    -> Case
  {
    Case(
      expected, label, rule, Case.sheet { $0.elements = [Case.wayOut(.cancel, label)] }, on: platform,
      content: [Case.out(at: Rect(x: 0, y: 400, width: 44, height: 44), label)], node: "it/out"
    ) { $0.app.name = "Tides" }
  }

  static func dialog(_ purpose: Presentation.Purpose) -> Presentation {
    Case.of(.alert(Alert([ActionButton(id: "ok", label: "OK")]))) { $0.purpose = purpose }
  }

  static func leaving(_ role: Element.DismissRole?, _ change: (inout Presentation) -> Void) -> Presentation {
    Case.sheet { view in
      view.elements = role.map { [Case.wayOut($0)] } ?? []
      change(&view)
    }
  }

  static let field: [AccessibilityNode] = [.of(.textField, "Name")]

  static let watch: [Case] = [
    Case(.pass, "a title", WatchSheetCustom(), Case.resting { $0.hasCustomTitle = true }, on: .watchOS),
    Case(.fail, "neither", WatchSheetCustom(), Case.resting { $0.hasCustomContent = false }, on: .watchOS),
    Case(nil, "not declared", WatchSheetCustom(), Case.sheet(), on: .watchOS),
    Case(.fail, "a sheet", WatchChoicesInActionSheet(), Case.sheet { $0.purpose = .choices }, on: .watchOS),
    Case(.pass, "an alert", WatchChoicesInActionSheet(), dialog(.choices), on: .watchOS, role: .alert),
    Case(nil, "on a phone", WatchChoicesInActionSheet(), Case.sheet { $0.purpose = .choices }),
    Case(.fail, "a sheet", WatchImportantInAlert(), Case.sheet { $0.purpose = .importantInformation }, on: .watchOS),
    Case(.pass, "an alert", WatchImportantInAlert(), dialog(.importantInformation), on: .watchOS, role: .alert),
    Case(nil, "on a phone", WatchImportantInAlert(), dialog(.importantInformation), role: .alert),
    Case(.fail, "Done alone", WatchCancelForChanges(), leaving(.done) { _ in }, on: .watchOS, content: field),
    Case(.pass, "Cancel", WatchCancelForChanges(), leaving(.cancel) { _ in }, on: .watchOS, content: field),
    Case(.pass, "the system's", WatchCancelForChanges(), leaving(nil) { _ in }, on: .watchOS, content: field),
    Case(nil, "nothing to change", WatchCancelForChanges(), leaving(.done) { _ in }, on: .watchOS),
    Case(
      .fail, "as its author says", WatchCancelForChanges(),
      leaving(.done) { $0.task = Case.tasked({ $0.allowsChanges = true }).task }, on: .watchOS),
    Case(
      .pass, "Done", WatchDoneForInformation(), leaving(.done) { $0.purpose = .informationOnly }, on: .watchOS),
    Case(
      .fail, "Cancel", WatchDoneForInformation(), leaving(.cancel) { $0.purpose = .informationOnly }, on: .watchOS),
    Case(
      .fail, "the system's", WatchDoneForInformation(),
      leaving(nil) { $0.task = Case.tasked({ $0.informationOnly = true }).task }, on: .watchOS),
    Case(nil, "something else", WatchDoneForInformation(), leaving(.cancel) { _ in }, on: .watchOS),
    label(.fail, WatchLabelHierarchy(), "Back"), label(.fail, WatchLabelHierarchy(), " back"),
    label(.pass, WatchLabelHierarchy(), "Cancel"), label(nil, WatchLabelHierarchy(), "Back", on: .iOS),
    label(.fail, WatchLabelTitle(), "It"), label(.fail, WatchLabelTitle(), "main"),
    label(.fail, WatchLabelTitle(), "Tides"), label(.pass, WatchLabelTitle(), "Done"),
  ]

  @Test("kept, broken, or none of its business", arguments: mac + vision + watch)
  func verdict(it: Case) { it.check() }

  @Test("every one of these rules is shown a scene that breaks it and one that keeps it")
  func areShownBoth() { #expect(Case.showBoth(Self.mac + Self.vision + Self.watch)) }
}
