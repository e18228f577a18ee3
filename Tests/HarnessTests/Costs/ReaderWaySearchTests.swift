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
      let moves = ReaderMoves(on: run.target, with: reader)
      for move in way.legs.compactMap(\.move) { moves.perform(move, in: &run) }
      #expect(run.reader.cursor.focus == node.id)
      let heard = way.legs.reduce(Int64(0)) { $0 + terms.pace.duration(of: $1.said) }
      #expect(way.duration(terms) == heard + Int64(way.gestures) * 500_000)
    }
  }

  /// What it costs with a reader of the desktop, by a model apart: flat review goes an element at a time or to the ends and
  /// leaves the keyboard focus where it is; Tab goes on from the focus, round at its ends, and the reader with it; letters
  /// lead to the next thing of a kind, round at the ends as well, once they are turned on.
  private static func desktopModel(_ tree: AccessibilityTree, _ terms: CostTerms) -> [Int64?] {
    struct Place: Hashable {
      var element: Int
      var focus: Int?
      var hasLetters = false
    }
    let reader = ScreenReader(voice: .orca)
    let view = ReaderView(tree, manner: reader.manner)
    func words(_ place: Int, _ previous: Int?, after text: String? = nil) -> Int64 {
      let said = reader.utterance(at: place, after: previous.flatMap(view.element), in: view)
      return terms.pace.duration(of: [text.map { Utterance($0) }, said].compactMap(\.self))
    }
    let stops = tree.nodes.indices.filter { tree.nodes[$0].traits.contains(.focusable) }
    // The kinds that there are: headings, links, buttons, which are all the fields of a form, and paragraphs.
    let kinds: [[Int]] = [Role.heading, .link, .button, .text].map { role in
      tree.nodes.indices.filter { tree.nodes[$0].role == role }
    }
    var costs: [Place: Int64] = [:]
    var open: [Place] = []
    func reach(_ place: Place, _ cost: Int64) {
      guard costs[place].map({ cost < $0 }) ?? true else { return }
      costs[place] = cost
      open.append(place)
    }
    let start = stops.first { tree.nodes[$0].traits.contains(.focused) }
    reach(Place(element: 0, focus: start), words(0, nil))
    while let place = open.popLast() {
      guard let cost = costs[place] else { continue }
      func go(_ element: Int, _ focus: Int?) {
        guard tree.nodes.indices.contains(element) else { return }
        let said = element == place.element ? 0 : words(element, place.element)
        reach(
          Place(element: element, focus: focus, hasLetters: place.hasLetters), cost + terms.gesture + said)
      }
      for element in [place.element - 1, place.element + 1] { go(element, place.focus) }
      for end in [0, tree.nodes.count - 1] {
        // Who is at an end already hears where they are once more.
        reach(
          Place(element: end, focus: place.focus, hasLetters: place.hasLetters),
          cost + terms.gesture + words(end, place.element))
      }
      var read = words(place.element, place.element)
      for element in tree.nodes.indices where element > place.element {
        read += 350_000 + words(element, element - 1)
        reach(
          Place(element: element, focus: place.focus, hasLetters: place.hasLetters), cost + terms.gesture + read)
      }
      if !place.hasLetters {
        let said = terms.pace.duration(of: "Structural navigation keys on.", in: "en")
        reach(Place(element: place.element, focus: place.focus, hasLetters: true), cost + terms.gesture + said)
      }
      for kind in kinds where place.hasLetters {
        if let next = kind.first(where: { $0 > place.element }) {
          go(next, place.focus)
        } else if let next = kind.first, next != place.element {
          let said = words(next, place.element, after: "Wrapping to top.")
          reach(Place(element: next, focus: place.focus, hasLetters: true), cost + terms.gesture + said)
        }
        if let back = kind.last(where: { $0 < place.element }) {
          go(back, place.focus)
        } else if let back = kind.last, back != place.element {
          let said = words(back, place.element, after: "Wrapping to bottom.")
          reach(Place(element: back, focus: place.focus, hasLetters: true), cost + terms.gesture + said)
        }
      }
      guard !stops.isEmpty else { continue }
      let at = place.focus.flatMap(stops.firstIndex)
      let next = at.map { stops[($0 + 1) % stops.count] } ?? stops[0]
      let back = at.map { stops[($0 + stops.count - 1) % stops.count] } ?? stops[stops.count - 1]
      go(next, next)
      go(back, back)
    }
    return tree.nodes.indices.map { element in costs.filter { $0.key.element == element }.map(\.value).min() }
  }

  @Test("who listens to a reader of the desktop goes by Tab or by letters where that is shorter, as a model apart says")
  func tabs() {
    let terms = CostTerms()
    var (byTab, byLetter) = (0, 0)
    for seed in UInt64(1)...60 {
      var random = SplitMix64(seed: seed &+ 500)
      var tree = Self.tree(Self.kinds(seed), seed: seed)
      for place in tree.nodes.indices where tree.nodes[place].role.isControl || tree.nodes[place].role == .link {
        tree.update(place) { $0.traits.insert(.focusable) }
      }
      let stops = tree.nodes.indices.filter { tree.nodes[$0].traits.contains(.focusable) }
      if random.next() % 2 == 0, let focus = stops.randomElement(using: &random) {
        tree.update(focus) { $0.traits.insert(.focused) }
      }
      let search = ReaderWaySearch(
        to: Set(tree.nodes.map(\.id)), on: TreeTarget(tree), with: ScreenReader(voice: .orca), terms)
      let model = Self.desktopModel(tree, terms)
      for (place, node) in tree.nodes.enumerated() {
        let way = search.outcomes[node.id]?.way
        #expect(way?.duration(terms) == model[place], "seed \(seed), \(node.id)")
        if way?.legs.contains(where: { if case .tab? = $0.move { true } else { false } }) == true { byTab += 1 }
        if way?.legs.contains(where: { $0.command?.isLetter == true }) == true { byLetter += 1 }
      }
    }
    #expect(byTab > 20 && byLetter > 10, "\(byTab), \(byLetter)")
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

extension ReaderCommand {
  /// Whether a letter of structural navigation asks for it.
  fileprivate var isLetter: Bool {
    switch self {
    case .nextKind, .previousKind: true
    default: false
    }
  }
}
