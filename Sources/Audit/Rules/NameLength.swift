import Accessibility

/// A control's name is neither one character nor long.
///
/// One character is enough on the keys of a keyboard or calculator, that is where several neighbours have no more, and
/// for a letter of a script whose characters are words. Links and whatever is activated as a row, cell or text may be
/// long.
public struct NameLength: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "name-length",
    title: "A control's name has a few words",
    why: "One character says little to those who do not see where it stands, and a long name takes long to hear.",
    remedy: "Say what the control does in one to three words, and move the rest into a hint.",
    severity: .info, method: .static, references: .criterion("2.4.6"),
    parameters: [
      RuleParameter(
        name: "longest", value: Double(NameShape.longest), unit: "characters",
        meaning: "The greatest length of a control's name; the figure that other audits of native interfaces use.")
    ])

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    switch context.tree.nodes[index].role {
    case .button, .tab, .menuItem, .toggle, .switchControl, .checkBox, .radioButton, .slider, .stepper, .picker,
      .comboBox:
      break
    default: return .inapplicable
    }
    let shape = context.shape(of: index)
    guard shape.contains(.isSpoken), !context.standing[index].contains(.hidden) else { return .inapplicable }
    guard !shape.isDisjoint(with: [.isSingle, .isLong]), let name = context.tree.nodes[index].name else { return .pass }
    if shape.contains(.isLong) { return .fail(.longName(name: name, count: name.count)) }
    if shape.contains(.isBeyondASCII), name.unicodeScalars.first?.properties.isAlphabetic == true { return .pass }
    return Self.isKey(index, name, context) ? .pass : .fail(.shortName(name: name))
  }

  /// Whether enough of a control's neighbours have names of one character too.
  private static func isKey(_ index: Int, _ name: String, _ context: AuditContext) -> Bool {
    let parent = context.tree.nodes[index].parent
    let end = parent >= 0 ? context.tree.nodes[parent].end : context.tree.nodes.count
    var (next, count) = (max(parent + 1, index - reach), 0)
    while next < min(end, index + reach) {
      if context.shape(of: next).contains(.isSingle), context.tree.nodes[next].role.isControl { count += 1 }
      next += 1
    }
    let isDigit = name.unicodeScalars.allSatisfy { $0.properties.numericType == .decimal }
    return count >= (isDigit ? digits : keys)
  }

  /// Digits that make a keypad.
  private static let digits = 3
  /// Keys that make a keyboard.
  private static let keys = 4
  /// How far a neighbour is away at most, in nodes.
  private static let reach = 24
}

extension Message {
  static func longName(name: String, count: Int) -> Self {
    Self("The name “{name}” has {count} characters.", ["name": name, "count": "\(count)"])
  }
  static func shortName(name: String) -> Self { Self("The name “{name}” is one character.", ["name": name]) }
}
