import Accessibility

extension Grammar {
  /// Orca 43: as Orca 51, with other orders.
  static let orca43: Grammar = {
    var grammar = orca
    grammar.source = "GNOME/orca ORCA_43_1 (2023-01-03), formatting.py"
    let described = Grammar.described
    grammar.orders[.switchControl] = [.leaving, .entering, .name, .role, .state] + described
    grammar.orders[.radioButton] =
      [
        .leaving, .entering, .groupName, .pause, .name, .pause, .state, .role,
      ] + described
    for role in [Role.slider, .adjustable, .pageControl] {
      grammar.orders[role] = [.leaving, .entering, .name, .role, .value, .disabled] + described
    }
    for role in [Role.stepper, .picker] {
      grammar.orders[role] = [.leaving, .entering, .name, .value, .role, .required, .pause, .invalid] + described
    }
    grammar.orders[.secureTextField] = [.leaving, .entering, .name, .role, .masked] + described
    grammar.orders[.tab] = [.leaving, .entering, .name, .role, .pause, .position] + described
    // Help texts are off by default in this version.
    grammar.off.insert(.tooltip)
    for role in [Role.group, .panel] {
      grammar.entering[role] = [.name, .role, .pause, .staticText]
      grammar.orders[role] = [.leaving, .entering, .name, .role, .pause, .staticText, .disabled]
    }
    return grammar
  }()
}
