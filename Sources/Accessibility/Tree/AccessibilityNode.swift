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
  public var hint: String? {
    get { details.fields.hint }
    set { if hint != newValue { details = details.with { $0.hint = newValue } } }
  }
  /// What stands in an empty field; never a name.
  public var placeholder: String? {
    get { details.fields.placeholder }
    set { if placeholder != newValue { details = details.with { $0.placeholder = newValue } } }
  }
  /// Standard actions it offers.
  public var actions: Actions = []
  /// Further actions by the names their author gave them.
  public var customActions: [String] {
    get { details.fields.customActions }
    set { if customActions != newValue { details = details.with { $0.customActions = newValue } } }
  }
  /// Its place on the screen, in points.
  public var frame: Rect
  /// Where a tap goes that means this node; the middle of the frame unless given. In points.
  public var activationPoint: Point? {
    get { details.fields.activationPoint }
    set { if activationPoint != newValue { details = details.with { $0.activationPoint = newValue } } }
  }
  /// Larger or smaller than the frame where touches count; the frame unless given. In points.
  public var hitArea: Rect? {
    get { details.fields.hitArea }
    set { if hitArea != newValue { details = details.with { $0.hitArea = newValue } } }
  }
  /// The numbers behind the value, for something adjustable.
  public var range: ValueRange? {
    get { details.fields.range }
    set { if range != newValue { details = details.with { $0.range = newValue } } }
  }
  /// Its place among its likes.
  public var position: Position? {
    get { details.fields.position }
    set { if position != newValue { details = details.with { $0.position = newValue } } }
  }
  /// BCP 47 language of its texts; its document's unless given.
  public var language: String? {
    get { details.fields.language }
    set { if language != newValue { details = details.with { $0.language = newValue } } }
  }
  /// Colour of text and glyphs.
  public var foreground: Color? {
    get { details.fields.foreground }
    set { if foreground != newValue { details = details.with { $0.foreground = newValue } } }
  }
  /// Colour behind them.
  public var background: Color? {
    get { details.fields.background }
    set { if background != newValue { details = details.with { $0.background = newValue } } }
  }
  /// How opaque its background is, 0…1, be it a colour or the system's.
  public var backgroundOpacity: Double {
    get { details.fields.backgroundOpacity }
    set { if backgroundOpacity != newValue { details = details.with { $0.backgroundOpacity = newValue } } }
  }
  /// Whether its background blurs what is behind it and makes that paler.
  public var isBackgroundBlurred: Bool {
    get { details.fields.isBackgroundBlurred }
    set { if isBackgroundBlurred != newValue { details = details.with { $0.isBackgroundBlurred = newValue } } }
  }
  /// Radius of its corners in points; nil for the system's.
  public var cornerRadius: Double? {
    get { details.fields.cornerRadius }
    set { if cornerRadius != newValue { details = details.with { $0.cornerRadius = newValue } } }
  }
  /// Size of its text in points.
  public var fontSize: Double? {
    get { details.fields.fontSize }
    set { if fontSize != newValue { details = details.with { $0.fontSize = newValue } } }
  }
  /// Whether its text is bold.
  public var isBold: Bool = false
  /// Whether a reader stops at it for its own sake, by the word of its source; nil where the source does not say.
  public var isElement: Bool?
  /// Opacity of it and all in it, 0…1.
  public var alpha: Double = 1
  /// Whether it is darkened to the eye, with all in it, because something modal lies over it.
  public var isDimmed: Bool = false
  /// What tells where in its content it is, one for each axis along which it scrolls.
  public var indicators: [ScrollIndicator] {
    get { details.fields.indicators }
    set { if indicators != newValue { details = details.with { $0.indicators = newValue } } }
  }
  /// The author's place in the reading order among its siblings; wins over geometry.
  public var explicitOrder: Int? {
    get { details.fields.explicitOrder }
    set { if explicitOrder != newValue { details = details.with { $0.explicitOrder = newValue } } }
  }
  /// Where it stands in its document.
  public var source: SourceLocation?

  /// The index of its parent in the tree, −1 for a root. Set by `AccessibilityTree`.
  public internal(set) var parent: Int {
    get { Int(shortParent) }
    set { shortParent = Int32(newValue) }
  }
  /// One past the last index of its subtree in the tree. Set by `AccessibilityTree`.
  public internal(set) var end: Int {
    get { Int(shortEnd) }
    set { shortEnd = Int32(newValue) }
  }

  private var shortParent: Int32 = -1
  private var shortEnd: Int32 = 0
  /// What few nodes say of themselves.
  private var details = NodeDetails.none

  /// What only trees of real applications say; see `AccessibilityNode+Further`.
  var further: FurtherDetails.Fields { details.fields.further.fields }

  /// Whether it says anything of that.
  public var saysFurther: Bool { details.fields.further !== FurtherDetails.none }

  mutating func changeFurther(_ change: (inout FurtherDetails.Fields) -> Void) {
    var fields = further
    change(&fields)
    details = details.with { $0.further = FurtherDetails(fields) }
  }

  /// A number that nodes have in common that say the same of what few nodes say; others may have it too.
  public var detailsHash: Int { details.hashValue }

  /// Shares the memory of what few nodes say with a node that says the same of it; returns whether it does.
  public mutating func share(_ other: AccessibilityNode) -> Bool {
    guard details == other.details else { return false }
    details = other.details
    return true
  }

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
