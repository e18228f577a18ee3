public import Geometry

/// What only sheets have.
public struct Sheet: Hashable, Sendable {
  /// Whether the parent is out of reach while it is up.
  public var modality: Modality
  /// Heights it rests at; `[large]` unless given.
  public var detents: [Detent]
  /// The detent it comes up at, by id; the smallest unless given.
  public var selectedDetent: String?
  /// The greatest detent at which the parent is neither dimmed nor blocked, by id; none unless given.
  public var largestUndimmedDetent: String?
  /// Whether it shows a grabber.
  public var grabberVisible: Bool
  /// Whether a downward swipe dismisses it.
  public var swipeToDismiss: Bool
  /// What it is about when the scene starts; it is on the screen only while there is such a thing.
  public var item: String?
  /// Whether it starts with changes that are not saved.
  public var unsavedChanges: Bool
  /// Whether only an offered action leads out.
  public var requiresAction: Bool
  /// Whether a completing action dismisses it.
  public var autoDismissOnCompletion: Bool
  /// The action sheet that asks about unsaved changes, by id.
  public var confirmation: String?
  /// The sheet after which it is shown again when that one replaced it, by id (SM-5).
  public var redisplayAfter: String?
  /// Height of title and buttons at its top, in points.
  public var headerHeight: Double
  /// The radius of its corners in points as the app asks for it; the system's unless given.
  public var preferredCornerRadius: Double?
  /// The radii that its corners have in the picture, in points; not known unless given.
  public var cornerRadius: CornerRadii?
  /// Whether people can resize it; as the platform and its detents have it unless given.
  public var isResizable: Bool?
  /// Its size when it comes up, in points; the platform's usual unless given.
  public var defaultSize: Size?
  /// Where it comes from; the platform's usual unless given.
  public var presentationEdge: Edge?
  /// How opaque its background is, 0…1; the platform's usual unless given.
  public var backgroundOpacity: Double?
  /// What its background does to what is behind; the platform's usual unless given.
  public var material: Material?
  /// Whether its title is its own rather than the system's.
  public var hasCustomTitle: Bool?
  /// Whether its content is more than texts and choices.
  public var hasCustomContent: Bool?
  /// Elements in its toolbar, in reading order.
  public var toolbar: [Element]

  /// Whether the parent is out of reach.
  public enum Modality: String, CaseIterable, Hashable, Sendable {
    case modal, nonmodal
  }

  /// Where a sheet comes from.
  public enum Edge: String, CaseIterable, Hashable, Sendable {
    case bottom, center, top
    case slideOver = "slide-over"
  }

  /// What a background does to what is behind it.
  public enum Material: String, CaseIterable, Hashable, Sendable {
    case none, blurDesaturate
  }

  /// A modal sheet with the one detent `large`.
  public init() {
    modality = .modal
    detents = [.large]
    grabberVisible = false
    swipeToDismiss = true
    unsavedChanges = false
    requiresAction = false
    autoDismissOnCompletion = false
    headerHeight = 44
    toolbar = []
  }
}
