internal import Digests
internal import Geometry
internal import Focusing
internal import Hands
internal import Harness
internal import InputEvents
internal import Journal
internal import Room
internal import Scenes
internal import StageLayout
internal import StageModel

/// Everything about a stage that changes. A value: copying it costs a few reference counts.
struct StageState: Sendable {
  /// Time, screen, devices and values.
  var room: Room
  /// Detents that the app has given sheets since, by surface.
  var detents: [SurfaceID: [Detent]] = [:]
  /// Sizes that people have given sheets, by surface, in points.
  var sizes: [SurfaceID: Size] = [:]
  /// Windows that are gone and panels that are not presented, by surface.
  var goneWindows: Set<SurfaceID> = []
  /// What lies over what among windows, and which takes the keys (SM-16).
  var windows = WindowStack()
  /// Sheets that are on the screen, from back to front.
  var sheets: [PresentedSheet] = []
  /// Popovers, full screens, menus and their likes, from back to front.
  var covers: [PresentedCover] = []
  /// Windows whose running task waits because something modal lies over them, in order.
  var suspended: [SurfaceID] = []
  /// Sheets that have closed in favour of another one and wait for their return (SM-5), the next to return last.
  var waiting: [PresentedSheet] = []
  /// Where each scroll view is.
  var scrolls = ScrollPlaces(count: 0)
  /// Content that goes page by page and is on its way.
  var pageTurns: [PageTurn] = []
  /// How large the content of scroll views is shown, by scroller, where it is not what the document says.
  var zooms: [ScrollerID: ZoomPlace] = [:]
  /// What is selected in each text or list in which something can be.
  var marks = DigestedTable<SelectableID, SelectionMark>([])
  /// The lines of texts as they were last broken, beside `marks`.
  var lines = ChunkedList<SelectableID, TextLines?>(repeating: nil, count: 0)
  /// What waits for a finger to let go of the content that has to scroll for it.
  var awaited: [AwaitedScroll] = []
  /// Content that has moved and is not told yet; it says how that is told, and decides nothing.
  var travels: [ScrollTravel] = []
  /// Overlaps that were told of because they leave nothing of a page, by scroll view, in points; words only.
  var droppedOverlaps: [ScrollerID: Double] = [:]
  /// Scroll indicators that are to be seen because something scrolls or has scrolled, in order.
  var shownIndicators: [ShownIndicator] = []
  /// The scroll indicator that sets a speed now.
  var jog: JogBar?
  /// The action sheets and alerts above them, in the order in which they came: on macOS one for each window or one for
  /// the whole app, elsewhere one at most.
  var dialogs: [PresentedDialog] = []
  /// Presentations that wait for their turn.
  var requests: [PresentationRequest] = []
  /// The run of rotation in progress.
  var rotary: RotaryBurst?
  /// Turns that have not made a page yet.
  var notches = PartialNotches()
  /// What has the keyboard focus.
  var focusing = Focusing()
  /// Fingers, the pointer, and what they have hold of.
  var hands = Hands()
}

/// A presentation that waits for its turn.
struct PresentationRequest: Hashable, Sendable {
  /// What is to be presented.
  var surface: SurfaceID
  /// The item that asked for it; nil for the app.
  var opener: ItemID?
  /// Why.
  var cause: Cause
}
