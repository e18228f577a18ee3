/// Numbers beside the number that is written.
enum Literals {
  /// One more and one less; half more and half of a large one. None for a number that is no decimal.
  static func others(thanInteger text: String) -> [String] {
    guard let number = Int(text.filter { $0 != "_" }) else { return [] }
    if number == 0 { return ["1"] }
    if number < 20 { return ["\(number + 1)", "\(number - 1)"] }
    return ["\(number + number / 2)", "\(number / 2)"]
  }

  /// Half more; 1 for 0.
  static func others(thanFloat text: String) -> [String] {
    guard !text.hasPrefix("0x"), let number = Double(text.filter { $0 != "_" }) else { return [] }
    return number == 0 ? ["1.0"] : ["\(number * 1.5)", "\(number / 2)"]
  }
}
