import Accessibility

/// Orca's structural navigation: from one thing of a kind to the next, and on at the other end where there is no further
/// one.
extension ScreenReader {
  /// Goes to the next or previous thing of a kind; says so where that is beyond an end, or where there is none.
  mutating func find(_ kind: StructuralKind, forward: Bool, in view: ReaderView) -> [ReaderAct] {
    let ordinals = ordinals(of: kind, in: view)
    let here = cursor.focus.flatMap { view.ordinal(of: $0) }
    let words = vocabulary(for: nil, in: view)
    let next = forward ? ordinals.first { $0 > here ?? -1 } : ordinals.last { $0 < here ?? view.count }
    if let next, let id = view.element(at: next) { return go(to: id, in: view) }
    guard let other = forward ? ordinals.first : ordinals.last, other != here, let id = view.element(at: other) else {
      let text = words.say(kind.missing, kind.level.map(String.init) ?? "")
      let why = "no \(kind.rawValue) \(forward ? "after" : "before") this"
      return [.says(Utterance(text, priority: .interrupting, language: words.code)), .refuses(why)]
    }
    let wrapping = Utterance(
      words.say(forward ? .wrappingToTop : .wrappingToBottom), priority: .interrupting, language: words.code)
    return [.says(wrapping)] + go(to: id, in: view, priority: .polite)
  }

  /// Says that keys of the reader's own are on or off.
  func saying(_ keys: KeyNavigation, areOn: Bool, in view: ReaderView) -> [ReaderAct] {
    let wording: Wording =
      switch keys {
      case .structural: areOn ? .structuralKeysOn : .structuralKeysOff
      case .caret: areOn ? .caretOfReader : .caretOfApplication
      }
    let words = vocabulary(for: nil, in: view)
    return [.says(Utterance(words.say(wording), priority: .interrupting, language: words.code))]
  }

  /// Places in the reading order of all things of a kind; of what has others in it, that of the first element.
  private func ordinals(of kind: StructuralKind, in view: ReaderView) -> [Int] {
    guard kind.isAround else {
      return (0..<view.count).filter { view.node(at: $0).map(kind.matches) ?? false }
    }
    var result: [Int] = []
    var seen: Set<Int> = []
    for (ordinal, index) in view.order.elements.enumerated() {
      var next = index
      var isFirst = false
      while next >= 0, seen.insert(next).inserted {
        if kind.matches(view.tree.nodes[next]) { isFirst = true }
        next = view.tree.nodes[next].parent
      }
      if isFirst { result.append(ordinal) }
    }
    return result
  }
}
