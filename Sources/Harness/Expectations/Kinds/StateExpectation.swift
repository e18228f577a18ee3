import Accessibility
import Geometry
import Gestures

/// Something is in a state; where none is said, it can be seen.
struct StateExpectation: ExpectationKind {
  static let grammar = "SELECTOR [\(State.allCases.map(\.rawValue).joined(separator: " | "))]"

  /// What may be said of something.
  enum State: String, CaseIterable {
    case visible, absent, enabled, disabled, selected, reachable
  }

  let selector: Selector
  let state: State

  init?(_ claim: inout ScriptParser) throws(GestureScriptError) {
    let names = State.allCases.map(\.rawValue)
    selector = try claim.selector(until: Set(names))
    state = claim.word.flatMap(State.init) ?? .visible
    if !claim.token.endsInstruction { claim.advance() }
  }

  func verdict(on moment: ExpectationMoment) -> ExpectationVerdict {
    switch state {
    case .absent: absence(moment)
    case .visible: visibility(moment)
    default: verdict(of: state, on: moment)
    }
  }

  private func absence(_ moment: ExpectationMoment) -> ExpectationVerdict {
    let found = matches(moment)
    guard let first = found.first else { return ExpectationVerdict(true, found: "it is not there") }
    return .failed("\(moment.name(moment.tree.nodes[first])) is there")
  }

  private func visibility(_ moment: ExpectationMoment) -> ExpectationVerdict {
    let tree = moment.tree
    let found = matches(moment)
    let screen = Rect(origin: Point(x: 0, y: 0), size: tree.screen)
    let shown = found.first { index in
      !tree.nodes[index].frame.intersection(screen).isEmpty && tree.isPartlyInSight(index)
    }
    if let shown { return ExpectationVerdict(true, found: "\(moment.name(tree.nodes[shown])) is to be seen") }
    if let first = found.first {
      return .failed("\(moment.name(tree.nodes[first])) is there, out of sight")
    }
    do throws(SelectorError) {
      _ = try selector.index(in: tree)
      return .failed("it cannot be seen")
    } catch {
      return .failed(error)
    }
  }

  private func verdict(of state: State, on moment: ExpectationMoment) -> ExpectationVerdict {
    do throws(SelectorError) {
      let index = try selector.index(in: moment.tree)
      let node = moment.tree.nodes[index]
      let isSo: Bool
      switch state {
      case .disabled: isSo = node.traits.contains(.disabled)
      case .enabled: isSo = !node.traits.contains(.disabled)
      case .selected: isSo = node.traits.contains(.selected)
      case .reachable: isSo = ReadingOrder(moment.tree).elements.contains(index)
      case .visible, .absent: isSo = true
      }
      return ExpectationVerdict(isSo, found: "\(moment.name(node)) is \(isSo ? state.rawValue : state.opposite)")
    } catch {
      return .failed(error)
    }
  }

  private func matches(_ moment: ExpectationMoment) -> [Int] {
    switch selector.subject {
    case .node(let steps): SelectorMatcher(moment.tree).matches(steps)
    case .point: (try? selector.index(in: moment.tree)).map { [$0] } ?? []
    }
  }
}

extension StateExpectation.State {
  /// What is so where this is not.
  fileprivate var opposite: String {
    switch self {
    case .visible: "out of sight"
    case .absent: "there"
    case .enabled: "disabled"
    case .disabled: "enabled"
    case .selected: "not selected"
    case .reachable: "out of a screen reader's reach"
    }
  }
}
