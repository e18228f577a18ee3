/// What is selected in a text or among the rows of a list.
public enum Selection: Hashable, Sendable {
  /// Characters of a text, from the first to before the second number; the first character is number 0.
  case characters(Int, Int)
  /// Rows of a list, by the ids of the first and the last.
  case rows(first: String, last: String)
  /// Everything.
  case all
}
