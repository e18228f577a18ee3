import InputEvents
import TestSupport
import Testing

@testable import KernelInput

@Suite("Cutting a device's events into frames")
struct FrameAssemblerTests {
  @Test("gives the same frames however the reads are cut")
  func cuts() {
    let events = frame(1, .key(.keyA, 1)).events + frame(2, .key(.keyA, 0)).events
    for cut in 0...events.count {
      var assembler = FrameAssembler(device: 3, description: LabDevices.keyboard)
      var frames: [DeviceFrame] = []
      assembler.take(Array(events[..<cut]), into: &frames)
      assembler.take(Array(events[cut...]), into: &frames)
      #expect(frames == [frame(1, device: 3, .key(.keyA, 1)), frame(2, device: 3, .key(.keyA, 0))])
    }
  }

  @Test("keeps what came before a drop, and loses only what followed")
  func drop() {
    var assembler = FrameAssembler(device: 0, description: LabDevices.keyboard)
    var frames: [DeviceFrame] = []
    let lost: [InputEvent] = [.key(.keyB, 1), .report(at: .zero)]
    assembler.take([.key(.keyA, 1), .dropped] + lost, into: &frames)
    #expect(frames.map(\.origin) == [.dropped])
    #expect(frames[0].events.map(\.isDropped) == [false, true, false])
    #expect(assembler.state == .dropping)
    #expect(assembler.discarded == 2)
    var kernel = DeviceState()
    kernel.pressedKeys = [KeyCode.keyB.rawValue]
    assembler.resynchronize(with: kernel, into: &frames)
    #expect(frames.map(\.origin) == [.dropped, .resynchronized])
    #expect(frames[1].events.dropLast() == [.key(.keyA, 0), .key(.keyB, 1)])
    #expect(assembler.state == .inSync)
  }

  @Test("after any loss, the frames amount to what the kernel says", arguments: 0..<60 as Range<UInt64>)
  func recovers(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let device = LabDevices.phone.virtual(repeats: false)
    var kernel = KernelTwin(device)
    var queue = EvdevQueue(of: kernel)
    var assembler = FrameAssembler(device: 0, description: device)
    // Somebody who only sees the frames.
    var observer = KernelTwin(device)
    var drops = 0
    for round in 0..<12 {
      // Sometimes far more frames than the queue holds.
      for _ in 0..<Int.random(in: 1...(round % 3 == 2 ? 300 : 10), using: &random) {
        for event in kernel.write(Self.randomFrame(&random)) { queue.append(event) }
      }
      var frames: [DeviceFrame] = []
      while true {
        let events = queue.read(limit: .random(in: 1...40, using: &random))
        if events.isEmpty { break }
        assembler.take(events, into: &frames)
      }
      if assembler.state == .dropping { assembler.resynchronize(with: kernel.state, into: &frames) }
      for frame in frames {
        if frame.origin == .dropped { drops += 1 }
        _ = observer.write(frame.events.filter { !$0.isDropped })
      }
      var seen = observer.state
      seen.currentSlot = kernel.state.currentSlot
      #expect(seen == kernel.state)
      #expect(assembler.deviceState.slots == kernel.state.slots)
    }
    #expect(drops > 0)
  }

  static func randomFrame(_ random: inout SplitMix64) -> [InputEvent] {
    var events: [InputEvent] = []
    for slot in 0..<Int32(4) where Bool.random(using: &random) {
      events.append(.abs(.mtSlot, slot))
      if Int.random(in: 0..<8, using: &random) == 0 {
        events.append(.abs(.mtTrackingId, .random(in: -1...500, using: &random)))
      }
      events.append(.abs(.mtPositionX, .random(in: 0...1079, using: &random)))
      events.append(.abs(.mtPositionY, .random(in: 0...2339, using: &random)))
    }
    if Bool.random(using: &random) { events.append(.key(.btnTouch, .random(in: 0...1, using: &random))) }
    return events + [.report(at: .zero)]
  }
}
