import Accessibility
import Audit
import Geometry
import Harness
package import Scenes
import Stage

/// Goes through all that can be done to a scene, by brute force: nothing is pruned, and two states are one only where
/// they are equal in everything.
///
/// Nothing of it is shared with the explorer but the stage itself: what is tried, how states are told apart, and what
/// is looked at in them are written apart.
package struct Search {
  /// How far a search goes.
  package struct Limits: Sendable {
    /// States at most.
    package var states = 150
    /// Steps at most.
    package var steps = 8_000

    package init() {}
  }

  /// A state and how it was come to.
  struct Station {
    var stage: Stage
    var origin: (state: Int, doing: Doing)?
    var typed = 0
  }

  /// Every static rule: what a walk leaves out, each may miss.
  private static let auditor = Auditor()

  private let scene: Scene
  private let limits: Limits
  private let nameless: Set<NodeID>
  private let presentations: [String]
  private var hand: ScriptedHand
  private var camera = StateCamera()
  private var known: Set<StateImage> = []
  private(set) var stations: [Station] = []
  /// Trees of the states.
  private var trees: Set<AccessibilityTree> = []
  /// States that are to be walked: first those that show something that no other does, then those that look otherwise,
  /// then those that only remember something else.
  private var queues: [[Int]] = [[], [], []]
  private(set) var sightings = Sightings()
  /// Steps that were tried.
  package private(set) var steps = 0
  /// Whether every step from every state was tried.
  package private(set) var isExhaustive = false

  /// How many different states were met.
  package var states: Int { stations.count }

  package init(_ scene: Scene, limits: Limits = Limits()) {
    self.scene = scene
    self.limits = limits
    nameless = scene.namelessControls
    presentations = scene.presentations.map(\.id)
    hand = ScriptedHand(Stage(scene).gestureOptions)
  }

  /// Searches as far as it may, or until something is found.
  package mutating func run(until isFound: (Search) -> Bool = { _ in false }) {
    var stage = Stage(scene)
    stage.keepsReasons = false
    _ = hand.rest(&stage)
    enter(Station(stage: stage))
    var next = [0, 0, 0]
    while steps < limits.steps, !isFound(self) {
      guard let queue = queues.indices.first(where: { next[$0] < queues[$0].count }) else {
        isExhaustive = stations.count < limits.states
        return
      }
      walk(queues[queue][next[queue]])
      next[queue] += 1
    }
  }

  /// Tries everything in a state.
  private mutating func walk(_ place: Int) {
    let station = stations[place]
    let tree = station.stage.tree
    var nodes: [NodeID: AccessibilityNode] = [:]
    for node in tree.nodes { nodes[node.id] = node }
    for doing in Doings(tree, of: scene, typed: station.typed).all {
      guard steps < limits.steps else { return }
      steps += 1
      var stage = station.stage
      let events = hand.perform(doing, on: &stage)
      note(events, of: doing, at: place, nodes)
      if stations.count < limits.states {
        let typed = station.typed + (doing.text.hasPrefix("type") ? 1 : 0)
        enter(Station(stage: stage, origin: (place, doing), typed: typed))
      }
    }
  }

  private mutating func enter(_ station: Station) {
    guard known.insert(camera.image(of: station.stage)).inserted else { return }
    stations.append(station)
    let (place, tree) = (stations.count - 1, station.stage.tree)
    let looksOtherwise = trees.insert(tree).inserted
    queues[looksOtherwise ? look(at: tree, state: place) ? 0 : 1 : 2].append(place)
  }

  // MARK: Looking

  /// Notes what a state shows; whether anything of it is new.
  private mutating func look(at tree: AccessibilityTree, state: Int) -> Bool {
    let before = sightings.nodes.count + sightings.read.count + sightings.presented.count + sightings.breaches.count
    let sight = Sightings.Sight(state: state)
    for node in tree.nodes {
      see(&sightings.nodes, node.id, sight)
      if !node.isInvisible, presentations.contains(node.id.path) { see(&sightings.presented, node.id.path, sight) }
    }
    for index in ReadingOrder(tree).elements {
      let node = tree.nodes[index]
      see(&sightings.read, node.id, sight)
      if nameless.contains(node.id) { see(&sightings.nameless, node.id, sight) }
    }
    for finding in Self.auditor.audit(tree, scene: scene).findings where finding.outcome == .fail {
      see(&sightings.breaches, .init(rule: finding.rule, node: finding.node), sight)
    }
    return before
      < sightings.nodes.count + sightings.read.count + sightings.presented.count + sightings.breaches.count
  }

  /// Notes what came of something that was done.
  private mutating func note(
    _ events: [TargetEvent], of doing: Doing, at state: Int, _ nodes: [NodeID: AccessibilityNode]
  ) {
    let sight = Sightings.Sight(state: state, doing: doing)
    var operated: NodeID?
    for event in events where event.initiator == .user {
      if event.kind == .activated { operated = operated ?? event.node }
      guard let node = nodes[event.node] else { continue }
      // What a control sets elsewhere was not touched, though the tap was at its place.
      if let operated, operated != event.node, event.kind != .activated { continue }
      // Who cannot see taps where the node says, and not at a part of it that happens to stick out.
      if let tap = doing.tap, event.kind.isTouched, tap.isNearly(node.effectiveActivationPoint) {
        see(&sightings.touched, node.id, sight)
      }
      if event.kind.isOperated, node.traits.contains(.blocked) { see(&sightings.leaked, node.id, sight) }
    }
  }

  private func see<Key: Hashable>(_ seen: inout [Key: Sightings.Sight], _ key: Key, _ sight: Sightings.Sight) {
    if seen[key] == nil { seen[key] = sight }
  }

  /// What has to be done, from the start, to see something.
  func way(to sight: Sightings.Sight) -> [Doing] {
    var doings = [sight.doing].compactMap(\.self)
    var state = sight.state
    while let origin = stations[state].origin {
      doings.append(origin.doing)
      state = origin.state
    }
    return doings.reversed()
  }
}

extension TargetEvent.Kind {
  /// Whether it says that a tap came to a node.
  var isTouched: Bool {
    switch self {
    case .activated, .delivered, .valueChanged, .textChanged, .focused, .selected, .caretMoved: true
    default: false
    }
  }

  /// Whether it says that people did something with a node, and not that something else set it.
  fileprivate var isOperated: Bool {
    switch self {
    case .activated, .textChanged: true
    default: false
    }
  }
}

extension Point {
  /// Whether it is the same place but for the rounding of a script.
  fileprivate func isNearly(_ other: Point) -> Bool { abs(x - other.x) < 0.2 && abs(y - other.y) < 0.2 }
}

extension Scene {
  /// Controls for which the document has no words at all.
  fileprivate var namelessControls: Set<NodeID> {
    var result: Set<NodeID> = []
    func collect(_ elements: [Element], _ path: String) {
      for element in elements {
        let own = "\(path)/\(element.id)"
        let words = [element.label, element.value, element.placeholder, element.hint].compactMap(\.self).joined()
        let isNameless = words.allSatisfy(\.isWhitespace) && element.children.isEmpty
        // A way out without a name of its own has that of its role.
        let hasOtherName = element.role == .pageControl || element.dismissRole != nil && element.label == nil
        if isNameless, element.role.isControl, !hasOtherName { result.insert(NodeID(own)) }
        collect(element.children, own)
      }
    }
    for window in windows { collect(window.elements, window.id) }
    for presentation in presentations { collect(presentation.content, presentation.id) }
    return result
  }
}
