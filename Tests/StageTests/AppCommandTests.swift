import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
@testable import Presenting
import Scenes
import TestSupport
import Testing

@testable import Stage
@testable import StageModel

/// SM-1: what the app and the screen do, in every state of a sheet.
@Suite("App and screen in every state (SM-1)")
struct AppCommandTests {
  /// A state of SM-1.
  enum State: String, CaseIterable, Sendable {
    case presenting, resting, dragging, held, settling, confirming, dismissing

    /// The draft in this state; on the way from medium to large where it settles.
    var driver: StageDriver {
      var driver = SheetPresentationTests.resting()
      switch self {
      case .presenting:
        driver = StageDriver(.busy())
        driver.tap("main/compose")
        driver.wait(milliseconds: 100)
      case .resting: break
      case .dragging: driver = SheetPresentationTests.dragging()
      case .held:
        driver = SheetPresentationTests.settling()
        driver.touchDown(at: Point(x: 196, y: 800))
      case .settling: driver = SheetPresentationTests.settling()
      case .confirming:
        driver = SheetPresentationTests.unsaved()
        driver.press(.keyEsc)
        driver.settle()
      case .dismissing:
        driver.press(.keyEsc)
        driver.wait(milliseconds: 100)
      }
      driver.clear()
      return driver
    }
  }

  /// Something that no person does.
  enum Command: String, CaseIterable, Sendable {
    case dismiss, select, newDetents, present, rotate, safeArea, closeWindow

    func perform(_ stage: inout Stage) -> [TargetEvent] {
      let now = stage.now
      return switch self {
      case .dismiss: stage.dismiss("draft", at: now)
      case .select: stage.select(detent: "large", of: "draft", at: now)
      case .newDetents:
        stage.setDetents(
          [Detent(id: "small", height: .points(250)), Detent(id: "tall", height: .fraction(0.9))], of: "draft", at: now)
      case .present: stage.present("second", at: now)
      case .rotate: stage.receive(TargetInput(time: now, kind: .resize(width: 852, height: 393)))
      case .safeArea: stage.setSafeArea(.init(top: 100, bottom: 20), at: now)
      case .closeWindow: stage.dismiss("main", at: now)
      }
    }
  }

  /// Where it ends once nothing moves any more.
  enum End: Hashable, Sendable {
    case gone(TargetEvent.DismissReason)
    case rests(String)
    case asks(String)
    case replaced
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let state: State
    let command: Command
    /// The state just afterwards.
    let next: State
    let end: End
    var testDescription: String { "\(state) + \(command) → \(next), \(end)" }

    init(_ state: State, _ command: Command, _ next: State, _ end: End) {
      self.state = state
      self.command = command
      self.next = next
      self.end = end
    }
  }

  static let rows: [Row] = [
    Row(.presenting, .dismiss, .presenting, .gone(.programmatic)),
    Row(.resting, .dismiss, .dismissing, .gone(.programmatic)),
    Row(.dragging, .dismiss, .dismissing, .gone(.programmatic)),
    Row(.held, .dismiss, .dismissing, .gone(.programmatic)),
    Row(.settling, .dismiss, .dismissing, .gone(.programmatic)),
    Row(.confirming, .dismiss, .dismissing, .gone(.programmatic)),
    Row(.dismissing, .dismiss, .dismissing, .gone(.escape)),

    Row(.presenting, .select, .presenting, .rests("large")),
    Row(.resting, .select, .settling, .rests("large")),
    Row(.dragging, .select, .settling, .rests("large")),
    Row(.held, .select, .settling, .rests("large")),
    Row(.settling, .select, .settling, .rests("large")),
    Row(.confirming, .select, .confirming, .asks("large")),
    Row(.dismissing, .select, .dismissing, .gone(.escape)),

    Row(.presenting, .newDetents, .presenting, .rests("small")),
    Row(.resting, .newDetents, .settling, .rests("small")),
    Row(.dragging, .newDetents, .settling, .rests("small")),
    Row(.held, .newDetents, .settling, .rests("tall")),
    Row(.settling, .newDetents, .settling, .rests("tall")),
    Row(.confirming, .newDetents, .confirming, .asks("small")),
    Row(.dismissing, .newDetents, .dismissing, .gone(.escape)),

    Row(.presenting, .present, .presenting, .replaced),
    Row(.resting, .present, .dismissing, .replaced),
    Row(.dragging, .present, .settling, .replaced),
    Row(.held, .present, .settling, .replaced),
    Row(.settling, .present, .settling, .replaced),
    Row(.confirming, .present, .confirming, .asks("medium")),
    Row(.dismissing, .present, .dismissing, .replaced),

    Row(.presenting, .rotate, .presenting, .rests("large")),
    Row(.resting, .rotate, .resting, .rests("large")),
    Row(.dragging, .rotate, .settling, .rests("large")),
    Row(.held, .rotate, .settling, .rests("large")),
    Row(.settling, .rotate, .settling, .rests("large")),
    Row(.confirming, .rotate, .confirming, .asks("large")),
    Row(.dismissing, .rotate, .dismissing, .gone(.escape)),

    Row(.presenting, .safeArea, .presenting, .rests("medium")),
    Row(.resting, .safeArea, .resting, .rests("medium")),
    Row(.dragging, .safeArea, .settling, .rests("medium")),
    Row(.held, .safeArea, .settling, .rests("large")),
    Row(.settling, .safeArea, .settling, .rests("large")),
    Row(.confirming, .safeArea, .confirming, .asks("medium")),
    Row(.dismissing, .safeArea, .dismissing, .gone(.escape)),

    Row(.presenting, .closeWindow, .presenting, .gone(.programmatic)),
    Row(.resting, .closeWindow, .dismissing, .gone(.programmatic)),
    Row(.dragging, .closeWindow, .dismissing, .gone(.programmatic)),
    Row(.held, .closeWindow, .dismissing, .gone(.programmatic)),
    Row(.settling, .closeWindow, .dismissing, .gone(.programmatic)),
    Row(.confirming, .closeWindow, .dismissing, .gone(.programmatic)),
    Row(.dismissing, .closeWindow, .dismissing, .gone(.escape)),
  ]

  static func state(_ stage: Stage) -> State? {
    guard let surface = stage.blueprint.surface("draft"), let index = stage.sheetIndex(surface) else { return nil }
    return switch stage.state.presenting.sheets[index].phase {
    case .presenting: .presenting
    case .resting: .resting
    case .dragging(let drag): drag.holder == nil ? .dragging : .held
    case .settling: .settling
    case .confirming: .confirming
    case .dismissing: .dismissing
    }
  }

  @Test("the table is complete")
  func isComplete() {
    for state in State.allCases {
      #expect(Self.state(state.driver.stage) == state)
      for command in Command.allCases {
        #expect(Self.rows.count { $0.state == state && $0.command == command } == 1, "\(state) \(command)")
      }
    }
  }

  @Test("each row leads where it says, and the sheet is told gone exactly once", arguments: rows)
  func row(row: Row) {
    var stage = row.state.driver.stage
    var events = row.command.perform(&stage)
    #expect(Self.state(stage) == row.next)
    events += stage.advance(to: stage.now + 5_000_000)
    #expect(stage.nextDeadline == nil)
    let gone = events.compactMap { event -> TargetEvent.DismissReason? in
      guard case .didDismiss(let reason) = event.kind, event.node == "draft" else { return nil }
      return reason
    }
    let surface = stage.blueprint.surface("draft") ?? -1
    let sheet = stage.sheetIndex(surface).map { stage.state.presenting.sheets[$0] }
    let rest = sheet?.rest(stage.heights(of: surface))
    if let sheet, let rest { #expect(sheet.height(at: stage.now, heights: stage.heights(of: surface)) == rest.height) }
    switch row.end {
    case .gone(let reason):
      #expect(gone == [reason] && sheet == nil && stage.dialogCount == 0)
      #expect(stage.tree.nodes.contains { $0.id == "main" } == (row.command != .closeWindow))
    case .rests(let detent):
      #expect(gone.isEmpty && sheet?.phase == .resting && rest?.id == detent)
    case .asks(let detent):
      #expect(gone.isEmpty && sheet?.phase == .confirming(nil) && rest?.id == detent)
      #expect(stage.state.presenting.dialogs.map(\.phase) == [.resting])
    case .replaced:
      #expect(gone == [row.state == .dismissing ? .escape : .replaced] && sheet == nil)
      #expect(stage.tree.nodes.contains { $0.id == "second" })
    }
  }

  @Test(
    "medium comes back with the height, in every state that stays",
    arguments: [State.presenting, .resting, .confirming])
  func rotationAndBack(state: State) {
    var driver = state.driver
    driver.receive(.resize(width: 852, height: 393))
    driver.wait(milliseconds: 30)
    driver.receive(.resize(width: 393, height: 852))
    driver.settle()
    #expect(SheetPresentationTests.height(driver) == 391.5)
  }

  @Test("half an iPad is compact: the card becomes a sheet at the bottom, and goes back")
  func splitScreen() {
    var driver = SheetPresentationTests.resting("draft", .busy(.iPadOS))
    let card = driver.node("draft")?.frame ?? .zero
    #expect(card.maxY < 1180)
    driver.receive(.resize(width: 400, height: 1180))
    #expect(driver.node("draft")?.frame.maxY == 1180)
    #expect(driver.node("draft")?.frame.size.width == 400)
    driver.receive(.resize(width: 820, height: 1180))
    #expect(driver.node("draft")?.frame == card)
  }

  @Test("a detent that exists only for now is stood in for, and found again (custom, inactive)")
  func customDetents() {
    var driver = SheetPresentationTests.resting()
    let detents = [Detent(id: "tip", height: .points(100)), .medium, .large]
    _ = driver.stage.setDetents(detents, selected: "tip", of: "draft", at: driver.stage.now)
    driver.settle()
    #expect(SheetPresentationTests.height(driver) == 134)
    for id in ["medium", "large", "tip"] {
      driver.reader(.activate, "draft/grabber")
      driver.settle()
      #expect(
        driver.kinds.last.map { "\($0)".contains("to: \"\(id)\"") } == true, "\(String(describing: driver.kinds.last))")
    }
  }

  @Test("what the app asks for in vain changes nothing")
  func inVain() {
    var stage = State.resting.driver.stage
    let before = stage.stateHash
    let now = stage.now
    #expect(stage.setDetents([], of: "draft", at: now).isEmpty)
    #expect(stage.setDetents([.large], of: "nobody", at: now).isEmpty)
    #expect(stage.select(detent: "tip", of: "draft", at: now).isEmpty)
    #expect(stage.select(detent: "large", of: "nobody", at: now).isEmpty)
    #expect(stage.dismiss("nobody", at: now).isEmpty)
    #expect(stage.dismiss("second", at: now).isEmpty)
    #expect(stage.setSafeArea(.init(top: -.infinity), at: now).isEmpty)
    #expect(stage.setUnsavedChanges(true, of: "nobody", at: now).isEmpty)
    #expect(stage.stateHash == before)
  }

  @Test("a presentation without its window does not come, and says so")
  func withoutWindow() {
    var stage = Stage(.busy())
    _ = stage.dismiss("main", at: .zero)
    let events = stage.present("draft", at: .zero)
    #expect(events.map(\.kind) == [.swallowed])
    #expect(stage.tree.nodes.isEmpty)
  }
}
