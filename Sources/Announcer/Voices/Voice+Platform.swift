public import Accessibility

extension Voice {
  /// The reader that people of a tree's platform have: VoiceOver, TalkBack or Orca.
  public init(of tree: AccessibilityTree) {
    self =
      switch ReadingManner(tree) {
      case .rows: .voiceover
      case .merging: .talkback
      case .document: .orca
      }
  }
}
