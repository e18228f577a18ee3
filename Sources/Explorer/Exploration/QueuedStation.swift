import Harness

/// A station that waits for its turn, in little room: there may be very many.
struct QueuedStation<T: ReproducibleTarget>: Sendable {
  /// The interface in its state; nil where it is come to again by what led there.
  private var kept: Kept?
  private var index: Int
  private var core: Int
  private var kind: Station<T>.Kind
  private var origin: StateOrigin?
  private var depth: Int

  /// A target may be large: it is kept beside the queue, which can then grow without copying it.
  private final class Kept: Sendable {
    let target: T
    init(_ target: T) { self.target = target }
  }

  /// - Parameter keepsTarget: Whether its interface is kept as it is.
  init(_ station: Station<T>, keepsTarget: Bool = true) {
    kept = keepsTarget ? Kept(station.target) : nil
    index = station.index
    core = station.core
    kind = station.kind
    origin = station.origin
    depth = station.depth
  }

  /// The station, now that it is its turn.
  func station(on trail: inout Trail<T>) -> Station<T> {
    Station(
      target: kept?.target ?? trail.target(in: index), index: index, core: core, kind: kind, origin: origin,
      depth: depth)
  }
}
