import ArgumentParser
import KernelInput
import SafeText

/// What `replay` and `perform` share when they play into the kernel.
struct PlayingOptions: ParsableArguments {
  @Option(help: "How fast: 2 is twice as fast.")
  var speed = 1.0

  @Option(help: "Fail when a frame is later than this, such as 2ms.", transform: TimeArgument.init(argument:))
  var maxError: TimeArgument?

  @Flag(help: "Wait until another program has opened a virtual device.")
  var waitForReader = false

  @Option(
    help: ArgumentHelp(
      "How long --wait-for-reader waits at most; then the exit code is 4 (default: 60s).", valueName: "time"),
    transform: TimeArgument.init(argument:))
  var readerTimeout: TimeArgument?

  @Flag(help: "Stamp frames with the times that were intended instead of those at which the kernel took them.")
  var intendedTimes = false

  @Flag(help: "Let the kernel repeat held keys; recorded repeats are left out.")
  var kernelRepeat = false

  @Option(
    help: "How long the devices stay after the end, for readers that lag (default: 200ms).",
    transform: TimeArgument.init(argument:))
  var linger: TimeArgument?

  @Option(help: "How to print the timing report: text or json.")
  var format = FormatOptions.Format.text

  func check() throws {
    guard speed.isFinite, speed > 0 else { throw ValidationError("--speed is greater than 0") }
  }

  var options: ReplayOptions {
    var options = ReplayOptions()
    options.speed = speed
    options.waitsForReader = waitForReader
    if let readerTimeout { options.readerPatience = readerTimeout.microseconds }
    options.intendedTimestamps = intendedTimes
    options.kernelRepeats = kernelRepeat
    if let linger { options.linger = linger.microseconds }
    return options
  }

  /// Plays, prints the report, and fails when it was interrupted or too late.
  func play(_ options: ReplayOptions, _ open: () throws -> ReplaySource) throws {
    let (end, timing) = try KernelReplay.play(
      options: options, announce: { node, name in StandardError.show("playing \(node) \(name)") }, open: open)
    switch format {
    case .json: StandardOutput.write(timing.json + "\n")
    case .text: StandardOutput.show(TerminalText(lines: timing.text))
    }
    if case .interrupted = end {
      throw Failure(.interrupted, "interrupted; every key is up and every contact lifted")
    }
    if let limit = maxError, timing.schedule.maximum > limit.microseconds * 1000 {
      throw Failure(
        .findings,
        "the worst frame was \(timing.schedule.maximum / 1000) µs late, more than the \(limit.microseconds) µs allowed",
        hint: "run it on a machine with less load")
    }
  }
}
