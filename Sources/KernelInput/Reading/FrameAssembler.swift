import InputEvents

/// The synchronised layer over one device: cuts its events into frames, and repairs what `SYN_DROPPED` tore.
///
/// ```
///            any event                                    SYN_DROPPED: the frame so far ends here, as .dropped
///   ┌───────────────────────┐      ┌───────────────────────────────────────────────────────────────────────┐
///   ▼                       │      │                                                                       ▼
/// inSync ── SYN_REPORT: a frame ───┘                                                                    dropping ─┐
///   ▲                                                                                                    │  ▲     │
///   └── the queue is drained, the kernel was asked: at most two frames, as .resynchronized ──────────────┘  └─────┘
///                                                                                            any event: counted, lost
/// ```
///
/// The queue is drained before the kernel is asked, because its answer is newer than anything that still waits:
/// an old frame after it would lift contacts that are down and press keys that are up.
struct FrameAssembler {
  enum State: Hashable {
    case inSync
    case dropping
  }

  let device: Int
  private(set) var state = State.inSync
  /// Events that were thrown away here while dropping; those that the kernel dropped nobody can count.
  private(set) var discarded = 0
  private var pending: [InputEvent] = []
  private var twin: KernelTwin
  private var lastTime = Timestamp.zero

  /// - Parameter description: The device, in the state in which its first event finds it.
  init(device: Int, description: DeviceDescription) {
    self.device = device
    twin = KernelTwin(Self.withoutNoiseFilter(description))
  }

  /// What the frames so far amount to.
  var deviceState: DeviceState { twin.state }

  /// Takes events in the order in which they were read; appends the frames that they end.
  mutating func take(_ events: [InputEvent], into frames: inout [DeviceFrame]) {
    for event in events {
      lastTime = event.time
      switch state {
      case .dropping: discarded += 1
      case .inSync where event.isDropped:
        pending.append(event)
        end(.dropped, into: &frames)
        state = .dropping
      case .inSync:
        pending.append(event)
        if event.isReport { end(.device, into: &frames) }
      }
    }
  }

  /// Takes the state that the kernel answered with after the queue was drained; appends what has changed meanwhile.
  mutating func resynchronize(with kernel: DeviceState, into frames: inout [DeviceFrame]) {
    for events in StateDifference.frames(from: twin.state, to: kernel, at: lastTime) {
      frames.append(DeviceFrame(device: device, events: events, origin: .resynchronized))
    }
    var description = twin.description
    description.state = kernel
    twin = KernelTwin(description)
    state = .inSync
  }

  private mutating func end(_ origin: DeviceFrame.Origin, into frames: inout [DeviceFrame]) {
    // What the device said before the drop has happened; only what followed is lost.
    if origin == .dropped { pending.append(.report(at: lastTime)) }
    _ = twin.write(pending)
    frames.append(DeviceFrame(device: device, events: pending, origin: origin))
    pending.removeAll(keepingCapacity: true)
  }

  /// The kernel has filtered already.
  private static func withoutNoiseFilter(_ description: DeviceDescription) -> DeviceDescription {
    var result = description
    for axis in result.axes.keys { result.axes[axis]?.fuzz = 0 }
    return result
  }
}
