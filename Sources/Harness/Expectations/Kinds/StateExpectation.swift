import Accessibility
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

  var subject: Selector? { selector }

  init?(_ claim: inout ScriptParser) throws(GestureScriptError) {
    let names = State.allCases.map(\.rawValue)
    let start = claim
    do throws(GestureScriptError) {
      selector = try claim.selector(until: Set(names))
    } catch {
      throw Self.misspeltState(in: start) ?? error
    }
    state = claim.word.flatMap(State.init) ?? .visible
    if !claim.token.endsInstruction { claim.advance() }
  }

  /// What is said of states in other words; of `not`, which word says the opposite.
  private static let habits: [String: State] = [
    "shown": .visible, "displayed": .visible, "exists": .visible, "present": .visible, "there": .visible,
    "hidden": .absent, "gone": .absent, "missing": .absent, "invisible": .absent, "dismissed": .absent,
    "inactive": .disabled, "dimmed": .disabled, "active": .enabled, "checked": .selected, "accessible": .reachable,
  ]

  /// What sheets rest at as a rule.
  private static let detents: Set<String> = ["small", "medium", "large"]

  /// An error about what stands after a selector, where that is no state; nil where it is the selector that is wrong.
  private static func misspeltState(in claim: ScriptParser) -> GestureScriptError? {
    var ahead = claim
    while !ahead.token.endsInstruction {
      // A word right after a name, a number in brackets or an id would be the state.
      let isAfterID = ahead.token.kind == .symbol(UInt8(ascii: "#"))
      let isAfterName = ahead.token.kind == .string || ahead.token.kind == .symbol(UInt8(ascii: "]"))
      if isAfterID {
        while ahead.token(after: 1).range.lowerBound == ahead.token.range.upperBound,
          !ahead.token(after: 1).endsInstruction
        { ahead.advance() }
      }
      ahead.advance()
      guard isAfterID || isAfterName, let word = ahead.word, word != "in" else { continue }
      let names = State.allCases.map(\.rawValue)
      var error = ahead.unexpected("a state", among: names)
      error.message += "; the states are \(names.joined(separator: ", "))"
      if word == "to", ahead.word(after: 1) == "be" {
        let state = ahead.word(after: 2).flatMap { State(rawValue: $0) ?? habits[$0.lowercased()] }
        error.hint = state.map { "write \($0.rawValue)" } ?? "leave “to be” out"
      } else if word == "is", !ahead.token(after: 1).endsInstruction {
        error.hint = "leave “is” out"
      } else if word == "not" {
        let denied = ahead.word(after: 1).flatMap(State.init)
        error.hint = denied?.contrary.map { "write \($0.rawValue)" } ?? "there is no word for what is not so"
      } else if let state = habits[word.lowercased()] {
        error.hint = "write \(state.rawValue)"
      } else if ahead.token(after: 1).endsInstruction, detents.contains(word.lowercased()) {
        error.hint = "write at \(word)"
      } else if isAfterName, Role(rawValue: word) != nil {
        error.hint = "a role stands before its name"
      }
      return error
    }
    return nil
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
    if let shown = found.first(where: tree.isToBeSeen) {
      return ExpectationVerdict(true, found: "\(moment.name(tree.nodes[shown])) is to be seen")
    }
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
  /// The state that is so where this is not; nil where no state says that.
  fileprivate var contrary: Self? {
    switch self {
    case .visible: .absent
    case .absent: .visible
    case .enabled: .disabled
    case .disabled: .enabled
    case .selected, .reachable: nil
    }
  }

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
