public import Documents

extension LocatedNode {
  /// The node as one line without places.
  public var flat: String {
    switch content {
    case .scalar(let scalar): "\(scalar.text.debugDescription)"
    case .sequence(let items): "[" + items.map(\.flat).joined(separator: ", ") + "]"
    case .mapping(let mapping):
      "{" + mapping.entries.map { "\($0.key.debugDescription): \($0.value.flat)" }.joined(separator: ", ") + "}"
    }
  }
}
