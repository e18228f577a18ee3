/// What a device reported before the first event: part of every recording, so that nothing is guessed.
public struct DeviceState: Hashable, Sendable {
  /// Keys and buttons that are down.
  public var pressedKeys: CodeSet = []
  /// Lights that are on.
  public var litLEDs: CodeSet = []
  /// Switches that are set.
  public var setSwitches: CodeSet = []
  /// Present values of the single-touch absolute axes, in device units.
  public var axisValues: [AbsoluteAxis: Int32] = [:]
  /// The slot that the next multitouch event refers to.
  public var currentSlot: Int32 = 0
  /// Values of the multitouch axes of every slot, in device units; the tracking id is −1 for an empty slot.
  public var slots: [[AbsoluteAxis: Int32]] = []

  /// The neutral state: nothing pressed, no contact.
  public init() {}
}
