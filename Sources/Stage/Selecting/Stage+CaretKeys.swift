internal import Accessibility
internal import Digests
internal import Gestures
internal import Harness
internal import InputEvents
internal import Journal
internal import Mutants
internal import Scenes
internal import Scrolling
internal import StageLayout
internal import StageModel

/// Keys that move the insertion point of the text that has the focus, and extend its selection.
extension Stage {
  /// What an arrow, Home or End does in a text; false where the key is none of the text's.
  ///
  /// With Option an arrow goes by a word or a paragraph's line, with Command to the end of the line or text, with Shift
  /// the selection is extended (AppKit's standard key bindings). Control with an arrow is the system's.
  mutating func moveCaret(_ key: KeyInput, in item: ItemID, cause: Cause) -> Bool {
    guard let ordinal = blueprint.selectable(item), let lines = lines(of: ordinal) else { return false }
    guard !key.modifiers.contains(.control), !key.modifiers.isSuperset(of: [.alt, .command]) else { return false }
    let old = mark(ordinal)
    guard let head = destination(of: key, from: old, lines: lines, isMultiline: isMultiline(item)) else { return false }
    if waitsInTurn(.key(key, in: item), cause: cause) { return true }
    endSelecting(in: ordinal)
    let isExtending = key.modifiers.contains(.shift)
    let new = SelectionMark(base: isExtending ? old.base : head, head: head)
    let id = blueprint.items[item].id
    decide(cause.text, taker: id, isExtending ? "it extends its selection" : "it moves its insertion point")
    guard new != old else { return true }
    state.scrolling.select(new, in: ordinal)
    bringIntoView(AutomaticScroll(sight: .caret(ordinal), occasion: .caretPlaced), cause: cause)
    if isExtending || abs(new.head - old.head) != 1 {
      tellSelection(ordinal, cause: cause)
    } else {
      let character = lines.text.dropFirst(min(new.head, old.head)).prefix(1)
      let isSecret = blueprint.items[item].element.role == .secureTextField
      emit(.caretMoved(isSecret ? "•" : String(character)), id, cause)
    }
    return true
  }

  func isMultiline(_ item: ItemID) -> Bool { blueprint.items[item].element.role == .textEditor }

  /// Where the head of the selection goes; nil where the key moves it nowhere.
  private func destination(
    of key: KeyInput, from mark: SelectionMark, lines: TextLines, isMultiline: Bool
  ) -> Int? {
    let (isFar, isByWord) = (key.modifiers.contains(.command), key.modifiers.contains(.alt))
    let isCollapsing = !mark.range.isEmpty && !key.modifiers.contains(.shift)
    let line = lines.line(of: mark.head)
    switch key.key {
    case .keyLeft, .keyRight:
      let isForward = (key.key == .keyRight) != scene.isRightToLeft
      if isFar { return isForward ? lines.offsets(on: line).upperBound : lines.offsets(on: line).lowerBound }
      if isByWord { return Self.word(after: mark.head, isForward: isForward, in: lines.text) }
      if isCollapsing { return isForward ? mark.range.upperBound : mark.range.lowerBound }
      return min(max(0, mark.head + (isForward ? 1 : -1)), lines.count)
    case .keyUp, .keyDown:
      let isDown = key.key == .keyDown
      if isFar || !isMultiline { return isDown ? lines.count : 0 }
      if isByWord {
        let offsets = lines.offsets(on: line)
        let end = isDown ? offsets.upperBound : offsets.lowerBound
        if end != mark.head { return end }
        let next = line + (isDown ? 1 : -1)
        guard lines.starts.indices.contains(next) else { return mark.head }
        return isDown ? lines.offsets(on: next).upperBound : lines.offsets(on: next).lowerBound
      }
      let next = line + (isDown ? 1 : -1)
      guard lines.starts.indices.contains(next) else { return isDown ? lines.count : 0 }
      return lines.offset(line: next, column: lines.column(of: mark.head))
    // In a text of several lines they scroll and leave the insertion point where it is.
    case .keyHome where !isMultiline: return 0
    case .keyEnd where !isMultiline: return lines.count
    default: return nil
    }
  }

  /// The end of the word after an offset, or the beginning of the one before.
  private static func word(after offset: Int, isForward: Bool, in text: String) -> Int {
    let characters = Array(text)
    func isWord(_ offset: Int) -> Bool { characters[offset].isLetter || characters[offset].isNumber }
    var offset = min(max(0, offset), characters.count)
    if isForward {
      while offset < characters.count, !isWord(offset) { offset += 1 }
      while offset < characters.count, isWord(offset) { offset += 1 }
    } else {
      while offset > 0, !isWord(offset - 1) { offset -= 1 }
      while offset > 0, isWord(offset - 1) { offset -= 1 }
    }
    return offset
  }

  /// Command with A selects everything in the text that has the focus, with C and X it copies and cuts the selection,
  /// which is in view before that (SM-11, cause 4); false for any other key.
  mutating func editByCommand(_ key: KeyInput, in item: ItemID, cause: Cause) -> Bool {
    guard key.modifiers == .command, [.keyA, .keyC, .keyX].contains(key.key), let ordinal = blueprint.selectable(item),
      blueprint.selectables[ordinal].isText
    else { return false }
    if waitsInTurn(.key(key, in: item), cause: cause) { return true }
    if key.key == .keyA { selectAll(in: ordinal, cause: cause) } else { copy(in: ordinal, by: key, cause: cause) }
    return true
  }

  private mutating func selectAll(in ordinal: SelectableID, cause: Cause) {
    endSelecting(in: ordinal)
    state.scrolling.select(SelectionMark(0..<count(in: ordinal)), in: ordinal)
    decide(cause.text, taker: blueprint.items[blueprint.selectables[ordinal].item].id, "it selects everything")
    tellSelection(ordinal, cause: cause)
  }

  private mutating func copy(in ordinal: SelectableID, by key: KeyInput, cause: Cause) {
    let item = blueprint.selectables[ordinal].item
    let id = blueprint.items[item].id
    guard !mark(ordinal).range.isEmpty else {
      decide(cause.text, taker: id, "nothing is selected")
      return
    }
    let isCopying = key.key == .keyC
    let showsFirst = !Mutant.isOn(.operationComesFirst)
    if showsFirst, hasToWait(for: sight(of: ordinal)) {
      wait(for: .key(key, in: item), cause: cause)
      return
    }
    decide(cause.text, taker: id, isCopying ? "it copies" : "it cuts")
    if showsFirst { showSelection(of: ordinal, cause: cause) }
    emit(.acted(isCopying ? "copy" : "cut"), id, cause)
    if !isCopying { erase(item, isForward: false, cause: cause) }
    if !showsFirst { showSelection(of: ordinal, cause: cause) }
  }
}
