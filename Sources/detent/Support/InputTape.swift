import Harness
import InputEvents
import KernelInput
import Recordings

/// Keeps what is fed to a run; what is typed on devices of this machine is masked as in a recording.
final class InputTape {
  /// What was fed in by now.
  let tape = RunTape()
  private var mask: RunMask?
  private var latest = Timestamp.zero

  /// A tape of these devices.
  ///
  /// - Parameter live: Those of them that are devices of this machine.
  init(devices: [RecordedDevice], live: Range<Int>, masks: Bool) {
    guard masks, !live.isEmpty else { return }
    var header = RecordingHeader(devices: devices, clock: .recording)
    mask = RunMask(&header, live: live)
  }

  /// Whether text was typed that is not kept.
  var hidesText: Bool { mask?.hidesText ?? false }

  func take(_ event: InputEvent, from device: Int) {
    for event in mask?.take(event, from: device, after: latest) ?? [event] {
      latest = max(latest, event.time)
      tape.take(event, from: device)
    }
  }

  func take(_ item: RecordingItem) { tape.take(mask?.take(item) ?? item) }

  func take(_ entry: TranscriptEntry) { tape.take(entry) }
}
