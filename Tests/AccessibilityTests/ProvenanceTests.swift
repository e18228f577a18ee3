import Accessibility
import Geometry
import Testing

/// What the source of a tree cannot say is not known, and never taken for "none".
@Suite("Provenance")
struct ProvenanceTests {
  static func tree(_ provenance: Provenance?) -> AccessibilityTree {
    var tree = AccessibilityTree(screen: Size(width: 393, height: 852))
    tree.provenance = provenance
    var node = AccessibilityNode(id: "a", role: .button, frame: Rect(x: 1, y: 2, width: 3, height: 4))
    node.foreground = Color(red: 1, green: 0, blue: 0)
    tree.append(node)
    return tree
  }

  @Test("a tree that says everything answers, be it that there is none")
  func everything() {
    let tree = Self.tree(nil)
    #expect(
      tree.ask(.hint, of: 0) == .known(nil) && tree.ask(.foreground, of: 0).value == Color(red: 1, green: 0, blue: 0))
    #expect(tree.says(.colors) && tree.ask(.frame, of: 0).isKnown)
  }

  @Test("what has no place in the format, and what was not asked for, are told apart and are not none")
  func gaps() {
    let tree = Self.tree(Provenance(format: "uiautomator", never: [.hint, .frame], notAsked: [.headingLevel]))
    #expect(tree.ask(.hint, of: 0) == .notKnown(.never))
    #expect(tree.ask(.headingLevel, of: 0) == .notKnown(.notAsked))
    #expect(tree.ask(.frame, of: 0) == .notKnown(.never))
    #expect(tree.ask(.name, of: 0) == .known(nil))
    #expect(!tree.says(.hint) && tree.says(.name))
  }

  @Test("what a node says counts, whatever its source is said to carry")
  func said() {
    let tree = Self.tree(Provenance(format: "x", never: [.colors]))
    #expect(tree.ask(.foreground, of: 0) == .known(Color(red: 1, green: 0, blue: 0)))
    #expect(tree.ask(.background, of: 0) == .notKnown(.never))
  }

  @Test("nothing is known of a node that is not there")
  func absent() {
    #expect(Self.tree(nil).ask(.hint, of: 7) == .notKnown(.never) && !Self.tree(nil).ask(.frame, of: -1).isKnown)
  }
}
