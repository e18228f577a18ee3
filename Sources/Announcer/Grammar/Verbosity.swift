/// How much a reader says, as people set it.
public enum Verbosity: String, CaseIterable, Hashable, Sendable {
  /// All that it says unless people change something.
  case high
  /// As little as its own setting for little leaves, and no hints.
  case low
}

extension Grammar {
  /// The same with what is said at low verbosity: no hints, and nothing of what is `wordy`.
  var brief: Grammar {
    var grammar = self
    grammar.hints = []
    grammar.saysAuthorsHint = false
    grammar.off.formUnion(wordy)
    return grammar
  }

  private static let briefVoiceOver = voiceOver.brief
  private static let briefTalkBack = talkBack.brief
  private static let briefOrca = orca.brief
  private static let briefOrca43 = orca43.brief

  /// How a voice puts words together at a verbosity.
  static func of(_ voice: Voice, _ verbosity: Verbosity) -> Grammar {
    guard verbosity == .low else { return voice.grammar }
    return switch voice {
    case .voiceover: briefVoiceOver
    case .talkback: briefTalkBack
    case .orca: briefOrca
    case .orca43: briefOrca43
    }
  }
}
