public import Digests
public import Gestures
public import InputEvents
public import Journal
public import StageModel

/// Something that is to be in view, and why (SM-11).
@usableFromInline
package struct AutomaticScroll: Hashable, Sendable {
  /// What has to be seen.
  @usableFromInline package var sight: Sight
  /// The row of SM-11.
  @usableFromInline package var occasion: Occasion

  /// What has to be seen, for a row of SM-11.
  package init(sight: Sight, occasion: Occasion) {
    self.sight = sight
    self.occasion = occasion
  }

  /// What has to be seen.
  @usableFromInline
  package enum Sight: Hashable, Sendable {
    /// The whole of an item, as far as it fits.
    case item(ItemID)
    /// The whole insertion point of something selectable.
    case caret(SelectableID)
    /// Any part of what is selected in it.
    case selection(SelectableID)
  }

  /// Why content scrolls that nobody scrolls.
  @usableFromInline
  package enum Occasion: Hashable, Sendable {
    case selected, found, caretPlaced, typing, operation, focus, keyboard
    /// The focus was pushed in a direction: no push turns more than one page, along it or across (SM-9).
    case push
    /// The layout has changed, and what had the focus and showed is to show again.
    case layout
    /// As the app says.
    case declared(String)

    /// The row, for people.
    package var words: String {
      switch self {
      case .selected: "SM-11 (1): what is selected"
      case .found: "SM-11 (1): what was found"
      case .caretPlaced: "SM-11 (1): the insertion point"
      case .typing: "SM-11 (2): the insertion point, before the typing"
      case .operation: "SM-11 (4): the selection, before the operation"
      case .focus, .push, .layout: "SM-11 (5): into view"
      case .keyboard: "SM-11 (6): the insertion point, from under the keyboard"
      case .declared(let reason): "SM-11 (7): \(reason)"
      }
    }
  }
}

/// What waits for a finger to let go of the content that has to scroll for it (SM-8).
@usableFromInline
package struct AwaitedScroll: Hashable, Sendable {
  /// What to do then.
  @usableFromInline package var deed: Deed
  /// Why.
  @usableFromInline package var cause: Cause

  /// What is to be done when the content is let go, and why.
  package init(deed: Deed, cause: Cause) {
    self.deed = deed
    self.cause = cause
  }

  /// What to do when the content is let go.
  @usableFromInline
  package enum Deed: Hashable, Sendable {
    /// It only scrolls.
    case scroll(AutomaticScroll)
    /// Text is typed, after the view has returned to the insertion point.
    case insert(String, into: ItemID)
    /// A character is deleted, before or after the insertion point.
    case erase(ItemID, isForward: Bool)
    /// An item does something to what is selected.
    case operate(ItemID)
    /// An item changes its target or selects something in it, and more, after what waits already.
    case change(ItemID)
    /// A key moves the insertion point of a text, selects, copies or cuts there, or ends the entry.
    case key(KeyInput, in: ItemID)
    /// The insertion point goes to a place of something selectable: after so many characters, or before so many.
    case putCaret(Int, fromEnd: Bool, in: SelectableID)

    /// Whether it does more than scroll, so that what is edited or selected later waits in turn.
    package var editsOrSelects: Bool {
      if case .scroll = self { return false }
      return true
    }
  }
}

extension AutomaticScroll: StateEncodable {
  @inlinable package func encode(into sink: inout some StateSink) {
    sink.combine(sight)
    sink.combine(occasion)
  }
}

extension AutomaticScroll.Sight: StateEncodable {
  @inlinable package func encode(into sink: inout some StateSink) {
    switch self {
    case .item(let item):
      sink.combine(1)
      sink.combine(item)
    case .caret(let ordinal):
      sink.combine(2)
      sink.combine(ordinal)
    case .selection(let ordinal):
      sink.combine(3)
      sink.combine(ordinal)
    }
  }
}

extension AutomaticScroll.Occasion: StateEncodable {
  @inlinable package func encode(into sink: inout some StateSink) {
    switch self {
    case .selected: sink.combine(1)
    case .found: sink.combine(2)
    case .caretPlaced: sink.combine(3)
    case .typing: sink.combine(4)
    case .operation: sink.combine(5)
    case .focus: sink.combine(6)
    case .keyboard: sink.combine(7)
    case .declared(let reason):
      sink.combine(8)
      sink.combine(reason)
    case .push: sink.combine(9)
    case .layout: sink.combine(10)
    }
  }
}

extension AwaitedScroll: StateEncodable {
  @inlinable package func encode(into sink: inout some StateSink) {
    sink.combine(deed)
    sink.combine(cause)
  }
}

extension AwaitedScroll.Deed: StateEncodable {
  @inlinable package func encode(into sink: inout some StateSink) {
    switch self {
    case .scroll(let scroll):
      sink.combine(1)
      sink.combine(scroll)
    case .insert(let text, let item):
      sink.combine(2)
      sink.combine(text)
      sink.combine(item)
    case .erase(let item, let isForward):
      sink.combine(3)
      sink.combine(item)
      sink.combine(isForward)
    case .operate(let item):
      sink.combine(4)
      sink.combine(item)
    case .change(let item):
      sink.combine(5)
      sink.combine(item)
    case .key(let key, let item):
      sink.combine(6)
      sink.combine(key)
      sink.combine(item)
    case .putCaret(let characters, let isFromEnd, let ordinal):
      sink.combine(7)
      sink.combine(characters)
      sink.combine(isFromEnd)
      sink.combine(ordinal)
    }
  }
}

extension KeyInput: StateEncodable {
  @inlinable package func encode(into sink: inout some StateSink) {
    sink.combine(Int(key.rawValue))
    sink.combine(phase.rawValue)
    sink.combine(Int(modifiers.rawValue))
    sink.combine(text != nil)
    if let text { sink.combine(text) }
  }
}
