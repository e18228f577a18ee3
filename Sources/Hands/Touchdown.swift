public import Digests
public import Geometry
public import StageModel

/// What a finger came down on: it is what it may act on, whatever has come under it by the time it lifts (SM-1).
@usableFromInline
package struct Touchdown: Hashable, Sendable {
  /// Where the finger came down, or where it was when it became the only one, in points.
  @usableFromInline package var place: Point
  /// The foremost surface there; nil for none.
  @usableFromInline package let surface: SurfaceID?
  /// The foremost item there that people operate, or failing that the foremost item; nil for none.
  @usableFromInline package let item: ItemID?
  /// Whether that took input, and why not.
  @usableFromInline package let access: Access?
  /// Whether the on-screen keyboard was there.
  @usableFromInline package let isOnKeyboard: Bool
  /// What was on its way anywhere on the screen.
  @usableFromInline package let transition: SurfaceID?

  /// What lies at a place, in points.
  package init(
    place: Point, surface: SurfaceID?, item: ItemID?, access: Access?, isOnKeyboard: Bool, transition: SurfaceID?
  ) {
    self.place = place
    self.surface = surface
    self.item = item
    self.access = access
    self.isOnKeyboard = isOnKeyboard
    self.transition = transition
  }

  /// Whether what the finger came down on was on its way, so that it touched nothing for as long as it stays down.
  package var isInTransition: Bool { if case .inTransition = access { true } else { false } }

  /// Whether what is at a place is what the finger came down on.
  package func isStill(_ other: Touchdown) -> Bool {
    surface == other.surface && access == other.access && isOnKeyboard == other.isOnKeyboard
  }
}

extension Touchdown: StateEncodable {
  @inlinable package func encode(into sink: inout some StateSink) {
    sink.combine(place)
    sink.combine(surface)
    sink.combine(item)
    sink.combine(access)
    sink.combine(isOnKeyboard)
    sink.combine(transition)
  }
}
