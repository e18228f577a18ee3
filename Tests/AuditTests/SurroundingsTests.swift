import Accessibility
import Geometry
import Testing

@testable import Audit

@Suite("What is around a node")
struct SurroundingsTests {
  /// A list that clips, with a cell in it, a button in that, and a picture beside it.
  static var page: AccessibilityTree {
    var tree = AccessibilityTree(screen: Size(width: 400, height: 800))
    func node(_ id: String, _ role: Role) -> AccessibilityNode {
      AccessibilityNode(id: NodeID(id), role: role, frame: Rect(x: 0, y: 0, width: 100, height: 100))
    }
    var list = node("list", .list)
    list.traits = .clips
    tree.begin(list)
    tree.begin(node("cell", .cell))
    tree.begin(node("button", .button))
    tree.append(node("text", .text))
    tree.close()
    tree.append(node("picture", .image))
    tree.close()
    tree.close()
    return tree
  }

  @Test(
    "the nearest of each kind is known, and what is nowhere is none",
    arguments: [
      (\Surroundings.clip, [nil, 0, 0, 0, 0]), (\.item, [nil, nil, 1, 1, 1]), (\.control, [nil, nil, nil, 2, nil]),
      (\.previous, [nil, nil, nil, nil, 2]), (\.surface, [nil, nil, nil, nil, nil]),
      (\.backdrop, [nil, nil, nil, nil, nil]), (\.speaker, [nil, nil, nil, nil, nil]),
    ] as [(KeyPath<Surroundings, Int?> & Sendable, [Int?])])
  func nearest(kind: KeyPath<Surroundings, Int?> & Sendable, expected: [Int?]) {
    #expect(Surroundings.all(in: Self.page).map { $0[keyPath: kind] } == expected)
  }

  @Test("a window, a background and a language are around themselves and all that is in them")
  func own() {
    var tree = Self.page
    tree.update(1) { ($0.role, $0.background, $0.language) = (.window, Color(red: 1, green: 1, blue: 1), "ko") }
    let around = Surroundings.all(in: tree)
    for kind in [\Surroundings.surface, \.backdrop, \.speaker] {
      #expect(around.map { $0[keyPath: kind] } == [nil, 1, 1, 1, 1])
    }
  }
}
