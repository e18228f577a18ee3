import Accessibility
import Gestures
import InputEvents

/// Somebody who does a task with a keyboard.
struct Typist<Interface: ReproducibleTarget> {
  private var walker: Walker<Interface>
  private let terms: CostTerms

  init(_ walker: Walker<Interface>, _ terms: CostTerms) { (self.walker, self.terms) = (walker, terms) }

  /// Brings the focus to something and uses it; where there is no way, the instruction is done as it is written.
  mutating func use(_ place: Place, _ instruction: ScriptAction) -> KnownCost<Int> {
    let target = walker.run.target
    let tree = target.tree
    guard let id = place.node(in: tree, touched: target.touched), let node = tree.node(id) else {
      _ = walker.perform(instruction)
      return .none
    }
    let found = KeyboardWaySearch(to: [id], on: target, tree: tree, terms).outcomes[id] ?? .none
    switch found {
    case .way(let way):
      for press in way.presses { _ = walker.perform(.press(press.chord)) }
      guard !node.role.isTextEntry else { return .way(way.count) }
      // Return is what uses a thing nearly everywhere, Space the rest.
      for key in [KeyCode.keyEnter, .keySpace] {
        let state = walker.run.target.stateKey
        _ = walker.perform(.press(KeyChord([key])))
        if walker.run.target.stateKey != state { break }
      }
      return .way(way.count + 1)
    case .none:
      _ = walker.perform(instruction)
      return .none
    case .unknown(let bound):
      _ = walker.perform(instruction)
      return .unknown(atLeast: bound)
    case .untold(let why):
      _ = walker.perform(instruction)
      return .untold(why)
    }
  }

  /// Does an instruction as it is written: a key for each that is pressed or typed.
  mutating func copy(_ instruction: ScriptAction) -> KnownCost<Int> {
    guard walker.perform(instruction) else { return .none }
    return switch instruction {
    case .type(let text): .way(text.value.count)
    default: .way(instruction.isGesture ? 1 : 0)
    }
  }
}

extension KeyboardWay.Press {
  /// The keys that are down together.
  var chord: KeyChord {
    var keys: [KeyCode] = []
    if modifiers.contains(.control) { keys.append(.keyLeftctrl) }
    if modifiers.contains(.alt) { keys.append(.keyLeftalt) }
    if modifiers.contains(.shift) { keys.append(.keyLeftshift) }
    if modifiers.contains(.command) { keys.append(.keyLeftmeta) }
    return KeyChord(keys + [key])
  }
}
