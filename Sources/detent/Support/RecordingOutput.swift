import Harness
import InputEvents
import Recordings
import SafeText

/// A recording that a command writes: a file, which is replaced only when everything went well, or standard output.
struct RecordingOutput {
  var path: String
  /// What it is made from: what nobody but its owner may read stays so.
  var inputs: [String] = []
  /// By default what the name says, and a session for `-`.
  var format: RecordingFormat?

  /// Writes what a script does.
  func write(_ recording: inout ScriptRecording) throws {
    guard let format = format ?? (path == "-" ? .session : RecordingFormat(path: path)) else {
      throw Failure(
        .usage, "the name \(path) does not say which format to write",
        hint: """
          end it with .evemu or .session.jsonl, or give --to: \
          \(RecordingFormat.allCases.map(\.rawValue).joined(separator: ", "))
          """)
    }
    let devices = recording.header.devices
    guard !format.holdsOneDevice || devices.count == 1 else {
      let names = devices.map(\.description.name).joined(separator: ", ")
      throw Failure(
        .usage, "\(format.rawValue) holds one device, and the script is done by \(devices.count): \(names)",
        hint: "write a session instead, by the ending .session.jsonl or --to session")
    }
    let isPrivate = inputs.contains(where: PrivateFile.isPrivate)
    let sink = try NewFile.open(path, .whole(replaces: true, isPrivate: isPrivate))
    var writer = format.makeWriter(to: sink)
    try recording.write(to: &writer)
    try sink.commit()
    if !sink.isStandardOutput { StandardError.show("\(path)") }
    for loss in writer.losses { StandardError.show("detent: warning: \(path): \(loss)") }
  }
}
