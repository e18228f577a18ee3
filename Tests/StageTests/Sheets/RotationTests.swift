import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Mutants
@testable import Presenting
import Scenes
import TestSupport
import Testing

@testable import Stage
@testable import StageLayout

/// What a turn of the screen makes of a sheet, whatever it is doing (SM-1, SM-7).
@Suite("Sheets on a screen that turns")
struct RotationTests {
  static func scene(_ detents: [Detent], undimmed: String? = nil, selected: String? = nil) -> Scene {
    SceneBuilder(id: "turned")
      .window("main", title: "Main", [.button("open", "Open", opens: "sheet")])
      .sheet(
        "sheet", title: "Sheet", [.button("cancel", "Cancel", dismiss: .cancel), .field("name", "Name")]
      ) {
        $0.detents = detents
        $0.selectedDetent = selected
        $0.grabberVisible = true
        if let undimmed {
          $0.modality = .nonmodal
          $0.largestUndimmedDetent = undimmed
        }
      }
      .scene
  }

  static func open(_ scene: Scene) -> StageDriver {
    var driver = StageDriver(scene)
    driver.tap("main/open")
    driver.settle()
    driver.clear()
    return driver
  }

  enum State: CaseIterable {
    case presenting, resting, dragging, resisting, settling, asking, dismissing, swiped
  }

  @Test("it is never outside of its bounds after a turn", arguments: State.allCases, ["medium", "large"])
  func staysInBounds(state: State, detent: String) {
    var driver = Self.open(Self.scene([.medium, .large], selected: detent))
    let start = driver.point("sheet/grabber")
    func drag(_ distances: Double...) {
      driver.touchDown(at: start)
      for (place, distance) in distances.enumerated() {
        driver.pan(place == 0 ? .began : .changed, start, Point(x: start.x, y: start.y + distance), after: 10_000)
      }
    }
    switch state {
    case .presenting:
      driver = StageDriver(Self.scene([.medium, .large], selected: detent))
      driver.tap("main/open")
      driver.wait(milliseconds: 250)
    case .resting: break
    case .dragging: drag(20, 60, 100)
    case .resisting: drag(-20, -300, -700)
    case .settling:
      driver.tap("sheet/grabber")
      driver.wait(milliseconds: 50)
    case .asking:
      driver.tap("sheet/name")
      driver.type("a")
      driver.press(.keyEsc)
    case .dismissing:
      driver.tap("sheet/cancel")
      driver.wait(milliseconds: 30)
    case .swiped:
      driver.drag("sheet/grabber", by: 500, velocity: 1500)
      driver.wait(milliseconds: 10)
    }
    driver.receive(.resize(width: 852, height: 393))
    for _ in 0..<60 {
      let top = driver.node("sheet")?.frame.minY ?? 0
      let limit = driver.stage.layout.screen.safeArea.top
      #expect(driver.node("sheet") == nil || top >= limit, "\(state): \(top)")
      #expect(driver.stage.breach == nil)
      driver.wait(milliseconds: 10)
    }
    driver.receive(.resize(width: 393, height: 852))
    #expect(driver.node("sheet").map { $0.frame.minY >= 59 } ?? true)
  }

  @Test(
    "on its side large is as high as the screen is above the gap (P.largeTopGap)",
    .keeps("sheet-resizes-by-detents", mutant: .largeIsTooLowOnItsSide, on: [.iOS]))
  func largeOnItsSide() {
    var driver = Self.open(Self.scene([.medium, .large]))
    driver.receive(.resize(width: 852, height: 393))
    driver.settle()
    #expect(driver.node("sheet")?.frame.minY == 10)
  }

  /// A non-modal sheet at a detent, and whether it is modal upright and on its side.
  struct Row: CustomTestStringConvertible, Sendable {
    var detents: [Detent]
    var undimmed: String
    var at: String
    var upright: Bool
    var sideways: Bool
    var testDescription: String { "\(detents.map(\.id)) undimmed to \(undimmed), at \(at)" }
  }

  private static let low = Detent(id: "low", height: .points(150))
  private static let third = Detent(id: "third", height: .fraction(0.3))

  /// Medium does not exist on the side; what stands in for it lies above it.
  static let rows = [
    Row(detents: [.medium, .large], undimmed: "medium", at: "medium", upright: false, sideways: true),
    Row(detents: [.medium, .large], undimmed: "medium", at: "large", upright: true, sideways: true),
    Row(detents: [.medium, .large], undimmed: "large", at: "medium", upright: false, sideways: false),
    Row(detents: [.medium, .large], undimmed: "large", at: "large", upright: false, sideways: false),
    Row(detents: [third, .medium, .large], undimmed: "medium", at: "third", upright: false, sideways: false),
    Row(detents: [third, .medium, .large], undimmed: "medium", at: "medium", upright: false, sideways: true),
    Row(detents: [third, .medium, .large], undimmed: "medium", at: "large", upright: true, sideways: true),
    Row(detents: [third, .medium, .large], undimmed: "third", at: "third", upright: false, sideways: false),
    Row(detents: [third, .medium, .large], undimmed: "third", at: "medium", upright: true, sideways: true),
    Row(detents: [low, .large], undimmed: "low", at: "low", upright: false, sideways: false),
    Row(detents: [low, .large], undimmed: "low", at: "large", upright: true, sideways: true),
    Row(detents: [low, .large], undimmed: "nowhere", at: "low", upright: true, sideways: true),
    Row(detents: [.medium], undimmed: "medium", at: "medium", upright: false, sideways: true),
  ]

  @Test("above its undimmed detent it is modal, by the detent and not by what stands in for it (SM-7)", arguments: rows)
  func modality(row: Row) {
    var driver = Self.open(Self.scene(row.detents, undimmed: row.undimmed, selected: row.at))
    for _ in 0..<3 {
      #expect(driver.node("main")?.traits.contains(.blocked) == row.upright)
      driver.receive(.resize(width: 852, height: 393))
      driver.settle()
      #expect(driver.node("main")?.traits.contains(.blocked) == row.sideways)
      driver.receive(.resize(width: 393, height: 852))
      driver.settle()
    }
    let told = driver.kinds.count { if case .modalityChanged = $0 { true } else { false } }
    #expect(told == (row.upright == row.sideways ? 0 : 6))
  }

  @Test("a turn while it comes up counts as well", arguments: rows)
  func modalityWhileComing(row: Row) {
    var driver = StageDriver(Self.scene(row.detents, undimmed: row.undimmed, selected: row.at))
    driver.tap("main/open")
    driver.wait(milliseconds: 100)
    driver.receive(.resize(width: 852, height: 393))
    driver.settle()
    #expect(driver.node("main")?.traits.contains(.blocked) == row.sideways)
    #expect(
      driver.stage.state.presenting.sheets[0].restID
        == driver.stage.state.presenting.sheets[0].rest(driver.stage.heights(of: 1)).id)
  }
}
