import Geometry
import InputEvents

/// A device of a synthesizer: its model and what it said last.
struct SynthesizedDevice: Sendable {
  let index: Int
  let model: DeviceModel
  let parts: DeviceRoles
  /// The kernel in front of its readers.
  var twin: KernelTwin
  let isFiltered: Bool
  /// The next contact's number.
  var nextTrackingID: Int32
  /// Keys that are down.
  var heldKeys: [KeyCode] = []
  /// High-resolution units towards the next whole notch, by rotary axis.
  var wheelRemainders: [Int]
  /// Where absolute rotary axes stand, in device units from their minimum.
  var ringPositions: [Int]
  /// When it was last turned.
  var lastTurn: Timestamp?
  /// Where the pointer is, once it is known.
  var pointer: Point?

  init(_ model: DeviceModel, index: Int, isFiltered: Bool) {
    self.index = index
    self.model = model
    self.isFiltered = isFiltered
    parts = DeviceRoles(model.description)
    twin = KernelTwin(model.description)
    nextTrackingID = max(0, model.description.axes[.mtTrackingId]?.minimum ?? 0)
    wheelRemainders = Array(repeating: 0, count: model.rotary.count)
    ringPositions = model.rotary.map { rotary in
      guard case .absolute(let axis) = rotary.axis, let range = model.description.axes[axis] else { return 0 }
      let value = model.description.state.axisValues[axis] ?? 0
      return Int(min(max(value, range.minimum), max(range.minimum, range.maximum))) - Int(range.minimum)
    }
  }

  var description: DeviceDescription { model.description }

  /// Ends a frame and lets the kernel have it; appends what its readers get, if anything.
  mutating func send(_ events: [InputEvent], at time: Timestamp, to frames: inout [SynthesizedFrame]) {
    guard !events.isEmpty else { return }
    let written = events + [.report(at: time)]
    let delivered = twin.write(written)
    let frame = isFiltered ? delivered : written
    guard !frame.isEmpty else { return }
    frames.append(SynthesizedFrame(device: index, events: frame))
  }

  /// A number for a new contact, from 0 round to 0 again as the axis allows.
  mutating func takeTrackingID() -> Int32 {
    let range = description.axes[.mtTrackingId]
    let least = max(0, range?.minimum ?? 0)
    let greatest = max(least, range?.maximum ?? 65535)
    let id = nextTrackingID
    nextTrackingID = id >= greatest ? least : id + 1
    return id
  }

  /// A value that lies at a share of an axis' range; nil where the device does not have the axis.
  func value(_ axis: AbsoluteAxis, share: Double) -> Int32? {
    guard description.has(axis), let range = description.axes[axis] else { return nil }
    let extent = Double(range.maximum) - Double(range.minimum)
    return Int32(clamping: Int64((Double(range.minimum) + max(0, extent) * min(max(share, 0), 1)).rounded()))
  }

  /// A device position held within the axis' range.
  func clamped(_ value: Int32, _ axis: AbsoluteAxis) -> Int32 {
    guard let range = description.axes[axis], range.maximum > range.minimum else { return value }
    return min(max(value, range.minimum), range.maximum)
  }
}
