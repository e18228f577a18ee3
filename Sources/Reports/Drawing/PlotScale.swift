/// How numbers become places along an axis, with marks at round numbers.
struct PlotScale {
  /// The least and the greatest number on the axis.
  let numbers: ClosedRange<Double>
  /// Where they are drawn, in the drawing's units; the second may be less than the first.
  let places: (start: Double, end: Double)

  /// A scale; one on which all numbers are the same is made wider.
  init(_ numbers: ClosedRange<Double>, from start: Double, to end: Double, room: Double = 0) {
    let (low, high) = (numbers.lowerBound, numbers.upperBound)
    let spare = high > low ? (high - low) * room : max(1, abs(low) * 0.1)
    self.numbers = (low - spare)...(high + spare)
    places = (start, end)
  }

  /// Where a number is drawn.
  func place(_ number: Double) -> Double {
    places.start
      + (number - numbers.lowerBound) / (numbers.upperBound - numbers.lowerBound) * (places.end - places.start)
  }

  /// Round numbers on the axis, about `count` of them: steps of 1, 2 or 5 times a power of ten.
  func marks(about count: Int) -> [Double] {
    let rough = (numbers.upperBound - numbers.lowerBound) / Double(max(1, count))
    guard rough > 0, rough.isFinite else { return [] }
    var power = 1.0
    while power * 10 <= rough { power *= 10 }
    while power > rough { power /= 10 }
    let step = power * (rough <= power * 1.5 ? 1 : rough <= power * 3.5 ? 2 : rough <= power * 7.5 ? 5 : 10)
    let first = (numbers.lowerBound / step).rounded(.up)
    let last = (numbers.upperBound / step).rounded(.down)
    guard first <= last, last - first < 1_000 else { return [] }
    return (0...Int(last - first)).map { (first + Double($0)) * step }
  }
}
