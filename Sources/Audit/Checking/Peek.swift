import Scenes

/// How much of an item shows for people to see that it is cut off.
enum Peek {
  /// The numbers that rules go by.
  static let parameters = [
    RuleParameter(
      name: "peekMin", value: Parameters().peekMin, unit: "share",
      meaning: "how much of an item shows at least for people to see that it is one (P.peekMin)"),
    RuleParameter(
      name: "peekMax", value: Parameters().peekMax, unit: "share",
      meaning: "how much of it shows at most for people to see that it is cut off (P.peekMax)"),
  ]
}
