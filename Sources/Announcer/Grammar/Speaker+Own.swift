import Accessibility

/// A node with the words of what is in it, as TalkBack puts them together.
extension Speaker {
  /// Adds what the node says of itself, with its label where another node is that.
  mutating func sayOwn() {
    var own = Speaker(grammar: grammar, words: words, subject: subject, context: context)
    own.say(grammar.owns[node.role] ?? grammar.own)
    own.dropRepetitions()
    own.dropEmptyStatus()
    guard let label = subject.label.nonEmpty else {
      passages += own.passages
      return
    }
    // The label belongs to all of it, in the place that the language gives it: before its words or behind them.
    let (all, basis) = (words.say(.labelled, own.joined, label), words.basis(of: .labelled))
    if own.passages.isEmpty {
      add(.labelling, all, basis, .labelled)
    } else if all.hasPrefix(own.joined) {
      passages += own.passages
      add(.labelling, String(all.dropFirst(own.joined.count).drop { $0 == " " }), basis, .labelled)
      passages[passages.count - 1].goesOn = true
    } else {
      add(
        .labelling, String(String(all.dropLast(own.joined.count).reversed().drop { $0 == " " }).reversed()), basis,
        .labelled)
      own.passages[0].goesOn = true
      passages += own.passages
    }
  }

  /// Adds the words of what is in the node, unless its author has described it; a collection's always. A text of a view is
  /// no description of all that is in it.
  mutating func sayChildren() {
    let isCollection = [.list, .table, .tabView].contains(node.role)
    let isDescribed = node.name.nonEmpty != nil && node.text != node.name
    guard isCollection || !isDescribed || node.role == .row || node.role == .listItem else { return }
    for child in subject.children {
      var speaker = Speaker(grammar: grammar, words: words, subject: child)
      speaker.sayOwn()
      passages += speaker.passages.map { passage in
        var passage = passage
        passage.isOfPart = true
        return passage
      }
    }
  }

  /// Whether it is open is not told of what has no content.
  private mutating func dropEmptyStatus() {
    let beside: Set<Portion> = [.expansion, .status, .error, .hint, .fieldHint, .tooltip]
    guard !passages.contains(where: { $0.isOfPart || !beside.contains($0.part) }) else { return }
    passages.removeAll { $0.part == .expansion }
  }

  /// Of state, name and role, what says the same as one before falls away.
  private mutating func dropRepetitions() {
    var index = passages.startIndex
    while index < passages.endIndex {
      let isRepeated =
        passages[index].mayRepeat && passages[..<index].contains { $0.mayRepeat && $0.says(passages[index]) }
      if isRepeated { passages.remove(at: index) } else { index += 1 }
    }
  }
}

extension Passage {
  /// Whether it falls away where something says the same before it: of what is in the node nothing does. That it is
  /// checked is no state but a status, and that is told beside it all (`getNodeStatus`).
  fileprivate var mayRepeat: Bool {
    if isOfPart || wording == .checked || wording == .unchecked { return false }
    return switch part {
    case .state, .value, .range, .editing, .selectionMode, .name, .placeholder, .password, .role: true
    default: false
    }
  }

  /// Whether it is the same text, in capitals or not.
  fileprivate func says(_ other: Passage) -> Bool {
    text.utf8.count == other.text.utf8.count && text.lowercased() == other.text.lowercased()
  }
}
