import Geometry

/// What few nodes say of themselves; it never changes, so that copies of a node share it, and nodes that say none of it
/// share one.
final class NodeDetails: Hashable, Sendable {
  let fields: Fields

  /// What a node says; see there what each of it is.
  struct Fields: Hashable, Sendable {
    var hint: String?
    var placeholder: String?
    var customActions: [String] = []
    var activationPoint: Point?
    var hitArea: Rect?
    var range: ValueRange?
    var position: Position?
    var language: String?
    var foreground: Color?
    var background: Color?
    var backgroundOpacity = 1.0
    var isBackgroundBlurred = false
    var cornerRadius: Double?
    var fontSize: Double?
    var indicators: [ScrollIndicator] = []
    var explicitOrder: Int?
    /// What only trees of real applications say.
    var further = FurtherDetails.none
  }

  init(_ fields: Fields) { self.fields = fields }

  /// Nothing said.
  static let none = NodeDetails(Fields())

  /// The same with something changed.
  func with(_ change: (inout Fields) -> Void) -> NodeDetails {
    var fields = fields
    change(&fields)
    return NodeDetails(fields)
  }

  static func == (left: NodeDetails, right: NodeDetails) -> Bool { left === right || left.fields == right.fields }

  func hash(into hasher: inout Hasher) { hasher.combine(fields) }
}
