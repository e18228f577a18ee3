import Documents
import Glibc
import Harness
import InputEvents
import Recordings
import SafeText

/// What a run is held against (`--expect`): a transcript as people or programs read it, or what a session heard.
struct ExpectedTranscript {
  /// How it is written.
  enum Kind {
    case text, json, session
  }

  /// What the run is held against is called.
  let name: String
  private let kind: Kind
  private let expected: [TranscriptUnit]?
  private var actual: [TranscriptUnit] = []
  private var written = ""
  /// When something happened, ascending.
  private var moments: [Timestamp] = []
  private let text = TranscriptText()

  /// What a file holds.
  ///
  /// - Parameters:
  ///   - isNew: Whether it is to be written, and need not be there.
  ///   - isForced: Whether something else than a transcript may be replaced.
  init(file: String, isNew: Bool, isForced: Bool, reading: ReadingOptions) throws {
    name = file
    let named: Kind = file.lowercased().hasSuffix(".json") || file.lowercased().hasSuffix(".jsonl") ? .json : .text
    guard !isNew || FileIdentity(input: file) != nil else {
      kind = named
      expected = nil
      guard !file.lowercased().hasSuffix(".session.jsonl") else { throw Self.cannotUpdate(file) }
      return
    }
    let bytes: [UInt8]
    do {
      bytes = try DocumentFile.read(file, limits: DocumentLimits())
    } catch {
      var failure = Failure(error)
      if access(file, F_OK) != 0 { failure.hint = "--update writes it" }
      throw failure
    }
    // Some editors mark a file as one of Unicode.
    let content = String(
      decoding: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...], as: UTF8.self)
    if KnownFile.isTranscript(json: content) {
      (kind, expected) = (.json, TranscriptUnit.units(ofJSON: content))
    } else if content.prefixMatch(of: #/\d+\.\d{3} +\S/#) != nil, !isNew || isForced || KnownFile.beginsRun(content) {
      (kind, expected) = (.text, TranscriptUnit.units(ofText: content))
    } else if content.hasPrefix("{"),
      KnownFile(content: bytes[...].prefix(DocumentKind.beginning), path: file)?.isRecording == true
    {
      guard !isNew else { throw Self.cannotUpdate(file) }
      var recording = try RecordingReader(bytes: bytes, name: file)
      let units = try TranscriptUnit.said(in: &recording)
      guard !units.isEmpty else { throw Self.saysNothing(file) }
      (kind, expected) = (.session, units)
    } else {
      guard !isNew || !content.isEmpty && !isForced else {
        (kind, expected) = (named, nil)
        return
      }
      throw Failure(
        .badDocument, "\(file): this is neither a transcript nor a session",
        hint: isNew
          ? "--force replaces it" : "a transcript is what `detent run` prints; --update --force writes one in its place"
      )
    }
  }

  /// What recordings heard when they were recorded.
  init(heardIn recordings: [String], reading: ReadingOptions) throws {
    kind = .session
    name = recordings.joined(separator: ", ")
    var units: [TranscriptUnit] = []
    for path in recordings {
      var recording = try reading.open(path)
      units += try TranscriptUnit.said(in: &recording)
    }
    guard !units.isEmpty else { throw Self.saysNothing(name) }
    expected = units
  }

  private static func saysNothing(_ name: String) -> Failure {
    Failure(
      .badDocument, "\(name): the recording does not say what was said",
      hint: "a session that `detent run --record` has written does")
  }

  private static func cannotUpdate(_ file: String) -> Failure {
    Failure(
      .usage, "\(file): a session is recorded, not updated", hint: "record it anew with --record \(file) --force")
  }

  /// Takes an entry of the run.
  mutating func take(_ entry: TranscriptEntry) {
    // Why it happened is not compared.
    var entry = entry
    (entry.arbitrations, entry.gestures, entry.cutOff) = ([], [], [])
    if moments.last != entry.time { moments.append(entry.time) }
    switch kind {
    case .session: actual += TranscriptUnit.said(in: entry)
    case .text: written += text.render(entry)
    case .json: written += TranscriptJSON.render(entry) + "\n"
    }
  }

  /// Where the run differs from what was expected; nil where it does not.
  var difference: TranscriptDifference? {
    guard let expected else { return nil }
    let actual =
      switch kind {
      case .session: actual
      case .text: TranscriptUnit.units(ofText: written)
      case .json: TranscriptUnit.units(ofJSON: written)
      }
    var difference = TranscriptDifference(expected: expected, actual: actual)
    difference?.place(among: moments)
    return difference
  }

  /// Writes the run in its place.
  ///
  /// - Parameter isPrivate: Whether nobody but its owner may read the file.
  func update(isPrivate: Bool) throws {
    let sink = try NewFile.open(name, .whole(replaces: true, isPrivate: isPrivate))
    try sink.append { $0 += written.utf8 }
    try sink.commit()
    StandardError.show("wrote \(name)")
  }

  /// Tells what differs, or that nothing does.
  func show(_ difference: TranscriptDifference?, as format: RunCommand.Format) {
    switch format {
    case .text:
      guard let difference else {
        StandardOutput.show("\nas in \(name)")
        return
      }
      let lines = difference.lines.map(\.forTerminal).joined(separator: "\n")
      StandardOutput.show("\ndiffers from \(name) at \(difference.seconds)\n--- \(name)\n+++ this run")
      StandardOutput.show(TerminalText(lines: lines))
    case .json: StandardOutput.write(TranscriptJSON.render(difference, from: name) + "\n")
    }
  }
}
