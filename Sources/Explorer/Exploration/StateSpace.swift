import Harness

/// The states that are known, by their parts, and how they lead to each other.
///
/// What is compared is the parts themselves, never a hash of them. A state whose core is known, and in which each part
/// that stands for itself is as it was in some state with that core, only combines anew what is known: each input in it
/// does what the same input did there.
struct StateSpace {
  typealias Part = StateParts.Part

  /// What a state brings that no state before it has had.
  enum News {
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
  private var known: Set<Key> = []
  private var shortFoci: Set<ShortFocus> = []
  /// Cores with which a part was known to be otherwise than when they were first met.
  private var varied: Set<Place> = []
  /// Parts as they were known where the layer that they are on is open.
  private var atHome: Set<Key> = []
  /// The parts that were otherwise than in the beginning when a core was first met, as they are in the beginning.
  private var firsts: [[Part]] = []

  private struct Key: Hashable {
    var core: Int
    var part: UInt64
    var words: [UInt64]
  }

  private struct Place: Hashable {
    var core: Int
    var part: UInt64
  }

  init(combines: Bool) { self.combines = combines }

  /// The number of a core, if it is known.
  func core(of parts: StateParts) -> Int? { cores[parts.core] }

  /// What a state brings, without remembering it.
  func news(_ parts: StateParts) -> News {
    guard let core = cores[parts.core] else { return .all }
    if combines { return known.contains(whole(core, parts)) ? .nothing : .all }
    let new = all(parts, core).filter { !isKnown($0, with: core) }
    let hasNewFocus = !isFocusKnown(parts, core)
    if !new.isEmpty { return .parts(new, hasNewFocus: hasNewFocus) }
    return hasNewFocus ? .focus : .nothing
  }

  /// Whether a part was already so with a core.
  func isKnown(_ part: Part, with core: Int) -> Bool {
    known.contains(Key(core: core, part: part.id, words: part.words))
  }

  /// Remembers a state; its core's number.
  ///
  /// - Parameter layers: Asked where the core is new.
  @discardableResult
  mutating func insert(_ parts: StateParts, layers: @autoclosure () -> StateLayers) -> Int {
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
          return first
        })
    }
    if combines {
      known.insert(whole(core, parts))
    } else {
      for part in all(parts, core) { insert(part, core) }
      insertFocus(parts, core)
    }
    return core
  }

  /// The steps from a core that a part has to be carried along, as it is known there: towards where it can be met and is
  /// not yet known, and to where what it is of comes up with it. None is told twice.
  mutating func ways(of part: Part, from core: Int, isFar: Bool) -> [CoreGraph.Way] {
    var graph = graph
    self.graph = CoreGraph()
    defer { self.graph = graph }
    let isAtHome = atHome.contains(Key(core: Self.anyCore, part: part.id, words: part.words))
    return graph.ways(
      of: part, from: core, isFar: isFar, isKnown: { isKnown(part, with: $0) },
      // What it can be where it is itself open, inputs there make of it.
      isSettled: { isKnown(part, with: $0) || isAtHome && varied.contains(Place(core: $0, part: part.id)) })
  }

  private mutating func insert(_ part: Part, _ core: Int) {
    guard known.insert(Key(core: core, part: part.id, words: part.words)).inserted else { return }
    guard let layer = part.layers.first, graph.isOpen(layer, in: core) else { return }
    varied.insert(Place(core: core, part: part.id))
    atHome.insert(Key(core: Self.anyCore, part: part.id, words: part.words))
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
    return known.contains(focus(core, parts))
  }

  private mutating func insertFocus(_ parts: StateParts, _ core: Int) {
    if let short = ShortFocus(core, parts.focus) {
      shortFoci.insert(short)
    } else {
      known.insert(focus(core, parts))
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
