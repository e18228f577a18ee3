internal import Harness

/// Who may take a movement that has passed the slop, in the order in which they are asked.
///
/// The first whose condition holds takes it, and `--explain` prints this very list: of everybody here, what they are at
/// that place and the numbers by which they take the movement or do not.
enum DragContender: CaseIterable {
  /// The on-screen keyboard, for what begins on it.
  case keyboard
  /// The system, for what begins at an edge of the screen (P.systemEdge).
  case systemEdge
  /// The focus engine of a television: nothing follows a finger there.
  case focusEngine
  /// The scroll indicator that people look at (SM-13).
  case jogBar
  /// An edge or corner of a sheet that people resize.
  case sheetEdge
  /// The window with what it begins on: it comes forward and leaves the movement to the others (SM-16).
  case window
  /// A slider or picker, along its own axis.
  case slider
  /// An action sheet or alert over what it begins on (SM-14).
  case dialog
  /// The sheet that it is about, or what is in that (SM-3).
  case sheet
  /// A cover that it begins on.
  case cover
  /// Something modal over the rest, which it begins beside.
  case modal
  /// What it begins on, where that takes no input now.
  case obstacle
  /// A control that uses movements itself.
  case control
  /// Content that scrolls along it.
  case content
  /// A control that was pressed, where nobody else takes it.
  case press
}

extension DragContender {
  /// As what something took a movement.
  enum Taken {
    /// As what it is.
    case plainly
    /// As this, where the taker could have taken it as several things.
    case `as`(Receiver)

    /// As what, where that is not plain.
    var receiver: Receiver? { if case .as(let receiver) = self { receiver } else { nil } }
  }
}
