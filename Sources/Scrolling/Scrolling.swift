public import Digests
package import StageLayout
public import StageModel

/// Where content is and what moves it: places of scroll views, page turns, scales, the crown's burst, the jog bar, what is
/// selected, and what of it is still to be told.
///
/// Nobody else changes any of it: who moves content, magnifies it or selects something in it says so by a function of
/// this part.
@usableFromInline
package struct Scrolling: Sendable {
  /// Where each scroll view is.
  @usableFromInline package internal(set) var places: ScrollPlaces
  /// Content that goes page by page and is on its way.
  @usableFromInline package internal(set) var pageTurns: [PageTurn] = []
  /// How large the content of scroll views is shown, by scroller, where it is not what the document says.
  @usableFromInline package internal(set) var zooms: [ScrollerID: ZoomPlace] = [:]
  /// What is selected in each text or list in which something can be.
  @usableFromInline package internal(set) var marks: DigestedTable<SelectableID, SelectionMark>
  /// The lines of texts as they were last broken, beside `marks`.
  package internal(set) var lines: ChunkedList<SelectableID, TextLines?>
  /// What waits for a finger to let go of the content that has to scroll for it.
  @usableFromInline package internal(set) var awaited: [AwaitedScroll] = []
  /// Content that has moved and is not told yet; it says how that is told, and decides nothing.
  @usableFromInline package internal(set) var travels: [ScrollTravel] = []
  /// Overlaps that were told of because they leave nothing of a page, by scroll view, in points; words only.
  @usableFromInline package internal(set) var droppedOverlaps: [ScrollerID: Double] = [:]
  /// Scroll indicators that are to be seen because something scrolls or has scrolled, in order.
  @usableFromInline package internal(set) var shownIndicators: [ShownIndicator] = []
  /// The scroll indicator that sets a speed now.
  @usableFromInline package internal(set) var jog: JogBar?
  /// The run of rotation in progress.
  @usableFromInline package internal(set) var rotary: RotaryBurst?
  /// Turns that have not made a page yet.
  @usableFromInline package internal(set) var notches = PartialNotches()

  /// So many scroll views at their beginnings, and so many texts and lists in which nothing is selected.
  package init(scrollers: Int, selectables: Int) {
    places = ScrollPlaces(count: scrollers)
    marks = DigestedTable(repeatElement(SelectionMark(at: 0), count: selectables))
    lines = ChunkedList(repeating: nil, count: selectables)
  }
}
