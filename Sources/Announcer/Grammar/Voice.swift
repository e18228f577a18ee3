public import Accessibility

/// The screen reader whose words and word order are used.
public enum Voice: String, CaseIterable, Hashable, Sendable {
  /// What users of touch screens hear.
  case voiceover

  /// What this voice says of a node: the text, and the hint that follows after a pause.
  public func description(
    of node: AccessibilityNode, context: SpeechContext = SpeechContext(), in language: Language
  ) -> (text: String, hint: String?) {
    switch self {
    case .voiceover: VoiceOverGrammar(node: node, context: context, language: language).description
    }
  }

  /// What this voice says when the cursor stays and only the value changed.
  public func change(ofValue value: String, of node: AccessibilityNode, in language: Language) -> String {
    switch self {
    case .voiceover: VoiceOverGrammar(node: node, context: SpeechContext(), language: language).spoken(value)
    }
  }

  /// What this voice says when `node` is presented: its title, kind and message.
  public func presentation(of node: AccessibilityNode, in language: Language) -> String {
    switch self {
    case .voiceover: VoiceOverGrammar(node: node, context: SpeechContext(), language: language).presentation
    }
  }
}
