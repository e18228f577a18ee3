internal import StageModel

extension Stage {
  /// What the system itself may name on this interface: the grabber, the keyboard, the question about unsaved changes
  /// and its answers.
  public var systemNames: [String] {
    let texts = blueprint.texts
    return [
      texts.grabber, texts.unsavedTitle, texts.discard, texts.keepEditing, texts.cancel, texts.keyboard,
      texts.scrollIndicator, texts.scrollBar, texts.pageIndicator, texts.jogBar,
    ]
  }
}
