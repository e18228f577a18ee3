public import Accessibility

/// The screen reader whose words and word order are used.
///
/// A new one is a case here, its grammar below and a table of words for each language (`Language.words(of:)`): the compiler
/// names what is missing, tests each missing word.
public enum Voice: String, CaseIterable, Hashable, Sendable {
  /// What users of Apple's touch screens hear.
  case voiceover
  /// What users of Android hear.
  case talkback
  /// What users of the Linux desktop hear, with Orca 51.
  case orca
  /// What they hear with Orca 43, which long-lived distributions still have.
  case orca43 = "orca-43"

  /// How it puts words together.
  var grammar: Grammar {
    switch self {
    case .voiceover: .voiceOver
    case .talkback: .talkBack
    case .orca: .orca
    case .orca43: .orca43
    }
  }

  /// Every wording that it uses, and that each of its tables has to have.
  public var wordings: Set<Wording> { grammar.wordings }

  /// Where the order of its words was read.
  public var source: String { grammar.source }

  /// Whether it speaks of what is in an element piece by piece, each with its role and state; else the words of what is
  /// in an element without a name are that name.
  var mergesContent: Bool { !grammar.own.isEmpty }

  /// How it goes through a tree.
  public var manner: ReadingManner {
    switch self {
    case .voiceover: .rows
    case .talkback: .merging
    case .orca, .orca43: .document
    }
  }

  /// Its words in a language.
  public func words(in language: Language) -> Vocabulary { language.words(of: self) }

  /// What this voice says of a node when it comes to it, taken apart.
  public func speech(
    of node: SpokenNode, context: SpeechContext = SpeechContext(), in language: Language,
    settings: SpeechSettings = SpeechSettings()
  ) -> Speech {
    Speaker(grammar: .of(self, settings), words: words(in: language), subject: node, context: context).speech
  }

  /// What this voice says of a node: the text, and the hint that follows after a pause.
  public func description(
    of node: AccessibilityNode, context: SpeechContext = SpeechContext(), in language: Language
  ) -> (text: String, hint: String?) {
    let speech = speech(of: SpokenNode(node), context: context, in: language)
    return (speech.text, speech.hint)
  }

  /// What this voice says when the cursor stays and only the value changed.
  public func change(ofValue value: String, of node: AccessibilityNode, in language: Language) -> String {
    var changed = node
    changed.value = value
    return Speaker(grammar: grammar, words: words(in: language), subject: SpokenNode(changed)).changedValue
  }

  /// What this voice says of a live region, away from the cursor, in which something has changed.
  func region(_ node: SpokenNode, in language: Language, settings: SpeechSettings = SpeechSettings()) -> String {
    Speaker(grammar: .of(self, settings), words: words(in: language), subject: node).wholeRegion
  }

  /// How it answers to what happens.
  var manners: Manners { grammar.manners }

  /// What this voice says when `node` is presented.
  public func presentation(of node: SpokenNode, in language: Language, settings: SpeechSettings = SpeechSettings())
    -> String
  {
    presenting(node, in: language, settings: settings).text
  }

  /// The same with what it was put together of.
  func presenting(
    _ node: SpokenNode, in language: Language, settings: SpeechSettings
  ) -> (text: String, parts: [String]) {
    Speaker(grammar: .of(self, settings), words: words(in: language), subject: node).presentation
  }
}
