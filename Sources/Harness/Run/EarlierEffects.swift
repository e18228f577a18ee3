import Gestures
import InputEvents

/// What a drag, a pinch, a press or a turn brings about while it goes on, which is told at its own time; what is told
/// of the whole of it at its end must not say that nothing happened.
struct EarlierEffects {
  private var happenings: [TranscriptEntry.Happening] = []
  /// Fingers that are down.
  private var fingers: Set<Int> = []
  private var isOfTurn = false

  /// An input comes: where it is the first of something new, what came of others is forgotten.
  mutating func begin(_ input: RecognizedInput.Kind) {
    let isTurn = if case .rotary = input { true } else { false }
    if isTurn != isOfTurn { happenings = [] }
    isOfTurn = isTurn
    switch input {
    case .contact(let event):
      switch event.phase {
      case .began:
        if fingers.isEmpty { happenings = [] }
        fingers.insert(event.contact.id)
      case .moved: break
      case .ended, .cancelled: fingers.remove(event.contact.id)
      }
    case .pointer(.pressed), .key: happenings = []
    case .interrupted: fingers = []
    case .gesture, .pointer, .rotary: break
    }
  }

  /// Keeps what came of a part of it: of several changes of one thing the last, and nothing that was taken in vain.
  mutating func add(_ more: [TranscriptEntry.Happening]) {
    for new in more where new.event.kind != .swallowed {
      happenings.removeAll { old in
        old.event.node == new.event.node
          && (old.event.kind == new.event.kind || new.event.kind.supersedes(old.event.kind))
          && (!new.event.kind.isPageTurn || old.event.axis == new.event.axis)
      }
      happenings.append(new)
    }
  }

  /// All of it, for the entry that tells the whole.
  mutating func take() -> [TranscriptEntry.Happening] {
    defer { happenings = [] }
    return happenings
  }
}

extension TargetEvent.Kind {
  /// Whether it tells a page, of which there may be others along the other axis.
  fileprivate var isPageTurn: Bool { if case .paged = self { true } else { false } }

  /// Whether it says all of a node that another one has said before.
  fileprivate func supersedes(_ other: Self) -> Bool {
    switch (self, other) {
    case (.valueChanged, .valueChanged), (.textChanged, .textChanged), (.scrolled, .scrolled), (.paged, .paged),
      (.zoomed, .zoomed), (.selected, .selected), (.caretMoved, .caretMoved), (.announced, .announced),
      (.resized, .resized), (.moved, .moved):
      true
    default: false
    }
  }
}
