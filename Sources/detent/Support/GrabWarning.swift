import ArgumentParser
import InputEvents
import KernelInput
import Recordings
import SafeText

/// What is said of a device that another program grabs while it is read.
enum GrabWarning {
  /// Says it.
  ///
  /// - Parameter time: How long it has been read, in µs.
  static func show(_ device: RecordedDevice, after time: Int64) {
    let seconds = "\(time / 1_000_000).\(String(time / 1000 % 1000 + 1000).dropFirst())"
    StandardError.show(
      """
      detent: warning: \(device.node ?? "") \(device.description.name): another program has grabbed the device, \
      noticed after \(seconds) s: nothing that it does arrives here any more
      """)
  }

  /// The exit code of a command that was not told all that its devices did.
  static let exitCode = ExitCode(ExitStatus.device.rawValue)
}
