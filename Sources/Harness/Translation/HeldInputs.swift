import Gestures
import InputEvents

/// What hands hold: fingers on a screen, buttons, keys, and movements that go on.
struct HeldInputs {
  private var contacts: Set<Int> = []
  private var buttons: Set<[Int]> = []
  private var keys: Set<[Int]> = []
  /// Movements on devices that do not tell their contacts, such as touchpads.
  private var movements: Set<Int> = []

  /// Whether nothing is held.
  var isEmpty: Bool { contacts.isEmpty && buttons.isEmpty && keys.isEmpty && movements.isEmpty }

  mutating func take(_ input: RecognizedInput) {
    switch input.kind {
    case .contact(let event):
      switch event.phase {
      case .began: contacts.insert(event.contact.id)
      case .moved: break
      case .ended, .cancelled: contacts.remove(event.contact.id)
      }
    case .pointer(.pressed(let button, _)): buttons.insert([input.device, button])
    case .pointer(.released(let button, _)): buttons.remove([input.device, button])
    case .pointer, .rotary: break
    case .key(let key):
      let code = [input.device, Int(key.key.rawValue)]
      if key.phase == .up { keys.remove(code) } else { keys.insert(code) }
    case .gesture(let gesture): follow(gesture, of: input.device)
    case .interrupted:
      movements.remove(input.device)
      buttons = buttons.filter { $0.first != input.device }
      keys = keys.filter { $0.first != input.device }
    }
  }

  private mutating func follow(_ gesture: Gesture, of device: Int) {
    switch gesture.movementPhase {
    case .began, .changed: movements.insert(device)
    case .ended, .cancelled: movements.remove(device)
    case nil: break
    }
  }
}

extension Gesture {
  /// Where a gesture that goes on for a while stands; nil for one that is told once.
  var movementPhase: GesturePhase? {
    switch self {
    case .tap, .swipe, .scrub: nil
    case .longPress(let phase, _, _): phase
    case .pan(let pan): pan.phase
    case .pinch(let phase, _, _, _): phase
    case .rotate(let phase, _, _, _): phase
    }
  }
}
