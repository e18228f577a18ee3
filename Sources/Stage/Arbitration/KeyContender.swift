/// Who may take a key that goes down, in the order in which they are asked.
///
/// The first whose condition holds takes it, and `--explain` prints this very list: of everybody here, what they are at
/// that moment.
enum KeyContender: CaseIterable {
  /// What lies in front, for Escape and for what goes back on a remote.
  case front
  /// What comes or goes in front of everything, which takes every other key.
  case transition
  /// The focus engine of a television, for the four directions.
  case focusEngine
  /// Content that Command with plus, minus and zero magnifies.
  case zoom
  /// The windows, for Command with a grave accent or W (SM-16).
  case windows
  /// What has the focus: a field that text is typed into, a control that is activated or set, a grabber.
  case focus
  /// The ring of what can have the focus, for Tab, and for arrows in menus and dialogs.
  case ring
  /// Content that scrolls.
  case content

  /// Whether nobody else is asked where it is concerned.
  var takesEverything: Bool { self == .front || self == .transition || self == .focusEngine }
}
