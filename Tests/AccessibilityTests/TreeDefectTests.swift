import Accessibility
import Geometry
import Testing

@Suite("Tree hygiene")
struct TreeDefectTests {
  @Test("a sound tree has no defects")
  func sound() {
    #expect(AccessibilityTree(.button("a", 0, 0), .button("b", 0, 0)).defects.isEmpty)
  }

  @Test("nodes that cannot be told apart or placed are reported in document order")
  func defects() {
    let tree = AccessibilityTree(
      .button("a", 0, 0, traits: .focused), .button("a", 0, .infinity), .button("b", 0, 0, traits: .focused),
      .box("", frame: Rect(x: 0, y: 0, width: -1, height: 0), []))
    #expect(
      tree.defects.map(\.kind) == [.duplicateID, .impossibleFrame, .secondFocus, .emptyID, .impossibleFrame])
    #expect(tree.defects.map(\.index) == [1, 1, 2, 3, 3])
  }

  @Test("what has no size, or next to none, has a frame all the same", arguments: [0, 0.25, 0.999])
  func small(size: Double) {
    let frame = Rect(x: 0, y: 0, width: size, height: size)
    #expect(AccessibilityTree(.box("a", frame: frame, [])).defects.isEmpty)
  }

  @Test("a frame of finite numbers is a rectangle, however far it reaches", arguments: [1e9, 1e308])
  func far(length: Double) {
    for frame in [
      Rect(x: 0, y: length, width: 1, height: length), Rect(x: length, y: 0, width: length, height: 1),
    ] {
      #expect(AccessibilityTree(.box("a", frame: frame, [])).defects.isEmpty)
    }
  }
}
