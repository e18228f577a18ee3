import Geometry
import InputEvents

/// Fingers that a touchpad counts (`BTN_TOOL_TRIPLETAP` and its like) and whose places it does not tell.
struct CountedFingers: Sendable {
  /// A finger somewhere on the pad.
  struct Finger: Sendable {
    var contact = 0
    /// Where it counts as being: among those that are placed when it came, and going along with them since.
    var place = Point.zero
  }

  /// The tools that count fingers, in the order of their numbers from 1 (kernel: `multi-touch-protocol.rst`).
  private static let tools: [KeyCode] = [
    .btnToolFinger, .btnToolDoubletap, .btnToolTripletap, .btnToolQuadtap, .btnToolQuinttap,
  ]

  /// The fingers, the longest known first.
  var fingers: [Finger] = []
  /// A bit for each tool that is there.
  private var present: UInt8 = 0
  private let slots: Int

  /// What a pad of so many slots counts; nil where it places all that it counts.
  init?(_ device: DeviceDescription, slots: Int) {
    let greatest = Self.tools.lastIndex { device.has($0) } ?? 0
    guard greatest + 1 > slots else { return nil }
    self.slots = slots
    fingers.reserveCapacity(Self.tools.count)
    for tool in Self.tools where device.state.pressedKeys.contains(tool) { take(tool.rawValue, isPresent: true) }
  }

  /// Takes a tool's event.
  mutating func take(_ code: UInt16, isPresent: Bool) {
    guard let number = Self.tools.firstIndex(where: { $0.rawValue == code }) else { return }
    let bit = UInt8(1) << UInt8(number)
    present = isPresent ? present | bit : present & ~bit
  }

  /// Nothing is on the pad.
  mutating func forget() {
    present = 0
    fingers.removeAll(keepingCapacity: true)
  }

  /// How many fingers have no place while `placed` have one. A pad is believed only where it counts more than it can
  /// place: what it counts may be a palm, too.
  func unplaced(beside placed: Int) -> Int {
    let number = UInt8.bitWidth - present.leadingZeroBitCount
    return number > slots ? max(number - placed, 0) : 0
  }
}
