import InputEvents

/// The time since a person has done something: what was set going just before is still where it was for a moment, and looks
/// as if it rested.
struct Pause: Sendable {
  private var last: Timestamp?

  /// A spring that starts at rest is well away from there by then, in microseconds.
  private static let least: Int64 = 15_000

  /// Notes something that is done; whether nothing was for a while before it.
  mutating func note(_ deed: Deed) -> Bool {
    guard let time = deed.time else { return true }
    defer { last = time }
    return last.map { time - $0 >= Self.least } ?? true
  }
}
