public import Accessibility

/// A screen reader: a cursor with a voice.
///
///     var reader = ScreenReader()
///     let steps = reader.perform(.next, in: ReaderView(tree))
public struct ScreenReader: Sendable {
  /// Whose words it uses.
  public let voice: Voice
  /// BCP 47 code of the language it speaks where an element has none of its own; the document's unless given.
  public let language: String?
  /// What people have set of how it speaks.
  public let settings: SpeechSettings
  /// Where it is.
  public internal(set) var cursor = ReaderCursor()

  /// Presentations that are coming or going; while there are any, the cursor waits.
  var inTransition: Set<NodeID> = []
  /// Where the cursor was when each presentation that is up came, the first one first.
  var openers: [(presentation: NodeID, opener: NodeID?)] = []
  /// The opener that a replaced presentation leaves to the one that takes its place.
  var inheritedOpener: NodeID??
  /// Where the cursor goes when all transitions are over.
  var landing: Landing?
  /// Texts as last heard, to say only what was typed.
  var lastTexts: [NodeID: String] = [:]
  /// The element that was spoken last, so that only what is new around the next one is told.
  var lastSpoken: NodeID?

  /// Whether it was asked to read on to the end, and nobody has asked for anything since.
  public internal(set) var readsOn = false

  /// The end at which the last step stayed, until people ask for something else.
  var reachedEnd: ReaderAct.End?

  /// What people have chosen for flicks up and down to go by; nil before they have.
  var chosenRotor: Rotor?
  /// Where they are in the actions or text of an element.
  var rotorPlace: RotorPlace?

  /// Where the caret is that the reader controls; nil before it has moved.
  var caretPlace: CaretPlace?

  /// Where the cursor goes after a change of the screen.
  enum Landing: Hashable, Sendable {
    /// Into what was presented.
    case intoPresentation(NodeID)
    /// Into a window that came forward, unless the cursor is in it.
    case into(NodeID)
    /// Back to what opened it.
    case back(to: NodeID?)
  }

  /// How it goes through a tree; as the readers of the tree's platform do unless one of them was asked for.
  public let manner: ReadingManner?

  /// A screen reader that is nowhere yet.
  ///
  /// - Parameter voice: Whose words and order are used; VoiceOver's words in the order of the platform unless given.
  public init(voice: Voice? = nil, language: String? = nil, settings: SpeechSettings = SpeechSettings()) {
    self.settings = settings
    self.voice = voice ?? .voiceover
    manner = voice?.manner
    self.language = language
  }

  /// What is said of the element at a place in the reading order to somebody who comes from another element.
  public func utterance(at ordinal: Int, after previous: NodeID? = nil, in view: ReaderView) -> Utterance {
    reading(at: ordinal, after: previous, in: view).utterance
  }

  /// The same, and taken apart with the rule of each part.
  public func reading(at ordinal: Int, after previous: NodeID? = nil, in view: ReaderView) -> (
    utterance: Utterance, speech: Speech
  ) {
    guard let subject = view.spoken(at: ordinal, isMerged: voice.mergesContent) else {
      return (Utterance(""), Speech(text: "", hint: nil, passages: [], hints: []))
    }
    let language = speechLanguage(for: subject.node, in: view)
    let speech = voice.speech(
      of: subject, context: view.context(at: ordinal, after: previous), in: language,
      settings: settings)
    let utterance = Utterance(
      speech.text, hint: speech.hint, language: language.code, node: subject.node.id,
      parts: speech.passages.map(\.text))
    return (utterance, speech)
  }

  /// Whether a step into what scrolls, from outside, goes to what of it is in sight.
  public var entersInSight: Bool { voice.manners.entersInSight }

  /// Whether it tells which items of a list show.
  public var countsItems: Bool { voice.manners.whereabouts == .items }

  /// The language for a node: its own, else the one asked for, else the document's, else English.
  func speechLanguage(for node: AccessibilityNode?, in view: ReaderView) -> Language {
    for code in [node?.language, language, view.tree.language] {
      if let code, let language = Language.named(code) { return language }
    }
    return .english
  }

  /// The words for a node, in its language.
  func vocabulary(for node: AccessibilityNode?, in view: ReaderView) -> Vocabulary {
    voice.words(in: speechLanguage(for: node, in: view))
  }
}
