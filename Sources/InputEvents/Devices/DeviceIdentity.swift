/// The four numbers by which the kernel knows a device (`struct input_id`).
public struct DeviceIdentity: Hashable, Sendable {
  /// The bus it is attached to.
  public var bus: BusType
  /// The vendor's number.
  public var vendor: UInt16
  /// The product's number.
  public var product: UInt16
  /// The product's version.
  public var version: UInt16

  /// An identity; all zero where nothing is known.
  public init(
    bus: BusType = BusType(rawValue: 0), vendor: UInt16 = 0, product: UInt16 = 0, version: UInt16 = 0
  ) {
    self.bus = bus
    self.vendor = vendor
    self.product = product
    self.version = version
  }
}
