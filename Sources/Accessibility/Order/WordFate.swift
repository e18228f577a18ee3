/// What becomes of the words of a node that is shown.
public enum WordFate: Hashable, Sendable {
  /// A reader stops at the node and says them.
  case spoken
  /// A reader says them at the element with this index, in place of its name.
  case part(of: Int)
  /// What is said at the element with this index has them in it.
  case repeated(by: Int)
  /// The name of the element with this index, or of the part of one, and the reader's rule leave them out.
  case swallowed(by: Int)
  /// It holds others, and the voice does not say what such a node is called.
  case container
  /// Its author says that it means nothing to a reader.
  case decorative
}

extension AccessibilityTree {
  /// What becomes of the words of every node that is shown and in reach, by index; nodes without any text are not in it.
  public func wordFates(_ order: ReadingOrder) -> [Int: WordFate] {
    let elements = Set(order.elements)
    let isElement = { elements.contains($0) }
    let confinement = Confinement(self)
    var fates: [Int: WordFate] = [:]
    var around = [Int](repeating: -1, count: nodes.count)
    var parts: [Int: Set<Int>] = [:]
    var said: [Int: WordRuns] = [:]
    var index = 0
    while index < nodes.count {
      guard !nodes[index].removesSubtree, !confinement.excludes(index) else {
        index = max(nodes[index].end, index + 1)
        continue
      }
      let parent = nodes[index].parent
      let element = elements.contains(index) ? index : parent >= 0 ? around[parent] : -1
      around[index] = element
      if nodes[index].hasAnyText, nodes[index].isShowing != false || elements.contains(index) {
        if element == index {
          fates[index] = .spoken
        } else if nodes[index].traits.contains(.decorative) {
          fates[index] = .decorative
        } else if let inner = namesake(index, where: isElement) {
          fates[index] = .repeated(by: inner)
        } else if element < 0 {
          fates[index] = .container
        } else {
          if parts[element] == nil { parts[element] = Set(self.parts(of: element, where: isElement)) }
          if parts[element]?.contains(index) == true {
            fates[index] = .part(of: element)
          } else {
            if said[element] == nil {
              let node = spoken(element, with: parts[element]?.sorted() ?? [])
              said[element] = WordRuns([node.name, node.value, node.hint, node.tooltip].compactMap { $0 })
            }
            // Its words may be said apart: what it is called, then what it is set to.
            let node = nodes[index]
            let texts = [node.name, node.value].compactMap(\.self).filter { !$0.isEmpty }
            let isRepeated =
              said[element].map { runs in
                runs.contains(words(ofPart: index)) || texts.count > 1 && texts.allSatisfy { runs.contains($0) }
              } ?? false
            fates[index] =
              isRepeated
              ? .repeated(by: element) : .swallowed(by: namer(of: index, within: element, parts[element] ?? []))
          }
        }
      }
      index += 1
    }
    return fates
  }

  /// The first stop in an item whose name is put together from what is in it; nil where there is none.
  private func namesake(_ index: Int, where isElement: (Int) -> Bool) -> Int? {
    guard nodes[index].role.isStructure, nodes[index].end > index + 1, repeatsItsContent(index) else { return nil }
    return (index + 1..<nodes[index].end).first(where: isElement)
  }

  /// Whose name is said in place of a node's words: that of a part around it, else that of the element.
  private func namer(of index: Int, within element: Int, _ parts: Set<Int>) -> Int {
    var next = nodes[index].parent
    while next > element {
      if parts.contains(next), nodes[next].name?.isEmpty == false { return next }
      next = nodes[next].parent
    }
    return element
  }
}
