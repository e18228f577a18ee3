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
      let candidates = driver.stage.decisions.flatMap(\.candidates)
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
    let release = driver.stage.decisions.last
    let text = release?.candidates.map(\.reason).joined(separator: "; ") ?? ""
    #expect(text.contains("speed 0 < 300 pt/s, would be \(way < 0 ? "large" : "medium")"), "\(text)")
    #expect(!text.contains("speed up") && !text.contains("speed down"))
  }
}
