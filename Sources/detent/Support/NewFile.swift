import Recordings
import SafeText

/// Writes a file that a command gives out.
enum NewFile {
  /// Writes the text and prints the path; `-` prints the text. A file that is there is kept unless `force` is set.
  static func write(_ text: String, to path: String, force: Bool) throws(RecordingError) {
    if path == "-" {
      StandardOutput.write(text)
      return
    }
    let sink = try ByteSink(writing: path, .whole(replaces: force))
    try sink.append { $0 += Array(text.utf8) }
    try sink.commit()
    if !sink.isStandardOutput { StandardOutput.show("\(path)") }
  }

  /// Looks whether a file can be put there, and writes nothing: for those who have something to do first.
  ///
  /// - Parameters:
  ///   - inputs: What is read, and is not to be written over; `-` is standard input.
  ///   - outputs: What else is written.
  static func check(
    _ path: String, _ manner: OutputManner = .whole(replaces: true), inputs: [String?] = [], outputs: [String] = []
  ) throws {
    if let identity = FileIdentity(output: path) {
      if let input = inputs.compactMap(\.self).first(where: { FileIdentity(input: $0) == identity }) {
        throw Failure(
          .usage, "\(path): cannot be written: it is the same file as \(input), which is read",
          hint: "name another file")
      }
      if let other = outputs.first(where: { $0 != "-" && FileIdentity(output: $0) == identity }) {
        throw Failure(
          .usage, "\(path): cannot be written: it is the same file as \(other), which is written too",
          hint: "name another file")
      }
    }
    try ByteSink.check(path, manner)
  }
}
