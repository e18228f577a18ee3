public import Accessibility

extension Role {
  /// Whether it is a list, table or tree, whose rows come one under the other.
  public var isListOfRows: Bool {
    switch self {
    case .list, .table, .tree: true
    default: false
    }
  }
}
