public import Accessibility

/// Where a screen reader is: at an element of the reading order, and what it remembers to find its way back.
///
/// The cursor only moves; `ScreenReader` speaks.
public struct ReaderCursor: Hashable, Sendable {
  /// The element it is at; nil before the first move.
  public internal(set) var focus: NodeID? { didSet { if focus != oldValue { hasChosenHere = false } } }
  /// Whether people have chosen what flicks go by since it came there.
  var hasChosenHere = false
  /// The reading order when it was last looked at, so that a vanished element's neighbours are known.
  private var remembered: [NodeID] = []

  /// A cursor that is nowhere yet.
  public init() {}

  /// Moves to the next or previous element; the end it is at, if it cannot.
  ///
  /// - Parameter entersInSight: Whether a step into what scrolls, from outside, goes to what of it is in sight.
  mutating func step(forward: Bool, entersInSight: Bool = false, in view: ReaderView) -> ReaderAct.End? {
    defer { remember(view) }
    guard let focus, let ordinal = view.ordinal(of: focus) else {
      self.focus = view.element(at: forward ? 0 : view.count - 1)
      return self.focus == nil ? (forward ? .end : .start) : nil
    }
    guard let next = view.element(at: forward ? ordinal + 1 : ordinal - 1) else { return forward ? .end : .start }
    let inSight = entersInSight ? view.entry(from: ordinal, forward: forward) : nil
    self.focus = inSight.flatMap(view.element) ?? next
    return nil
  }

  /// Moves to an element, if the reader can go there.
  mutating func move(to id: NodeID, in view: ReaderView) -> Bool {
    defer { remember(view) }
    guard view.ordinal(of: id) != nil else { return false }
    focus = id
    return true
  }

  /// Moves off an element that is gone: to the nearest one after it that is left, else before it, else the first.
  ///
  /// Returns whether the cursor moved.
  mutating func reconcile(with view: ReaderView) -> Bool {
    guard let focus, view.ordinal(of: focus) == nil, view.count > 0 else {
      if view.count > 0 { remember(view) }
      return false
    }
    let old = remembered.firstIndex(of: focus)
    let after = old.flatMap { remembered[$0...].first { view.ordinal(of: $0) != nil } }
    let before = old.flatMap { remembered[..<$0].last { view.ordinal(of: $0) != nil } }
    self.focus = after ?? before ?? view.element(at: 0)
    remember(view)
    return true
  }

  private mutating func remember(_ view: ReaderView) {
    remembered = view.ids
  }
}
