import InputEvents

@testable import KernelInput

/// Time that passes only when somebody waits, and signals that arrive at given moments.
final class FakeTime {
  var now: Int64 = 5_000_000_000
  /// What a call of the kernel takes, in ns.
  var cost: Int64 = 0
  var signals: [(moment: Int64, signal: Int32)] = []
  private(set) var deadlines: [Int64] = []

  var clock: ReplayClock {
    ReplayClock(
      now: { self.now },
      wait: { deadline in
        if let next = self.signals.first, next.moment <= deadline {
          self.signals.removeFirst()
          self.now = max(self.now, next.moment)
          return next.signal
        }
        self.deadlines.append(deadline)
        self.now = max(self.now, deadline)
        return nil
      })
  }
}

/// Devices that the kernel's rules hold for, and what was done with them.
final class FakeKernel: ReplayOutput {
  struct Written: Hashable {
    var device: Int
    var moment: Int64
    var events: [InputEvent]
    var stamp: Timestamp?
  }

  private let time: FakeTime
  private(set) var twins: [Int: KernelTwin] = [:]
  private(set) var written: [Written] = []
  private(set) var opened: [Int] = []
  private(set) var closed: [Int] = []
  private(set) var releases = 0
  private var ready: Written?
  /// The device to which writing fails, as when it is taken away.
  var brokenDevice: Int?

  init(_ time: FakeTime) { self.time = time }

  func open(_ device: Int, _ description: DeviceDescription) {
    opened.append(device)
    twins[device] = KernelTwin(description.virtual(repeats: false))
  }

  func prepare(_ events: [InputEvent], for device: Int, stamp: Timestamp?) {
    ready = Written(device: device, moment: 0, events: events, stamp: stamp)
  }

  func send(now: () -> Int64) throws(DeviceError) -> Int64 {
    guard var frame = ready else { return now() }
    if frame.device == brokenDevice { throw DeviceError(.unplugged, "/dev/input/event9", "gone") }
    time.now += time.cost
    frame.moment = now()
    written.append(frame)
    _ = twins[frame.device]?.write(frame.events)
    return frame.moment
  }

  func bring(_ device: Int, to state: DeviceState) {
    guard let twin = twins[device] else { return }
    for frame in StateDifference.frames(from: twin.state, to: state, at: .zero) { _ = twins[device]?.write(frame) }
  }

  func release() {
    releases += 1
    for device in twins.keys.sorted() {
      guard let state = twins[device]?.state else { continue }
      bring(device, to: state.released)
    }
  }

  func close(_ device: Int) {
    closed.append(device)
    twins[device] = nil
  }
}
