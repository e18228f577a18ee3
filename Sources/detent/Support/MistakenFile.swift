import Documents
import Recordings
import SafeText

/// Files that are given where something else is meant, known by their first bytes.
enum MistakenFile {
  /// What a file is that somebody gave; nil where its beginning does not tell, or where it is no file.
  static func known(_ path: String) -> KnownFile? {
    guard path != "-", FileIdentity(input: path) != nil, !ByteSource.isInputDevice(path),
      var source = try? ByteSource(path: path), let beginning = try? source.peek(DocumentKind.beginning)
    else { return nil }
    return KnownFile(content: beginning, path: path)
  }

  /// Refuses a file that is plainly something else than what is meant.
  ///
  /// - Parameters:
  ///   - meant: What should have been given, with its article.
  ///   - kind: The document that is meant; nil for none.
  ///   - hint: What to do instead; by default what its kind is for.
  /// - Throws: `Failure` that says what the file is.
  static func refuse(_ path: String, meant: String, kind: DocumentKind? = nil, hint: String? = nil) throws {
    guard let known = known(path), kind == nil || known.kind != kind else { return }
    throw Failure(.badDocument, "\(path): this is \(known.words), not \(meant)", hint: "\(hint ?? known.hint)")
  }

  /// Refuses what stands beside a scene or a tree and is played on it: a recording, or a script.
  ///
  /// - Parameter target: The scene or tree.
  static func refuse(_ path: String, besides target: String) throws {
    if known(path)?.isRecording == true {
      throw Failure(
        .usage, "\(path): this is a recording, not a scene or a tree",
        hint: "`detent run \(target) --input \(path)` plays it")
    }
    guard path != "-", FileIdentity(input: path) != nil, var source = try? ByteSource(path: path),
      let beginning = try? source.peek(DocumentKind.beginning), known(path) == nil
    else { return }
    try ScriptInput.refuse(beginning, path, meant: "a scene or a tree")
  }
}
