/// Every decision of the specification, as data.
public enum SpecificationDecisions {
  /// All of them, in the order of their codes.
  public static let all: [SpecificationDecision] =
    SpecificationDecision.first + SpecificationDecision.second + SpecificationDecision.third
}
