public import Accessibility
public import Announcer

/// One gesture or key of somebody who listens, on the way to something.
public enum ReaderMove: Hashable, Sendable {
  /// Something that is asked of the reader.
  case command(ReaderCommand)
  /// The reader reads on from here until it is at this element, where whatever is asked for next stops it.
  case read(to: NodeID)
  /// The key Tab, or Shift-Tab, which brings the keyboard focus on, and a reader of the desktop with it.
  case tab(isForward: Bool)
}

extension ReaderMove {
  /// What is done, for people.
  var words: String {
    switch self {
    case .command(let command): command.words
    case .read: ReaderCommand.readAllFromHere.words
    case .tab(let isForward): isForward ? "press tab" : "press shift+tab"
    }
  }
}
