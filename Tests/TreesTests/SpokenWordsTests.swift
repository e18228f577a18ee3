import Accessibility
import Announcer
import Documents
import Geometry
import Harness
import Stage
import TestSupport
import Testing
import Trees

/// No word goes unspoken: every text of a node that is shown is said at some stop, or a reason is given for it.
@Suite("Every word is spoken or accounted for")
struct SpokenWordsTests {
  /// Everything that is said of a tree, stop by stop.
  static func utterances(_ tree: AccessibilityTree) -> [String] {
    ScreenReading(tree, title: "x").items.map { $0.utterance.text + " " + ($0.utterance.hint ?? "") }
  }

  /// Names that are said nowhere although the account says so, or said although it says otherwise.
  static func contradictions(_ tree: AccessibilityTree) -> [String] {
    let said = utterances(tree)
    let fates = tree.wordFates(ReadingOrder(tree))
    var result: [String] = []
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      guard let name = node.name, !name.isEmpty, let fate = fates[index] else { continue }
      var isSaid = said.contains { $0.contains(name) }
      // What a row is called may be put together from what is in it, which is said part by part.
      if case .repeated(let inner) = fate, inner > index {
        isSaid = Self.words(name).isSubset(of: Set(said.flatMap { Self.words($0) }))
      }
      // A back button called so says that by what it is.
      let mustBeSaid =
        switch fate {
        case .spoken: !node.traits.contains(.backButton)
        case .part, .repeated: true
        case .swallowed, .container, .decorative: false
        }
      if mustBeSaid, !isSaid { result.append("\(node.id) “\(name)” is \(fate) and not said") }
    }
    return result
  }

  @Test("in every dump of the tests", arguments: Fixture.all)
  func dumps(name: String, format: TreeFormat) throws {
    let tree = try Fixture.read(name).tree
    #expect(Self.contradictions(tree) == [])
    // What is shown and in reach has an account, whatever its role.
    let fates = tree.wordFates(ReadingOrder(tree))
    let confinement = Confinement(tree)
    for (index, node) in tree.nodes.enumerated() where node.hasWords && node.isShowing != false {
      let isGone = ([index] + tree.ancestors(of: index)).contains {
        tree.nodes[$0].removesSubtree || confinement.excludes($0)
      }
      #expect((fates[index] == nil) == isGone, "\(node.id)")
    }
  }

  @Test("in every bundled tree of the examples' scenes")
  func examples() throws {
    for file in Examples.all where file.name.hasSuffix(".scene.yaml") {
      let scene = try SceneDocument.read(file.text, file: file.name)
      #expect(Self.contradictions(Stage(scene).tree) == [], "\(file.name)")
    }
  }

  @Test(
    "in 10,000 random trees: what is unique on the screen is said once, or a reason is given", arguments: [1, 2, 3, 4])
  func random(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for round in 0..<2500 {
      let tree = Self.randomTree(&random)
      let said = Self.utterances(tree)
      let fates = tree.wordFates(ReadingOrder(tree))
      let order = ReadingOrder(tree)
      #expect(Set(order.elements).count == order.elements.count)
      for (index, node) in tree.nodes.enumerated() {
        if let value = node.value, fates[index] == .spoken, !said.contains(where: { Self.words($0).contains(value) }) {
          Issue.record("seed \(seed), tree \(round): value of \(node.id), said: \(said)\n\(TreeDocument.write(tree))")
          return
        }
        guard let name = node.name, let fate = fates[index] else { continue }
        let isSaid = said.contains { text in Self.words(text).contains(name) }
        let mustBeSaid =
          switch fate {
          case .spoken, .part, .repeated: true
          default: false
          }
        if isSaid != mustBeSaid {
          Issue.record(
            "seed \(seed), tree \(round): \(node.id) “\(name)” is \(fate), said: \(said)\n\(TreeDocument.write(tree))")
          return
        }
        if case .swallowed(let element) = fate {
          let isPart = if case .part = fates[element] { true } else { false }
          #expect((order.elements.contains(element) || isPart) && tree.nodes[element].name?.isEmpty == false)
        }
      }
    }
  }

  /// The words of a text, without punctuation.
  private static func words(_ text: String) -> Set<String> {
    Set(text.split { !$0.isLetter && !$0.isNumber }.map(String.init))
  }

  private static let roles: [Role] = [
    .view, .group, .list, .listItem, .table, .row, .cell, .tree, .treeItem, .button, .link, .text, .text, .image,
    .heading,
    .switchControl, .textField, .tabBar, .tab, .scrollView, .unknown, .other, .slider,
  ]

  /// A tree of up to 14 nodes; each name is a word of its own.
  private static func randomTree(_ random: inout SplitMix64) -> AccessibilityTree {
    var tree = AccessibilityTree(screen: Size(width: 393, height: 852))
    tree.platform = ["iOS", "Android", "web", "macOS", "Linux"].randomElement(using: &random)
    var depth = 0
    for number in 0..<Int.random(in: 1...14, using: &random) {
      var node = AccessibilityNode(
        id: NodeID("n\(number)"), role: roles.randomElement(using: &random) ?? .view,
        frame: Rect(
          x: Double(Int.random(in: 0...300, using: &random)), y: Double(Int.random(in: 0...800, using: &random)),
          width: 60,
          height: 30))
      if Int.random(in: 0..<3, using: &random) > 0 { node.name = "word\(number)x" }
      if [.textField, .slider, .button, .text, .link].contains(node.role), Int.random(in: 0..<3, using: &random) == 0 {
        node.value = "value\(number)x"
      }
      if tree.platform == "Android", Bool.random(using: &random) { node.text = node.name }
      switch Int.random(in: 0..<12, using: &random) {
      case 0: node.traits.insert(.hidden)
      case 1: node.traits.insert(.decorative)
      case 2: node.actions.insert(.activate)
      case 3: node.traits.insert(.focusable)
      case 4: node.isElement = Bool.random(using: &random)
      case 5: node.traits.insert(.clips)
      default: break
      }
      while depth > 0, Int.random(in: 0..<3, using: &random) == 0 {
        tree.close()
        depth -= 1
      }
      if Bool.random(using: &random) {
        tree.begin(node)
        depth += 1
      } else {
        tree.append(node)
      }
    }
    while depth > 0 {
      tree.close()
      depth -= 1
    }
    return tree
  }
}
