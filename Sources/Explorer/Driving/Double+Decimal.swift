import SafeText

extension Double {
  /// A decimal number with at most two places, the same on every machine; 0 for what is not a number.
  public var decimal: String { isFinite && abs(self) < 1e12 ? text(decimals: 2) : "0" }
}
