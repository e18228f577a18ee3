import InputEvents

extension DeviceDescription {
  /// Whether two descriptions are of one piece of hardware, plugged in twice: all but the state and the port agree.
  func isSameDevice(as other: DeviceDescription) -> Bool {
    name == other.name && identity == other.identity && uniqueID == other.uniqueID
      && properties == other.properties && codes == other.codes && axes == other.axes
  }
}
