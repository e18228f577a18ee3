import Accessibility
import Geometry
import Testing

@testable import Audit

@Suite("Targets by where they are")
struct TargetIndexTests {
  @Test("of the targets that are as high as the screen the first sixty-four count, so that the time stays linear")
  func highTargets() {
    var tree = AccessibilityTree(screen: Size(width: 393, height: 852))
    for place in 0..<70 {
      tree.append(.of(.button, "\(place)", at: Rect(x: 5 * Double(place), y: 0, width: 4, height: 852)))
    }
    let targets = AuditContext(tree: tree).targets
    for place in 0..<70 {
      let found = targets.first(at: Point(x: 5 * Double(place) + 2, y: 400)) { _ in true }
      #expect(found?.node == (place < 64 ? place : nil))
    }
  }
}
