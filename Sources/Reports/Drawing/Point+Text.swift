import Explorer
import Geometry

extension Point {
  /// The place as drawings write it, in points.
  var text: String { "\(x.decimal),\(y.decimal)" }
  /// The place as people read it, in whole points, as transcripts write it.
  var words: String { "\(x.rounded().decimal),\(y.rounded().decimal)" }
}
