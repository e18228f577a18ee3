public import Digests
internal import Geometry
public import Scenes

/// Detents that the app has given a sheet since.
extension Detent: StateEncodable {
  @inlinable package func encode(into sink: inout some StateSink) {
    sink.combine(id)
    switch height {
    case .medium: sink.combine(1)
    case .large: sink.combine(2)
    case .points(let points):
      sink.combine(3)
      sink.combine(points)
    case .fraction(let fraction):
      sink.combine(4)
      sink.combine(fraction)
    case .lesser(let points, let fraction):
      sink.combine(5)
      sink.combine(points)
      sink.combine(fraction)
    case .greater(let points, let fraction):
      sink.combine(6)
      sink.combine(points)
      sink.combine(fraction)
    }
    sink.combine(inactiveIn != nil)
    if let inactiveIn { sink.combine(inactiveIn.rawValue) }
    sink.combine(needsMaximum)
  }
}
