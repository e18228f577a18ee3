extension Vocabulary {
  /// The table of a voice in a language: the one list of all there are.
  static func of(_ voice: Voice, _ language: Language) -> Vocabulary {
    switch (voice, language) {
    case (.voiceover, .english): voiceOverEnglish
    case (.voiceover, .korean): voiceOverKorean
    case (.talkback, .english): talkBackEnglish
    case (.talkback, .korean): talkBackKorean
    case (.orca, .english): orcaEnglish
    case (.orca, .korean): orcaKorean
    case (.orca43, .english): orca43English
    case (.orca43, .korean): orca43Korean
    }
  }
}
