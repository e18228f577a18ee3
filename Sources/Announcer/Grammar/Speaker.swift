import Accessibility

/// Puts an utterance together from a grammar, words, a node and what surrounds it: the one engine of all voices.
struct Speaker {
  let grammar: Grammar
  let words: Vocabulary
  let subject: SpokenNode
  var context = SpeechContext()
  /// Passages so far.
  var passages: [Passage] = []
  /// Whether the next passage follows a pause.
  private var isPaused = false

  init(grammar: Grammar, words: Vocabulary, subject: SpokenNode, context: SpeechContext = SpeechContext()) {
    self.grammar = grammar
    self.words = words
    self.subject = subject
    self.context = context
  }

  var node: AccessibilityNode { subject.node }

  /// The words for whether it is on: those of its role, or of what can be checked whatever it is, as a chip or a row.
  var states: Grammar.StateWords? {
    grammar.states[node.role] ?? (node.isAlso(.checkBox) ? grammar.states[.checkBox] : nil)
  }

  /// What is said of the node, with its hint.
  var speech: Speech {
    var speaker = self
    speaker.say(order)
    let (hint, hints) = hint
    let question = question
    let asked = question.isEmpty ? [] : [words.sentence(Self.joined(question, grammar, words))]
    return Speech(
      text: asked.isEmpty ? speaker.joined : words.sequence(asked + [speaker.joined]), hint: hint,
      passages: question + speaker.passages, hints: hints)
  }

  /// The parts in the order of what the node is: a landmark is one, whatever else it is.
  private var order: [Portion] {
    let isLandmark = node.traits.contains(.landmark) && !node.role.isControl && !grammar.enteringLandmark.isEmpty
    if isLandmark { return [.leaving, .entering] + grammar.enteringLandmark + Grammar.described }
    return grammar.orders[node.role] ?? grammar.order
  }

  /// What an alert asks that has been entered without coming up, as in a dump: where its message is no element of its
  /// own, nothing else would say it. A voice that says what is entered says it there.
  private var question: [Passage] {
    guard let alert = context.entered.last(where: { $0.node.role == .alert }), grammar.entering[.alert] == nil,
      !alert.node.value.isBlank, !alert.children.contains(where: { $0.node.name == alert.node.value })
    else { return [] }
    return passages(of: grammar.presentings[.alert] ?? grammar.presenting, about: alert).map { passage in
      var passage = passage
      passage.basis = .inferred
      return passage
    }
  }

  /// What is said when the node comes up, and what that was put together of.
  var presentation: (text: String, parts: [String]) {
    var speaker = self
    speaker.say(grammar.presentings[node.role] ?? grammar.presenting)
    return (speaker.joined, speaker.passages.map(\.text))
  }

  /// What is said when the value has changed under the cursor.
  var changedValue: String { stateWord?.text ?? node.value ?? "" }

  /// What is said of the whole of a live region.
  var wholeRegion: String {
    var speaker = self
    speaker.say(grammar.own.isEmpty ? grammar.orders[node.role] ?? grammar.order : [.own])
    return speaker.joined
  }

  // MARK: Joining

  mutating func say(_ parts: [Portion]) {
    for part in parts where !grammar.off.contains(part) {
      if part == .pause {
        isPaused = !passages.isEmpty
      } else {
        say(part)
      }
    }
  }

  /// Adds words of the voice.
  mutating func add(_ part: Portion, _ wording: Wording) {
    add(part, words.say(wording), words.basis(of: wording), wording)
  }

  /// Adds a text, if there is any.
  mutating func add(_ part: Portion, _ text: String?, _ basis: Basis = .interface, _ wording: Wording? = nil) {
    guard let text, !text.isBlank else { return }
    let isConcluded = basis != .interface && grammar.inferredParts.contains(part)
    var passage = Passage(text, part, isConcluded ? .inferred : basis, wording)
    passage.followsPause = isPaused
    isPaused = false
    passages.append(passage)
  }

  /// The passages as one text.
  var joined: String { Self.joined(passages, grammar, words) }

  private static func joined(_ parts: [Passage], _ grammar: Grammar, _ words: Vocabulary) -> String {
    let passages = parts.reduce(into: [Passage]()) { passages, part in
      guard part.goesOn, let last = passages.indices.last else { return passages.append(part) }
      passages[last].text += " " + part.text
    }
    guard let first = passages.first else { return "" }
    guard passages.count > 1 else { return first.text }
    switch grammar.joining {
    case .plain: return words.sequence(passages.map(\.text))
    case .sentences: return words.sequence([words.sentence(first.text)] + passages.dropFirst().map(\.text))
    case .pauses:
      var texts = passages.map(\.text)
      for index in passages.indices.dropFirst() where passages[index].followsPause {
        if texts[index - 1].last.map({ $0.isLetter || $0.isNumber }) == true {
          texts[index - 1] = words.say(.sentence, texts[index - 1])
        }
      }
      return words.sequence(texts)
    }
  }

  /// The texts of some parts of another node, in the same words.
  func passages(of parts: [Portion], about other: SpokenNode) -> [Passage] {
    var speaker = Speaker(grammar: grammar, words: words, subject: other)
    speaker.say(parts)
    return speaker.passages
  }
}

extension String? {
  /// Nil where there is nothing to say.
  var nonEmpty: String? { self?.isEmpty == false ? self : nil }

  /// Whether there is no word in it.
  var isBlank: Bool { self?.isBlank ?? true }
}

extension String {
  /// Whether there is nothing in it but blanks.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
