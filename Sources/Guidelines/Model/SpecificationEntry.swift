/// Something of the specification that has a code.
public enum SpecificationEntry: Hashable, Sendable {
  case machine(StateMachine)
  case decision(SpecificationDecision)
  case conflict(SpecificationConflict)
  case parameter(SpecificationParameter)
  case obligation(SpecificationObligation)

  /// What kind of thing has a code.
  public enum Family: String, CaseIterable, Hashable, Sendable {
    case machine = "state machine"
    case decision, conflict, parameter, obligation

    /// What its codes begin with.
    public var prefix: String {
      switch self {
      case .machine: "SM-"
      case .decision: "A-"
      case .conflict: "C-"
      case .parameter: "P."
      case .obligation: "ann-"
      }
    }
  }

  /// Its code.
  public var code: String {
    switch self {
    case .machine(let machine): machine.id
    case .decision(let decision): decision.id
    case .conflict(let conflict): conflict.id
    case .parameter(let parameter): parameter.id
    case .obligation(let obligation): obligation.id
    }
  }

  /// What kind of thing it is.
  public var family: Family {
    switch self {
    case .machine: .machine
    case .decision: .decision
    case .conflict: .conflict
    case .parameter: .parameter
    case .obligation: .obligation
    }
  }

  /// What it is about, in a line.
  public var title: String {
    switch self {
    case .machine(let machine): machine.title
    case .decision(let decision): decision.question
    case .conflict(let conflict): conflict.subject
    case .parameter(let parameter): parameter.summary
    case .obligation(let obligation): obligation.text
    }
  }

  /// Ids of the statements that it is about.
  public var statements: [String] {
    switch self {
    case .machine(let machine): machine.statements
    case .decision(let decision): decision.statements
    case .conflict(let conflict): conflict.statements
    case .parameter(let parameter): parameter.statements
    case .obligation(let obligation): obligation.statements
    }
  }

  /// Everything that it says, in order.
  var texts: [String] {
    switch self {
    case .machine(let machine):
      [machine.title] + machine.states.map(\.meaning)
        + machine.transitions.flatMap { [$0.event, $0.condition, $0.to, $0.effect].compactMap(\.self) } + machine.notes
    case .decision(let decision): [decision.question, decision.answer]
    case .conflict(let conflict): [conflict.subject, conflict.sides, conflict.resolution]
    case .obligation(let obligation): [obligation.text]
    case .parameter(let parameter): [parameter.summary] + parameter.parts.flatMap { [$0.summary, $0.source] }
    }
  }
}
