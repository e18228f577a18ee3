/// The author's ordinal among siblings, or none, in four bytes: there may be very many siblings.
///
/// An ordinal beyond 32 bits is the last or first one: no interface has so many siblings.
struct ShortOrder: Sendable {
  private let ordinal: Int32

  init(_ explicitOrder: Int?) {
    ordinal = explicitOrder.map { Int32(clamping: max($0, Int(Int32.min) + 1)) } ?? .min
  }

  var value: Int? { ordinal == .min ? nil : Int(ordinal) }
}
