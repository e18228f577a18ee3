import Geometry

extension Point {
  /// As messages and scripts spell it: `196,420`.
  var words: String { "\(x.decimal),\(y.decimal)" }
}
