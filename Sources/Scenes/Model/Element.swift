public import Accessibility
public import Geometry

/// Something in a window or presentation: a control, a text, a picture or a group of them.
public struct Element: Hashable, Sendable {
  /// Its name among its siblings; made from role and place unless given.
  public var id: String
  /// What it is.
  public var role: Role
  /// What it is called.
  public var label: String?
  /// What it is set to.
  public var value: String?
  /// What it does.
  public var hint: String?
  /// What stands in an empty field.
  public var placeholder: String?
  /// States it starts with.
  public var traits: Traits
  /// Its place in points, relative to the window or presentation it is in; laid out in rows unless given.
  public var frame: Rect?
  /// Numbers of something adjustable.
  public var range: ValueRange?
  /// The presentation that activating it presents.
  public var opens: String?
  /// What activating it does.
  public var effect: Effect?
  /// What it does to the presentation it is in, where it is one of the ways out.
  public var dismissRole: DismissRole?
  /// What it looks like, where it is one of the ways out and that is known.
  public var shape: DismissControl.Shape?
  /// Whether it must stay in sight.
  public var isImportant: Bool?
  /// How much it matters among its likes.
  public var relevance: Relevance?
  /// Whether operating it destroys data.
  public var destroysData: Bool?
  /// Axes along which it uses drags itself (SM-3).
  public var dragAxes: Axes
  /// The size of the control.
  public var controlSize: ControlSize?
  /// Axes along which it scrolls; a scroll view by the size of its content unless given, a list only where it says so
  /// here or by `contentSize`.
  public var axes: Axes?
  /// Size of what scrolls in it, in points, for a scroll view or list.
  public var contentSize: Size?
  /// Whether it scrolls page by page.
  public var paging = false
  /// Points of a page along the axis; what shows at once unless given.
  public var pageSize: Double?
  /// What of a page is shown again on the next one.
  public var overlap = PageOverlap.nothing
  /// Whether its content gives at its ends and springs back.
  public var isElastic = true
  /// What a page control, a tab view or a page says of pages.
  public var pages = Pages()
  /// How far people can magnify what is in it, for a scroll view.
  public var zoom: Zoom?
  /// How soon its content comes to rest when it is let go.
  public var deceleration = Deceleration.normal
  /// What is selected in it when the scene starts: in a text, or among the rows of a list or scroll view.
  public var selection: Selection?
  /// How many characters stand before the insertion point of a text when the scene starts; all of them unless given.
  public var caret: Int?
  /// Whether a pointer that is dragged over it selects, or a finger that was held before; text does on its own.
  public var pointerSelecting: Bool?
  /// Axes on which it shows a scroll indicator; those on which it scrolls unless given.
  public var showsIndicator: Axes?
  /// What its scroll indicators look like; as on the platform unless given.
  public var indicator: IndicatorLook?
  /// What tells people that there is more, as its author says; what can be seen is found out beside that.
  public var scrollCue: ScrollCue = []
  /// What it looks like.
  public var visual: Visual?
  /// What its author declares.
  public var hints: Hints?
  /// BCP 47 language of its texts; the scene's unless given.
  public var language: String?
  /// The author's place in the reading order.
  public var order: Int?
  /// Colour of text and glyphs.
  public var foreground: Color?
  /// Colour behind them.
  public var background: Color?
  /// Size of its text in points.
  public var fontSize: Double?
  /// Whether its text is bold.
  public var isBold = false
  /// What is in it.
  public var children: [Element]
  /// Where it stands in its document.
  public var source: SourceLocation?

  /// One of the ways out of a presentation (catalogue, DismissControl).
  public enum DismissRole: String, CaseIterable, Hashable, Sendable {
    case cancel, done, ok, dismiss, close
  }

  /// What activating an element does beside opening a presentation.
  public struct Effect: Hashable, Sendable {
    /// The element whose value changes, by id.
    public var target: String?
    /// The value it gets; nil toggles it.
    public var value: String?
    /// Whether it completes the task of its presentation.
    public var completes = false
    /// Whether it makes the changes permanent.
    public var commits = false
    /// Whether it destroys something.
    public var isDestructive = false
    /// Whether it can be taken back.
    public var isReversible: Bool?
    /// Whether it takes place only once people have said what they mean.
    public var needsClarification: Bool?
    /// Whether it changes what is not saved yet.
    public var changes = false
    /// What it selects in the target.
    public var selects: Selection?
    /// Where it puts the insertion point of the target: how many characters stand before it.
    public var caret: Int?
    /// What it looks for in the target, after what is selected there; what is found becomes the selection.
    public var find: String?
    /// The text field that holds what it looks for in the target, by id.
    public var findTextIn: String?
    /// The name of what it does to the selection of the target.
    public var acts: String?
    /// The text that takes the place of the selection of the target.
    public var replaces: String?
    /// The element that it scrolls into view, by id.
    public var shows: String?
    /// Why it scrolls that into view.
    public var because: String?

    /// No effect until one is set.
    public init() {}
  }

  /// An element without content.
  public init(id: String, role: Role, label: String? = nil, frame: Rect? = nil) {
    self.id = id
    self.role = role
    self.label = label
    self.frame = frame
    traits = []
    dragAxes = []
    children = []
  }
}
