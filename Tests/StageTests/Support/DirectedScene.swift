import Accessibility
import Documents
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import Stage
import TestSupport

/// A scene with hands that do in it what random people seldom do, and all that comes of it in words.
struct DirectedScene: Sendable {
  /// What the hands do.
  let name: String
  private let run: @Sendable (Platform, (inout Parameters) -> Void, inout [String]) -> Void

  /// What is told and shown on a platform, with other parameters.
  func trace(_ platform: Platform, _ change: (inout Parameters) -> Void = { _ in }) -> [String] {
    var lines: [String] = []
    run(platform, change, &lines)
    return lines
  }

  private static func look(_ driver: inout StageDriver, _ lines: inout [String]) {
    lines += driver.events.map { "\($0)" }
    driver.clear()
    lines.append(TreeDocument.write(driver.stage.tree))
    for node in driver.stage.tree.nodes {
      lines += node.indicators.map { "\(node.id) \($0)" }
      if let cues = driver.stage.scrollCues(of: node.id) { lines.append("\(node.id) \(cues)") }
    }
  }

  static let all: [DirectedScene] = [slanting, pushing, beyondTheEdge, turning, looking, lines, sheets, longSheet]

  /// Content of rows, some of which show in part at the lower edge.
  private static func shelf(
    _ platform: Platform, content: Double = 2_000, firstRow: Double = 0, _ change: (inout Parameters) -> Void
  ) -> Shelf {
    Shelf(platform, content: Size(width: 300, height: content)) { list, scene in
      list.role = .list
      list.pointerSelecting = true
      var look = IndicatorLook()
      look.size = .small
      list.indicator = look
      list.children = (0..<40).map { row in
        let frame = Rect(x: 40, y: 100 + firstRow + 100 * Double(row), width: 300, height: 100)
        return Element(id: "row-\(row)", role: .button, label: "Row \(row)", frame: frame)
      }
      scene.inputDevices = [.touch, .pointer, .keyboard, .crown]
      change(&scene.parameters)
    }
  }

  static let slanting = DirectedScene(name: "a finger goes aslant") { platform, change, lines in
    var shelf = shelf(platform, change)
    shelf.hold(Vector(dx: 80, dy: -130))
    look(&shelf.driver, &lines)
    shelf.letGo(Vector(dx: 80, dy: -130))
    shelf.driver.settle()
    look(&shelf.driver, &lines)
  }

  static let pushing = DirectedScene(name: "keys, a fling and a pull beyond the end") { platform, change, lines in
    for (content, firstRow) in [(2_000.0, 80.0), (20_000, 50)] {
      var shelf = shelf(platform, content: content, firstRow: firstRow, change)
      look(&shelf.driver, &lines)
      shelf.driver.tab(to: "main/list/row-0")
      for _ in 0..<3 { shelf.driver.press(.keyDown) }
      shelf.driver.wait(milliseconds: 400)
      look(&shelf.driver, &lines)
      shelf.driver.swipe(from: Shelf.middle, to: Shelf.middle + Vector(dx: 0, dy: -150))
      for _ in 0..<12 {
        shelf.driver.wait(milliseconds: 150)
        look(&shelf.driver, &lines)
      }
      shelf.driver.reader(.scroll(.up), "main/list")
      shelf.driver.settle()
      shelf.hold(Vector(dx: 0, dy: 250))
      look(&shelf.driver, &lines)
      shelf.letGo(Vector(dx: 0, dy: 250))
      shelf.driver.settle()
    }
  }

  static let beyondTheEdge = DirectedScene(name: "the pointer selects beyond an edge") { platform, change, lines in
    let frame = platform == .watchOS ? Rect(x: 10, y: 40, width: 170, height: 120) : Shelf.view
    for distance in [20.0, 340] {
      var list = Element(id: "list", role: .list, frame: frame)
      list.pointerSelecting = true
      list.contentSize = Size(width: frame.size.width, height: 8_000)
      list.children = (0..<40).map { row in
        let place = Rect(x: frame.minX, y: frame.minY + 44 * Double(row), width: frame.size.width, height: 44)
        return Element(id: "row-\(row)", role: .text, label: "Row \(row)", frame: place)
      }
      var scene = SceneBuilder(platform).window("main", title: "Main", [list]).scene
      scene.inputDevices = [.touch, .pointer, .keyboard, .crown]
      change(&scene.parameters)
      var driver = StageDriver(scene)
      driver.receive(.input(.pointer(.pressed(button: 0, at: frame.center))))
      for way in [30, frame.size.height / 2 + distance] {
        driver.receive(.input(.pointer(.moved(to: frame.center + Vector(dx: 0, dy: way)))), after: 20_000)
      }
      for _ in 0..<3 {
        driver.wait(milliseconds: 100)
        look(&driver, &lines)
      }
    }
  }

  static let turning = DirectedScene(name: "a crown or wheel turns, with pauses") { platform, change, lines in
    var shelf = shelf(platform, change)
    shelf.driver.receive(.input(.pointer(.moved(to: Shelf.middle))))
    for pause in [20, 100, 160, 350] {
      shelf.driver.turn(2)
      look(&shelf.driver, &lines)
      shelf.driver.receive(.input(.rotary(RotaryTurn(units: 40, notches: 0, startsBurst: false))))
      shelf.driver.wait(milliseconds: Int64(pause))
      look(&shelf.driver, &lines)
    }
    lines.append("\(shelf.driver.stage.gestureOptions)")
  }

  static let looking = DirectedScene(name: "a jog bar is pulled") { platform, change, lines in
    for way in [40.0, 300] {
      var shelf = shelf(platform, content: 90_000, change)
      shelf.driver.reader(.scroll(.down), "main/list")
      guard let track = shelf.indicator()?.track else { return }
      shelf.look(at: track.center)
      shelf.driver.touchDown(at: Shelf.middle)
      shelf.driver.pan(.began, Shelf.middle, Shelf.middle + Vector(dx: 0, dy: 12))
      shelf.driver.pan(.changed, Shelf.middle, Shelf.middle + Vector(dx: 0, dy: 12 + way))
      shelf.driver.wait(milliseconds: 300)
      look(&shelf.driver, &lines)
    }
  }

  static let lines = DirectedScene(name: "pages overlap by lines of text") { platform, change, lines in
    var driver = PagingTests.article(.lines(2), on: platform)
    var scene = driver.stage.scene
    change(&scene.parameters)
    driver = StageDriver(scene)
    driver.reader(.scroll(.down), "main/text")
    driver.settle()
    look(&driver, &lines)
  }

  static let sheets = DirectedScene(name: "a sheet is dragged") { platform, change, lines in
    for hasThird in [false, true] { drag(platform, hasThird: hasThird, change, &lines) }
  }

  /// A sheet with two detents, or with a third one below them, under a finger.
  private static func drag(
    _ platform: Platform, hasThird: Bool, _ change: (inout Parameters) -> Void, _ lines: inout [String]
  ) {
    var scene = Scene.busy(platform).phoneSized
    for index in scene.presentations.indices where hasThird {
      guard case .sheet(var sheet) = scene.presentations[index].kind else { continue }
      sheet.detents.insert(Detent(id: "low", height: .points(200)), at: 0)
      sheet.selectedDetent = "medium"
      scene.presentations[index].kind = .sheet(sheet)
    }
    change(&scene.parameters)
    // A quick release, or a slow one, some way below where the sheet was, and up again by the grabber.
    for (way, velocity) in [(40.0, 500.0), (-2, 900), (40, 900), (150, 0), (180, 0), (230, 0), (290, 0)] {
      var driver = SheetPresentationTests.resting("draft", scene)
      let start = driver.point("draft/grabber")
      driver.drag(from: start, to: start + Vector(dx: 0, dy: way), velocity: velocity)
      driver.settle()
      for _ in 0..<4 where driver.node("draft/grabber") != nil {
        driver.tap("draft/grabber")
        driver.settle()
        look(&driver, &lines)
      }
      look(&driver, &lines)
    }
    // Released at the smallest detent and up to two points above it, on the way down.
    for above in stride(from: 0.0, through: 2.5, by: 0.5) {
      var driver = SheetPresentationTests.resting("draft", scene)
      let start = driver.point("draft/grabber")
      driver.drag(from: start, to: start + Vector(dx: 0, dy: -above - 200), velocity: 0)
      driver.settle()
      let top = driver.point("draft/grabber")
      driver.drag(from: top, to: Point(x: top.x, y: start.y - above), velocity: 900)
      driver.settle()
      look(&driver, &lines)
    }
  }

  static let longSheet = DirectedScene(name: "a sheet with content is flicked up, and its content pulled down") {
    platform, change, lines in
    for (start, way) in [(Detent.medium, -300.0), (.large, 350)] {
      var content = Element(id: "text", role: .scrollView, label: "Text")
      content.contentSize = Size(width: 300, height: 3_000)
      content.children = [.text("first", "First")]
      var scene = SceneBuilder(platform, id: "long").window("main", title: "Main", [.button("open", "Open")])
        .sheet("sheet", title: "Sheet", [.button("close", "Close", dismiss: .close), content]) {
          $0.detents = [.medium, .large]
          $0.selectedDetent = start.id
          $0.grabberVisible = true
        }.scene.phoneSized
      change(&scene.parameters)
      var driver = SheetPresentationTests.resting("sheet", scene)
      if way > 0 {
        driver.reader(.scroll(.down), "sheet/text")
        driver.settle()
      }
      let middle = driver.node("sheet/text")?.frame.center ?? .zero
      let height = way > 0 ? 1_000 : way
      driver.swipe(from: middle, to: middle + Vector(dx: 0, dy: height))
      for _ in 0..<8 {
        driver.wait(milliseconds: 100)
        look(&driver, &lines)
      }
    }
  }
}
