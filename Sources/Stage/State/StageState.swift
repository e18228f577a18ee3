internal import Digests
internal import Geometry
internal import Harness
internal import InputEvents
internal import Journal
internal import Scenes
internal import StageLayout
internal import StageModel

/// Everything about a stage that changes. A value: copying it costs a few reference counts.
struct StageState: Sendable {
  /// The moment up to which it has lived.
  var now: Timestamp = .zero
  /// The screen in points.
  var size: Size
  /// What the system takes at the screen's edges, where that has changed; the scene's unless given.
  var safeArea: Screen.Insets?
  /// Detents that the app has given sheets since, by surface.
  var detents: [SurfaceID: [Detent]] = [:]
  /// Sizes that people have given sheets, by surface, in points.
  var sizes: [SurfaceID: Size] = [:]
  /// Windows that are gone and panels that are not presented, by surface.
  var goneWindows: Set<SurfaceID> = []
  /// What lies over what among windows, and which takes the keys (SM-16).
  var windows = WindowStack()
  /// What each item is set to.
  var values: DigestedTable<ItemID, ElementValue>
  /// The item that has the keyboard focus.
  var focus: ItemID?
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
  /// Two fingers that magnify something.
  var pinch: Pinch?
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
  /// Where a finger that is held over something selectable came down, with what that is by its place: it selects when
  /// it moves.
  var heldOver: SelectableID?
  /// Scroll indicators that are to be seen because something scrolls or has scrolled, in order.
  var shownIndicators: [ShownIndicator] = []
  /// The scroll indicator that sets a speed now.
  var jog: JogBar?
  /// Where people look, as far as a device tells; in points.
  var gaze: Point?
  /// What is connected now, where that has changed; the scene's devices unless given.
  var inputDevices: [Scene.InputDevice]?
  /// The action sheets and alerts above them, in the order in which they came: on macOS one for each window or one for
  /// the whole app, elsewhere one at most.
  var dialogs: [PresentedDialog] = []
  /// Presentations that wait for their turn.
  var requests: [PresentationRequest] = []
  /// Who owns the one-finger movement in progress.
  var pan: PanOwner?
  /// What came up over what a finger or the pointer was doing and so ended that, until it is told; words only.
  var stoppedBy: SurfaceID?
  /// The device that the movement in progress is made on; nil where nobody says.
  var panDevice: Int?
  /// The first finger on the screen, or the one of several that drags something.
  var finger: Finger?
  /// What the first finger came down on, until a gesture has been made of it.
  var touchdown: Touchdown?
  /// What a finger that joined another one came down on, once it has lifted, until its tap is told.
  var liftedTouchdown: Touchdown?
  /// Whether the last tap of one finger was nobody's, as its finger had touched something else.
  var hasLostTap = false
  /// Fingers that came while that one was down, in order.
  var otherFingers: [Finger] = []
  /// Fingers that came while the first one held or dragged a sheet: they take nothing until they lift (SM-1).
  var ignoredFingers: [Int] = []
  /// Whether the last touch stopped content that was moving: its tap then activates nothing (SM-8).
  var touchHasStopped = false
  /// The run of rotation in progress.
  var rotary: RotaryBurst?
  /// Turns that have not made a page yet.
  var notches = PartialNotches()
  /// Where the pointer is, in points; not known before it has moved.
  var pointer: Point?
  /// Whether Shift is held, so that a wheel turns across.
  var isShiftDown = false
  /// Whether Option is held, so that a press on a scroll bar goes to the spot.
  var isOptionDown = false
  /// The pointer button that is down.
  var press: Press?
  /// The text field for which the on-screen keyboard came up; it is there while that has the focus.
  var keyboardField: ItemID?
  /// The text field whose on-screen keyboard content has made room for.
  var fittedField: ItemID?

  /// Who owns a one-finger movement.
  enum PanOwner: Hashable, Sendable {
    /// The sheet on this surface.
    case sheet(SurfaceID)
    /// Something adjustable, with the number it had at touch-down, and what of the finger's way is taken off, in points.
    case control(ItemID, from: Double, slop: Vector)
    /// A scroll view, along the axis of the movement and, where it is free to, along the other one as well.
    case scroll(ScrollDrag, across: ScrollDrag?)
    /// What is selected by it.
    case selection(SelectionDrag)
    /// An edge or corner of the sheet on this surface, with the size in points that it had at touch-down, and what of the
    /// finger's way is taken off.
    case edge(SurfaceID, from: Size, SheetEdge, slop: Vector)
    /// The thumb of a scroll bar.
    case bar(ScrollBarDrag)
    /// A control that was pressed: nobody else takes the movement.
    case press(Touchdown)
    /// A scroll indicator as a jog bar, with the movement along its axis that it began at, in points.
    case jog(origin: Double)
  }

  /// A pointer button that is down.
  struct Press: Hashable, Sendable {
    /// The device whose button it is; nil where nobody says.
    var device: Int?
    /// The item that it went down on; nil for none.
    var item: ItemID?
    /// Where it went down, in points.
    var start: Point
    /// Whether what moves since is a drag.
    var isDragging = false
    /// What it went down on.
    var touchdown: Touchdown?
    /// Where the pointer has been lately, as a finger would have been.
    var track: Finger
    /// The scroll bar that it went down on, beside the thumb.
    var bar: Bar?

    /// A button that has just gone down on an item at a place in points.
    init(device: Int?, item: ItemID?, start: Point) {
      (self.device, self.item, self.start) = (device, item, start)
      track = Finger(device: device, id: -1, start: start, samples: [])
    }

    /// A scroll bar.
    struct Bar: Hashable, Sendable {
      /// The scroll view.
      let scroller: ScrollerID
      let axis: ScrollAxis
    }
  }

  /// A finger on the screen.
  struct Finger: Hashable, Sendable {
    /// The device that it is on; nil where nobody says.
    var device: Int?
    /// The contact.
    var id: Int
    /// Where it came down, in points.
    var start: Point
    /// How far up it was at most since, in points; not negative.
    var highest = 0.0
    /// How far down it was at most, in points; not positive.
    var lowest = 0.0
    /// Whether it goes on by itself what it began as a movement: another finger has joined it (SM-1).
    var isFollowed = false
    /// Whether it has made its movement, with or without a taker: it begins no other one by itself.
    var hasMoved = false
    /// What it came down on, of a finger that joined another one, until a gesture has been made of it.
    var touchdown: Touchdown?
    /// Where it has been lately; nil until another finger joins it.
    var samples: [Sample]?

    /// Where it is as far as is known, in points.
    var place: Point { samples?.last?.place ?? start }
  }

  /// Where a finger was.
  struct Sample: Hashable, Sendable {
    var time: Timestamp
    var place: Point
  }
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
