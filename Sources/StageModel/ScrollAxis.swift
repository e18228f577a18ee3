public import Digests
public import Geometry
public import Scenes

/// One of the two axes along which content moves.
@usableFromInline
package enum ScrollAxis: Hashable, Sendable {
  case vertical, horizontal

  /// The same as a set.
  @inlinable package var axes: Axes { self == .vertical ? .vertical : .horizontal }
}

extension Vector {
  /// The part along an axis.
  @inlinable package subscript(axis: ScrollAxis) -> Double {
    get { axis == .vertical ? dy : dx }
    set { if axis == .vertical { dy = newValue } else { dx = newValue } }
  }
}

extension ScrollAxis: StateEncodable {
  @inlinable package func encode(into sink: inout some StateSink) {
    sink.combine(self == .vertical)
  }
}
