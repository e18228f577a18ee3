/// A number for people: rounded to a hundredth, without trailing zeros.
package func points(_ number: Double) -> String {
  guard number.isFinite, abs(number) < 1e15 else { return number.isNaN ? "not a number" : "\(number)" }
  let hundredths = Int64((number * 100).rounded())
  let whole = hundredths / 100
  let rest = abs(hundredths % 100)
  let sign = hundredths < 0 && whole == 0 ? "-" : ""
  if rest == 0 { return "\(whole)" }
  return rest % 10 == 0 ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
}
