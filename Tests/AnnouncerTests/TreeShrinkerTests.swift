import Accessibility
import Testing

@testable import Announcer

@Suite("The smallest tree of which something holds")
struct TreeShrinkerTests {
  @Test("what is needed is found by about as many trials as halving takes, and all else is left out")
  func trials() {
    let (groups, leaves) = (32, 32)
    let tree = SurroundingsTests.tree { tree in
      tree.begin(SurroundingsTests.node("root", .group))
      for group in 0..<groups {
        tree.begin(SurroundingsTests.node("g\(group)", .group))
        for leaf in 0..<leaves { tree.append(SurroundingsTests.node("g\(group)/\(leaf)", .text, "Text")) }
        tree.close()
      }
      tree.close()
    }
    let needed: [NodeID] = ["g0/0", "g31/31"]
    var trials = 0
    let smallest = TreeShrinker.smallest(tree, keeping: needed[0]) { part in
      trials += 1
      return needed.allSatisfy { part.index(of: $0) != nil }
    }
    #expect(smallest.nodes.map(\.id) == needed)
    // A thousand nodes are halved ten times: for the group, for its leaf, and for what is around them.
    #expect(trials <= 100, "\(trials) trials for \(tree.nodes.count) nodes")
  }
}
