public import Geometry
public import InputEvents

/// How a synthesized hand and its devices behave. Times are in µs, lengths in points.
public struct SynthesisOptions: Hashable, Sendable {
  /// Reports a second while something moves, 60 to 1000.
  public var reportRate = 120
  /// Decides jitter, slots and pressure; the same seed gives the same events.
  public var seed: UInt64 = 0
  /// How far each reported position may lie from the true one along each axis, in points; 0 draws exact lines.
  public var jitter = 0.0
  /// Which slots new contacts get.
  public var slotOrder = SlotOrder.ascending
  /// When the first instruction begins.
  public var start = Timestamp.zero
  /// The pause between two touches, turns or clicks: longer than a double tap and than the pause between two bursts.
  public var pause: Int64 = 400_000
  /// The pause between two keys.
  public var keyPause: Int64 = 120_000
  /// The screen that places refer to, in points; nil takes the device's own, or else
  /// `ScreenMapping.assumedScreen`, turned as the device is.
  public var screen: Size?
  /// How the digitizer lies on the screen.
  public var rotation = ScreenRotation.none
  /// The thresholds that the gestures have to pass; what cannot pass them is refused.
  public var thresholds = GestureOptions()
  /// Whether frames come as the kernel delivers them; false gives them as a driver writes them, nothing left out.
  public var isFiltered = true

  /// Which slots new contacts get.
  public enum SlotOrder: String, CaseIterable, Hashable, Sendable {
    /// The lowest free one, as digitizers do.
    case ascending
    /// Any free one, and contacts are reported in any order.
    case shuffled
  }

  /// The default hand.
  public init() {}
}
