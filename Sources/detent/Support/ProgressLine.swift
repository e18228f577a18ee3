import Glibc
import SafeText

/// A line on standard error that says how far something long has come; only on a terminal, and only after a second.
struct ProgressLine {
  /// What is being done, such as `auditing mail.scene.yaml`.
  private let task: String
  private let isShown = isatty(STDERR_FILENO) == 1
  private let start = Self.milliseconds
  private var next: Int64
  private var calls = 0
  /// Every how many calls the clock is looked at.
  private let interval: Int
  private var isOnScreen = false

  init(_ task: String, interval: Int = 16) {
    self.task = task
    self.interval = interval
    next = start + 1000
  }

  /// Shows how far it has come, ten times a second at most, however often it is told.
  mutating func update(_ state: @autoclosure () -> String) {
    guard isShown else { return }
    calls += 1
    guard calls % interval == 0 else { return }
    let now = Self.milliseconds
    guard now >= next else { return }
    next = now + 100
    isOnScreen = true
    StandardError.showInPlace("\(task): \(state())")
  }

  /// Takes the line off the screen.
  mutating func clear() {
    guard isOnScreen else { return }
    isOnScreen = false
    StandardError.showInPlace("")
  }

  private static var milliseconds: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }
}
