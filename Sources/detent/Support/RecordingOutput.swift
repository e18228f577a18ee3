import Harness
import Recordings

/// A recording that a command writes: a file, which is replaced only when everything went well, or standard output.
struct RecordingOutput {
  var path: String
  /// By default what the name says, and a session for `-`.
  var format: RecordingFormat?

  /// Writes what a script does.
  func write(_ recording: inout ScriptRecording) throws {
    guard let format = format ?? (path == "-" ? .session : RecordingFormat(path: path)) else {
      throw Failure(
        .usage, "the name \(path) does not say which format to write",
        hint: "end it with .evemu or .session.jsonl, or give --format: "
          + RecordingFormat.allCases.map(\.rawValue).joined(separator: ", "))
    }
    let sink = try ByteSink(replacing: path)
    var writer = format.makeWriter(to: sink)
    try recording.write(to: &writer)
    try sink.commit()
    var stream = StandardError()
    for loss in writer.losses { print("detent: warning: \(path): \(loss)", to: &stream) }
  }
}
