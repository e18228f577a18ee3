/// What a tree answers when it is asked for a property.
public enum Answer<Value: Sendable>: Sendable {
  /// The tree says this, be it that there is none.
  case known(Value)
  /// Its source could not say.
  case notKnown(Provenance.Gap)

  /// The value; nil where it is not known.
  public var value: Value? {
    if case .known(let value) = self { value } else { nil }
  }

  /// Whether the tree says anything.
  public var isKnown: Bool { value != nil }
}

extension Answer: Equatable where Value: Equatable {}
