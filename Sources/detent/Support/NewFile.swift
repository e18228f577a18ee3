import Recordings
import SafeText

/// Writes a file that a command gives out.
enum NewFile {
  /// Opens a file to write to. What was printed so far comes before what goes to the same place now.
  static func open(_ path: String, _ manner: OutputManner) throws -> ByteSink {
    StandardOutput.push()
    try keepStandardStreams(path)
    return try ByteSink(writing: path, manner)
  }

  /// Writes the text and tells the path on standard error; `-` prints the text. A file that is there is kept unless
  /// `force` is set.
  static func write(_ text: String, to path: String, force: Bool, isPrivate: Bool = false) throws {
    try stream(to: path, force: force, isPrivate: isPrivate) { piece throws(RecordingError) in try piece(text) }
  }

  /// Writes a text piece by piece, and tells the path on standard error; `-` prints the text. Each piece is of whole lines.
  ///
  /// - Parameter isPrivate: Whether nobody but its owner may read the file.
  static func stream(
    to path: String, force: Bool, isPrivate: Bool,
    _ body: ((String) throws(RecordingError) -> Void) throws(RecordingError) -> Void
  ) throws {
    if path == "-" {
      try body { piece throws(RecordingError) in StandardOutput.write(piece) }
      return
    }
    let sink = try open(path, .whole(replaces: force, isPrivate: isPrivate))
    try body { piece throws(RecordingError) in try sink.append { $0 += piece.utf8 } }
    try sink.commit()
    if !sink.isStandardOutput { StandardError.show("\(path)") }
  }

  /// Writes bytes and tells the path on standard error; `-` prints them.
  static func write(_ bytes: some Sequence<UInt8>, to path: String, _ manner: OutputManner) throws {
    let sink = try open(path, manner)
    try sink.append { $0 += bytes }
    try sink.commit()
    if !sink.isStandardOutput { StandardError.show("\(path)") }
  }

  /// How a file is written that takes the place of what the same command has written, and of another one only with
  /// `force`.
  static func manner(
    _ path: String, _ products: Set<OwnFile.Product>, force: Bool, isPrivate: Bool = false
  ) -> OutputManner {
    .whole(replaces: force || OwnFile.takesPlace(of: path, as: products), isPrivate: isPrivate)
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
    try keepStandardStreams(path)
    try ByteSink.check(path, manner)
  }

  /// What is put in the place of a file leaves what goes into the old one without a name.
  private static func keepStandardStreams(_ path: String) throws {
    guard let stream = FileIdentity.standardStream(replacedBy: path) else { return }
    throw Failure(
      .usage, "\(path): cannot be written: it is the same file as \(stream.rawValue)",
      hint: "name another file, or let \(stream.rawValue) go elsewhere")
  }
}
