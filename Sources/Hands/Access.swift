public import Digests
public import StageModel

/// Whether a surface takes input, and if not, why.
@usableFromInline
package enum Access: Hashable, Sendable {
  case open
  /// It is not on the screen.
  case absent
  /// Something comes or goes; both it and what is under it swallow everything.
  case inTransition(SurfaceID)
  /// Something modal lies over it.
  case blocked(by: SurfaceID)
}

extension Access: StateEncodable {
  @inlinable package func encode(into sink: inout some StateSink) {
    switch self {
    case .open: sink.combine(1)
    case .absent: sink.combine(2)
    case .inTransition(let other):
      sink.combine(3)
      sink.combine(other)
    case .blocked(let other):
      sink.combine(4)
      sink.combine(other)
    }
  }
}
