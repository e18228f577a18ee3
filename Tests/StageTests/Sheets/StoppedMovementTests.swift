import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Stage

/// What comes up over something ends whatever a finger or the pointer is doing there (SM-1, SM-3).
@Suite("Movements that something comes up over")
struct StoppedMovementTests {
  /// What an app may present while somebody drags.
  static let comers = ["alert", "choices", "share", "film", "editor", "popover", "second"]

  static func scene(_ platform: Platform = .iOS) -> Scene {
    var list = Element(id: "list", role: .scrollView)
    list.children = (1...40).map { .button("row-\($0)", "Row \($0)") }
    let close = Element.button("close", "Close", dismiss: .close)
    return SceneBuilder(platform, id: "stopped")
      .with { $0.inputDevices = [.touch, .keyboard, .pointer] }
      .window("main", title: "Main", [.button("open", "Open", opens: "sheet")])
      .sheet(
        "sheet", title: "Sheet",
        [
          .button("cancel", "Cancel", dismiss: .cancel), .slider("volume", "Volume", from: 0, to: 100, at: 50, step: 1),
          .toggle("wifi", "Wi-Fi"), list,
        ]
      ) {
        $0.detents = [.medium, .large]
        $0.grabberVisible = true
        $0.isResizable = true
      }
      .alert("alert", title: "Alert", [ActionButton(id: "ok", label: "OK")])
      .actionSheet("choices", title: "Choices", [ActionButton(id: "cancel", label: "Cancel", style: .cancel)])
      .present("share", .activityView, title: "Share", [close])
      .present("film", .fullScreen, title: "Film", [close])
      .present("editor", .currentContext(CurrentContext()), title: "Editor", [close])
      .present("popover", .popover(Popover()), title: "Popover", [close])
      .sheet("second", title: "Second", [close])
      .scene
  }

  static func resting(_ platform: Platform = .iOS) -> StageDriver {
    var driver = StageDriver(scene(platform))
    driver.reader(.activate, "main/open")
    driver.settle()
    driver.clear()
    return driver
  }

  static func height(_ driver: StageDriver) -> Double { driver.node("sheet").map { 852 - $0.frame.minY } ?? 0 }

  @Test("a drag of the sheet ends, and the sheet goes back to its detent in motion", arguments: comers)
  func sheetDrag(comer: String) {
    for byPointer in [false, true] {
      var driver = Self.resting()
      let start = driver.point("sheet/grabber")
      let there = driver.place(dragging: Point(x: start.x, y: start.y + 120), from: start)
      let contact = byPointer ? 0 : driver.touchDown(at: start)
      if byPointer {
        driver.receive(.input(.pointer(.pressed(button: 0, at: start))))
        driver.receive(.input(.pointer(.moved(to: there))), after: 100_000)
      } else {
        driver.pan(.began, start, there, after: 100_000)
      }
      #expect(abs(Self.height(driver) - 271.5) < 0.1)
      _ = driver.stage.present(comer, at: driver.stage.now)
      #expect(abs(Self.height(driver) - 271.5) < 0.1, "\(comer): it jumps")
      driver.wait(milliseconds: 60)
      let next = Self.height(driver)
      #expect(next > 271.5 && next < 391.5, "\(comer): it moves")
      // The finger goes on, as if nothing had happened, and lets go with a swing.
      let end = Point(x: start.x, y: start.y + 380)
      for _ in 0..<20 {
        if byPointer {
          driver.receive(.input(.pointer(.moved(to: end))), after: 60_000)
        } else {
          driver.pan(.changed, start, end, after: 60_000)
        }
      }
      if byPointer {
        driver.receive(.input(.pointer(.released(button: 0, at: end))))
      } else {
        driver.lift(contact, at: end)
        driver.pan(.ended, start, end, velocity: 900)
      }
      driver.settle()
      #expect(driver.node(comer) != nil && driver.stage.breach == nil, "\(comer)")
      #expect(!driver.kinds.contains(.willDismiss(.swipe)), "\(comer)")
      if driver.node("sheet") != nil { #expect(Self.height(driver) == 391.5, "\(comer)") }
    }
  }

  @Test("a finger that holds a settling sheet lets go of it", arguments: comers)
  func held(comer: String) {
    var driver = Self.resting()
    driver.reader(.increment, "sheet/grabber")
    driver.wait(milliseconds: 100)
    let place = Point(x: 196, y: 852 - Self.height(driver) + 10)
    let contact = driver.touchDown(at: place)
    _ = driver.stage.present(comer, at: driver.stage.now)
    driver.wait(milliseconds: 2_000)
    driver.lift(contact, at: place)
    driver.settle()
    if driver.node("sheet") != nil { #expect(Self.height(driver) == 783, "\(comer)") }
    #expect(driver.node(comer) != nil && driver.stage.breach == nil, "\(comer)")
  }

  @Test("a slider, a scroll view and a press are let go of", arguments: comers)
  func others(comer: String) throws {
    var driver = Self.resting()
    let slider = driver.point("sheet/volume")
    driver.pan(.began, slider, Point(x: slider.x + 20, y: slider.y))
    let value = driver.node("sheet/volume")?.value
    _ = driver.stage.present(comer, at: driver.stage.now)
    #expect(!driver.stage.isDragged, "\(comer)")
    driver.pan(.changed, slider, Point(x: slider.x + 90, y: slider.y), after: 900_000)
    driver.pan(.ended, slider, Point(x: slider.x + 90, y: slider.y))
    _ = driver.stage.dismiss(comer, at: driver.stage.now)
    driver.settle()
    if driver.node("sheet") != nil { #expect(driver.node("sheet/volume")?.value == value, "\(comer)") }

    driver = Self.resting()
    driver.tap("sheet/grabber")
    driver.settle()
    let row = driver.point("sheet/list/row-5")
    driver.pan(.began, row, Point(x: row.x, y: row.y - 60))
    _ = driver.stage.present(comer, at: driver.stage.now)
    #expect(!driver.stage.isDragged, "\(comer)")
    let scrolled = driver.stage.offset(0)
    driver.pan(.changed, row, Point(x: row.x, y: row.y - 200), after: 900_000)
    #expect(driver.stage.offset(0) == scrolled, "\(comer)")

    driver = Self.resting()
    let toggle = driver.point("sheet/wifi")
    driver.receive(.input(.pointer(.pressed(button: 0, at: toggle))))
    _ = driver.stage.present(comer, at: driver.stage.now)
    driver.settle()
    driver.receive(.input(.pointer(.released(button: 0, at: toggle))))
    #expect(!driver.kinds.contains(.activated) && driver.node(comer) != nil, "\(comer)")
    driver.settle()
    #expect(driver.node(comer) != nil, "\(comer): nothing was pressed beside it")
  }

  @Test("the edge of a resizable sheet is let go of", arguments: [Platform.macOS, .visionOS], ["alert", "second"])
  func edge(platform: Platform, comer: String) throws {
    var driver = Self.resting(platform)
    let frame = try #require(driver.node("sheet")?.frame)
    let edge = Point(x: frame.maxX, y: frame.midY)
    driver.receive(.input(.pointer(.pressed(button: 0, at: edge))))
    driver.receive(.input(.pointer(.moved(to: Point(x: edge.x - 30, y: edge.y)))))
    if platform == .visionOS { driver.pan(.began, edge, Point(x: edge.x - 30, y: edge.y)) }
    #expect(driver.node("sheet")?.frame.size.width ?? 0 < frame.size.width)
    _ = driver.stage.present(comer, at: driver.stage.now)
    #expect(!driver.stage.isDragged && driver.node("sheet")?.frame.size == frame.size)
  }

  @Test("a sheet that becomes modal stops what is going on in its parent")
  func becomesModal() {
    var scene = Self.scene()
    var list = Element(id: "list", role: .scrollView)
    list.children = (1...40).map { .button("row-\($0)", "Row \($0)") }
    scene.windows[0].elements.append(list)
    if case .sheet(var sheet) = scene.presentations[0].kind {
      sheet.modality = .nonmodal
      sheet.largestUndimmedDetent = "medium"
      scene.presentations[0].kind = .sheet(sheet)
    }
    var driver = StageDriver(scene)
    driver.tap("main/open")
    driver.settle()
    let row = driver.point("main/list/row-2")
    driver.pan(.began, row, Point(x: row.x, y: row.y - 60))
    #expect(driver.stage.isDragged)
    _ = driver.stage.select(detent: "large", of: "sheet", at: driver.stage.now)
    driver.settle()
    #expect(!driver.stage.isDragged && driver.node("main")?.traits.contains(.blocked) == true)
  }
}
