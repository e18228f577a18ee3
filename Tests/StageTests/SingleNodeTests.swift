import Accessibility
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Stage

/// A node that is found by itself is that of the tree, and the same shape is the same order.
@Suite("Single nodes")
struct SingleNodeTests {
  @Test("whatever anybody does, each node by itself is that of the tree", arguments: 0..<14)
  func same(seed: Int) {
    var seen: [TreeShape: [NodeID]] = [:]
    var (compared, repeated) = (0, 0)
    func look(_ stage: Stage) {
      let tree = stage.tree
      for index in tree.nodes.indices {
        guard let node = stage.currentNode(tree.nodes[index].id) else { continue }
        var other = tree
        other.update(index) { $0 = node }
        #expect(other.nodes[index] == tree.nodes[index])
        compared += 1
      }
      guard let shape = stage.treeShape else { return }
      let ids = tree.nodes.map(\.id) + ReadingOrder(tree).ids(in: tree)
      if let known = seen[shape] {
        #expect(known == ids)
        repeated += 1
      }
      seen[shape] = ids
    }
    var step = 0
    _ = StagePropertyTests.play(seed) { _, _, after, _ in
      step += 1
      if step % 4 == 0 { look(after) }
    }
    #expect(compared > 100)
    #expect(repeated > 0 || seen.isEmpty)
  }

  @Test("a tab view's pages and rows that scroll do not change the shape, a sheet does")
  func shape() {
    var driver = StageDriver(FocusScrollingTests.shelves(isWrapped: true))
    let shape = driver.stage.treeShape
    driver.press(.keyDown)
    driver.press(.keyDown)
    driver.press(.keyRight)
    driver.settle()
    #expect(shape != nil && driver.stage.treeShape == shape)
    var mail = StageDriver(Scene.mail())
    let before = mail.stage.treeShape
    mail.tap("inbox/compose")
    mail.settle()
    #expect(before != nil && mail.stage.treeShape != before)
  }
}
