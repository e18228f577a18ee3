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

  /// TalkBack with the orders of description that it has besides its own.
  private static let talkBacks: [SpeechSettings: Grammar] = {
    var grammars: [SpeechSettings: Grammar] = [:]
    for order in DescriptionOrder.allCases where order != .stateNameType {
      for (verbosity, grammar) in [(Verbosity.high, talkBack), (.low, briefTalkBack)] {
        grammars[SpeechSettings(verbosity: verbosity, descriptionOrder: order)] = grammar.described(in: order)
      }
    }
    return grammars
  }()

  /// How a voice puts words together as people have set it.
  static func of(_ voice: Voice, _ settings: SpeechSettings) -> Grammar {
    if voice == .talkback, let grammar = talkBacks[settings] { return grammar }
    guard settings.verbosity == .low else { return voice.grammar }
    return switch voice {
    case .voiceover: briefVoiceOver
    case .talkback: briefTalkBack
    case .orca: briefOrca
    case .orca43: briefOrca43
    }
  }
}
