import Accessibility

/// A screen reader: a cursor with a voice.
///
///     var reader = ScreenReader()
///     let steps = reader.perform(.next, in: ReaderView(tree))
public struct ScreenReader: Sendable {
  /// Whose words it uses.
  public let voice: Voice
  /// BCP 47 code of the language it speaks where an element has none of its own; the document's unless given.
  public let language: String?
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

  /// Where the cursor goes after a change of the screen.
  enum Landing: Hashable, Sendable {
    /// Into what was presented.
    case intoPresentation
    /// Into a window that came forward, unless the cursor is in it.
    case into(NodeID)
    /// Back to what opened it.
    case back(to: NodeID?)
  }

  /// A screen reader that is nowhere yet.
  public init(voice: Voice = .voiceover, language: String? = nil) {
    self.voice = voice
    self.language = language
  }

  /// What is said of the element at a place in the reading order.
  public func utterance(at ordinal: Int, in view: ReaderView) -> Utterance {
    guard let node = view.spokenNode(at: ordinal) else { return Utterance("") }
    let language = speechLanguage(for: node, in: view)
    let (text, hint) = voice.description(of: node, context: view.context(at: ordinal), in: language)
    return Utterance(text, hint: hint, language: language.code, node: node.id)
  }

  /// The language for a node: its own, else the one asked for, else the document's, else English.
  func speechLanguage(for node: AccessibilityNode?, in view: ReaderView) -> Language {
    for code in [node?.language, language, view.tree.language] {
      if let code, let language = Language.named(code) { return language }
    }
    return .english
  }
}
