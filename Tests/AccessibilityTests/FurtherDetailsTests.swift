import Geometry
import Testing

@testable import Accessibility

/// What trees of real applications say of nodes costs nothing where nobody says it.
@Suite("Further details of nodes")
struct FurtherDetailsTests {
  /// Bytes of a node in an array before trees of real applications came in.
  static let formerStride = 160

  @Test("a plain node has not grown by more than a third, and shares what it does not say with all others")
  func plainNode() {
    #expect(MemoryLayout<AccessibilityNode>.stride <= Self.formerStride * 4 / 3)
    let plain = AccessibilityNode(id: "a", role: .text, name: "A", frame: .zero)
    var hinting = plain
    hinting.hint = "Hint"
    #expect(plain.further == FurtherDetails.none.fields && hinting.further == FurtherDetails.none.fields)
  }

  @Test("a million nodes load, and each is where it belongs")
  func million() {
    var tree = AccessibilityTree(screen: Size(width: 393, height: 852))
    tree.reserveCapacity(1_000_000)
    for group in 0..<1000 {
      tree.begin(AccessibilityNode(id: NodeID("g\(group)"), role: .group, frame: .zero))
      for item in 0..<999 {
        tree.append(AccessibilityNode(id: NodeID("g\(group)/\(item)"), role: .text, frame: .zero))
      }
      tree.close()
    }
    #expect(tree.nodes.count == 1_000_000 && tree.roots.count == 1000)
    #expect(tree.nodes[999_999].parent == 999_000 && tree.nodes[999_000].end == 1_000_000)
  }

  @Test("each property is kept by itself, and what was said before stays")
  func each() {
    var node = AccessibilityNode(id: "a", role: .button, frame: .zero)
    node.hint = "Opens"
    node.identifier = "send"
    let before = node
    node.headingLevel = 2
    node.isElement = false
    #expect(before.headingLevel == nil && before.isElement == nil && before.identifier == "send")
    #expect(node.identifier == "send" && node.headingLevel == 2 && node.isElement == false && node.hint == "Opens")
    node.headingLevel = nil
    node.isElement = nil
    #expect(node == before)
  }

  @Test("nodes that say the same share its memory, and others do not")
  func sharing() {
    var (one, other, unlike) = (Self.node("a", "x"), Self.node("b", "x"), Self.node("c", "y"))
    #expect(other.share(one) && !unlike.share(one))
    one.identifier = "z"
    #expect(other.identifier == "x" && unlike.identifier == "y")
  }

  static func node(_ id: NodeID, _ identifier: String) -> AccessibilityNode {
    var node = AccessibilityNode(id: id, role: .button, frame: .zero)
    node.identifier = identifier
    return node
  }
}
