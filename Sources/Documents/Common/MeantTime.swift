/// Times that are written without their unit.
enum MeantTime {
  /// `500ms` for 500, `0.5s` for 0.5: what a number means that is too small for microseconds; nil where that is not plain.
  static func of(_ text: String, atLeast least: Int64) -> String? {
    guard let value = NumberText.double(text), value > 0 else { return nil }
    let isWhole = value.rounded() == value
    if isWhole, value >= Double(max(least, 10_000)) { return nil }
    let (factor, unit) = isWhole && value >= 10 ? (1000.0, "ms") : (1_000_000, "s")
    guard value * factor >= Double(least), value * factor <= 86_400_000_000 else { return nil }
    return text + unit
  }
}
