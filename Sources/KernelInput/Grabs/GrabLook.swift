/// What a look at a device found: whether another program has it for itself alone.
enum GrabLook: Hashable, Sendable {
  /// Everybody hears it.
  case free
  /// Another program has grabbed it, or looks just now as we do.
  case taken
  /// It cannot be told now: a key is down, or the node cannot be opened.
  case unsure
}
