public import ArgumentParser
import Documents
import InputEvents
public import Recordings
import SafeText
import Trees

/// How to read a recording: shared by every command that takes one.
struct ReadingOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The format of the recording, when its content does not say it.", valueName: "format"))
  var from: RecordingFormat?
  @Option(
    help: ArgumentHelp("A recording that describes the device of one that holds events only.", valueName: "file"))
  var description: String?

  /// Opens a recording; `-` is standard input, `example:NAME` a bundled session.
  func open(_ path: String) throws -> RecordingReader {
    if path.hasPrefix("example:") {
      let name = String(path.dropFirst("example:".count))
      guard let file = Examples.session(name) else {
        throw Failure.unknownExample("example session", name)
      }
      return try RecordingReader(bytes: Array(file.text.utf8), name: file.name)
    }
    var source = try ByteSource(path: path)
    try Self.check(&source, path, isNamed: from != nil)
    return try read(source)
  }

  /// Recognizes a document that is given where a recording is meant; what comes through a pipe is played as it comes,
  /// and nobody waits for more of it.
  static func check(_ source: inout ByteSource, _ path: String, isNamed: Bool) throws {
    guard !isNamed, source.size != nil else { return }
    let beginning = try source.peek(DocumentKind.beginning)
    guard let other = KnownFile(content: beginning, path: path) else {
      guard try TreeFormat.isXML(beginning) || DumpFile.format(of: &source) != nil else {
        return try ScriptInput.refuse(beginning, path, meant: "a recording")
      }
      throw Failure(
        .badDocument, "\(path): this is the dump of a screen, not a recording",
        hint: "`detent announce` and `detent audit` read it")
    }
    guard !other.isRecording else { return }
    throw Failure(.badDocument, "\(path): this is \(other.words), not a recording", hint: "\(other.hint)")
  }

  /// Reads a recording whose beginning was looked at.
  func read(_ source: consuming ByteSource) throws -> RecordingReader {
    let reader = try RecordingReader(source, format: from, description: deviceDescription())
    warn(reader)
    return reader
  }

  /// Says that a recording's own device does not count.
  private func warn(_ reader: borrowing RecordingReader) {
    guard reader.replacesDescription else { return }
    StandardError.show(
      "detent: warning: \(reader.name): it describes its own device; that of --description takes its place")
  }

  /// The device that `--description` names, if any.
  func deviceDescription() throws -> DeviceDescription? {
    guard let description else { return nil }
    return try RecordingReader(path: description).devices.first?.description
  }
}

extension RecordingFormat: ExpressibleByArgument {}
extension EvemuVersion: ExpressibleByArgument {}
