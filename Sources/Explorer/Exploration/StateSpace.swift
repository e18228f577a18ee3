import Harness

/// The states that are known, by their parts.
///
/// What is compared is the parts themselves, never a hash of them. A state whose core is known, and in which each part
/// that stands for itself is as it was in some state with that core, only combines anew what is known: each input in it
/// does what the same input did there.
struct StateSpace {
  /// What a state brings that no state before it has had.
  enum News {
    /// Something to look at and to try everything in.
    case all
    /// The keyboard focus is elsewhere.
    case focus
    case nothing
  }

  /// Whether every combination of parts counts as another state.
  let combines: Bool
  private var cores: [[UInt64]: Int] = [:]
  private var known: Set<Key> = []

  private struct Key: Hashable {
    var core: Int
    var part: UInt64
    var words: [UInt64]
  }

  init(combines: Bool) { self.combines = combines }

  /// What a state brings, without remembering it.
  func news(_ parts: StateParts) -> News {
    guard let core = cores[parts.core] else { return .all }
    if combines { return known.contains(whole(core, parts)) ? .nothing : .all }
    for part in parts.free where !known.contains(Key(core: core, part: part.id, words: part.words)) { return .all }
    return known.contains(focus(core, parts)) ? .nothing : .focus
  }

  /// Remembers a state.
  mutating func insert(_ parts: StateParts) {
    let core = cores[parts.core] ?? cores.count
    cores[parts.core] = core
    if combines {
      known.insert(whole(core, parts))
      return
    }
    for part in parts.free { known.insert(Key(core: core, part: part.id, words: part.words)) }
    known.insert(focus(core, parts))
  }

  /// No part has this id.
  private static let focusID = UInt64.max

  private func focus(_ core: Int, _ parts: StateParts) -> Key {
    Key(core: core, part: Self.focusID, words: parts.focus)
  }

  private func whole(_ core: Int, _ parts: StateParts) -> Key {
    var words = [UInt64(parts.focus.count)] + parts.focus
    for part in parts.free { words += [part.id, UInt64(part.words.count)] + part.words }
    return Key(core: core, part: Self.focusID, words: words)
  }
}
