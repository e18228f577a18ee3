import Harness
import InputEvents
import KernelInput
import Recordings
import SafeText

/// The recording of a run, written as it happens: masked where people type, unless they want it otherwise.
final class LiveRecording {
  private let path: String
  private let recorder: RunRecorder
  private var mask: RunMask?

  /// Begins a recording.
  ///
  /// - Parameters:
  ///   - header: What it starts with.
  ///   - live: The devices that are devices of this machine.
  init(_ output: RunInput.Output, _ header: RecordingHeader, live: Range<Int>) throws {
    guard !header.devices.isEmpty else {
      throw Failure(
        .usage, "\(output.path): there is nothing to record: the run has no input",
        hint: "give it recordings or devices with --input, or a --script")
    }
    path = output.path
    var header = header
    let format = RecordingFormat(path: output.path) ?? .session
    guard !format.holdsOneDevice || header.devices.count == 1 else {
      throw Failure(
        .usage, "\(format.rawValue) holds one device, this run has \(header.devices.count)",
        hint: "record a .session.jsonl")
    }
    if !output.keepsKeystrokes, !live.isEmpty { mask = RunMask(&header, live: live) }
    let manner = OutputManner.growing(replaces: output.replaces, isPrivate: output.isPrivate)
    let sink = try NewFile.open(output.path, manner)
    recorder = try RunRecorder(format.makeWriter(to: sink), through: sink, header: header)
  }

  /// Takes an event that was fed to the run.
  func take(_ event: InputEvent, from device: Int) {
    let events = mask?.take(event, from: device, after: recorder.latest) ?? [event]
    if mask?.hidesText ?? false { recorder.leaveOutWords() }
    for event in events { recorder.take(event, from: device) }
  }

  /// Takes what came between two events.
  func take(_ item: RecordingItem) { recorder.take(mask?.take(item) ?? item) }

  /// Takes an entry of the transcript.
  func take(_ entry: TranscriptEntry) { recorder.take(entry) }

  /// Throws what went wrong on the way.
  func check() throws(RecordingError) {
    if let failure = recorder.failure { throw failure }
  }

  /// Writes the rest, and throws what went wrong on the way.
  func finish() throws(RecordingError) {
    if try recorder.finish() { StandardError.showStays(path) } else { StandardError.show("\(path)") }
  }
}
