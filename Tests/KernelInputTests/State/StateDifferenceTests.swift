import InputEvents
import TestSupport
import Testing

@testable import KernelInput

@Suite("The frames between two states")
struct StateDifferenceTests {
  @Test("lead from the one to the other, whatever they are", arguments: 0..<200 as Range<UInt64>)
  func leadsThere(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let from = Self.randomState(&random)
    let to = Self.randomState(&random)
    var device = Self.device
    device.state = from
    var kernel = KernelTwin(device)
    for frame in StateDifference.frames(from: kernel.state, to: to, at: Timestamp(microseconds: 7)) {
      #expect(frame.last?.isReport == true)
      // Every event says something new: the kernel delivers all of them. Slots it selects as it sees fit.
      #expect(kernel.write(frame).filter(Self.isData) == frame.filter(Self.isData))
    }
    var reached = kernel.state
    reached.currentSlot = to.currentSlot
    #expect(reached == to)
  }

  @Test("are none between equal states")
  func nothingToSay() {
    #expect(StateDifference.frames(from: LabDevices.phone.state, to: LabDevices.phone.state, at: .zero).isEmpty)
  }

  @Test("lift a contact before another one takes its slot")
  func replacedContact() {
    var before = LabDevices.phone.state
    before.slots[1][.mtTrackingId] = 5
    var after = before
    after.slots[1][.mtTrackingId] = 6
    let ids = StateDifference.frames(from: before, to: after, at: .zero).map { frame in
      frame.filter { $0.type == .abs && $0.code == AbsoluteAxis.mtTrackingId.rawValue }.map(\.value)
    }
    #expect(ids == [[-1], [6]])
  }

  @Test("to the released state leave no key and no contact, and touch nothing else", arguments: 0..<50 as Range<UInt64>)
  func release(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var device = Self.device
    device.state = Self.randomState(&random)
    var kernel = KernelTwin(device)
    for frame in StateDifference.frames(from: kernel.state, to: kernel.state.released, at: .zero) {
      _ = kernel.write(frame)
    }
    #expect(kernel.state.isReleased)
    #expect(kernel.state.setSwitches == device.state.setSwitches)
    #expect(kernel.state.litLEDs == device.state.litLEDs)
    #expect(kernel.state.axisValues[.x] == device.state.axisValues[.x])
  }

  static func isData(_ event: InputEvent) -> Bool {
    !event.isReport && (event.type != .abs || event.code != AbsoluteAxis.mtSlot.rawValue)
  }

  static var device: DeviceDescription {
    var device = LabDevices.phone.virtual(repeats: false)
    device.add(.key, 1...20)
    device.add(.sw, 0...3)
    device.add(.led, 0...3)
    return device
  }

  static func randomState(_ random: inout SplitMix64) -> DeviceState {
    var state = device.state
    state.pressedKeys = CodeSet((1...20).filter { _ in Bool.random(using: &random) })
    state.setSwitches = CodeSet((0...3).filter { _ in Bool.random(using: &random) })
    state.litLEDs = CodeSet((0...3).filter { _ in Bool.random(using: &random) })
    for axis in [AbsoluteAxis.x, .y, .pressure] { state.axisValues[axis] = .random(in: 0...255, using: &random) }
    for slot in state.slots.indices {
      state.slots[slot][.mtTrackingId] = .random(in: -1...3, using: &random)
      state.slots[slot][.mtPositionX] = .random(in: 0...9, using: &random)
      state.slots[slot][.mtPositionY] = .random(in: 0...9, using: &random)
    }
    state.currentSlot = .random(in: 0...3, using: &random)
    return state
  }
}
