internal import Mutants

/// Who owns a vertical drag on a sheet: the table of SM-3, as a function.
///
/// Decided once, when the movement passes the slop, by the first row that fits; the owner keeps the gesture to its
/// end, with the one hand-over from expanding to scrolling at the largest detent. iOS and iPadOS only.
package struct DragOwnership: Hashable {
  /// Where the finger came down.
  package var zone: Zone
  /// Whether every vertical scroll view from there up to the sheet is at its top ("offset 0").
  package var isAtTop = true
  /// Where it goes.
  package var direction: Direction
  /// Whether the sheet is at its largest or only detent.
  package var isAtLargest: Bool
  /// Whether a vertical scroll view lies under the finger.
  package var hasVerticalScroll = false
  /// Whether a horizontal scroll view lies under the finger.
  package var hasHorizontalScroll = false

  /// A drag that starts in a zone and goes in a direction.
  package init(
    zone: Zone, isAtTop: Bool = true, direction: Direction, isAtLargest: Bool, hasVerticalScroll: Bool = false,
    hasHorizontalScroll: Bool = false
  ) {
    (self.zone, self.isAtTop, self.direction, self.isAtLargest) = (zone, isAtTop, direction, isAtLargest)
    (self.hasVerticalScroll, self.hasHorizontalScroll) = (hasVerticalScroll, hasHorizontalScroll)
  }

  /// Where a drag starts.
  package enum Zone: String, CaseIterable {
    /// An action sheet or alert lies over the sheet.
    case underDialog
    case grabber
    /// A control that uses the movement itself.
    case ownMovement
    /// From the top of the screen (modal) or of the sheet to the bottom of its header.
    case header
    case content
    case fullScreen
    /// Left, right or below a modal sheet.
    case dimmedParent
    /// Beside a non-modal sheet.
    case parent
  }

  /// Where a movement goes; horizontal where |dy| is not more than |dx| (P.axisRatio).
  package enum Direction: String, CaseIterable {
    case up, down, horizontal
  }

  /// Who takes it.
  package enum Owner: Hashable {
    case swallowed
    /// The sheet follows the finger, with resistance at its ends.
    case sheet
    /// The sheet expands; once at the largest detent the rest scrolls.
    case sheetThenScroll
    case control
    case verticalScroll
    case horizontalScroll
    case parent
    case nobody
  }

  /// The owner and the row that gave it the drag.
  package var verdict: (owner: Owner, row: String) {
    switch zone {
    case .underDialog: return (.swallowed, "SM-3 action sheet or alert over the sheet")
    case .fullScreen: return (hasVerticalScroll ? .verticalScroll : .nobody, "SM-3 full-screen modal: content only")
    case .dimmedParent: return (.swallowed, "SM-3 dimmed parent area")
    case .parent: return (.parent, "SM-3 undimmed parent area")
    case .grabber where direction != .horizontal: return (.sheet, "SM-3 grabber, \(direction.rawValue)")
    case .ownMovement: return (.control, "SM-3 control that uses the movement itself")
    case .grabber, .header, .content: break
    }
    if direction == .horizontal {
      if Mutant.isOn(.horizontalDragIsSheets) { return (.sheet, "SM-3 mutant") }
      return (hasHorizontalScroll ? .horizontalScroll : .nobody, "SM-3 horizontal dominant: never the sheet")
    }
    return zone == .header ? header : content
  }

  private var header: (owner: Owner, row: String) {
    if Mutant.isOn(.headerIgnoresDrags) { return (.nobody, "SM-3 mutant") }
    if direction == .down { return (.sheet, "SM-3 header zone, down: shrink or dismiss") }
    return isAtLargest
      ? (.sheet, "SM-3 header zone, up, largest: resistance, then back") : (.sheet, "SM-3 header zone, up: expand")
  }

  private var content: (owner: Owner, row: String) {
    let scroller: Owner = hasVerticalScroll ? .verticalScroll : .nobody
    if direction == .up {
      if isAtLargest { return (scroller, "SM-3 content, up, largest: content scrolls") }
      return isAtTop && !Mutant.isOn(.scrollingNeverExpands)
        ? (.sheetThenScroll, "SM-3 content, offset 0, up, below largest: expand")
        : (scroller, "SM-3 content, offset > 0, up: content scrolls")
    }
    let isAtTop = Mutant.isOn(.scrolledContentDismisses) || isAtTop && !Mutant.isOn(.contentNeverDismisses)
    return isAtTop
      ? (.sheet, "SM-3 content, offset 0, down: shrink or dismiss")
      : (scroller, "SM-3 content, offset > 0, down: content scrolls")
  }
}
