import Accessibility

/// A value lies in its range.
public struct ValueRangeWrong: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "value-range",
    title: "A value lies between the least and the greatest one",
    why: "Readers say shares (“40 percent”) and go to the ends of the range, which then are not where they are.",
    remedy: "Say the least and the greatest value as they are, and a step above nothing.",
    severity: .error, method: .static, references: .criterion("4.1.2"))

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let range = context.tree.nodes[index].range, !context.standing[index].contains(.hidden) else {
      return .inapplicable
    }
    let numbers = [range.minimum, range.maximum, range.current, range.step]
    guard numbers.allSatisfy(\.isFinite), range.minimum <= range.maximum else {
      return .fail(.noRange(minimum: range.minimum, maximum: range.maximum))
    }
    guard range.current >= range.minimum, range.current <= range.maximum else {
      return .fail(.outsideRange(value: range.current, minimum: range.minimum, maximum: range.maximum))
    }
    let hasRoom = range.maximum > range.minimum
    return hasRoom && range.step < 0 ? .fail(.backwardStep(range.step)) : .pass
  }
}

extension Message {
  static func noRange(minimum: Double, maximum: Double) -> Self {
    Self("From {minimum} to {maximum} is no range.", ["minimum": "\(minimum)", "maximum": "\(maximum)"])
  }
  static func outsideRange(value: Double, minimum: Double, maximum: Double) -> Self {
    Self(
      "Its value {value} does not lie between {minimum} and {maximum}.",
      ["value": "\(value)", "minimum": "\(minimum)", "maximum": "\(maximum)"])
  }
  static func backwardStep(_ step: Double) -> Self { Self("One step is {step}.", ["step": "\(step)"]) }
}
