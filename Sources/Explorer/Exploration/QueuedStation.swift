import Harness

/// A station that waits for its turn, in little room: there may be very many.
struct QueuedStation<T: ReproducibleTarget>: Sendable {
  /// The interface in its state; nil where it is come to again by what led there.
  private var kept: Kept?
  private var kind: Station<T>.Kind
  private var index: UInt32
  private var core: UInt32
  private var depth: UInt32

  /// A target may be large: it is kept beside the queue, which can then grow without copying it.
  private final class Kept: Sendable {
    let target: T
    init(_ target: T) { self.target = target }
  }

  /// - Parameter keepsTarget: Whether its interface is kept as it is.
  init(_ station: Station<T>, keepsTarget: Bool = true) {
    kept = keepsTarget ? Kept(station.target) : nil
    kind = station.kind
    // There are fewer than steps that can be tried.
    index = UInt32(clamping: station.index)
    core = UInt32(clamping: station.core)
    depth = UInt32(clamping: station.depth)
  }

  /// An errand that begins in a state, which is come to again.
  init(_ errand: Errand, depth: Int) {
    kept = nil
    kind = .errand(errand.ways)
    index = UInt32(clamping: errand.state)
    core = UInt32(clamping: errand.core)
    self.depth = UInt32(clamping: depth)
  }

  /// The station, now that it is its turn.
  func station(on route: inout Route<T>) -> Station<T> {
    let index = Int(index)
    return Station(
      target: kept?.target ?? route.target(in: index), index: index, core: Int(core), kind: kind,
      approach: route.approach(of: index), depth: Int(depth))
  }
}
