import Accessibility
import Announcer
import Geometry
import Testing

@Suite("Two readers, one tree")
struct VoiceComparisonTests {
  static func differences(
    _ tree: AccessibilityTree, _ first: Voice = .voiceover, _ second: Voice = .orca
  ) -> [VoiceDifference.Kind] {
    VoiceComparison(tree, first, second).differences.map(\.kind)
  }

  static func one(_ role: Role, _ traits: Traits = [], value: String? = nil) -> AccessibilityTree {
    SurroundingsTests.tree { tree in
      var node = SurroundingsTests.node("it", role, "It")
      (node.traits, node.value) = (traits, value)
      tree.append(node)
    }
  }

  @Test(
    "what both tell alike is no difference, whatever the words",
    arguments: [
      one(.button), one(.checkBox, value: "1"), one(.switchControl, value: "0"), one(.slider, value: "40%"),
      one(.button, .disabled), one(.button, [.expandable]), one(.text), one(.link), one(.image),
    ])
  func alike(tree: AccessibilityTree) {
    #expect(Self.differences(tree).isEmpty)
  }

  @Test(
    "a state or role that only one of them tells",
    arguments: [
      (one(.button, .selected), [VoiceDifference.Kind.state([[.selected], []])]),
      (one(.textField, .required), [.state([[], [.required]])]),
      (one(.checkBox, .invalid), [.state([[], [.invalid]])]),
      (one(.menuItem), [.role([.button, nil])]), (one(.comboBox), [.role([.button, .comboBox])]),
      (one(.keyboardKey), [.role([nil, .button])]),
    ])
  func unlike(tree: AccessibilityTree, kinds: [VoiceDifference.Kind]) {
    #expect(Self.differences(tree) == kinds)
  }

  @Test("the author's words for a state that only one of them tells")
  func stateTexts() {
    let tree = SurroundingsTests.tree { tree in
      var node = SurroundingsTests.node("it", .button, "It")
      node.stateDescription = "busy"
      tree.append(node)
    }
    #expect(Self.differences(tree, .talkback, .orca) == [.stateText("busy", by: .talkback)])
    #expect(Self.differences(tree, .talkback, .talkback).isEmpty)
  }

  @Test("what one reads by rows and the other in the order of the tree; the fewest elements are named")
  func order() throws {
    let tree = SurroundingsTests.tree { tree in
      for (name, y) in [("a", 0.0), ("last", 400), ("b", 30), ("c", 60)] {
        tree.append(SurroundingsTests.node(name, .button, name, y: y))
      }
    }
    let comparison = VoiceComparison(tree, .voiceover, .orca)
    let difference = try #require(comparison.differences.first)
    #expect(comparison.differences.count == 1 && difference.node == "last" && difference.kind == .order)
    #expect(difference.heard == ["c", "a"])
    #expect(comparison.shared == 4)
  }

  @Test("a difference is shown on the smallest tree that still has it")
  func smallest() throws {
    let tree = SurroundingsTests.tree { tree in
      tree.begin(SurroundingsTests.node("group", .group))
      for (name, y) in [("a", 0.0), ("last", 400), ("b", 30), ("c", 60)] {
        tree.append(SurroundingsTests.node(name, .button, name, y: y))
      }
      tree.close()
      for place in 0..<5 { tree.append(SurroundingsTests.node("x\(place)", .text, "X", y: 500 + Double(place) * 30)) }
    }
    let comparison = VoiceComparison(tree, .voiceover, .orca)
    let difference = try #require(comparison.differences.first)
    let small = comparison.smallest(tree, with: difference)
    #expect(small.nodes.count == 3 && small.nodes.contains { $0.id == "last" }, "\(small.nodes.map(\.id))")
    #expect(VoiceComparison(small, .voiceover, .orca).differences.map(\.kind) == [.order])
    #expect(comparison.smallest(small, with: difference) == small, "nothing more can go")
  }

  @Test("what one of them stops at and the other says as a part of something is reached by both")
  func parts() {
    let tree = SurroundingsTests.tree { tree in
      tree.begin(SurroundingsTests.node("list", .list))
      var row = SurroundingsTests.node("row", .listItem)
      row.actions = .activate
      tree.begin(row)
      tree.append(SurroundingsTests.node("mum", .text, "Mum"))
      tree.close()
      tree.close()
    }
    #expect(Self.differences(tree, .voiceover, .talkback).allSatisfy { if case .reach = $0 { false } else { true } })
  }

  /// A tree at random; every third element is one of which readers tell unlike.
  static func random(seed: Int, count: Int) -> AccessibilityTree {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ below: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % below
    }
    return SurroundingsTests.tree { tree in
      var depth = 0
      for index in 0..<count {
        let role: Role = [.text, .button, .menuItem, .list, .group, .listItem, .textField][next(7)]
        var node = SurroundingsTests.node(
          "n\(index)", role, "N \(index)", y: Double(next(40)) * 20, x: Double(next(3)) * 110)
        if role == .textField { node.traits = .required }
        if [Role.list, .group, .listItem].contains(role), depth < 4 {
          tree.begin(node)
          depth += 1
        } else {
          tree.append(node)
        }
        if depth > 0, next(3) == 0 {
          tree.close()
          depth -= 1
        }
      }
      for _ in 0..<depth { tree.close() }
    }
  }

  @Test("of the smallest tree nothing can be left out, whatever the difference is", arguments: 0..<12)
  func leastOfAll(seed: Int) {
    let tree = Self.random(seed: seed, count: 40)
    let comparison = VoiceComparison(tree, .voiceover, .talkback)
    for difference in comparison.differences {
      let small = comparison.smallest(tree, with: difference)
      #expect(small.nodes.contains { $0.id == difference.node })
      let kinds = VoiceComparison(small, .voiceover, .talkback).differences.filter { $0.node == difference.node }
      #expect(!kinds.isEmpty, "seed \(seed): \(difference)")
      #expect(comparison.smallest(small, with: difference).nodes.count == small.nodes.count, "seed \(seed)")
    }
  }
}
