public import Geometry

/// One thing that an interface shows: what it is, what it says, what it can do and where it is.
public struct AccessibilityNode: Hashable, Sendable, Identifiable {
  /// Its stable name within the target.
  public var id: NodeID
  /// What it is.
  public var role: Role
  /// States and properties.
  public var traits: Traits = []
  /// What it is called; nil where the interface gives no name.
  public var name: String?
  /// What it is set to, as spoken.
  public var value: String?
  /// What it does, said last.
  public var hint: String?
  /// What stands in an empty field; never a name.
  public var placeholder: String?
  /// Standard actions it offers.
  public var actions: Actions = []
  /// Further actions by the names their author gave them.
  public var customActions: [String] = []
  /// Its place on the screen, in points.
  public var frame: Rect
  /// Where a tap goes that means this node; the middle of the frame unless given. In points.
  public var activationPoint: Point?
  /// Larger or smaller than the frame where touches count; the frame unless given. In points.
  public var hitArea: Rect?
  /// The numbers behind the value, for something adjustable.
  public var range: ValueRange?
  /// Its place among its likes.
  public var position: Position?
  /// BCP 47 language of its texts; its document's unless given.
  public var language: String?
  /// Colour of text and glyphs.
  public var foreground: Color?
  /// Colour behind them.
  public var background: Color?
  /// Size of its text in points.
  public var fontSize: Double?
  /// Whether its text is bold.
  public var isBold: Bool = false
  /// Opacity of it and all in it, 0…1.
  public var alpha: Double = 1
  /// Whether it is darkened to the eye, with all in it, because something modal lies over it.
  public var isDimmed: Bool = false
  /// What tells where in its content it is, one for each axis along which it scrolls.
  public var indicators: [ScrollIndicator] = []
  /// The author's place in the reading order among its siblings; wins over geometry.
  public var explicitOrder: Int?
  /// Where it stands in its document.
  public var source: SourceLocation?

  /// The index of its parent in the tree, −1 for a root. Set by `AccessibilityTree`.
  public internal(set) var parent: Int = -1
  /// One past the last index of its subtree in the tree. Set by `AccessibilityTree`.
  public internal(set) var end: Int = 0

  /// A node; everything else is set afterwards.
  public init(id: NodeID, role: Role, name: String? = nil, frame: Rect) {
    self.id = id
    self.role = role
    self.name = name
    self.frame = frame
  }

  /// Whether people operate it: a control by its role, or anything else that says that it can be activated.
  public var isOperable: Bool { role.isControl || actions.contains(.activate) }

  /// Where a tap that means this node goes, in points.
  public var effectiveActivationPoint: Point { activationPoint ?? (hitArea ?? frame).center }
}
