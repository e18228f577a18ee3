internal import Focusing
internal import Hands
internal import Presenting
internal import Room
internal import Scrolling

/// Everything about a stage that changes. A value: copying it costs a few reference counts.
///
/// Each part of it is changed by its own functions alone; who decides that it changes is the stage.
struct StageState: Sendable {
  /// Time, screen, devices and values.
  var room: Room
  /// Windows, sheets, covers and dialogs, on the screen or waiting.
  var presenting = Presenting()
  /// Where content is, and what moves it.
  var scrolling: Scrolling
  /// What has the keyboard focus.
  var focusing = Focusing()
  /// Fingers, the pointer, and what they have hold of.
  var hands = Hands()
}
