internal import Accessibility
internal import Digests
internal import Geometry
internal import Hands
internal import Harness
internal import Room
internal import Scenes
internal import Scrolling
internal import StageLayout
internal import StageModel

/// What is selected in texts and lists, and where that shows.
extension Stage {
  /// The text of an item; empty where it has none.
  func text(of item: ItemID) -> String {
    if case .text(let text) = state.room.values[item] { return text }
    return ""
  }

  /// The lines of a text; nil for rows.
  func lines(of ordinal: SelectableID) -> TextLines? {
    let selectable = blueprint.selectables[ordinal]
    guard selectable.isText else { return nil }
    let text = text(of: selectable.item)
    let columns =
      blueprint.items[selectable.item].element.role == .textEditor
      ? TextLines.columns(width: layout.frames[selectable.item].size.width, fontSize: fontSize(of: selectable.item))
      : Int.max
    if let known = state.scrolling.lines[ordinal], known.columns == columns, known.text == text { return known }
    return TextLines(text, columns: columns)
  }

  /// Remembers the lines of a text, so that they are not broken anew for every question.
  mutating func keepLines(of item: ItemID) {
    if let ordinal = blueprint.selectable(item) { keepLines(in: ordinal) }
  }

  /// Remembers the lines of a text.
  mutating func keepLines(in ordinal: SelectableID) {
    // Copies of the stage share what is not set: there may be very many texts. No text is broken soon enough.
    let isEmpty = text(of: blueprint.selectables[ordinal].item).isEmpty
    let lines = isEmpty ? nil : lines(of: ordinal)
    state.scrolling.keep(lines, of: ordinal)
  }

  /// The text of an item is another one, which nobody typed: its insertion point is at the end.
  mutating func textWasSet(_ item: ItemID) {
    guard let ordinal = blueprint.selectable(item), blueprint.selectables[ordinal].isText else { return }
    endSelecting(in: ordinal)
    keepLines(in: ordinal)
    state.scrolling.select(SelectionMark(at: count(in: ordinal)), in: ordinal)
  }

  /// How many characters or rows there are.
  func count(in ordinal: SelectableID) -> Int {
    lines(of: ordinal)?.count ?? blueprint.selectables[ordinal].rows?.count ?? 0
  }

  /// What is selected now, under a pointer as well.
  func mark(_ ordinal: SelectableID) -> SelectionMark {
    if case .selection(let drag) = state.hands.capture, drag.selectable == ordinal { return mark(of: drag) }
    return state.scrolling.marks[ordinal].limited(to: count(in: ordinal))
  }

  /// A selection of a scene's author, as far as there is so much.
  func mark(for selection: Selection, in ordinal: SelectableID) -> SelectionMark {
    let count = count(in: ordinal)
    switch selection {
    case .all: return SelectionMark(0..<count)
    case .characters(let start, let end):
      return SelectionMark(min(start, end)..<max(start, end)).limited(to: count)
    case .rows(let first, let last):
      let rows = (blueprint.selectables[ordinal].rows ?? []).map { blueprint.items[$0].element.id }
      guard let first = rows.firstIndex(of: first), let last = rows.firstIndex(of: last) else {
        return SelectionMark(at: 0)
      }
      return SelectionMark(min(first, last)..<max(first, last) + 1)
    }
  }

  /// What is selected, in words; nil for nothing.
  func selectedText(_ ordinal: SelectableID) -> String? {
    let range = mark(ordinal).range
    guard !range.isEmpty else { return nil }
    let item = blueprint.selectables[ordinal].item
    let text: String
    if let rows = blueprint.selectables[ordinal].rows {
      text = rows[range].compactMap { blueprint.items[$0].element.label }.joined(separator: ", ")
    } else if blueprint.items[item].element.role == .secureTextField {
      text = String(repeating: "•", count: min(range.count, Self.longestWords))
    } else {
      text = String(self.text(of: item).dropFirst(range.lowerBound).prefix(min(range.count, Self.longestWords + 1)))
    }
    return text.count > Self.longestWords ? text.prefix(Self.longestWords) + "…" : text
  }

  /// The line of the insertion point, in words.
  func caretLine(_ ordinal: SelectableID) -> String {
    guard let lines = lines(of: ordinal) else { return "" }
    if blueprint.items[blueprint.selectables[ordinal].item].element.role == .secureTextField { return "" }
    let offsets = lines.offsets(on: lines.line(of: mark(ordinal).head))
    let line = lines.text.dropFirst(offsets.lowerBound).prefix(min(offsets.count - 1, Self.longestWords))
    return line.isEmpty ? "" : String(line)
  }

  /// What is told of a selection is no longer than this many characters.
  private static let longestWords = 120

  // MARK: Where

  /// Where the first and the last line or row of something selectable shows, or the insertion point where `range` is
  /// empty, relative to its surface, scrolled out of sight or not.
  func frames(of range: Range<Int>, in ordinal: SelectableID) -> (first: Rect, last: Rect)? {
    let selectable = blueprint.selectables[ordinal]
    if let rows = selectable.rows {
      guard let first = rows[range].first, let last = rows[range].last else { return nil }
      return (contentFrame(of: first), contentFrame(of: last))
    }
    let item = selectable.item
    let field = contentFrame(of: item)
    guard blueprint.items[item].element.role == .textEditor, let lines = lines(of: ordinal) else {
      return (field, field)
    }
    let origin = textOrigin(of: item)
    let (height, character) = shownMetrics(of: item)
    func frame(line: Int, from start: Int, to end: Int) -> Rect {
      let width = min(Double(max(0, end - start)) * character, field.size.width)
      let start = min(Double(start) * character, max(0, field.size.width - Self.caretWidth))
      let left = scene.isRightToLeft ? field.size.width - start - width : start
      return Rect(x: origin.x + left, y: origin.y + Double(line) * height, width: width, height: height)
    }
    let first = lines.line(of: range.lowerBound)
    guard !range.isEmpty else {
      var caret = frame(line: first, from: lines.column(of: range.lowerBound), to: 0)
      caret.size.width = Self.caretWidth
      if scene.isRightToLeft { caret.origin.x -= Self.caretWidth }
      return (caret, caret)
    }
    let last = lines.line(of: range.upperBound - 1)
    let (from, to) = (lines.column(of: range.lowerBound), lines.column(of: range.upperBound - 1) + 1)
    if first == last {
      let only = frame(line: first, from: from, to: to)
      return (only, only)
    }
    return (frame(line: first, from: from, to: lines.columns), frame(line: last, from: 0, to: to))
  }

  /// The place between two characters, or the row, that is nearest to a point of the screen.
  func unit(at point: Point, in ordinal: SelectableID) -> Int {
    let selectable = blueprint.selectables[ordinal]
    let point = point - origin(of: blueprint.items[selectable.item].surface)
    if let rows = selectable.rows {
      // Rows stand under each other or side by side: the nearest one of all.
      func distance(_ row: ItemID) -> Double {
        let frame = contentFrame(of: row)
        let across = max(0, frame.minX - point.dx, point.dx - frame.maxX)
        let along = max(0, frame.minY - point.dy, point.dy - frame.maxY)
        return across * across + along * along
      }
      return rows.indices.min { distance(rows[$0]) < distance(rows[$1]) } ?? 0
    }
    guard let lines = lines(of: ordinal) else { return 0 }
    let origin = textOrigin(of: selectable.item)
    let (height, character) = shownMetrics(of: selectable.item)
    let width = contentFrame(of: selectable.item).size.width
    let across = scene.isRightToLeft ? origin.x + width - point.dx : point.dx - origin.x
    guard blueprint.items[selectable.item].element.role == .textEditor else {
      return min(max(0, Self.whole(across / character)), lines.count)
    }
    let line = (point.dy - origin.y) / height
    if line < 0 { return 0 }
    if line >= Double(lines.starts.count) { return lines.count }
    return lines.offset(line: Int(line), column: Self.whole(across / character))
  }

  private static func whole(_ number: Double) -> Int { Int(min(max(-1, number.rounded()), 1_000_000)) }

  /// Where an item is, relative to its surface, scrolled out of sight or not.
  func contentFrame(of item: ItemID) -> Rect {
    let frame = layout.frames[item]
    guard blueprint.items[item].scroller != nil else { return frame }
    return blueprint.hasZoom ? shown(frame, in: blueprint.items[item].scroller) : frame.offset(by: shift(of: item))
  }

  /// Where the first line of a text editor begins, relative to its surface.
  private func textOrigin(of item: ItemID) -> Point {
    let frame = contentFrame(of: item)
    let offset = blueprint.items[item].ownScroller.map { self.offset($0) } ?? .zero
    return Point(x: frame.minX, y: frame.minY - offset.dy * magnification(of: item))
  }

  /// The same as `metrics` in points of the screen: what the text is in may be magnified.
  private func shownMetrics(of item: ItemID) -> (line: Double, character: Double) {
    let (size, magnification) = (metrics(of: item), magnification(of: item))
    return (size.line * magnification, size.character * magnification)
  }

  /// The height of a line and the width of a character, in points.
  private func metrics(of item: ItemID) -> (line: Double, character: Double) {
    let size = fontSize(of: item)
    return (size * PageOverlap.lineHeight, size * TextLines.characterWidth)
  }

  /// How wide the insertion point is, in points (UIKit and AppKit draw it about so).
  static let caretWidth = 2.0

  /// The size of the text in a text editor, in points.
  func textSize(of item: ItemID) -> Size? {
    guard let ordinal = blueprint.selectable(item), let lines = lines(of: ordinal) else { return nil }
    return Size(
      width: layout.frames[item].size.width, height: Double(lines.starts.count) * metrics(of: item).line)
  }
}
