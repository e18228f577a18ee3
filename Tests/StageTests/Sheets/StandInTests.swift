import Accessibility
import Geometry
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Stage

/// Detents that do not exist at a size: which one stands in for them, and why, is told (SM-1, A-54).
@Suite("Detents that stand in for others (A-54)")
struct StandInTests {
  static func scene(_ detents: [Detent], selected: String? = nil) -> SceneBuilder {
    SceneBuilder()
      .window("main", [.button("open", "Open", opens: "s")])
      .sheet("s", title: "S", [.button("cancel", "Cancel", dismiss: .cancel)]) {
        $0.detents = detents
        $0.selectedDetent = selected
        $0.grabberVisible = true
      }
  }

  static func driver(_ detents: [Detent], selected: String? = nil, isLandscape: Bool = false) -> StageDriver {
    var driver = StageDriver(scene(detents, selected: selected).scene)
    if isLandscape { driver.receive(.resize(width: 852, height: 393)) }
    driver.tap("main/open")
    driver.settle()
    return driver
  }

  static func detent(_ id: String, _ height: Detent.Height, _ change: (inout Detent) -> Void = { _ in }) -> Detent {
    var detent = Detent(id: id, height: height)
    change(&detent)
    return detent
  }

  static func told(_ driver: StageDriver) -> [TargetEvent.Kind] {
    driver.kinds.filter { if case .detentStoodIn = $0 { true } else { false } }
  }

  static let compact = "which does not exist in compact height"

  @Test("a screen that turns while the sheet settles tells it too, also where the sheet last rested at what stands in")
  func turnedWhileSettling() {
    var driver = Self.driver([.medium, .large], selected: "large")
    driver.tap("s/grabber")
    driver.clear()
    driver.receive(.resize(width: 852, height: 393))
    driver.settle()
    #expect(Self.told(driver) == [.detentStoodIn(absent: "medium", by: "large", reason: Self.compact)])
  }

  @Test(
    "a screen that is another one from the start tells what stands in there, and not what did in the document's size")
  func otherScreenAtStart() {
    let presented = Self.scene([.medium, .large]).with { $0.presentations[0].isPresented = true }.scene
    var stage = Stage(presented)
    stage.begin(onScreen: Size(width: 852, height: 393))
    #expect(
      stage.advance(to: stage.now).map(\.kind)
        == [.detentStoodIn(absent: "medium", by: "large", reason: Self.compact)])
    var turned = presented
    turned.screen.size = Size(width: 852, height: 393)
    stage = Stage(turned)
    stage.begin(onScreen: presented.screen.size)
    #expect(stage.advance(to: stage.now).isEmpty)
  }

  @Test("turning the screen tells what stands in for a detent that is not there, and its return is no stand-in")
  func turned() {
    var driver = Self.driver([.medium, .large])
    #expect(Self.told(driver).isEmpty)
    driver.clear()
    driver.receive(.resize(width: 852, height: 393))
    driver.settle()
    #expect(
      driver.kinds.prefix(2) == [
        .detentChanged(from: "medium", to: "large"),
        .detentStoodIn(absent: "medium", by: "large", reason: Self.compact),
      ])
    driver.clear()
    driver.receive(.resize(width: 393, height: 852))
    driver.settle()
    #expect(driver.kinds.contains(.detentChanged(from: "large", to: "medium")) && Self.told(driver).isEmpty)
  }

  @Test("a sheet that comes up beside its detent says so, and comes back to it with the size")
  func presented() {
    var driver = Self.driver([.medium, .large], selected: "medium", isLandscape: true)
    #expect(Self.told(driver) == [.detentStoodIn(absent: "medium", by: "large", reason: Self.compact)])
    driver.receive(.resize(width: 393, height: 852))
    driver.settle()
    #expect(driver.kinds.contains(.detentChanged(from: "large", to: "medium")))
  }

  @Test(
    "why it is not there is said of each reason",
    arguments: [
      (detent("low", .points(200)) { $0.inactiveIn = .compactHeight }, true, compact),
      (
        detent("wide", .points(200)) { $0.inactiveIn = .compactWidth }, false, "which does not exist in compact width"
      ),
      (
        detent("roomy", .points(200)) { $0.needsMaximum = 900 }, false,
        "which needs a large of 900 pt, and there are 783"
      ),
    ])
  func reasons(detent: Detent, isLandscape: Bool, reason: String) {
    let driver = Self.driver([detent, .large], isLandscape: isLandscape)
    #expect(Self.told(driver) == [.detentStoodIn(absent: detent.id, by: "large", reason: reason)])
  }

  @Test("a sheet that is there from the start says so with the first that happens")
  func fromTheStart() {
    var driver = StageDriver(
      Self.scene([.medium]).with {
        $0.screen.size = Size(width: 852, height: 393)
        $0.sizeClass.vertical = .compact
        $0.presentations[0].isPresented = true
      }.scene)
    #expect(
      driver.stage.arbitrations.map(\.reason) == [
        "SM-1, A-54: large stands in for medium, which does not exist in compact height"
      ])
    driver.wait(milliseconds: 100)
    #expect(Self.told(driver) == [.detentStoodIn(absent: "medium", by: "large", reason: Self.compact)])
    driver.clear()
    driver.wait(milliseconds: 100)
    #expect(Self.told(driver).isEmpty)
  }

  @Test(
    "unless the author says which, it is the smallest of those at the size; what is larger everywhere is not missed",
    arguments: [
      (300.0, "q", [], "q"), (500, "q", [.detentStoodIn(absent: "medium", by: "q", reason: compact)], "medium"),
    ] as [(Double, String, [TargetEvent.Kind], String)])
  func unselected(height: Double, lying: String, told: [TargetEvent.Kind], upright: String) {
    var driver = Self.driver([Self.detent("q", .points(height)), .medium, .large], isLandscape: true)
    #expect(Self.told(driver) == told)
    driver.clear()
    driver.receive(.resize(width: 393, height: 852))
    driver.settle()
    let changes = driver.kinds.filter { if case .detentChanged = $0 { true } else { false } }
    #expect(changes == (lying == upright ? [] : [.detentChanged(from: lying, to: upright)]))
  }

  @Test("with explanations the rule is told")
  func explained() {
    var driver = Self.driver([.medium])
    driver.stage.explains = true
    driver.receive(.resize(width: 852, height: 393))
    #expect(
      driver.stage.arbitrations.map(\.reason).contains(
        "SM-1, A-54: large stands in for medium, which does not exist in compact height"))
  }

  @Test("a drag that ends where it began chooses nothing: what has been stood in for returns with the size")
  func dragged() {
    var driver = Self.driver([.medium, .large])
    driver.receive(.resize(width: 852, height: 393))
    driver.settle()
    let top = driver.node("s")?.frame.minY ?? 0
    let start = Point(x: 426, y: top + 8)
    for way in [40.0, -40] {
      driver.drag(from: start, to: start + Vector(dx: 0, dy: way))
      driver.settle()
      #expect(driver.node("s")?.frame.minY == top)
    }
    driver.clear()
    driver.receive(.resize(width: 393, height: 852))
    driver.settle()
    #expect(driver.kinds.contains(.detentChanged(from: "large", to: "medium")), "\(driver.kinds)")
    #expect(driver.node("s")?.frame.minY == 460.5)
  }
}
