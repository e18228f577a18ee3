extension Double {
  /// A decimal number with at most two places, the same on every machine; 0 for what is not a number.
  public var decimal: String {
    guard isFinite, abs(self) < 1e12 else { return "0" }
    let hundredths = Int64((self * 100).rounded())
    let (whole, rest) = (hundredths.magnitude / 100, hundredths.magnitude % 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    if rest % 10 == 0 { return "\(sign)\(whole).\(rest / 10)" }
    return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
