/// The numbers that decide what a gesture is. Presets are in `GestureOptions+Presets.swift`.
///
/// Lengths are points (dp, logical pixels), speeds points per second, durations microseconds, angles degrees.
public struct GestureOptions: Hashable, Sendable {
  // MARK: Movement

  /// A finger that is moved further than this is dragging, in points (P.tapSlop; `ViewConfiguration`'s touch slop).
  public var slop = 10.0
  /// A gesture that starts this near to an edge of the screen started at the edge, in points (Flutter's
  /// `_kBackGestureWidth`).
  public var edgeZone = 20.0
  /// A finger that lands within this time of the first one joins a movement that has begun, in µs (P.joinTime;
  /// Android's `TAP_TIMEOUT`); fingers that hold are joined at any time.
  public var joinTime: Int64 = 100_000
  /// A finger that stays down this long after another finger's lift may begin a gesture of its own, in µs (ours:
  /// fingers of one hand do not leave in the same frame).
  public var liftTime: Int64 = 100_000

  // MARK: Taps and holds

  /// A tap is shorter than this, in µs (P.tapMax).
  public var tapMaximum: Int64 = 500_000
  /// The next tap of a double tap lands within this time of the last lift, in µs (`DOUBLE_TAP_TIMEOUT`).
  public var doubleTapMaximum: Int64 = 300_000
  /// The next tap of a double tap lands no sooner than this after the last lift, in µs (`DOUBLE_TAP_MIN_TIME`);
  /// sooner is a bouncing contact.
  public var doubleTapMinimum: Int64 = 0
  /// Taps of a double tap are no further apart than this, in points (`DOUBLE_TAP_SLOP`).
  public var doubleTapSlop = 100.0
  /// The greatest number of taps that are counted together; the next one is the first again (VoiceOver knows
  /// triple taps).
  public var maximumTapCount = 3
  /// Whether a tap is held back until no further tap can follow it.
  public var tapsWait = false
  /// A hold within the slop for this long is a long press, in µs (P.longPress; `UILongPressGestureRecognizer`).
  public var longPress: Int64 = 500_000

  // MARK: Swipes

  /// A swipe goes at least this far along its axis, in points (P.swipe*).
  public var swipeDistance = 50.0
  /// A swipe is at least this fast along its axis when it is let go, in points per second (P.swipe*).
  public var swipeVelocity = 300.0
  /// A swipe goes more than this many times as far along its axis as across it (P.axisRatio).
  public var swipeAxisRatio = 1.0
  /// Velocities are cut off here, in points per second (`MAXIMUM_FLING_VELOCITY`; no limit on iOS).
  public var maximumVelocity = Double.infinity

  // MARK: Two fingers

  /// The distance of two fingers changes by more than this in a pinch, in points (Android's span slop: twice the
  /// touch slop).
  public var pinchSlop = 16.0
  /// Two fingers turn by more than this in a rotation, in degrees (ours: the jitter of a pair 60 pt apart stays
  /// below).
  public var rotationSlop = 10.0
  /// Each finger travels more than this along its arc in a rotation, in points (ours: the tap slop), so that fingers
  /// close together do not turn by jitter.
  public var rotationArc = 10.0
  /// Each stroke of a scrub goes at least this far sideways, in points (ours).
  public var scrubStroke = 40.0
  /// Strokes of a scrub at least: the letter Z has three (VoiceOver).
  public var scrubStrokes = 3
  /// A scrub takes no longer than this, in µs (ours).
  public var scrubMaximum: Int64 = 2_000_000

  // MARK: Rotary axes

  /// Units in 1/120 notches that must come together before a still axis turns, and half the way to the next
  /// notch (libinput's `ACC_V120_THRESHOLD`).
  public var rotaryThreshold = 60
  /// Units beyond the threshold that a notch needs against the direction of the last one, so that an axis that
  /// trembles half-way between two notches does not rattle (ours).
  public var rotaryHysteresis = 30
  /// After this pause an axis drops what it has held back and what it has turned of a notch, and holds its turns back
  /// until `rotaryThreshold` has come together, in µs (libinput's `WHEEL_SCROLL_TIMEOUT`).
  public var rotaryReset: Int64 = 500_000
  /// After this pause a new burst of turning begins, in µs (P.crownBurst; Wear).
  public var rotaryBurst: Int64 = 200_000

  // MARK: What is told

  /// Whether the contacts on touchpads are reported (`Contact.isOnPad`); a target takes contacts on the screen only.
  public var tellsPadContacts = false
  /// Whether the engine collects why each gesture was recognized and no other (`GestureEngine.explanations`).
  public var explains = false

  /// The numbers of iOS.
  public init() {}
}
