/// Errors as they are found; keeps as many as the limit allows and counts the rest.
struct ErrorLog: Sendable {
  /// How many are kept.
  let limit: Int
  /// What was found first.
  private(set) var errors: [DocumentError] = []
  /// How many more there were.
  private(set) var omitted = 0

  /// An empty log.
  init(limit: Int) { self.limit = limit }

  /// Whether nothing is wrong so far.
  var isEmpty: Bool { errors.isEmpty }

  /// Adds an error.
  mutating func note(_ error: DocumentError) {
    if errors.count < limit { errors.append(error) } else { omitted += 1 }
  }

  /// Counts an error that is not kept.
  mutating func omit() { omitted += 1 }

  /// Throws what was found, if anything was.
  func finish() throws(DocumentErrors) {
    if !errors.isEmpty { throw DocumentErrors(errors, omitted: omitted) }
  }
}
