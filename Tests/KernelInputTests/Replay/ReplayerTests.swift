import Glibc
import InputEvents
import Recordings
import Testing

@testable import KernelInput

@Suite("Playing a recording")
struct ReplayerTests {
  let time = FakeTime()
  let kernel: FakeKernel
  var options = ReplayOptions()

  init() { kernel = FakeKernel(time) }

  /// A key for a tenth of a second on the keyboard, and a finger that nobody lifts.
  static let frames: [DeviceFrame] = [
    frame(1000, .key(.keyA, 1)),
    frame(51_000, device: 1, .abs(.mtTrackingId, 7), .abs(.mtPositionX, 40), .key(.btnTouch, 1)),
    frame(61_000, .key(.keyA, 2)),
    frame(101_000, .key(.keyA, 0)),
    frame(201_000, device: 1, .abs(.mtPositionX, 90)),
  ]

  static let lead = Replayer<FakeKernel>.lead

  static func source(_ frames: [DeviceFrame] = frames) -> ReplaySource {
    let header = RecordingHeader(
      devices: [RecordedDevice(LabDevices.keyboard), RecordedDevice(LabDevices.phone)], clock: .monotonic)
    let events = frames.flatMap { frame in
      frame.events.map { RecordedEvent(device: Int32(frame.device), event: $0) }
    }
    return ReplaySource(header: header, events: events)
  }

  func play(_ source: () throws -> ReplaySource = { source() }) throws -> (end: ReplayEnd, report: TimingReport) {
    var replayer = Replayer(options: options, clock: time.clock, output: kernel)
    let end = try replayer.play(source)
    return (end, replayer.report)
  }

  @Test("keeps the distances between frames, over all devices")
  func distances() throws {
    #expect(try play().end == .finished)
    let first = try #require(kernel.written.first?.moment)
    #expect(kernel.written.map { ($0.moment - first) / 1000 } == [0, 50_000, 60_000, 100_000, 200_000])
    #expect(kernel.written.map(\.device) == [0, 1, 0, 0, 1])
  }

  @Test("waits for what comes after the last event, where the source says that something does")
  func trailingWait() throws {
    var source = Self.source()
    source.end = { Timestamp(microseconds: 1_201_000) }
    #expect(try play { source }.end == .finished)
    let last = try #require(kernel.written.last?.moment)
    #expect(time.now - last >= 1_000_000_000 && time.now - last < 1_100_000_000)
    source.end = { Timestamp(microseconds: 5) }
    #expect(try play { source }.end == .finished)
  }

  @Test("plays a session but for what was asked of a screen reader, and says how often that was")
  func leavesOut() throws {
    let rows = """
      {"t":1000,"d":0,"e":[["KEY_A",1]]}
      {"t":2000,"reader":"next"}
      {"t":3000,"d":0,"e":[["KEY_A",0]]}
      {"t":4000,"reader":"activate"}

      """
    let sink = ByteSink()
    var writer = SessionWriter(to: sink)
    try writer.start(RecordingHeader(devices: [RecordedDevice(LabDevices.keyboard)]))
    let bytes = sink.bytes + Array(rows.utf8)
    var count = 0
    #expect(try play { ReplaySource(try RecordingReader(bytes: bytes)) { count += 1 } }.end == .finished)
    #expect(count == 2)
    #expect(kernel.written.count == 2)
  }

  @Test("a wait after the last event ends with a signal")
  func trailingSignal() throws {
    var source = Self.source()
    source.end = { Timestamp(microseconds: 9_201_000) }
    time.signals = [(time.now + Self.lead + 700_000_000, SIGTERM)]
    #expect(try play { source }.end == .interrupted(signal: SIGTERM))
  }

  @Test("has every key up and every contact lifted at its end")
  func releasedAtTheEnd() throws {
    _ = try play()
    #expect(kernel.twins.values.allSatisfy { $0.state.isReleased })
    #expect(kernel.releases == 1)
  }

  @Test("ends with a signal, and releases")
  func signal() throws {
    time.signals = [(time.now + Self.lead + 65_000_000, SIGTERM)]
    #expect(try play().end == .interrupted(signal: SIGTERM))
    #expect(kernel.written.count == 3)
    #expect(kernel.twins.values.allSatisfy { $0.state.isReleased })
  }

  /// A source that has nothing for a while after its first events, in which a signal is seen, and goes on then.
  static func stalling(_ first: [DeviceFrame], then rest: [DeviceFrame]) -> ReplaySource {
    var batches = [first, rest].map { $0.flatMap { $0.events.map { RecordedEvent(device: 0, event: $0) } } }
    var stalls = [false, true]
    return ReplaySource(header: RecordingHeader(devices: [RecordedDevice(LabDevices.keyboard)], clock: .monotonic)) {
      batch throws(RecordingError) in
      if !stalls.isEmpty, stalls.removeFirst() {
        throw RecordingError(.interrupted, "interrupted", file: "pipe")
      }
      batch = batches.isEmpty ? [] : batches.removeFirst()
      return batch.isEmpty ? .end : .events
    }
  }

  @Test("ends with a signal also while the recording has nothing to say, and releases")
  func signalWhileReading() throws {
    time.cost = 1000
    time.signals = [(time.now + Self.lead + 500, SIGTERM)]
    let source = Self.stalling([frame(0, .key(.keyB, 1))], then: [frame(10_000, .key(.keyB, 0))])
    #expect(try play { source }.end == .interrupted(signal: SIGTERM))
    #expect(kernel.written.count == 1)
    #expect(kernel.twins.values.allSatisfy { $0.state.isReleased })
  }

  @Test("goes on reading after the Ctrl+C that it typed itself")
  func typedInterruptWhileReading() throws {
    time.cost = 1000
    time.signals = [(time.now + Self.lead + 10_000_500, SIGINT)]
    let source = Self.stalling(
      [frame(0, .key(.keyLeftctrl, 1)), frame(10_000, .key(.keyC, 1))],
      then: [frame(20_000, .key(.keyC, 0)), frame(30_000, .key(.keyLeftctrl, 0))])
    #expect(try play { source }.end == .finished)
    #expect(kernel.written.count == 4)
  }

  @Test("is not ended by the Ctrl+C that it types itself")
  func typedInterrupt() throws {
    let start = time.now + Self.lead
    time.signals = [(start + 20_000_000, SIGINT), (start + 900_000_000, SIGINT)]
    let frames = [
      frame(0, .key(.keyLeftctrl, 1)), frame(10_000, .key(.keyC, 1)), frame(30_000, .key(.keyC, 0)),
      frame(40_000, .key(.keyLeftctrl, 0)), frame(2_000_000, .key(.keyB, 1)),
    ]
    // The first signal is the echo; the second one is somebody's.
    #expect(try play { Self.source(frames) }.end == .interrupted(signal: SIGINT))
    #expect(kernel.written.count == 4)
  }

  @Test("reports how late frames were, and that nothing adds up")
  func report() throws {
    time.cost = 30_000
    let report = try play().report
    #expect(report.frames == 5)
    #expect(report.duration == 200_000_000)
    #expect(report.schedule.maximum == 30_000)
    #expect(report.drift == 0)
    #expect(report.interval.maximum == 0)
  }

  @Test("plays faster and slower", arguments: [0.5, 2, 4])
  func speed(speed: Double) throws {
    var test = self
    test.options.speed = speed
    #expect(try test.play().report.duration == Int64(200_000_000 / speed))
  }

  @Test("plays again, from the state in which the recording began")
  func loops() throws {
    var test = self
    test.options.loops = 3
    #expect(try test.play().end == .finished)
    #expect(kernel.written.count == 15)
    #expect(kernel.opened == [0, 1])
    #expect(kernel.releases == 3)
    #expect(kernel.written[5].moment - kernel.written[4].moment >= ReplayOptions.pauseBetweenLoops * 1000)
  }

  @Test("begins in the middle with what was down there")
  func from() throws {
    var test = self
    test.options.from = 90_000
    _ = try test.play()
    #expect(kernel.written.map(\.device) == [0, 1])
    #expect(kernel.written[0].events[0] == .key(.keyA, 0, at: Timestamp(microseconds: 101_000)))
    // The key was down and the finger on the glass before the first frame was played.
    #expect(kernel.twins[1]?.state.slots[0][.mtPositionX] == 90)
    #expect(kernel.written[1].moment - kernel.written[0].moment == 100_000_000)
  }

  @Test(
    "waits before the first frame of a source that begins earlier",
    arguments: [(nil, 0), (0, 1000), (400, 600)] as [(Int64?, Int64)])
  func begin(start: Int64?, wait: Int64) throws {
    let ready = time.now
    var source = Self.source()
    source.start = start.map { Timestamp(microseconds: $0) }
    _ = try play { source }
    #expect(try #require(kernel.written.first?.moment) - ready - Self.lead == wait * 1000)
    #expect(kernel.written.count == 5)
  }

  @Test("ends where it is told to")
  func until() throws {
    var test = self
    test.options.until = 60_000
    _ = try test.play()
    #expect(kernel.written.count == 3)
    #expect(kernel.twins.values.allSatisfy { $0.state.isReleased })
  }

  @Test("leaves recorded repeats to the kernel when the kernel repeats")
  func repeats() throws {
    var test = self
    test.options.kernelRepeats = true
    _ = try test.play()
    #expect(kernel.written.allSatisfy { $0.events.allSatisfy { $0.type != .key || $0.value != 2 } })
    #expect(kernel.written.count == 4)
  }

  @Test("stamps frames with the intended times when asked")
  func stamps() throws {
    var test = self
    time.cost = 700_000
    test.options.intendedTimestamps = true
    _ = try test.play()
    let stamps = kernel.written.compactMap { $0.stamp?.microseconds }
    #expect(zip(stamps.dropFirst(), stamps).map(-) == [50_000, 10_000, 40_000, 100_000])
  }

  @Test("does not send SYN_DROPPED, nor a frame of nothing else")
  func dropped() throws {
    _ = try play { Self.source([frame(0, .key(.keyA, 1)), frame(10, .dropped), frame(20, .key(.keyA, 0))]) }
    #expect(kernel.written.count == 2)
  }

  @Test("ends a frame that the recording breaks off")
  func truncated() throws {
    _ = try play {
      ReplaySource(
        header: RecordingHeader(devices: [RecordedDevice(LabDevices.keyboard)]),
        events: [RecordedEvent(device: 0, event: .key(.keyA, 1, at: .zero))])
    }
    #expect(kernel.written.map { $0.events.last?.isReport } == [true])
  }

  @Test("plugs and unplugs at the recorded moments")
  func hotplug() throws {
    let header = RecordingHeader(devices: [RecordedDevice(LabDevices.keyboard)])
    var steps: [(RecordingNews, [DeviceFrame])] = [
      (.events, [frame(0, .key(.keyA, 1))]),
      (.item(.removed(device: 0, at: Timestamp(microseconds: 10_000))), []),
      (.item(.added(device: 1, RecordedDevice(LabDevices.phone), at: Timestamp(microseconds: 30_000))), []),
      (.events, [frame(40_000, device: 1, .abs(.mtTrackingId, 1))]),
    ]
    _ = try play {
      ReplaySource(header: header) { batch in
        guard !steps.isEmpty else { return .end }
        let (step, frames) = steps.removeFirst()
        batch = frames.flatMap { frame in frame.events.map { RecordedEvent(device: Int32(frame.device), event: $0) } }
        return step
      }
    }
    #expect(kernel.closed == [0])
    #expect(kernel.opened == [0, 1])
    #expect(kernel.written.map(\.device) == [0, 1])
  }

  @Test("tells when a device is taken away")
  func broken() {
    kernel.brokenDevice = 1
    #expect { try play() } throws: { ($0 as? DeviceError)?.code == .unplugged }
  }

  @Test("of nothing ends at once")
  func empty() throws {
    #expect(try play { Self.source([]) }.report.frames == 0)
  }
}
