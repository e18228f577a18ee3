/// The order in which TalkBack says what an element is: its setting “Element description order”.
public enum DescriptionOrder: String, CaseIterable, Hashable, Sendable {
  /// The state before the name and what it is, as it is unless people change it.
  case stateNameType = "state-name-type"
  /// What it is before its name and its state.
  case typeNameState = "type-name-state"
  /// The name before what it is and its state.
  case nameTypeState = "name-type-state"
}

extension Grammar {
  /// The same in another order of description: whether something is open or checked, then whether it is the chosen one,
  /// come after what it is called and what it is; that it cannot be operated stays last.
  func described(in order: DescriptionOrder) -> Grammar {
    guard order != .stateNameType, !own.isEmpty else { return self }
    var grammar = self
    grammar.own = Self.reordered(own, order)
    grammar.owns = owns.mapValues { Self.reordered($0, order) }
    grammar.order = self.order.filter { $0 != .selected }
    if self.order.contains(.selected), let own = grammar.order.firstIndex(of: .own) {
      grammar.order.insert(.selected, at: own + 1)
    }
    return grammar
  }

  private static let states: [Portion] = [.state, .value, .range, .editing, .selectionMode]
  private static let names: [Portion] = [.name, .placeholder, .password, .length]

  private static func reordered(_ own: [Portion], _ order: DescriptionOrder) -> [Portion] {
    let (states, names) = (own.filter(states.contains), own.filter(names.contains))
    let roles: [Portion] = own.contains(.role) ? [.role] : []
    let content = order == .typeNameState ? roles + names + states : names + roles + states
    // What is in an element belongs to its content; what is wrong with it, and what helps, follow all of that.
    let inside = own.filter { $0 == .chosen || $0 == .children }
    let status: [Portion] = (own.contains(.expansion) ? [.expansion] : []) + (own.contains(.state) ? [.status] : [])
    let taken = Set(content + inside + status)
    return content + inside + status + own.filter { !taken.contains($0) }
  }

  /// Whether being checked is told apart from other states.
  var partsStatus: Bool { own.contains(.status) }
}
