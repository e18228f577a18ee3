import Recordings
import SafeText

/// Writes a file that a command gives out.
enum NewFile {
  /// Writes the text and prints the path; `-` prints the text. A file that is there is kept unless `force` is set.
  static func write(_ text: String, to path: String, force: Bool) throws(RecordingError) {
    try stream(to: path, force: force) { piece throws(RecordingError) in try piece(text) }
  }

  /// Writes a text piece by piece, and prints the path; `-` prints the text. Each piece is of whole lines.
  static func stream(
    to path: String, force: Bool,
    _ body: ((String) throws(RecordingError) -> Void) throws(RecordingError) -> Void
  ) throws(RecordingError) {
    if path == "-" {
      try body { piece throws(RecordingError) in StandardOutput.write(piece) }
      return
    }
    let sink = try ByteSink(writing: path, .whole(replaces: force))
    try body { piece throws(RecordingError) in try sink.append { $0 += piece.utf8 } }
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
