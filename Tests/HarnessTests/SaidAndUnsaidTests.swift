import Accessibility
import Announcer
import Geometry
import Testing

@testable import Harness

/// What a voice says and what is told to go unspoken are apart.
@Suite("Said and unsaid")
struct SaidAndUnsaidTests {
  /// A tree at random in which every text is a word of its own.
  static func tree(seed: UInt64, words: inout [String]) -> AccessibilityTree {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ below: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % below
    }
    func word() -> String {
      words.append("w\(words.count)q")
      return words[words.count - 1]
    }
    let roles: [Role] = [
      .window, .group, .list, .listItem, .table, .row, .cell, .tree, .treeItem, .tabBar, .tab, .toolbar, .button, .link,
      .text, .heading, .image, .textField, .switchControl, .checkBox, .slider, .panel, .dialog, .alert, .menu,
      .menuItem,
      .view, .scrollView,
    ]
    var tree = AccessibilityTree(screen: Size(width: 390, height: 844))
    tree.platform = [nil, "iOS", "Android", "web", "macOS", "Linux"][next(6)]
    var (depth, y) = (0, 0.0)
    for index in 0..<24 {
      var node = AccessibilityNode(
        id: NodeID("n\(index)"), role: roles[next(roles.count)], name: next(3) > 0 ? word() : nil,
        frame: Rect(x: [0, 0, 150][next(3)], y: y, width: [390, 150, 100][next(3)], height: 40))
      y += [0, 5, 40, 60][next(4)]
      let isSet = [.switchControl, .checkBox, .tab].contains(node.role)
      if next(5) == 0, !isSet { node.value = word() }
      if next(6) == 0 { node.hint = word() }
      if next(8) == 0 { node.text = word() }
      if next(8) == 0 { node.stateDescription = word() }
      if next(8) == 0 { node.tooltip = word() }
      if next(8) == 0 { node.paneTitle = word() }
      if next(8) == 0 { node.traits.insert([.selected, .disabled, .expandable, .focusable, .landmark][next(5)]) }
      if next(7) == 0 { node.actions = .activate }
      tree.begin(node)
      depth += 1
      for _ in 0..<[0, 0, 1, 1, 1, 2][next(6)] where depth > 0 {
        tree.close()
        depth -= 1
      }
    }
    for _ in 0..<depth { tree.close() }
    return tree
  }

  @Test("every word is said or told to go unspoken, and none of what is said so is in a name twice", arguments: 0..<60)
  func apart(seed: Int) {
    for offset in 0..<5 {
      var words: [String] = []
      let tree = Self.tree(seed: UInt64(seed * 5 + offset + 1), words: &words)
      guard Confinement(tree).modal == nil else { continue }
      for voice in [Voice.voiceover, .talkback, .orca, .orca43] {
        let reading = ScreenReading(tree, title: "x", reader: ScreenReader(voice: voice), explains: true)
        let said = reading.items.map { "\($0.utterance.text) \($0.utterance.hint ?? "")" }.joined(separator: " ")
        let unsaid = reading.unspoken.map(\.words).joined(separator: " ")
        for word in words {
          #expect(
            said.contains(word) || unsaid.contains(word), "\(voice), seed \(seed * 5 + offset): \(word) is nowhere")
        }
        let both = words.filter { said.contains($0) && unsaid.contains($0) }
        // Parts of parts, whose words a voice takes one by one, are the few that are told twice.
        #expect(both.count * 20 <= words.count, "\(voice), seed \(seed * 5 + offset): \(both)")
      }
    }
  }
}
