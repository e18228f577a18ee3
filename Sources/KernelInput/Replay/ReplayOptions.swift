/// How a recording is played.
public struct ReplayOptions: Hashable, Sendable {
  /// 2 plays twice as fast; greater than 0.
  public var speed = 1.0
  /// How many times it is played; nil plays until interrupted.
  public var loops: Int? = 1
  /// Where to begin, in µs after the first frame; what comes before only sets the state in which devices start.
  public var from: Int64 = 0
  /// Where to end, in µs after the first frame.
  public var until: Int64?
  /// The longest pause between two frames, in µs; nil keeps every pause.
  public var longestPause: Int64?
  /// Whether the kernel repeats held keys; recorded repeats are left out then.
  public var kernelRepeats = false
  /// Whether readers see the times that were intended instead of those at which the kernel took the frames.
  public var intendedTimestamps = false
  /// Whether to wait until another program has opened a device.
  public var waitsForReader = false
  /// How long to wait for that, in µs.
  public var readerPatience: Int64 = 60_000_000
  /// How long devices stay after the end, in µs: with a device goes what its readers have not read yet, and nothing
  /// tells whether they have.
  public var linger: Int64 = 200_000
  /// Between two loops, in µs: long enough that the last tap and the first one are not a double tap.
  public static let pauseBetweenLoops: Int64 = 1_000_000

  /// The whole recording once, as fast as it was.
  public init() {}
}
