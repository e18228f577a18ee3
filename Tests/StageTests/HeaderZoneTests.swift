import Accessibility
import Geometry
import Gestures
import Harness
import Scenes
import TestSupport
import Testing

@testable import Stage

/// The header zone that decides about a drag is the one that is told of it.
@Suite("The header zone, explained")
struct HeaderZoneTests {
  static func sheet(_ platform: Platform, isModal: Bool) -> StageDriver {
    let scene = SceneBuilder(platform)
      .window("main", title: "Main", [.button("open", "Open", opens: "s")])
      .sheet("s", title: "S", [.button("cancel", "Cancel", dismiss: .cancel)]) {
        $0.detents = [.medium, .large]
        $0.grabberVisible = true
        if !isModal {
          $0.modality = .nonmodal
          $0.largestUndimmedDetent = "medium"
        }
      }.scene
    var driver = StageDriver(scene)
    driver.tap("main/open")
    driver.settle()
    driver.stage.explains = true
    return driver
  }

  static func header(_ driver: StageDriver, from point: Point, way: Vector = Vector(dx: 0, dy: 12)) -> (
    arbitration: Arbitration, header: Arbitration.Candidate
  )? {
    var driver = driver
    driver.pan(.began, point, point + way)
    guard let arbitration = driver.stage.arbitrations.first,
      let header = arbitration.candidates.first(where: { $0.receiver == .header })
    else { return nil }
    return (arbitration, header)
  }

  @Test("a condition that failed is told as failed, with its numbers")
  func failures() throws {
    let nonmodal = Self.sheet(.iOS, isModal: false)
    let frame = try #require(nonmodal.node("s")?.frame)
    let above = try #require(Self.header(nonmodal, from: Point(x: 196, y: frame.minY - 100)))
    #expect(above.header.reason == "began 100 pt above it" && !above.header.took, "\(above)")
    #expect(above.header.measures.map(\.limit) == [frame.minY] && above.header.measures.allSatisfy { !$0.isMet })
    let card = Self.sheet(.iPadOS, isModal: true)
    let place = try #require(card.node("s")?.frame)
    let left = try #require(Self.header(card, from: Point(x: place.minX - 30, y: place.minY + 10)))
    #expect(left.header.reason == "began 30 pt left of it" && left.header.measures.map(\.isMet) == [false], "\(left)")
    let right = try #require(Self.header(card, from: Point(x: place.maxX + 30, y: place.minY + 10)))
    #expect(right.header.reason == "began 30 pt right of it", "\(right)")
    let across = try #require(
      Self.header(card, from: Point(x: place.minX + 30, y: place.minY + 10), way: Vector(dx: 12, dy: 0)))
    #expect(!across.header.took && across.header.measures.contains { !$0.isMet }, "\(across)")
  }

  @Test(
    "the header has a drag exactly where every number told of it is met", arguments: [Platform.iOS, .iPadOS],
    [true, false])
  func everywhere(platform: Platform, isModal: Bool) {
    let driver = Self.sheet(platform, isModal: isModal)
    let size = driver.stage.screen
    var (inside, outside) = (0, 0)
    for column in 0..<12 {
      for row in 0..<40 {
        let point = Point(x: size.width * (Double(column) + 0.5) / 12, y: size.height * (Double(row) + 0.5) / 40)
        guard let (arbitration, header) = Self.header(driver, from: point) else { continue }
        let isMet = header.measures.allSatisfy(\.isMet)
        let taker = arbitration.candidates.first { $0.took }?.receiver
        if isMet { inside += 1 } else { outside += 1 }
        // The grabber lies in the zone and goes before it.
        #expect(isMet == header.took || isMet && taker == .grabber, "\(arbitration)")
      }
    }
    #expect(inside > 0 && outside > 0)
  }
}
