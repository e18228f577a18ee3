import Trees

/// The formats of other tools in the help of commands.
enum TreeDumps {
  /// What the dumps are called, as a list.
  static var words: String { TreeFormat.allCases.map(\.title).joined(separator: ", ") }
}
