extension Actions {
  /// Every action with the name that it has in documents, in the order of its bit.
  public static let named: [(name: String, value: Actions)] = [
    ("activate", .activate), ("increment", .increment), ("decrement", .decrement), ("escape", .escape),
    ("scroll", .scroll), ("reveal", .reveal), ("focus", .focus), ("longPress", .longPress),
  ]
}
