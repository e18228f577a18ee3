import Accessibility
import Announcer
import Geometry
import TestSupport
import Testing

@testable import Harness

@Suite("The cheapest way by ear")
struct ReaderWaySearchTests {
  private static let words = [
    "Pay", "Terms and conditions of the whole contract", "Basket", "3 items, 25 dollars", "Help", "Ad", "Older",
    "Everything that has been said before, once more",
  ]

  /// A screen of a column of elements.
  static func tree(_ kinds: [CostModel.Kind], seed: UInt64 = 1) -> AccessibilityTree {
    var random = SplitMix64(seed: seed)
    var tree = AccessibilityTree(screen: Size(width: 393, height: 60 + 40 * Double(kinds.count)))
    for (place, kind) in kinds.enumerated() {
      let role: Role =
        switch kind {
        case .heading: .heading
        case .link: .link
        case .control: .button
        default: .text
        }
      var node = AccessibilityNode(
        id: NodeID("n\(place)"), role: role, name: words[Int(random.next() % UInt64(words.count))],
        frame: Rect(x: 16, y: 50 + 40 * Double(place), width: 300, height: 30))
      if role.isControl { node.actions = .activate }
      tree.append(node)
    }
    return tree
  }

  private static func kinds(_ seed: UInt64) -> [CostModel.Kind] {
    var random = SplitMix64(seed: seed)
    let count = 1 + Int(random.next() % 14)
    return (0..<count).map { _ in [.text, .text, .text, .heading, .link, .control][Int(random.next() % 6)] }
  }

  /// How the manual of each reader has it.
  private static func model(_ tree: AccessibilityTree, _ kinds: [CostModel.Kind], _ voice: Voice, _ terms: CostTerms)
    -> CostModel
  {
    let reader = ScreenReader(voice: voice)
    let view = ReaderView(tree, manner: reader.manner)
    return CostModel(
      kinds: kinds, gesture: terms.gesture, wraps: voice == .talkback, hasEnds: voice == .voiceover,
      words: { place, previous in
        let said = reader.utterance(at: place, after: previous.flatMap(view.element), in: view)
        return terms.pace.duration(of: [said])
      },
      choice: { kind in
        let words: [CostModel.Kind: String] = [
          .heading: "Headings", .link: "Links", .control: voice == .talkback ? "Controls" : "Form Controls",
          .words: "Words", .characters: "Characters",
        ]
        return terms.pace.duration(of: words[kind] ?? "", in: "en")
      })
  }

  @Test("it costs what a model apart says, on random screens", arguments: [Voice.voiceover, .talkback])
  func random(voice: Voice) {
    let terms = CostTerms()
    for seed in UInt64(1)...60 {
      let kinds = Self.kinds(seed)
      let tree = Self.tree(kinds, seed: seed)
      let goals = Set(tree.nodes.map(\.id))
      let search = ReaderWaySearch(to: goals, on: TreeTarget(tree), with: ScreenReader(voice: voice), terms)
      let model = Self.model(tree, kinds, voice, terms)
      for (place, node) in tree.nodes.enumerated() {
        let way = search.outcomes[node.id]?.way
        let least = model.least[place]
        #expect(way?.duration(terms) == least?.time && way?.gestures == least?.gestures, "seed \(seed), \(node.id)")
      }
    }
  }

  @Test("what is written on a way adds up, and its gestures lead there when they are made")
  func ways() throws {
    let terms = CostTerms()
    let tree = Self.tree(Self.kinds(7) + Self.kinds(8), seed: 3)
    let reader = ScreenReader(voice: .voiceover)
    let search = ReaderWaySearch(to: Set(tree.nodes.map(\.id)), on: TreeTarget(tree), with: reader, terms)
    for node in tree.nodes {
      let way = try #require(search.outcomes[node.id]?.way)
      var run = Run(target: TreeTarget(tree), devices: [], options: Self.options) { _ in }
      run.start()
      for command in way.legs.compactMap(\.command) { run.perform(command) }
      #expect(run.reader.cursor.focus == node.id)
      let heard = way.legs.reduce(Int64(0)) { $0 + terms.pace.duration(of: $1.said) }
      #expect(way.duration(terms) == heard + Int64(way.gestures) * 500_000)
    }
  }

  private static var options: RunOptions {
    var options = RunOptions()
    options.voice = .voiceover
    return options
  }

  @Test("of ways that take as long the one with fewer gestures is taken")
  func ties() {
    var terms = CostTerms()
    (terms.gesture, terms.pace) = (0, SpeechPace(characters: 1e9, syllables: 1e9))
    // Words take nothing at this pace, and there are no pauses in them: only gestures count.
    var tree = Self.tree(Array(repeating: .text, count: 9))
    for place in tree.nodes.indices { tree.update(place) { $0.name = "Word" } }
    let search = ReaderWaySearch(
      to: [NodeID("n8"), NodeID("n4")], on: TreeTarget(tree), with: ScreenReader(voice: .voiceover), terms)
    #expect(search.outcomes[NodeID("n8")]?.way?.gestures == 1)
    #expect(search.outcomes[NodeID("n4")]?.way?.gestures == 4)
  }

  @Test("what no reader stops at has no way, and a search that ends early says below what there is none")
  func none() {
    var tree = Self.tree([.text, .control, .text, .control])
    tree.update(1) { $0.traits.insert(.hidden) }
    let goals = Set(tree.nodes.map(\.id))
    let whole = ReaderWaySearch(to: goals, on: TreeTarget(tree), with: ScreenReader(voice: .orca), CostTerms())
    #expect(whole.outcomes[NodeID("n1")] == KnownCost<ReaderWay>.none)
    var terms = CostTerms()
    terms.mostTries = 1
    let cut = ReaderWaySearch(to: [NodeID("n3")], on: TreeTarget(tree), with: ScreenReader(voice: .talkback), terms)
    guard case .unknown(let least)? = cut.outcomes[NodeID("n3")] else {
      Issue.record("the search went on")
      return
    }
    let found = ReaderWaySearch(
      to: [NodeID("n3")], on: TreeTarget(tree), with: ScreenReader(voice: .talkback), CostTerms())
    let time = found.outcomes[NodeID("n3")]?.way.map { $0.duration(terms) + terms.gesture }
    #expect(least > 0 && least <= time ?? 0)
  }
}
