package import Accessibility
import Gestures
import InputEvents

/// Finds the fewest keys that bring the keyboard focus to the elements of a screen, by pressing them on copies of it.
///
/// Only keys that move the focus or content are pressed on the way. Of a tree that cannot be driven it is the key Tab
/// through what its source says takes the focus, in the order of the tree, forwards or backwards.
package struct KeyboardWaySearch<Interface: ReproducibleTarget> {
  /// What was found for each goal.
  package private(set) var outcomes: [NodeID: KnownCost<KeyboardWay>] = [:]

  private struct Station {
    var interface: Interface?
    var parent: Int?
    var press: KeyboardWay.Press?
    var focus: NodeID?
    var count: Int
  }

  private var stations: [Station] = []
  private var settled: Set<Interface.StateKey> = []
  private let terms: CostTerms

  /// Keys that do nothing but move the focus, or content.
  private static var moving: Set<KeyCode> {
    [
      .keyTab, .keyLeft, .keyRight, .keyUp, .keyDown, .keyHome, .keyEnd, .keyPageup, .keyPagedown,
    ]
  }

  /// Looks for keys to all of `goals`.
  ///
  /// - Parameter tree: What the interface shows now.
  package init(to goals: [NodeID], on interface: Interface, tree: AccessibilityTree, _ terms: CostTerms) {
    self.terms = terms
    guard interface.acceptedFocusSteps != nil else {
      tab(through: tree, to: goals)
      return
    }
    let focus = tree.nodes.first { $0.traits.contains(.focused) }?.id
    stations = [Station(interface: interface, focus: focus, count: 0)]
    var (open, next) = (Set(goals), 0)
    while !open.isEmpty, next < stations.count {
      defer { next += 1 }
      if let focus = stations[next].focus, open.remove(focus) != nil { outcomes[focus] = .way(way(to: next)) }
      guard stations.count < terms.mostTries else {
        for goal in open { outcomes[goal] = .unknown(atLeast: Int64(stations[next].count) + 1) }
        return
      }
      expand(next, isRemote: tree.platform == "tvOS")
    }
    for goal in open { outcomes[goal] = KnownCost<KeyboardWay>.none }
  }

  private mutating func expand(_ place: Int, isRemote: Bool) {
    guard let interface = stations[place].interface else { return }
    stations[place].interface = nil
    guard settled.insert(interface.stateKey).inserted else { return }
    for step in interface.acceptedFocusSteps ?? [] {
      guard case .press(let key, let modifiers) = step, Self.moving.contains(key) else { continue }
      // A television is operated with a remote, which has no Tab.
      if isRemote, key == .keyTab { continue }
      var after = interface
      let events = after.press(key, modifiers)
      // A key that sets a value, or does anything else, is not on the way.
      guard events.allSatisfy(\.isOfWay), !settled.contains(after.stateKey) else { continue }
      let focus = events.last { $0.kind == .focused }?.node ?? stations[place].focus
      stations.append(
        Station(
          interface: after, parent: place, press: .init(key: key, modifiers: modifiers), focus: focus,
          count: stations[place].count + 1))
    }
  }

  private func way(to place: Int) -> KeyboardWay {
    var presses: [KeyboardWay.Press] = []
    var next: Int? = place
    while let place = next {
      if let press = stations[place].press { presses.append(press) }
      next = stations[place].parent
    }
    return KeyboardWay(presses: presses.reversed())
  }

  // MARK: Trees

  private mutating func tab(through tree: AccessibilityTree, to goals: [NodeID]) {
    guard let stops = TabStops(tree) else {
      for goal in goals { outcomes[goal] = .untold("its source does not tell what takes the keyboard focus") }
      return
    }
    for goal in goals {
      guard let place = stops.place(of: goal) else {
        outcomes[goal] = KnownCost<KeyboardWay>.none
        continue
      }
      // Where the focus is, Tab goes on from; where it is nowhere, it comes to the first stop.
      let count = stops.ids.count
      let forward = stops.focused.map { (place - $0 + count) % count } ?? place + 1
      let back = stops.focused.map { ($0 - place + count) % count } ?? count - place
      let press = KeyboardWay.Press(key: .keyTab, modifiers: forward <= back ? [] : .shift)
      outcomes[goal] = .way(KeyboardWay(presses: Array(repeating: press, count: min(forward, back))))
    }
  }
}

extension TargetEvent {
  /// Whether it may happen on the way to something else.
  fileprivate var isOfWay: Bool {
    switch kind {
    case .focused, .scrolled, .paged, .reachedEdge, .caretMoved, .swallowed, .delivered: true
    default: false
    }
  }
}

extension ReproducibleTarget {
  /// From the press of a key to its release, in µs.
  static var keyTime: Int64 { 80_000 }
  /// From one key to the next, in µs: longer than anything that is repeated.
  static var keyPause: Int64 { 700_000 }

  /// Presses a key after a pause, and lets time pass until nothing happens by itself any more.
  mutating func press(_ key: KeyCode, _ modifiers: KeyInput.Modifiers) -> [TargetEvent] {
    var events = advance(to: now + Self.keyPause)
    let start = now
    let (down, up) = (KeyInput(key: key, phase: .down, modifiers: modifiers), KeyInput(key: key, phase: .up))
    events += receive(TargetInput(time: start, kind: .input(.key(down))))
    events += receive(TargetInput(time: start + Self.keyTime, kind: .input(.key(up))))
    for _ in 0..<256 {
      guard let due = nextDeadline else { break }
      events += advance(to: max(due, now))
    }
    return events
  }
}
