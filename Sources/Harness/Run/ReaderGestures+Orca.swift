import Announcer
import Gestures
import InputEvents

/// Orca's keys: Insert is its modifier; letters lead to the next thing of a kind, with Shift to the one before, and arrows
/// move its caret, once Insert+Z and Insert+F12 have turned these on; Control+Home and Control+End lead to the ends. Orca turns them on by itself in documents only.
extension ReaderGestures {
  /// What a key asks of Orca.
  mutating func readOfOrca(_ key: KeyInput) -> Reading? {
    if key.key == .keyInsert {
      isInsertDown = key.phase != .up
      return .ignore
    }
    let isUp = key.phase == .up
    // Control alone; with another key it belongs to that.
    let isControl = key.key == .keyLeftctrl || key.key == .keyRightctrl
    if isControl, isUp, isControlAlone {
      isControlAlone = false
      return .commands([.stop], named: "press control")
    }
    isControlAlone = isControl && !isUp && !isInsertDown
    if isInsertDown {
      let keys: KeyNavigation
      switch key.key {
      case .keyZ: keys = .structural
      case .keyF12: keys = .caret
      default: return nil
      }
      if isUp { return .ignore }
      let isOn = !keysTurnedOn.contains(keys)
      if isOn { keysTurnedOn.insert(keys) } else { keysTurnedOn.remove(keys) }
      return .commands(
        [.switched(keys, isOn: isOn)], named: "press insert+" + (keys == .structural ? "z" : "f12"))
    }
    if key.key == .keyKpplus, key.modifiers.isEmpty { return isUp ? .ignore : .commands([.readAllFromHere]) }
    guard let command = command(of: key) else { return nil }
    return .commandsUnlessTyping(isUp ? [] : [command])
  }

  private func command(of key: KeyInput) -> ReaderCommand? {
    if keysTurnedOn.contains(.caret), let move = Self.caretKeys[ReaderChord(key.key, key.modifiers)] {
      return .moveCaret(move)
    }
    // As long as arrows do not move the caret, these lead to the ends of what is read.
    if key.modifiers == .control, key.key == .keyHome { return .first }
    if key.modifiers == .control, key.key == .keyEnd { return .last }
    guard keysTurnedOn.contains(.structural), let kind = Self.structuralKeys[key.key] else { return nil }
    switch key.modifiers {
    case []: return .nextKind(kind)
    case .shift: return .previousKind(kind)
    default: return nil
    }
  }

  /// Orca's structural navigation (`structural_navigator_command_definitions.py`): `u`, `v` and `o` are for what nothing
  /// here tells of links and texts.
  static let structuralKeys: [KeyCode: StructuralKind] = [
    .keyQ: .blockQuote, .keyB: .button, .keyX: .checkBox, .keyC: .comboBox, .keyE: .entry, .keyF: .formField,
    .keyH: .heading, .keyG: .image, .keyM: .landmark, .keyL: .list, .keyI: .listItem, .keyP: .paragraph,
    .keyR: .radioButton, .keyT: .table, .keyK: .link, .keyA: .clickable, .keyS: .separator,
    .key1: .heading1, .key2: .heading2, .key3: .heading3, .key4: .heading4, .key5: .heading5, .key6: .heading6,
  ]

  /// Orca's caret navigation (`caret_navigator_command_definitions.py`).
  static let caretKeys: [ReaderChord: CaretMove] = [
    ReaderChord(.keyRight, []): .nextCharacter, ReaderChord(.keyLeft, []): .previousCharacter,
    ReaderChord(.keyRight, .control): .nextWord, ReaderChord(.keyLeft, .control): .previousWord,
    ReaderChord(.keyDown, []): .nextLine, ReaderChord(.keyUp, []): .previousLine,
    ReaderChord(.keyHome, []): .lineStart, ReaderChord(.keyEnd, []): .lineEnd,
    ReaderChord(.keyHome, .control): .start, ReaderChord(.keyEnd, .control): .end,
  ]
}
