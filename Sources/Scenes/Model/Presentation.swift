public import Accessibility
public import Geometry

/// Something that comes up over a window: a sheet, an action sheet, an alert, and their likes.
public struct Presentation: Hashable, Sendable {
  /// Its name in the scene.
  public var id: String
  /// What it is, with what only that kind has.
  public var kind: Kind
  /// The window or presentation it belongs to, by id; the presenter's unless given.
  public var parent: String?
  /// The element, window or presentation that presents it, by id or path; what opens it unless given.
  public var presenter: String?
  /// Its title.
  public var title: String?
  /// Its text under the title.
  public var message: String?
  /// What it is placed in; the platform's usual unless given.
  public var container: Container?
  /// Its place on the screen in points; the platform's usual unless given.
  public var frame: Rect?
  /// Its place from back to front among presentations.
  public var z: Int?
  /// What makes it come up.
  public var invocation: Invocation?
  /// Ways out, as the author declares them; those that its attributes and controls make unless given.
  public var exits: [Exit]?
  /// Whether people have to know what it says.
  public var isCritical: Bool
  /// Whether it blocks what is under it; as its kind does unless given. Sheets have `Sheet.modality`.
  public var modal: Bool?
  /// What its task is like.
  public var task: TaskHints?
  /// What it is for.
  public var purpose: Purpose
  /// What people do in it.
  public var interaction: Interaction?
  /// Whether what is done in it bears on the task of its parent.
  public var affectsParentTask: Bool?
  /// What is shown in it.
  public var contentKinds: [ContentKind]
  /// What is mainly shown in it; the first of `contentKinds` unless given.
  public var mainContent: ContentKind?
  /// How much room its content needs.
  public var contentSize: ContentSize?
  /// What its author declares.
  public var hints: Hints?
  /// What people have judged of it.
  public var reviews: [Review]
  /// Controls that leave it, besides elements with a `dismissRole`.
  public var dismissControls: [DismissControl]
  /// Its content; buttons of an action sheet or alert are in its kind.
  public var elements: [Element]
  /// Whether the scene starts with it presented.
  public var isPresented: Bool
  /// Where it stands in its document.
  public var source: SourceLocation?
  private var isActionRequired = false

  /// What it is, with what only that kind has.
  public enum Kind: Hashable, Sendable {
    case sheet(Sheet)
    case actionSheet(ActionSheet)
    case confirmationDialog(ActionSheet)
    case alert(Alert)
    case activityView
    case popover(Popover)
    case fullScreen
    case currentContext(CurrentContext)
    case menu(Menu)
    case panel(Panel)
    case splitView(SplitView)
    case fullSpace(FullSpace)
  }

  /// A presentation without content.
  public init(id: String, kind: Kind, title: String? = nil) {
    self.id = id
    self.kind = kind
    self.title = title
    isCritical = false
    purpose = .other
    contentKinds = []
    reviews = []
    dismissControls = []
    elements = []
    isPresented = false
  }

  /// Whether only an offered action leads out. A sheet keeps it itself.
  public var requiresAction: Bool {
    get {
      if case .sheet(let sheet) = kind { return sheet.requiresAction }
      return isActionRequired
    }
    set {
      guard case .sheet(var sheet) = kind else {
        isActionRequired = newValue
        return
      }
      sheet.requiresAction = newValue
      kind = .sheet(sheet)
    }
  }
}
