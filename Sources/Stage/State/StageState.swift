internal import Digests
internal import Geometry
internal import Focusing
internal import Hands
internal import Harness
internal import InputEvents
internal import Journal
internal import Room
internal import Scenes
internal import Scrolling
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
  /// Where content is, and what moves it.
  var scrolling: Scrolling
  /// The action sheets and alerts above them, in the order in which they came: on macOS one for each window or one for
  /// the whole app, elsewhere one at most.
  var dialogs: [PresentedDialog] = []
  /// Presentations that wait for their turn.
  var requests: [PresentationRequest] = []
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
