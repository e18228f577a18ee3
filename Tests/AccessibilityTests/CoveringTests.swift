import Accessibility
import Geometry
import Testing

@Suite("What covers others")
struct CoveringTests {
  static let lowerHalf = Rect(x: 0, y: 426, width: 393, height: 426)

  /// A button in the lower half of a window, and something over that half.
  static func tree(
    _ role: Role, alpha: Double = 1, isInWindow: Bool = false, keys: [Sketch] = []
  ) -> AccessibilityTree {
    let screen = Rect(x: 0, y: 0, width: 393, height: 852)
    let button = Sketch.button("under", 100, 600)
    let over = Sketch.box("over", role: role, frame: lowerHalf, alpha: alpha, keys)
    return isInWindow
      ? AccessibilityTree(.box("window", role: .window, frame: screen, [button, over]))
      : AccessibilityTree(.box("window", role: .window, frame: screen, [button]), over)
  }

  @Test(
    "what comes up, a window, and the keyboard, which stands by itself with nothing in it, cover what is under them",
    arguments: [
      (tree(.sheet), false), (tree(.alert), false), (tree(.window), false), (tree(.group), false),
      (tree(.group, isInWindow: true), true), (tree(.group, keys: [.button("key", 0, 800)]), true),
      (tree(.view), true), (tree(.sheet, alpha: 0.5), true), (tree(.group, alpha: 0.5), true),
    ])
  func covers(tree: AccessibilityTree, isSeen: Bool) {
    #expect(tree.isToBeSeen(1) == isSeen)
  }
}
