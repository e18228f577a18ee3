/// Whether something is as it was expected, what there was, and what of that is nearest.
struct ExpectationVerdict: Hashable, Sendable {
  /// Whether it is so.
  var isKept: Bool
  /// What there was, in words.
  var found: String
  /// The nearest thing to what was expected, in words.
  var nearest: String?

  /// It is so, or not.
  init(_ isKept: Bool, found: String, nearest: String? = nil) {
    (self.isKept, self.found, self.nearest) = (isKept, found, isKept ? nil : nearest)
  }

  /// It is not so.
  static func failed(_ found: String, nearest: String? = nil) -> Self { Self(false, found: found, nearest: nearest) }

  /// A selector means nothing, or nothing in particular.
  static func failed(_ error: SelectorError) -> Self {
    let nearest = error.hint.flatMap { hint in
      hint.hasPrefix("nearest: ") ? String(hint.dropFirst("nearest: ".count)) : nil
    }
    return .failed(error.message, nearest: nearest)
  }
}
