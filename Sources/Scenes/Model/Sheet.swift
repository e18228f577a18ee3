/// What only sheets have (catalogue, 5.2).
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
  /// Whether it starts with changes that are not saved.
  public var unsavedChanges: Bool
  /// Whether only an offered action leads out.
  public var requiresAction: Bool
  /// Whether a completing action dismisses it.
  public var autoDismissOnCompletion: Bool
  /// The action sheet that asks about unsaved changes, by id.
  public var confirmation: String?
  /// Height of title and buttons at its top, in points.
  public var headerHeight: Double

  /// Whether the parent is out of reach.
  public enum Modality: String, CaseIterable, Hashable, Sendable {
    case modal, nonmodal
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
  }
}
