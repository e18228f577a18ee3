import Harness

/// The states that are known, by their parts, and how they lead to each other.
///
/// What is compared is the parts themselves, never a hash of them. A state whose core is known, and in which each part
/// that stands for itself is as it was in some state with that core, only combines anew what is known: each input in it
/// does what the same input did there.
struct StateSpace {
  typealias Part = StateParts.Part

  /// What a state brings that no state before it has had.
  enum Novelty {
    /// Something to look at and to try everything in.
    case all
    /// Parts that were never so with this core; and whether the keyboard focus is elsewhere too.
    case parts([Part], hasNewFocus: Bool)
    /// The keyboard focus is elsewhere.
    case focus
    case nothing
  }

  /// Whether every combination of parts counts as another state.
  let combines: Bool
  /// How cores lead to each other.
  var graph = CoreGraph()
  private var cores: [[UInt64]: Int] = [:]
  /// The states in which parts were first so with cores.
  private var known: [Key: UInt32] = [:]
  private var shortFoci: Set<ShortFocus> = []
  /// Cores with which inputs met a part that was otherwise than in the beginning.
  private var varied: Set<CorePart> = []
  /// The parts that were otherwise than in the beginning when a core was first met, as they are in the beginning.
  private var firsts: [[Part]] = []
  /// Every part as it was met, in that order.
  private var values: [Part] = []
  private var valueNumbers: [Key: Int] = [:]
  /// Ways that parts were carried along.
  private var used: Set<Use> = []

  private struct Key: Hashable {
    var core: Int
    var part: UInt64
    var words: [UInt64]
  }

  private struct CorePart: Hashable {
    var core: Int
    var part: UInt64
  }

  private struct Use: Hashable {
    var value: Int
    var way: Int
  }

  init(combines: Bool) { self.combines = combines }

  /// The number of a core, if it is known.
  func core(of parts: StateParts) -> Int? { cores[parts.core] }

  /// What a state brings, without remembering it.
  func novelty(_ parts: StateParts) -> Novelty {
    guard let core = cores[parts.core] else { return .all }
    if combines { return known[whole(core, parts)] != nil ? .nothing : .all }
    let new = all(parts, core).filter { !isKnown($0, with: core) }
    let hasNewFocus = !isFocusKnown(parts, core)
    if !new.isEmpty { return .parts(new, hasNewFocus: hasNewFocus) }
    return hasNewFocus ? .focus : .nothing
  }

  /// Whether a part was already so with a core.
  func isKnown(_ part: Part, with core: Int) -> Bool {
    known[Key(core: core, part: part.id, words: part.words)] != nil
  }

  /// Remembers a state; its core's number.
  ///
  /// - Parameters:
  ///   - state: Its number.
  ///   - layers: Asked where the core is new.
  @discardableResult
  mutating func insert(_ parts: StateParts, as state: Int, layers: @autoclosure () -> StateLayers) -> Int {
    let core: Int
    if let old = cores[parts.core] {
      core = old
    } else {
      core = cores.count
      cores[parts.core] = core
      graph.add(layers())
      firsts.append(
        parts.free.map { part in
          var first = part
          first.words = []
          noteValue(first)
          return first
        })
    }
    if combines {
      known[whole(core, parts)] = UInt32(clamping: state)
    } else {
      for part in all(parts, core) { insert(part, core, state) }
      insertFocus(parts, core, state)
    }
    return core
  }

  // MARK: Errands

  /// What has to be carried, as far as is known now: parts to cores where inputs would meet them as they never were
  /// there, and those of what comes up newly along with that. No way is told twice for the same.
  mutating func errands() -> [Errand] {
    var errands: [Errand] = []
    for (value, part) in values.enumerated() {
      let goals = graph.meetings(of: part).filter { !isMet(part, with: $0) }
      if !goals.isEmpty {
        let last = graph.lastWays(of: part, isKnown: { state(of: part, with: $0) != nil }) {
          used.contains(Use(value: value, way: $0))
        }
        for core in goals {
          // What others share with it is walked first, and the rest goes on from there.
          guard let path = graph.path(to: core, last),
            !path.contains(where: { used.contains(Use(value: value, way: $0)) })
          else { continue }
          send(value, along: path, &errands)
        }
      }
      for way in graph.presentings(of: part)
      where !graph.isMet(part, in: graph[way].from) && !used.contains(Use(value: value, way: way)) {
        send(value, along: [way], &errands)
      }
    }
    return errands
  }

  private mutating func send(_ value: Int, along path: [Int], _ errands: inout [Errand]) {
    guard let from = path.first.map({ graph[$0].from }), let state = state(of: values[value], with: from)
    else { return }
    for way in path { used.insert(Use(value: value, way: way)) }
    errands.append(Errand(state: state, core: from, ways: path.map { graph[$0] }))
  }

  /// Whether inputs with a core, where they may meet a part, have met it as it is or come to that by themselves.
  private func isMet(_ part: Part, with core: Int) -> Bool {
    if state(of: part, with: core) != nil { return true }
    // Where people scroll content and move windows at all, inputs there lead anywhere that there is; what something over
    // them brings into view is only where that has brought it.
    return part.node == nil && varied.contains(CorePart(core: core, part: part.id))
      && part.homes.allSatisfy { graph.isOpen($0, in: core) }
  }

  /// A state with a core in which a part is so; nil where none is known.
  private func state(of part: Part, with core: Int) -> Int? {
    if let state = known[Key(core: core, part: part.id, words: part.words)] { return Int(state) }
    guard part.words.isEmpty, !firsts[core].contains(where: { $0.id == part.id }) else { return nil }
    return graph.state(of: core)
  }

  private mutating func noteValue(_ part: Part) {
    let key = Key(core: Self.anyCore, part: part.id, words: part.words)
    guard valueNumbers[key] == nil else { return }
    valueNumbers[key] = values.count
    values.append(part)
  }

  private mutating func insert(_ part: Part, _ core: Int, _ state: Int) {
    let key = Key(core: core, part: part.id, words: part.words)
    guard known[key] == nil else { return }
    known[key] = UInt32(clamping: state)
    noteValue(part)
    if graph.isMet(part, in: core) { varied.insert(CorePart(core: core, part: part.id)) }
  }

  private static let anyCore = -1

  /// The parts of a state, and those that are as in the beginning although they were not when its core was first met.
  private func all(_ parts: StateParts, _ core: Int) -> [Part] {
    guard firsts.indices.contains(core), !firsts[core].isEmpty else { return parts.free }
    let here = Set(parts.free.map(\.id))
    return parts.free + firsts[core].filter { !here.contains($0.id) }
  }

  /// No part has this id.
  private static let focusID = UInt64.max

  /// Where the focus was with a core, in two words; there may be very many.
  private struct ShortFocus: Hashable {
    var core: Int
    var first: UInt64
    var second: UInt64

    /// Nil for more words than two, or than two that are each told to be there by a word before.
    init?(_ core: Int, _ words: [UInt64]) {
      guard words.count == 4, words[0] <= 1, words[2] <= 1, words[1] >> 63 == 0, words[3] >> 63 == 0 else { return nil }
      self.core = core
      first = words[0] << 63 | words[1]
      second = words[2] << 63 | words[3]
    }
  }

  private func isFocusKnown(_ parts: StateParts, _ core: Int) -> Bool {
    if let short = ShortFocus(core, parts.focus) { return shortFoci.contains(short) }
    return known[focus(core, parts)] != nil
  }

  private mutating func insertFocus(_ parts: StateParts, _ core: Int, _ state: Int) {
    if let short = ShortFocus(core, parts.focus) {
      shortFoci.insert(short)
    } else {
      known[focus(core, parts)] = UInt32(clamping: state)
    }
  }

  private func focus(_ core: Int, _ parts: StateParts) -> Key {
    Key(core: core, part: Self.focusID, words: parts.focus)
  }

  private func whole(_ core: Int, _ parts: StateParts) -> Key {
    var words = [UInt64(parts.focus.count)] + parts.focus
    for part in parts.free { words += [part.id, UInt64(part.words.count)] + part.words }
    return Key(core: core, part: Self.focusID, words: words)
  }
}
