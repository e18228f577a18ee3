/// The static rules: what can be said of a tree without driving the interface.
///
/// To add one, write its file in `Rules/` and run `Scripts/generate-rules`, which lists it. The dynamic rules stand in
/// the module Explorer.
public enum StaticRules {
  /// Every static rule, by id.
  public static let all = listed.sorted { $0.rule.id < $1.rule.id }
}
