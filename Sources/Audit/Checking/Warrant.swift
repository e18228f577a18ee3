public import Accessibility

/// Something that a tree has to say before its silence about it counts against it.
public enum Warrant: Hashable, Sendable {
  /// A property that the source of the tree can say, and was asked for.
  case property(Property)
  /// Lengths in points: what is written in pixels has none without the number of pixels to a point.
  case points
  /// Which nodes mean something to a reader: by a word for it, or since the others are left out of such trees.
  case meaning
  /// Where a reader stops: by a word for it, or since that follows from the tree on the platform.
  case stops
  /// In which order a reader goes through the tree: by a word for it, or since that of the tree is that order.
  case order
  /// Which element is in which.
  case nesting
  /// What names a field: its own name, or the label beside it that belongs to it.
  case labels
  /// The words for a state that its author gives apart from the value: only Android has them.
  case stateWords

  /// Whether a tree says it.
  public func isSaid(by tree: AccessibilityTree) -> Bool {
    switch self {
    case .property(let property): tree.says(property)
    case .points: tree.hasPoints
    case .meaning: tree.says(.isElement) || ReadingManner(tree) == .document
    case .stops: tree.says(.isElement) || ReadingManner(tree) != .rows
    case .order: tree.says(.order) || ReadingManner(tree) == .document
    // A list of elements by itself does not say what is in what.
    case .nesting: tree.provenance?.isFlat != true
    // Elsewhere the name of a field has its label in it.
    case .labels: tree.says(.relations) || ReadingManner(tree) != .merging
    // Elsewhere a state stands in the value, or nowhere.
    case .stateWords: tree.says(.stateDescription) || ReadingManner(tree) != .merging
    }
  }

  /// Whether a tree says it of the node at `index`: colours that a node has are its own, whatever is known of others.
  func isSaid(of index: Int, by tree: AccessibilityTree) -> Bool {
    if self == .property(.colors), tree.nodes[index].foreground != nil, tree.nodes[index].background != nil {
      return true
    }
    return isSaid(by: tree)
  }

  /// What it is, for people.
  var words: String {
    switch self {
    case .property(let property): property.rawValue
    case .points: "how many pixels there are to a point"
    case .meaning: "what is decorative"
    case .stops: "where a reader stops"
    case .order: Property.order.rawValue
    case .nesting: "which element is in which"
    case .labels: "which label belongs to which field"
    case .stateWords: Property.stateDescription.rawValue
    }
  }
}
