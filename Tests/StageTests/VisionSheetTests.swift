import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Mutants
import Scenes
import TestSupport
import Testing

@testable import Stage

/// Sheets on visionOS: everything people do goes to the sheet, and they may resize it.
@Suite("Sheets on visionOS")
struct VisionSheetTests {
  /// Two windows beside each other, and a sheet of the first.
  static func scene(resizable: Bool = true) -> Scene {
    SceneBuilder(.visionOS)
      .with { $0.inputDevices = [.gaze, .touch, .pointer, .keyboard] }
      .window("gallery", [.button("edit", "Edit", opens: "crop"), .toggle("grid", "Grid")])
      .window("info", [.toggle("pin", "Pin"), .field("caption", "Caption")])
      .sheet("crop", title: "Crop", [.button("done", "Done", dismiss: .done), .field("name", "Name")]) {
        $0.isResizable = resizable
      }
      .with {
        $0.windows[0].frame = Rect(x: 0, y: 0, width: 700, height: 720)
        $0.windows[1].frame = Rect(x: 760, y: 0, width: 400, height: 400)
      }.scene
  }

  static func resting(resizable: Bool = true) -> StageDriver {
    var driver = StageDriver(scene(resizable: resizable))
    driver.tap("gallery/edit")
    driver.settle()
    driver.clear()
    return driver
  }

  @Test(
    "taps, looks with a pinch, keys and the reader reach the sheet and no window",
    .keeps("sheet-visionos-interaction-target", mutant: .visionWindowsTakeInput),
    arguments: ["gallery/grid", "info/pin", "info/caption"])
  func target(node: String) {
    var driver = Self.resting()
    let before = driver.node(node)?.value
    // With the eyes on it, then without.
    for looks in [true, false] {
      let place = looks ? driver.point(node) : driver.point("crop/name")
      driver.receive(.input(.pointer(.gazed(at: place))))
      driver.tap(node)
      driver.click(node)
    }
    driver.reader(.activate, node)
    driver.reader(.focus, node)
    for _ in 0..<6 {
      driver.press(.keyTab)
      #expect(driver.node(node)?.traits.contains(.focused) == false)
    }
    driver.type("x")
    #expect(driver.node(node)?.value == before)
    #expect(driver.node(node)?.traits.contains(.blocked) == true)
    #expect(!driver.events.contains { [.activated, .delivered].contains($0.kind) && $0.node == NodeID(node) })
    driver.tap("crop/name")
    driver.type("Sea")
    #expect(driver.node("crop/name")?.value?.hasSuffix("Sea") == true)
    driver.click("crop/done")
    driver.settle()
    driver.tap("info/pin")
    #expect(driver.node("info/pin")?.value == "1")
  }

  @Test(
    "either lower corner can be pulled, and the sheet stays in the middle of its window",
    arguments: [(1.0, 40.0, 30.0), (-1, -40, 30), (1, -60, -50)])
  func resize(side: Double, dx: Double, dy: Double) {
    var driver = Self.resting()
    let before = driver.node("crop")?.frame ?? .zero
    let corner = Point(x: side > 0 ? before.maxX - 5 : before.minX + 5, y: before.maxY - 5)
    driver.drag(from: corner, to: Point(x: corner.x + dx, y: corner.y + dy))
    driver.settle()
    let after = driver.node("crop")?.frame ?? .zero
    #expect(abs(after.size.width - before.size.width - 2 * side * dx) < 0.001)
    #expect(abs(after.size.height - before.size.height - 2 * dy) < 0.001)
    #expect(abs(after.midX - before.midX) < 0.001 && abs(after.midY - before.midY) < 0.001)
    driver.tap("crop/done")
    driver.settle()
    driver.tap("gallery/edit")
    driver.settle()
    #expect(driver.node("crop")?.frame == after)
  }

  @Test(
    "so can an edge and an upper corner, by finger and by pointer",
    arguments: [
      (1.0, 0.0, false), (-1, 0, true), (0, 1, false), (0, -1, true), (1, -1, false), (-1, -1, true),
    ])
  func edges(across: Double, down: Double, byPointer: Bool) {
    var driver = Self.resting()
    let before = driver.node("crop")?.frame ?? .zero
    let start = Point(
      x: before.midX + across * (before.size.width / 2 - 4), y: before.midY + down * (before.size.height / 2 - 4))
    let end = Point(x: start.x + 30 * across, y: start.y - 20 * down)
    if byPointer { driver.dragPointer(from: start, to: end) } else { driver.drag(from: start, to: end) }
    let after = driver.node("crop")?.frame ?? .zero
    #expect(abs(after.size.width - before.size.width - 60 * abs(across)) < 0.001)
    #expect(abs(after.size.height - before.size.height + 40 * abs(down)) < 0.001)
    #expect(abs(after.midX - before.midX) < 0.001 && abs(after.midY - before.midY) < 0.001)
    let size = after.size
    #expect(driver.kinds == [.delivered, .resized(width: size.width, height: size.height)])
    #expect(!driver.stage.isDragged)
  }

  @Test(
    "an alert lies in the middle of its window, or of the screen where its author wants that", arguments: [false, true])
  func alertPlace(isScreen: Bool) {
    var scene = Self.scene()
    var alert = Presentation(
      id: "warn", kind: .alert(Alert([ActionButton(id: "ok", label: "OK")])), title: "No Network")
    alert.parent = "info"
    alert.isPresented = true
    if isScreen { alert.container = .screen }
    scene.presentations.append(alert)
    let frame = StageDriver(scene).node("warn")?.frame ?? .zero
    let middle =
      isScreen ? Point(x: scene.screen.size.width / 2, y: scene.screen.size.height / 2) : Point(x: 960, y: 200)
    #expect(Point(x: frame.midX, y: frame.midY) == middle)
  }

  @Test("it never grows out of its window, nor under what it needs", arguments: [900.0, -900])
  func limits(way: Double) {
    var driver = Self.resting()
    let frame = driver.node("crop")?.frame ?? .zero
    let corner = Point(x: frame.maxX - 2, y: frame.maxY - 2)
    driver.drag(from: corner, to: Point(x: corner.x + way, y: corner.y + way))
    driver.settle()
    let size = driver.node("crop")?.frame.size
    #expect(size == (way > 0 ? Size(width: 700, height: 720) : Size(width: 240, height: 180)))
  }

  @Test("a sheet that is not resizable keeps its size, and one that is where nobody pulls its corner")
  func fixed() {
    for resizable in [false, true] {
      var driver = Self.resting(resizable: resizable)
      let frame = driver.node("crop")?.frame ?? .zero
      let start = resizable ? frame.center : Point(x: frame.maxX - 5, y: frame.maxY - 5)
      driver.drag(from: start, to: Point(x: start.x + 60, y: start.y + 60))
      driver.settle()
      #expect(driver.node("crop")?.frame == frame)
      #expect(driver.kinds.last == .swallowed)
    }
  }

  @Test("a pull that is cancelled is taken back")
  func cancelled() {
    var driver = Self.resting()
    let frame = driver.node("crop")?.frame ?? .zero
    let corner = Point(x: frame.maxX - 5, y: frame.maxY - 5)
    driver.pan(.began, corner, Point(x: corner.x + 20, y: corner.y + 20))
    driver.pan(.changed, corner, Point(x: corner.x + 40, y: corner.y + 40))
    #expect(driver.node("crop")?.frame != frame)
    driver.receive(.input(.interrupted))
    #expect(driver.node("crop")?.frame == frame)
  }

  @Test("its author may say how large it comes up, but not larger than its window")
  func defaultSize() {
    for (wanted, size) in [
      (Size(width: 300, height: 260), Size(width: 300, height: 260)),
      (Size(width: 3000, height: 90), Size(width: 700, height: 90)),
    ] {
      var scene = Self.scene()
      if case .sheet(var sheet) = scene.presentations[0].kind {
        sheet.defaultSize = wanted
        scene.presentations[0].kind = .sheet(sheet)
      }
      var driver = StageDriver(scene)
      driver.tap("gallery/edit")
      driver.settle()
      #expect(driver.node("crop")?.frame.size == size)
      #expect(driver.node("crop")?.frame.midX == 350)
    }
  }
}
