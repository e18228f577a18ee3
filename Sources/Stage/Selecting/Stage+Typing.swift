internal import Accessibility
internal import Digests
internal import Gestures
internal import Harness
internal import InputEvents
internal import Journal
internal import Room
internal import Scenes
internal import Scrolling
internal import StageModel

/// Typing: what is typed replaces what is selected, and the insertion point is in view before it appears
/// (SM-11, cause 2).
extension Stage {
  /// Types text into a field, in the place of what is selected.
  mutating func insert(_ text: String, into item: ItemID, cause: Cause) {
    guard !returnsFirst(to: item, deed: .insert(text, into: item), cause: cause) else { return }
    edit(item, cause: cause) { Self.replace($1.range, of: &$0, by: text) }
    followCaret(of: item, cause: cause)
  }

  /// Deletes what is selected, else a character before the insertion point or after it.
  mutating func erase(_ item: ItemID, isForward: Bool, cause: Cause) {
    guard !returnsFirst(to: item, deed: .erase(item, isForward: isForward), cause: cause) else { return }
    edit(item, cause: cause) { text, mark in
      var range = mark.range
      if range.isEmpty {
        range = isForward ? range.lowerBound..<range.lowerBound + 1 : range.lowerBound - 1..<range.lowerBound
      }
      return Self.replace(range, of: &text, by: "")
    }
    followCaret(of: item, cause: cause)
  }

  /// Brings the insertion point into view before something is typed there; whether that has to wait.
  private mutating func returnsFirst(to item: ItemID, deed: AwaitedScroll.Deed, cause: Cause) -> Bool {
    guard let ordinal = blueprint.selectable(item), isEditable(item) else { return false }
    endSelecting(in: ordinal)
    if hasToWait(for: sight(of: ordinal)) {
      wait(for: deed, cause: cause)
      return true
    }
    bringIntoView(AutomaticScroll(sight: sight(of: ordinal), occasion: .typing), cause: cause)
    return false
  }

  /// The insertion point stays in view as the text grows.
  private mutating func followCaret(of item: ItemID, cause: Cause) {
    keepLines(of: item)
    if let ordinal = blueprint.selectable(item), isEditable(item) {
      bringIntoView(AutomaticScroll(sight: .caret(ordinal), occasion: .caretPlaced), cause: cause)
    }
  }

  private func isEditable(_ item: ItemID) -> Bool { !blueprint.items[item].element.traits.contains(.readOnly) }

  /// Replaces characters and returns where the insertion point is then: after what came.
  static func replace(_ range: Range<Int>, of text: inout String, by new: String) -> Int? {
    guard range.lowerBound >= 0,
      let start = text.index(text.startIndex, offsetBy: range.lowerBound, limitedBy: text.endIndex),
      let end = text.index(start, offsetBy: range.count, limitedBy: text.endIndex)
    else { return nil }
    let after = text.distance(from: end, to: text.endIndex)
    text.replaceSubrange(start..<end, with: new)
    // What came may have joined its neighbours, as an accent does.
    return max(0, text.count - after)
  }

  /// Changes a text; text typed into a sheet is a change that is not saved yet.
  ///
  /// - Parameter change: Changes the text, given what is selected, and returns where the insertion point is then; nil
  ///   where it changes nothing.
  mutating func edit(_ item: ItemID, cause: Cause, _ change: (inout String, SelectionMark) -> Int?) {
    guard isEditable(item), let ordinal = blueprint.selectable(item) else { return }
    let before = text(of: item)
    var text = before
    guard let caret = change(&text, mark(ordinal)), text != before, text.utf8.count <= Self.longestText else { return }
    noteChange(on: blueprint.items[item].surface)
    state.room.set(item, to: .text(text))
    state.scrolling.select(SelectionMark(at: caret), in: ordinal)
    decide("typing", taker: blueprint.items[item].id, "it has the focus")
    emit(.textChanged(spokenValue(of: item) ?? ""), blueprint.items[item].id, cause)
  }

  /// A field holds no more than this many bytes.
  private static let longestText = 65_536
}
