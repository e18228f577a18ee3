/// How large an interface is, and what is therefore looked at by turns or let go.
struct TargetScale {
  /// Whether what is covered is looked at by turns, and what is out of sight once.
  let isLarge: Bool
  /// Whether each state takes much room.
  private let isHuge: Bool

  /// - Parameters:
  ///   - nodes: How many there are as it starts.
  ///   - largestWhole: Interfaces of more nodes are not looked at as a whole in every state.
  init(nodes: Int, largestWhole: Int) {
    isLarge = nodes > largestWhole
    isHuge = nodes > 20_000
  }

  /// How many nodes of what is covered are looked at in each state of a large one.
  static var sampleSize: Int { 64 }

  /// Whether a state waits with its interface, or is come to again: where all that is elsewhere in it is the focus, one
  /// step leads there mostly.
  ///
  /// - Parameter waiting: How many states wait already.
  func keepsTarget<T>(of kind: Station<T>.Kind, waiting: Int) -> Bool {
    if waiting < 256 { return true }
    if case .focus = kind { return false }
    return !isHuge
  }
}
