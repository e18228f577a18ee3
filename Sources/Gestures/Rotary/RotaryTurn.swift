public import InputEvents

/// A turn of a crown, dial, ring or wheel.
public struct RotaryTurn: Hashable, Sendable {
  /// 1/120 notches since the last report; positive is clockwise, or away from the person on a wheel.
  public var units: Int
  /// Whole notches that these units completed; the rest is carried over.
  public var notches: Int
  /// Whether the turn is along the horizontal axis (`REL_HWHEEL`).
  public var isHorizontal: Bool
  /// Whether it is a dial or ring, whose positive turns are clockwise, and no wheel, whose are away from the person.
  public var isDial: Bool
  /// Whether more than the pause of a burst (200 ms) has passed since the last turn.
  public var startsBurst: Bool
  /// Whether the axis had rested before for so long that what was turned of a notch until then is dropped
  /// (P.rotaryReset).
  public var followsPause = false
  /// Which of the run's devices was turned: what one has turned by less than a notch is not another one's.
  public var device = 0
  /// The reports of the device that it is made of, where several were held back until half a notch had come together;
  /// from the oldest, and no more than tell how fast it is. Nothing for a report by itself.
  public var reports: [Report] = []

  /// What a device has reported of a turn.
  public struct Report: Hashable, Sendable {
    /// When.
    public var time: Timestamp
    /// 1/120 notches; positive as in the turn.
    public var units: Int

    /// A report of `units`/120 notches.
    public init(time: Timestamp, units: Int) { (self.time, self.units) = (time, units) }
  }

  /// A turn of `units`/120 notches.
  public init(units: Int, notches: Int, isHorizontal: Bool = false, isDial: Bool = false, startsBurst: Bool = false) {
    self.units = units
    self.notches = notches
    self.isHorizontal = isHorizontal
    self.isDial = isDial
    self.startsBurst = startsBurst
  }
}
