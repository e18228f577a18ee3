import SafeText

/// Numbers as people read them in transcripts and messages.
package enum Numerals {
  /// A number rounded to a tenth, without a needless fraction: `196`, `12.5`.
  static func text(_ number: Double) -> String {
    guard number.isFinite, number.magnitude < 1e15 else {
      return number.isNaN ? "nan" : number < 0 ? "-inf" : "inf"
    }
    return number.text(decimals: 1)
  }

  /// Microseconds as seconds with three digits: `0.412`.
  package static func seconds(_ microseconds: Int64) -> String {
    let (quotient, remainder) = microseconds.quotientAndRemainder(dividingBy: 1000)
    let isNegative = microseconds < 0
    let milliseconds = quotient.magnitude + (remainder.magnitude >= 500 ? 1 : 0)
    let remaining = String(milliseconds % 1000)
    return (isNegative ? "-" : "") + "\(milliseconds / 1000)."
      + String(repeating: "0", count: 3 - remaining.utf8.count) + remaining
  }
}
