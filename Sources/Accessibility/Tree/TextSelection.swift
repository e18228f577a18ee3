/// What is selected in a text, and where its caret is, in characters from 0.
public struct TextSelection: Hashable, Sendable {
  /// Where the selection was begun.
  public var anchor: Int
  /// Where the caret is; the same as `anchor` where nothing is selected.
  public var caret: Int

  /// A selection from where it was begun to the caret.
  public init(anchor: Int, caret: Int) {
    self.anchor = anchor
    self.caret = caret
  }
}
