/// What a script asks of the screen reader.
public enum ReaderInstruction: Hashable, Sendable {
  /// The next element, or the next one of a kind such as `heading`.
  case next(kind: String?)
  /// The element before, or the one before of a kind.
  case previous(kind: String?)
  /// The first element.
  case first
  /// The last element.
  case last
  /// Does what the element under the cursor is for.
  case activate
  /// Does what a finger that stays down does to the element under the cursor.
  case longPress
  /// Leaves what is open.
  case escape
  /// The interface's most important action.
  case magicTap
  /// Raises the value under the cursor.
  case increment
  /// Lowers the value under the cursor.
  case decrement
  /// Scrolls by a page.
  case scroll(SwipeDirection)
  /// Reads on from the cursor.
  case read
  /// Reads everything from the first element.
  case readFromTop
  /// Stops speaking.
  case stop
  /// Puts the cursor on an element.
  case focus(Place)
  /// Turns the rotor, chooses in it or goes by it: one of `rotorWords`.
  case rotor(String)
  /// Moves the caret that Orca controls: one of `caretWords`.
  case caret(String)
  /// Turns keys that Orca takes for itself on or off: one of `navigationWords`.
  case navigation(String, isOn: Bool)
  /// Performs a custom action of the element by its name.
  case action(String)

  /// What may follow `rotor`: turning it, going up or down by it, and its choices.
  public static let rotorWords = [
    "next", "previous", "up", "down", "values", "actions", "headings", "links", "controls", "words", "characters",
  ]

  /// What may follow `caret`: the ways of the caret.
  public static let caretWords = [
    "next character", "previous character", "next word", "previous word", "next line", "previous line",
    "start of the line", "end of the line", "start of all", "end of all",
  ]

  /// What may stand before `navigation on` and `navigation off`.
  public static let navigationWords = ["structural", "caret"]
}
