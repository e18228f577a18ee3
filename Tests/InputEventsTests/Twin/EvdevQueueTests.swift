import InputEvents
import Testing

@Suite("A reader's queue")
struct EvdevQueueTests {
  static func frame(_ value: Int32) -> [InputEvent] { [.relative(.wheel, value, at: .zero), .report(at: .zero)] }

  @Test(
    "holds a power of two of events, eight frames at least",
    arguments: [(0, 64), (-5, 64), (8, 64), (9, 128), (60, 512), (64, 512), (65, 1024), (.max, 8_388_608)])
  func capacity(hint: Int, expected: Int) {
    #expect(EvdevQueue(eventsPerPacket: hint).capacity == expected)
  }

  @Test("lets only whole frames be read")
  func wholeFrames() {
    var queue = EvdevQueue(eventsPerPacket: 8)
    queue.append(.relative(.wheel, 1, at: .zero))
    #expect(queue.read().isEmpty)
    queue.append(.report(at: .zero))
    #expect(queue.read(limit: 1).count == 1)
    #expect(queue.read().count == 1)
    #expect(queue.read().isEmpty)
  }

  @Test("an end of a frame with nothing before it is left out")
  func emptyFrame() {
    var queue = EvdevQueue(eventsPerPacket: 8)
    queue.append(.report(at: .zero))
    #expect(queue.read().isEmpty)
  }

  @Test("overflow throws away what was unread and says SYN_DROPPED")
  func overflow() {
    var queue = EvdevQueue(eventsPerPacket: 8)
    // 31 frames fit into 64 places: the queue never holds its full size.
    for value in 1...31 { Self.frame(Int32(value)).forEach { queue.append($0) } }
    #expect(queue.read().count == 62)
    for value in 1...32 { Self.frame(Int32(value)).forEach { queue.append($0) } }
    let events = queue.read()
    #expect(events.map(\.isDropped) == [true, false])
    #expect(events.map(\.isReport) == [false, true])
  }

  @Test("what comes after an overflow is readable again")
  func afterOverflow() {
    var queue = EvdevQueue(eventsPerPacket: 8)
    for value in 1...33 { Self.frame(Int32(value)).forEach { queue.append($0) } }
    let events = queue.read()
    #expect(events.first?.isDropped == true)
    #expect(events.suffix(2) == Self.frame(33)[...])
  }

  @Test("is as large as the device's frames ask for")
  func ofDevice() {
    let twin = KernelTwin(KernelTwinTests.touchscreen())
    // 5 slots + 1, four multitouch axes of 5, one axis more, 7 spare.
    #expect(twin.eventsPerPacket == 5 + 1 + 4 * 5 + 1 + 7)
    #expect(EvdevQueue(of: twin).capacity == 512)
  }
}
