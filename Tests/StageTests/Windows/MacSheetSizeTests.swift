import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Stage

/// Sheets on macOS that people resize with the pointer (SM-3).
@Suite("Resizable sheets on macOS")
struct MacSheetSizeTests {
  /// The desk with the export sheet up, resizable or not.
  static func withSheet(resizable: Bool? = true) -> StageDriver {
    var scene = Scene.desk()
    for index in scene.presentations.indices where scene.presentations[index].id == "options" {
      guard case .sheet(var sheet) = scene.presentations[index].kind else { continue }
      sheet.isResizable = resizable
      scene.presentations[index].kind = .sheet(sheet)
    }
    var driver = StageDriver(scene)
    driver.click("report/export")
    driver.settle()
    driver.clear()
    return driver
  }

  /// An edge or corner, by where it is from the middle, and by how much the sheet grows when it goes 20 points out.
  struct Edge: Sendable, CustomTestStringConvertible {
    var across: Double
    var down: Double
    var growth: Size
    var testDescription: String { "\(across), \(down)" }
  }

  static let edges = [
    Edge(across: -1, down: 0, growth: Size(width: 40, height: 0)),
    Edge(across: 1, down: 0, growth: Size(width: 40, height: 0)),
    Edge(across: 0, down: 1, growth: Size(width: 0, height: 20)),
    Edge(across: -1, down: 1, growth: Size(width: 40, height: 20)),
    Edge(across: 1, down: 1, growth: Size(width: 40, height: 20)),
    Edge(across: 0, down: -1, growth: Size(width: 0, height: 0)),
  ]

  @Test("the pointer pulls an edge or lower corner; it goes on hanging from the title bar", arguments: edges)
  func pulled(edge: Edge) {
    var driver = Self.withSheet()
    let before = driver.node("options")?.frame ?? .zero
    let start = Point(
      x: before.midX + edge.across * before.size.width / 2, y: before.midY + edge.down * before.size.height / 2)
    let end = Point(x: start.x + 20 * edge.across, y: start.y + 20 * edge.down)
    driver.dragPointer(from: start, to: end)
    let after = driver.node("options")?.frame ?? .zero
    #expect(after.size.width == before.size.width + edge.growth.width)
    #expect(after.size.height == before.size.height + edge.growth.height)
    #expect(after.midX == before.midX && after.minY == before.minY)
    #expect(!driver.stage.isDragged && !driver.stage.isPressed && driver.stage.breach == nil)
    driver.click("options/cancel")
    driver.settle()
    driver.click("report/export")
    driver.settle()
    #expect(driver.node("options")?.frame == after, "the size is kept")
  }

  @Test("a sheet that is not resizable keeps its size, and so does one that is pulled elsewhere")
  func fixed() {
    for (resizable, inset) in [(nil, 0.0), (false, 0), (true, 30)] as [(Bool?, Double)] {
      var driver = Self.withSheet(resizable: resizable)
      let frame = driver.node("options")?.frame ?? .zero
      let start = Point(x: frame.maxX - inset, y: frame.midY)
      driver.dragPointer(from: start, to: Point(x: start.x + 30, y: start.y + 30))
      driver.settle()
      #expect(driver.node("options")?.frame == frame)
    }
  }

  @Test("never out of its window, nor under what it needs", arguments: [900.0, -900])
  func limits(way: Double) {
    var driver = Self.withSheet()
    let before = driver.node("options")?.frame ?? .zero
    let start = Point(x: before.maxX - 2, y: before.maxY - 2)
    driver.dragPointer(from: start, to: Point(x: start.x + way, y: start.y + way))
    let after = driver.node("options")?.frame ?? .zero
    let window = driver.node("report")?.frame ?? .zero
    #expect(after.intersection(window) == after)
    if way < 0 { #expect(after.size == Size(width: 240, height: min(180, before.size.height))) }
    if way > 0 { #expect(after.size.width == window.size.width && after.maxY == window.maxY) }
  }

  @Test("one that its author has placed stays at its place")
  func placed() {
    var scene = Scene.desk()
    for index in scene.presentations.indices where scene.presentations[index].id == "options" {
      var sheet = Sheet()
      sheet.isResizable = true
      scene.presentations[index].kind = .sheet(sheet)
      scene.presentations[index].frame = Rect(x: 200, y: 150, width: 300, height: 200)
    }
    var driver = StageDriver(scene)
    driver.click("report/export")
    driver.settle()
    let corner = Point(x: 500, y: 350)
    driver.dragPointer(from: corner, to: Point(x: 520, y: 380))
    #expect(driver.node("options")?.frame == Rect(x: 180, y: 150, width: 340, height: 230))
    driver.dragPointer(from: Point(x: 520, y: 380), to: Point(x: 1400, y: 800))
    #expect(driver.node("options")?.frame == Rect(x: 100, y: 150, width: 500, height: 450))
  }

  @Test("not while its window asks something, nor where another window lies over the edge")
  func covered() {
    var driver = Self.withSheet()
    driver.tab(to: "options/name")
    driver.type("a")
    driver.press(.keyEsc)
    driver.settle()
    let frame = driver.node("options")?.frame ?? .zero
    let start = Point(x: frame.maxX, y: frame.midY)
    driver.dragPointer(from: start, to: Point(x: start.x + 30, y: start.y))
    #expect(driver.node("options")?.frame == frame)
    driver.click("lose/keep")
    driver.settle()
    driver.dragPointer(from: start, to: Point(x: start.x + 30, y: start.y))
    #expect(driver.node("options")?.frame.size.width == frame.size.width + 60)
  }

  @Test("who took it is explained")
  func explained() {
    var driver = Self.withSheet()
    driver.stage.explains = true
    let frame = driver.node("options")?.frame ?? .zero
    let start = Point(x: frame.maxX, y: frame.midY)
    driver.receive(.input(.pointer(.pressed(button: 0, at: start))))
    driver.receive(.input(.pointer(.moved(to: Point(x: start.x + 12, y: start.y)))))
    let arbitration = driver.stage.arbitrations.first
    #expect(arbitration?.reason == "A-59 resizable: the edge is pulled" && arbitration?.taker == "options")
    #expect(arbitration?.candidates.first?.took == true && arbitration?.candidates.first?.receiver == .sheetEdge)
  }
}
