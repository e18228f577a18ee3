import Audit

/// An accessibility label of Apple's App Store (Accessibility Nutrition Labels, 2025), in the order in which Apple asks
/// about them.
///
/// A developer may claim a label where people can do all common tasks of an application with what it names.
enum AppleLabel: String, CaseIterable {
  case voiceOver = "VoiceOver"
  case voiceControl = "Voice Control"
  case largerText = "Larger Text"
  case darkInterface = "Dark Interface"
  case differentiateWithoutColorAlone = "Differentiate Without Color Alone"
  case sufficientContrast = "Sufficient Contrast"
  case reducedMotion = "Reduced Motion"
  case captions = "Captions"
  case audioDescriptions = "Audio Descriptions"

  /// The criteria of WCAG 2.2 whose rules look at what the label is about, in order.
  var criteria: [String] {
    switch self {
    case .voiceOver:
      [
        "1.1.1", "1.3.1", "1.3.2", "2.1.1", "2.1.2", "2.4.3", "2.4.4", "2.4.6", "3.1.2", "3.3.2", "4.1.2", "4.1.3",
      ]
    case .voiceControl: ["2.4.6", "2.5.1", "2.5.3", "2.5.7", "4.1.2"]
    case .largerText: ["1.4.4", "1.4.10", "1.4.12"]
    case .darkInterface: []
    case .differentiateWithoutColorAlone: ["1.4.1"]
    case .sufficientContrast: ["1.4.3", "1.4.11"]
    case .reducedMotion: ["2.2.2", "2.3.3"]
    case .captions: ["1.2.2", "1.2.4"]
    case .audioDescriptions: ["1.2.3", "1.2.5"]
    }
  }

  /// What the label asks for that nothing here looks at, with the reason, in sentences.
  var unchecked: [String] {
    switch self {
    case .voiceOver:
      [
        "Whether a name or a description says what people need to know: only a person can judge it.",
        "Braille, and what the real VoiceOver does: what is said is worked out from the document or tree.",
      ]
    case .voiceControl:
      [
        "Whether spoken commands are understood, and whether text can be dictated and corrected: nothing is spoken.",
        "Further names that people may say for a control: no document or tree has them.",
        "Common tasks by voice: no flow can be played so.",
      ]
    case .largerText:
      [
        "Text at twice its size or more: a document has its texts at one size.",
        "Common tasks with larger text: no flow can be played so.",
      ]
    case .darkInterface:
      [
        "The dark appearance: a document has its colours in one appearance and does not say in which.",
        "Common tasks in the dark appearance: no flow can be played so.",
      ]
    case .differentiateWithoutColorAlone:
      [
        "Whether something is told by its colour alone: no document says what its colours mean.",
        "Common tasks without colours: no flow can be played so.",
      ]
    case .sufficientContrast:
      [
        "Increase Contrast, Bold Text, Reduce Transparency and the other appearance: a document has its colours once.",
        "Common tasks with these settings: no flow can be played so.",
      ]
    case .reducedMotion:
      [
        "What moves while Reduce Motion is on: no document says what is different then.",
        "Common tasks with reduced motion: no flow can be played so.",
      ]
    case .captions:
      [
        "Captions: no document or tree has the sound of what it plays.",
        "Common tasks with captions: no flow can be played so.",
      ]
    case .audioDescriptions:
      [
        "Audio descriptions: no document or tree has the pictures or the sound of a video.",
        "Common tasks with audio descriptions: no flow can be played so.",
      ]
    }
  }

  /// Whether flows can be played as the label asks: with the screen reader, whose gestures a flow may do.
  var isPlayed: Bool { self == .voiceOver }

  /// What the rules that look at it come to together; each rule counts once.
  func coverage(_ rules: [RuleResult]) -> Coverage.Entry {
    Coverage.entry(on: criteria, rules: rules)
  }
}
