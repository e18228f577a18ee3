/// What one benchmark found.
struct Measurement {
  /// Our figure with its unit.
  var ours: String
  /// The peer's figure with its unit; nil where there is no peer.
  var peer: String?
  /// How many times better than the peer.
  var ratio: Double?
  /// Whether the budget is kept.
  var isKept: Bool
}
