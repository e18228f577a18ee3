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

  @Test("how far it has come is told by both, as the author's text by one and in percent by the other")
  func progress() {
    let tree = SurroundingsTests.tree { tree in
      var node = SurroundingsTests.node("it", .progress, "Up")
      (node.value, node.range) = ("40%", ValueRange(minimum: 0, maximum: 100, current: 40, step: 1))
      tree.append(node)
    }
    #expect(Self.differences(tree).isEmpty)
  }

  @Test(
    "a state or role that only one of them tells",
    arguments: [
      (one(.button, .selected), [VoiceDifference.Kind.state([[.selected], []])]),
      (one(.textField, .required), [.state([[], [.required]])]),
      (one(.checkBox, .invalid), [.state([[], [.invalid]])]),
      (one(.menuItem), [.role([.wording(.button), nil])]),
      (one(.comboBox), [.role([.wording(.button), .wording(.comboBox)])]),
      (one(.keyboardKey), [.role([nil, .wording(.button)])]),
    ])
  func unlike(tree: AccessibilityTree, kinds: [VoiceDifference.Kind]) {
    #expect(Self.differences(tree) == kinds)
  }

  @Test(
    "an author's words for a role are that role where a reader says the same, and else told as they are",
    arguments: [
      (Role.button, "Button", [VoiceDifference.Kind]()), (.button, "버튼", []), (.tab, "Tab", []),
      (.button, "Tile", [.role([.own("Tile"), .wording(.button)])]),
      (.text, "Button", [.role([.wording(.button), nil])]), (.text, "Tile", [.role([.own("Tile"), nil])]),
    ])
  func described(role: Role, words: String, kinds: [VoiceDifference.Kind]) {
    var node = SurroundingsTests.node("it", role, "Go")
    node.roleDescription = words
    let tree = SurroundingsTests.tree { $0.append(node) }
    #expect(Self.differences(tree, .talkback, .voiceover) == kinds)
    // A reader and itself never differ.
    #expect(Self.differences(tree, .talkback, .talkback) == [])
  }

  @Test("what another node labels is told with role and state, whichever reader puts the label where")
  func labelled() {
    let tree = SurroundingsTests.tree { tree in
      tree.append(SurroundingsTests.node("label", .text, "Name"))
      for (place, role) in [Role.textField, .checkBox, .button].enumerated() {
        var node = SurroundingsTests.node("\(role)", role, y: Double(place + 1) * 30)
        node.relations = [Relation(.labelledBy, "label")]
        switch role {
        case .textField: node.value = "Kim"
        case .checkBox: (node.value, node.traits) = ("0", [.disabled, .expandable])
        default: (node.name, node.traits) = ("Send", .selected)
        }
        tree.append(node)
      }
    }
    let differences = VoiceComparison(tree, .voiceover, .talkback).differences
    #expect(
      differences.allSatisfy { difference in
        switch difference.kind {
        case .role, .state: false
        default: true
        }
      }, "\(differences)")
    func parts(_ language: String, _ place: Int) -> [String] {
      let reader = ScreenReader(voice: .talkback, language: language)
      let view = ReaderView(tree, manner: reader.manner)
      return reader.utterance(at: place, after: view.element(at: place - 1), in: view).parts
    }
    #expect(parts("en", 1) == ["Kim", "Edit box", "for Name"])
    #expect(parts("en", 2) == ["collapsed", "not checked", "Check box", "for Name", "disabled"])
    #expect(parts("en", 3) == ["selected", "Send", "Button", "for Name"])
    #expect(parts("ko", 1) == ["Name", "Kim", "수정 창"])
    #expect(SurroundingsTests.heard(.talkback, tree, "ko")[1] == "Name Kim, 수정 창")
  }

  @Test("that a cell is the heading of its column is told by TalkBack and Orca, and not by VoiceOver")
  func headers() {
    let tree = SurroundingsTests.table
    func roles(_ first: Voice, _ second: Voice) -> [NodeID] {
      VoiceComparison(tree, first, second).differences.filter { if case .role = $0.kind { true } else { false } }
        .map(\.node)
    }
    #expect(roles(.talkback, .orca).isEmpty)
    #expect(roles(.voiceover, .talkback) == ["Item", "Price"])
    #expect(roles(.voiceover, .orca) == ["Item", "Price"])
  }

  @Test("the author's words for a state that only one of them tells")
  func stateTexts() {
    let tree = SurroundingsTests.tree { tree in
      var node = SurroundingsTests.node("it", .button, "It")
      node.stateDescription = "busy"
      tree.append(node)
    }
    #expect(Self.differences(tree, .talkback, .orca) == [.text("busy", by: .talkback)])
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

  @Test("what goes with the element before it is not told as well")
  func block() {
    let tree = SurroundingsTests.tree { tree in
      for (name, y) in [("a", 400.0), ("b", 430), ("c", 0), ("d", 30), ("e", 60)] {
        tree.append(SurroundingsTests.node(name, .button, name, y: y))
      }
    }
    let differences = VoiceComparison(tree, .voiceover, .orca).differences
    #expect(differences.map(\.node) == ["a"])
    #expect(differences.map(\.heard) == [["e", ""]])
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
    #expect(small.nodes.count == 2 && small.nodes.contains { $0.id == "last" }, "\(small.nodes.map(\.id))")
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

  /// A row that TalkBack says with all that is in it, and VoiceOver part by part.
  static func row(_ name: String?, _ parts: [AccessibilityNode]) -> AccessibilityTree {
    SurroundingsTests.tree { tree in
      var row = SurroundingsTests.node("row", .view, name)
      row.actions = .activate
      tree.begin(row)
      for part in parts { tree.append(part) }
      tree.close()
    }
  }

  static func part(_ id: String, _ role: Role, _ name: String?, value: String? = nil, isStop: Bool? = nil)
    -> AccessibilityNode
  {
    var node = SurroundingsTests.node(id, role, name)
    (node.value, node.isElement) = (value, isStop)
    if isStop == false { node.actions = [] }
    return node
  }

  @Test(
    "what one says as parts of a row and the other by itself is compared as a whole",
    arguments: [
      // A switch that is no stop for VoiceOver, and is told in the row by TalkBack.
      (
        row(nil, [part("a", .text, "Wi-Fi"), part("b", .switchControl, nil, value: "1", isStop: false)]),
        [VoiceDifference.Kind.role([nil, .wording(.switchButton)]), .state([[], [.on]])]
      ),
      // A value that goes lost, and names that are only part of another word.
      (row("Total", [part("a", .text, "Total", value: "99")]), [.text("99", by: .voiceover)]),
      (
        row("15 items", [part("a", .text, "5")]), [.text("15 items", by: .talkback), .reach(by: .voiceover)]
      ),
      (row("5 items", [part("a", .text, "5")]), [.text("5 items", by: .talkback)]),
      (row(nil, [part("a", .text, "Mum"), part("b", .image, "Unread")]), []),
    ])
  func rows(tree: AccessibilityTree, kinds: [VoiceDifference.Kind]) {
    #expect(Self.differences(tree, .voiceover, .talkback) == kinds)
  }

  @Test("a row that is not chosen where another one is")
  func notSelected() {
    let tree = SurroundingsTests.tree { tree in
      tree.begin(SurroundingsTests.node("list", .list, "L"))
      for (id, traits) in [("a", Traits.selected), ("b", [])] {
        var node = SurroundingsTests.node(id, .listItem, id)
        node.traits = traits
        tree.append(node)
      }
      tree.close()
    }
    #expect(Self.differences(tree) == [.state([[.selected], []]), .state([[], [.notSelected]])])
  }

  @Test("two that are swapped are the smallest tree, whichever of them is blamed")
  func swapped() throws {
    let tree = SurroundingsTests.tree { tree in
      for (id, y) in [("c", 200.0), ("a", 0), ("b", 100)] {
        tree.append(SurroundingsTests.node(id, .button, id, y: y))
      }
    }
    let comparison = VoiceComparison(tree, .voiceover, .talkback)
    let difference = try #require(comparison.differences.first)
    #expect(comparison.differences.count == 1 && difference.node == "c")
    #expect(comparison.smallest(tree, with: difference).nodes.count == 2)
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
      let kinds = VoiceComparison(small, .voiceover, .talkback).differences.filter {
        // Of two that are swapped either one may be the one that is blamed.
        $0.node == difference.node || difference.kind == .order && $0.kind == .order
      }
      #expect(!kinds.isEmpty, "seed \(seed): \(difference)")
      #expect(comparison.smallest(small, with: difference).nodes.count == small.nodes.count, "seed \(seed)")
    }
  }
}
