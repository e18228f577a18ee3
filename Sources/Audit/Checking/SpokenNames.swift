import Accessibility
import Synchronization

/// The names of what readers stop at, asked for words in them; looked through once somebody asks.
final class SpokenNames: Sendable {
  private let tree: AccessibilityTree
  private let standing: [Standing]
  private let found = Mutex<Index?>(nil)

  /// Nothing is looked through yet.
  init(_ tree: AccessibilityTree, _ standing: [Standing]) {
    self.tree = tree
    self.standing = standing
  }

  /// Whether these words stand next to each other in one of the names.
  ///
  /// Takes time by how many names have the rarest of the words in them.
  func say(_ words: [String]) -> Bool {
    found.withLock { found in
      if let found { return found.say(words) }
      let index = Index(tree, standing)
      found = index
      return index.say(words)
    }
  }

  /// The words of the names, and in which names each stands.
  private struct Index {
    private var names: [[String]] = []
    private var places: [String: [Int32]] = [:]

    init(_ tree: AccessibilityTree, _ standing: [Standing]) {
      for index in tree.nodes.indices where tree.nodes[index].exposure == .element && !standing[index].contains(.hidden)
      {
        guard let name = tree.nodes[index].name else { continue }
        let words = name.words
        for word in Set(words) { places[word, default: []].append(Int32(clamping: names.count)) }
        names.append(words)
      }
    }

    func say(_ words: [String]) -> Bool {
      var rarest: [Int32]?
      for word in words {
        guard let some = places[word] else { return false }
        if rarest.map({ some.count < $0.count }) ?? true { rarest = some }
      }
      guard let rarest else { return !names.isEmpty }
      return rarest.contains { words.stand(in: names[Int($0)]) }
    }
  }
}
