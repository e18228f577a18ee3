/// When to look whether another program has grabbed a device: only while it is silent, since what is heard tells that
/// nobody has.
///
/// ```
///   heard ──► quiet for 1 s ──► look ── free ──► 1, 2, 4, then every 8 s
///               ▲                 │
///   opened by ──┘ 0.5 s           └─ taken three times within 0.1 s: grabbed, and no further look
///   somebody
/// ```
struct GrabSchedule {
  /// How long a device is silent before the first look, in ns.
  static let quiet: Int64 = 1_000_000_000
  /// How long after somebody opened it: who grabs does so then.
  static let afterOpening: Int64 = 500_000_000
  /// The longest time between two looks.
  static let longest: Int64 = 8_000_000_000
  /// Others who look have it for a moment; so it is looked at again so soon, and so often.
  static let again: (count: Int, pause: Int64) = (3, 50_000_000)

  /// When the device said something last, in ns of `CLOCK_MONOTONIC`.
  private(set) var lastHeard: Int64
  /// Whether it is known that another program has it.
  private(set) var isGrabbed = false
  private var next: Int64
  private var pause = quiet
  private var timesTaken = 0
  private var isLooking = false

  /// A device that could be heard at a moment.
  init(now: Int64) {
    lastHeard = now
    next = now + Self.quiet
  }

  /// When to look next; nil while a look is under way, and when there is nothing left to find out.
  var due: Int64? { isLooking || isGrabbed ? nil : next }

  /// Takes that the device said something.
  mutating func hear(at now: Int64) {
    lastHeard = now
    pause = Self.quiet
    timesTaken = 0
    next = now + Self.quiet
  }

  /// Takes that somebody opened it.
  mutating func open(at now: Int64) {
    pause = Self.quiet
    next = min(next, max(now, lastHeard) + Self.afterOpening)
  }

  /// Takes that a look is under way.
  mutating func begin() { isLooking = true }

  /// Takes what a look found; true when it is certain now that another program has the device.
  mutating func end(_ look: GrabLook, at now: Int64) -> Bool {
    isLooking = false
    switch look {
    case .free:
      timesTaken = 0
      next = now + pause
      pause = min(pause * 2, Self.longest)
    case .unsure: next = now + Self.quiet
    case .taken:
      timesTaken += 1
      next = now + Self.again.pause
      isGrabbed = timesTaken >= Self.again.count
    }
    return isGrabbed
  }
}
