/// Every conflict of the specification, as data.
public enum SpecificationConflicts {
  /// All of them, in the order of their codes.
  public static let all: [SpecificationConflict] = SpecificationConflict.sheets + SpecificationConflict.others
}
