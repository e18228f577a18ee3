import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Stage

/// Who could have taken a drag, as the platform has it.
@Suite("Explanations of drags")
struct ExplanationTests {
  static func draft(_ platform: Platform) -> StageDriver {
    var driver = StageDriver(.mail(platform))
    driver.reader(.activate, "inbox/compose")
    driver.settle()
    driver.stage.explains = true
    return driver
  }

  @Test("only where drags belong to sheets is there a header, only where there are detents a largest one")
  func platforms() {
    for platform in Platform.allCases {
      var driver = Self.draft(platform)
      let frame = driver.node("draft")?.frame ?? .zero
      let start = Point(x: frame.midX, y: frame.maxY - 12)
      driver.pan(.began, start, Point(x: start.x, y: start.y - 11))
      let candidates = driver.stage.arbitrations.flatMap(\.candidates)
      let hasDetents = platform == .iOS || platform == .iPadOS
      #expect(!candidates.isEmpty)
      #expect(candidates.contains { $0.receiver == .header } == hasDetents, "\(platform)")
      let words = candidates.map(\.reason).joined(separator: "; ")
      #expect(words.contains("detent") == false || hasDetents, "\(platform): \(words)")
      #expect(words.contains("at large") == false || hasDetents, "\(platform): \(words)")
    }
  }

  @Test("a release without speed has no direction; what it would lead to follows the finger", arguments: [-60.0, 60])
  func still(way: Double) {
    var driver = Self.draft(.iOS)
    driver.drag("draft/grabber", by: way)
    let release = driver.stage.arbitrations.last
    let text = release?.candidates.map(\.reason).joined(separator: "; ") ?? ""
    #expect(text.contains("speed 0 < 300 pt/s, would be \(way < 0 ? "large" : "medium")"), "\(text)")
    #expect(!text.contains("speed up") && !text.contains("speed down"))
  }

  @Test(
    "an edge that is pulled says how far from it the movement began, over whom, and what came of it at its release",
    arguments: [
      (Platform.visionOS, "edge", 15.0), (.visionOS, "corner", 30), (.macOS, "edge", 5), (.macOS, "corner", 12),
    ])
  func edges(platform: Platform, part: String, reach: Double) throws {
    var driver = platform == .macOS ? MacSheetSizeTests.withSheet() : VisionSheetTests.resting()
    driver.stage.explains = true
    let sheet: NodeID = platform == .macOS ? "options" : "crop"
    let frame = driver.node(sheet.path)?.frame ?? .zero
    let start = Point(x: frame.maxX - 3, y: part == "edge" ? frame.midY : frame.maxY - 3)
    let end = Point(x: start.x + 20, y: start.y)
    var arbitrations: [Arbitration] = []
    if platform == .macOS {
      driver.receive(.input(.pointer(.pressed(button: 0, at: start))))
      driver.receive(.input(.pointer(.moved(to: end))))
      arbitrations += driver.stage.arbitrations
      driver.receive(.input(.pointer(.released(button: 0, at: end))))
    } else {
      driver.pan(.began, start, end)
      arbitrations += driver.stage.arbitrations
      driver.pan(.ended, start, end)
    }
    arbitrations += driver.stage.arbitrations
    try #require(arbitrations.count == 2, "\(arbitrations)")
    let taken = try #require(arbitrations[0].candidates.first)
    #expect(taken.took && taken.receiver == .sheetEdge && taken.node == sheet)
    #expect(taken.reason == "distance from the \(part) 3 ≤ \(Measure.number(reach)) pt", "\(arbitrations[0])")
    #expect(arbitrations[0].candidates.count > 1, "\(arbitrations[0])")
    #expect(arbitrations[0].reason.hasSuffix("the \(part) is pulled"))
    let released = try #require(arbitrations[1].candidates.first)
    #expect(
      arbitrations[1].subject.hasPrefix("release at ") && arbitrations[1].reason.hasSuffix("that it was let go at"))
    #expect(released.took && released.receiver == .sheetEdge)
    // A pointer on macOS has no slop that is taken off.
    let way = platform == .macOS ? 20.0 : 10
    #expect(released.measures.first?.value == frame.size.width + 2 * way && released.measures.allSatisfy(\.isMet))
    #expect(released.note == "was \(points(frame.size.width))×\(points(frame.size.height)) pt")
  }

  @Test("a movement that begins elsewhere says how far from the edge that is")
  func besideEdge() throws {
    var driver = VisionSheetTests.resting()
    driver.stage.explains = true
    let frame = driver.node("crop")?.frame ?? .zero
    let start = Point(x: frame.maxX - 100, y: frame.midY)
    driver.pan(.began, start, Point(x: start.x + 20, y: start.y))
    let edge = try #require(driver.stage.arbitrations.first?.candidates.first { $0.receiver == .sheetEdge })
    #expect(!edge.took)
    #expect(edge.measures.first?.value == 100 && edge.measures.allSatisfy { !$0.isMet }, "\(edge)")
  }

  @Test("a title bar says how deep in it the pointer pressed, over whom, and where it left the window")
  func titleBar() throws {
    var driver = StageDriver(.desk())
    driver.stage.explains = true
    let frame = driver.node("report")?.frame ?? .zero
    let start = Point(x: frame.midX, y: frame.minY + 10)
    driver.receive(.input(.pointer(.pressed(button: 0, at: start))))
    let pressed = try #require(driver.stage.arbitrations.last)
    let bar = try #require(pressed.candidates.first)
    #expect(pressed.taker == "report" && bar.took && bar.receiver == .titleBar)
    #expect(bar.reason == "depth 10 < \(Measure.number(SheetPlacement.titleBar)) pt")
    #expect(pressed.candidates.count > 1, "\(pressed)")
    let end = Point(x: start.x + 30, y: start.y + 20)
    driver.receive(.input(.pointer(.moved(to: end))))
    driver.receive(.input(.pointer(.released(button: 0, at: end))))
    let released = try #require(driver.stage.arbitrations.last)
    #expect(released.subject.hasPrefix("release at ") && released.reason == "the window stays where it was let go")
    let place = try #require(released.candidates.first)
    #expect(place.measures.map(\.value) == [frame.minX + 30, frame.minY + 20])
    #expect(place.measures.allSatisfy { $0.isMet && ($0.words?.contains("moved by") ?? false) }, "\(released)")
  }
}
