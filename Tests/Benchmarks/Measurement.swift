/// What one benchmark found.
struct Measurement {
  /// Our figure with its unit.
  var ours: String
  /// The peer's figure with its unit; nil where there is no peer.
  var peer: String?
  /// How many times better than the peer.
  var ratio: Double?
  /// What a unit of the work took and may take, where there is no peer: judged as multiples of the calibration loop.
  var time: Time?
  /// Whether the budget is kept, the time aside.
  var isKept: Bool

  /// What something took beside what it may take.
  struct Time {
    /// What it took, in ns.
    var nanoseconds: Double
    /// What it may take, in ns, on the machine of `Calibration.reference`.
    var most: Double
  }

  /// A figure beside a peer's, or one that no time is part of.
  init(ours: String, peer: String? = nil, ratio: Double? = nil, isKept: Bool) {
    (self.ours, self.peer, self.ratio, self.isKept) = (ours, peer, ratio, isKept)
  }

  /// Puts a peer beside a figure that is judged by itself.
  mutating func setPeer(_ figure: String, _ ratio: Double) { (peer, self.ratio) = (figure, ratio) }

  /// A time without a peer.
  ///
  /// - Parameters:
  ///   - nanoseconds: What a unit of the work took.
  ///   - most: What it may take on the machine of `Calibration.reference`.
  init(ours: String, nanoseconds: Double, most: Double, isKept: Bool = true) {
    self.ours = ours
    time = Time(nanoseconds: nanoseconds, most: most)
    self.isKept = isKept
  }
}
