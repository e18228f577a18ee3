/// The author's place among siblings, or none, in four bytes: there may be very many siblings.
///
/// A place beyond 32 bits is the last or first one: no interface has so many siblings.
struct ShortOrder: Sendable {
  private let place: Int32

  init(_ explicitOrder: Int?) {
    place = explicitOrder.map { Int32(clamping: max($0, Int(Int32.min) + 1)) } ?? .min
  }

  var value: Int? { place == .min ? nil : Int(place) }
}
