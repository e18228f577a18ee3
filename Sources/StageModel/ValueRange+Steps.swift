package import Accessibility

extension ValueRange {
  /// One step: the author's, or a tenth of the whole.
  package var effectiveStep: Double { step > 0 ? step : max((maximum - minimum) / 10, 0) }

  /// The value on the grid of steps that is nearest to `number`, moved on by `steps`, within the range.
  package func snapped(_ number: Double, steps: Int) -> Double {
    let step = effectiveStep
    guard step > 0, maximum > minimum, number.isFinite else { return min(max(number, minimum), max(minimum, maximum)) }
    let place = ((number - minimum) / step).rounded() + Double(steps)
    return min(max(minimum + place * step, minimum), maximum)
  }
}
