import Glibc

/// Plays recordings into the kernel, where every program takes them for hardware.
public enum KernelReplay {
  /// Makes a virtual device for each one of a recording and plays it.
  ///
  /// While it runs, signals are caught: whatever ends it, every key is up and every contact lifted.
  ///
  /// - Parameters:
  ///   - options: Speed, loops, part.
  ///   - announce: Called with node and name of each device when all are ready.
  ///   - open: Opens the recording, once for each loop.
  /// - Returns: How it ended, and how well it kept to its times.
  /// - Throws: `DeviceError` when uinput is missing or refuses; whatever `open` throws.
  public static func play(
    options: ReplayOptions = ReplayOptions(),
    announce: (_ node: String, _ name: String) -> Void = { _, _ in },
    open: () throws -> ReplaySource
  ) throws -> (end: ReplayEnd, timing: TimingReport) {
    let signals = try SignalSource(ignoresStop: true)
    let output = KernelOutput(repeats: options.kernelRepeats)
    var replayer = Replayer(options: options, clock: .live(signals: signals), output: output)
    let readers = options.waitsForReader ? try ReaderMonitor() : nil
    let end = try replayer.play(open) {
      try readers?.begin(for: output.nodes.map(\.node))
      for device in output.nodes { announce(device.node, device.name) }
      try readers?.wait(for: output.nodes.map(\.node), patience: options.readerPatience, signals)
    }
    // Everything is released by now; what is left is to let readers read it. Who does not want to wait sends a signal.
    _ = Poll.wait(for: [signals.number], until: MonotonicClock.deadline(after: options.linger))
    return (end, replayer.report)
  }
}
