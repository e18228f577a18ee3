public import Accessibility
public import Geometry

/// Something in a window or presentation: a control, a text, a picture or a group of them.
///
/// A document may hold very many, and most say little: what they say is shared by all copies, and what few of them say
/// takes no room in the others.
public struct Element: Hashable, Sendable {
  /// Its name among its siblings; made from role and place unless given.
  public var id: String {
    get { common.fields.id }
    set { common = common.with { $0.id = newValue } }
  }
  /// What it is.
  public var role: Role {
    get { common.fields.role }
    set { common = common.with { $0.role = newValue } }
  }
  /// What it is called.
  public var label: String? {
    get { common.fields.label }
    set { common = common.with { $0.label = newValue } }
  }
  /// What it is set to.
  public var value: String? {
    get { common.fields.value }
    set { common = common.with { $0.value = newValue } }
  }
  /// What it does.
  public var hint: String? {
    get { common.fields.details.fields.hint }
    set { if hint != newValue { common = common.detailed { $0.hint = newValue } } }
  }
  /// What stands in an empty field.
  public var placeholder: String? {
    get { common.fields.details.fields.placeholder }
    set { if placeholder != newValue { common = common.detailed { $0.placeholder = newValue } } }
  }
  /// States it starts with.
  public var traits: Traits {
    get { common.fields.traits }
    set { common = common.with { $0.traits = newValue } }
  }
  /// Its place in points, relative to the window or presentation it is in; laid out in rows unless given.
  public var frame: Rect? {
    get { common.fields.frame }
    set { common = common.with { $0.frame = newValue } }
  }
  /// Numbers of something adjustable.
  public var range: ValueRange? {
    get { common.fields.details.fields.range }
    set { if range != newValue { common = common.detailed { $0.range = newValue } } }
  }
  /// The presentation that activating it presents.
  public var opens: String? {
    get { common.fields.details.fields.opens }
    set { if opens != newValue { common = common.detailed { $0.opens = newValue } } }
  }
  /// Whether it may say anything but what most elements do.
  package var saysMore: Bool { !common.fields.details.isEmpty }
  /// What activating it does.
  public var effect: Effect? {
    get { common.fields.details.fields.effect }
    set { if effect != newValue { common = common.detailed { $0.effect = newValue } } }
  }
  /// What it does to the presentation it is in, where it is one of the ways out.
  public var dismissRole: DismissRole? {
    get { common.fields.details.fields.dismissRole }
    set { if dismissRole != newValue { common = common.detailed { $0.dismissRole = newValue } } }
  }
  /// What it looks like, where it is one of the ways out and that is known.
  public var shape: DismissControl.Shape? {
    get { common.fields.details.fields.shape }
    set { if shape != newValue { common = common.detailed { $0.shape = newValue } } }
  }
  /// Whether it must stay in sight.
  public var isImportant: Bool? {
    get { common.fields.details.fields.isImportant }
    set { if isImportant != newValue { common = common.detailed { $0.isImportant = newValue } } }
  }
  /// How much it matters among its likes.
  public var relevance: Relevance? {
    get { common.fields.details.fields.relevance }
    set { if relevance != newValue { common = common.detailed { $0.relevance = newValue } } }
  }
  /// Whether operating it destroys data.
  public var destroysData: Bool? {
    get { common.fields.details.fields.destroysData }
    set { if destroysData != newValue { common = common.detailed { $0.destroysData = newValue } } }
  }
  /// Axes along which it uses drags itself (SM-3).
  public var dragAxes: Axes {
    get { common.fields.details.fields.dragAxes }
    set { if dragAxes != newValue { common = common.detailed { $0.dragAxes = newValue } } }
  }
  /// The size of the control.
  public var controlSize: ControlSize? {
    get { common.fields.details.fields.controlSize }
    set { if controlSize != newValue { common = common.detailed { $0.controlSize = newValue } } }
  }
  /// Axes along which it scrolls; a scroll view by the size of its content unless given, a list only where it says so
  /// here or by `contentSize`.
  public var axes: Axes? {
    get { common.fields.details.fields.axes }
    set { if axes != newValue { common = common.detailed { $0.axes = newValue } } }
  }
  /// Size of what scrolls in it, in points, for a scroll view or list.
  public var contentSize: Size? {
    get { common.fields.details.fields.contentSize }
    set { if contentSize != newValue { common = common.detailed { $0.contentSize = newValue } } }
  }
  /// Whether it scrolls page by page.
  public var paging: Bool {
    get { common.fields.details.fields.paging }
    set { if paging != newValue { common = common.detailed { $0.paging = newValue } } }
  }
  /// Points of a page along the axis; what shows at once unless given.
  public var pageSize: Double? {
    get { common.fields.details.fields.pageSize }
    set { if pageSize != newValue { common = common.detailed { $0.pageSize = newValue } } }
  }
  /// What of a page is shown again on the next one.
  public var overlap: PageOverlap {
    get { common.fields.details.fields.overlap }
    set { if overlap != newValue { common = common.detailed { $0.overlap = newValue } } }
  }
  /// Whether its content gives at its ends and springs back.
  public var isElastic: Bool {
    get { common.fields.details.fields.isElastic }
    set { if isElastic != newValue { common = common.detailed { $0.isElastic = newValue } } }
  }
  /// Whether a finger moves its content along one axis only where it scrolls along both
  /// (UIScrollView.isDirectionalLockEnabled).
  public var directionalLock: Bool {
    get { common.fields.details.fields.directionalLock }
    set { if directionalLock != newValue { common = common.detailed { $0.directionalLock = newValue } } }
  }
  /// What a page control, a tab view or a page says of pages.
  public var pages: Pages {
    get { common.fields.details.fields.pages }
    set { if pages != newValue { common = common.detailed { $0.pages = newValue } } }
  }
  /// How far people can magnify what is in it, for a scroll view.
  public var zoom: Zoom? {
    get { common.fields.details.fields.zoom }
    set { if zoom != newValue { common = common.detailed { $0.zoom = newValue } } }
  }
  /// How soon its content comes to rest when it is let go.
  public var deceleration: Deceleration {
    get { common.fields.details.fields.deceleration }
    set { if deceleration != newValue { common = common.detailed { $0.deceleration = newValue } } }
  }
  /// What is selected in it when the scene starts: in a text, or among the rows of a list or scroll view.
  public var selection: Selection? {
    get { common.fields.details.fields.selection }
    set { if selection != newValue { common = common.detailed { $0.selection = newValue } } }
  }
  /// How many characters stand before the insertion point of a text when the scene starts; all of them unless given.
  public var caret: Int? {
    get { common.fields.details.fields.caret }
    set { if caret != newValue { common = common.detailed { $0.caret = newValue } } }
  }
  /// Whether a pointer that is dragged over it selects, or a finger that was held before; text does on its own.
  public var pointerSelecting: Bool? {
    get { common.fields.details.fields.pointerSelecting }
    set { if pointerSelecting != newValue { common = common.detailed { $0.pointerSelecting = newValue } } }
  }
  /// Axes on which it shows a scroll indicator; those on which it scrolls unless given.
  public var showsIndicator: Axes? {
    get { common.fields.details.fields.showsIndicator }
    set { if showsIndicator != newValue { common = common.detailed { $0.showsIndicator = newValue } } }
  }
  /// What its scroll indicators look like; as on the platform unless given.
  public var indicator: IndicatorLook? {
    get { common.fields.details.fields.indicator }
    set { if indicator != newValue { common = common.detailed { $0.indicator = newValue } } }
  }
  /// What tells people that there is more, as its author says; what can be seen is found out beside that.
  public var scrollCue: ScrollCue {
    get { common.fields.details.fields.scrollCue }
    set { if scrollCue != newValue { common = common.detailed { $0.scrollCue = newValue } } }
  }
  /// What it looks like.
  public var visual: Visual? {
    get { common.fields.details.fields.visual }
    set { if visual != newValue { common = common.detailed { $0.visual = newValue } } }
  }
  /// What its author declares.
  public var hints: Hints? {
    get { common.fields.details.fields.hints }
    set { if hints != newValue { common = common.detailed { $0.hints = newValue } } }
  }
  /// What people have judged of it.
  public var reviews: [Review] {
    get { common.fields.details.fields.reviews }
    set { if reviews != newValue { common = common.detailed { $0.reviews = newValue } } }
  }
  /// BCP 47 language of its texts; the scene's unless given.
  public var language: String? {
    get { common.fields.details.fields.language }
    set { if language != newValue { common = common.detailed { $0.language = newValue } } }
  }
  /// How urgently its changes, and those of what is in it, are spoken wherever the reader is.
  public var politeness: Politeness? {
    get { common.fields.details.fields.politeness }
    set { if politeness != newValue { common = common.detailed { $0.politeness = newValue } } }
  }
  /// The author's place in the reading order.
  public var order: Int? {
    get { common.fields.details.fields.order }
    set { if order != newValue { common = common.detailed { $0.order = newValue } } }
  }
  /// Colour of text and glyphs.
  public var foreground: Color? {
    get { common.fields.details.fields.foreground }
    set { if foreground != newValue { common = common.detailed { $0.foreground = newValue } } }
  }
  /// Colour behind them.
  public var background: Color? {
    get { common.fields.details.fields.background }
    set { if background != newValue { common = common.detailed { $0.background = newValue } } }
  }
  /// Size of its text in points.
  public var fontSize: Double? {
    get { common.fields.details.fields.fontSize }
    set { if fontSize != newValue { common = common.detailed { $0.fontSize = newValue } } }
  }
  /// Whether its text is bold.
  public var isBold: Bool {
    get { common.fields.details.fields.isBold }
    set { if isBold != newValue { common = common.detailed { $0.isBold = newValue } } }
  }
  /// What is in it.
  public var children: [Element] {
    get { common.fields.children }
    set { common = common.with { $0.children = newValue } }
  }
  /// Where it stands in its document.
  public var source: SourceLocation? {
    get { common.fields.source }
    set { common = common.with { $0.source = newValue } }
  }

  /// All that it says; copies share it.
  private var common: ElementCommon

  /// One of the ways out of a presentation.
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
    /// The text that replaces the selection of the target.
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
    common = ElementCommon(ElementCommon.Fields(id: id, role: role, label: label, frame: frame))
  }
}
