public import Accessibility

/// A node as a voice speaks of it: what it says of itself, and what is in it that is no stop of its own.
public struct SpokenNode: Sendable {
  /// The node.
  public var node: AccessibilityNode
  /// What is in it and is no stop of its own, in reading order.
  public var children: [SpokenNode] = []
  /// The text of another node that labels it.
  public var label: String?
  /// The texts of other nodes that describe it.
  public var descriptions: [String] = []
  /// How many items, rows and columns it has, for a collection.
  public var shape: CollectionShape?
  /// Whether another item of its list is the chosen one.
  public var isAmongSelected = false
  /// Whether it is a picture without words.
  public var isPicture = false
  /// How many dialogs and alerts are open beside it, for a window that has come forward.
  var dialogsElsewhere = 0
  /// Whether there are links in its text.
  public var hasLinks: Bool

  /// A node with nothing in it.
  public init(_ node: AccessibilityNode) {
    self.node = node
    hasLinks = node.role == .link
  }

  /// Whether it extends upwards; nil where nobody says.
  var isVertical: Bool? { node.orientation.map { $0 == .vertical } }

  /// What its author calls activating it.
  var clickName: String? { node.actionNames.first { $0.action == "activate" }?.name }

  /// What its author calls a long press.
  var longPressName: String? { node.actionNames.first { $0.action == "longPress" }?.name }
}
