/// A file of which its beginning tells what it is, for who got it in the place of another: a document, a recording, what
/// Detent prints, or what often lies beside such files.
public struct KnownFile: Hashable, Sendable {
  /// What it is, with its article.
  public let words: String
  /// What to do with it, or what to give instead.
  public let hint: String
  /// The kind of document that it is; nil for what Detent does not read.
  public private(set) var kind: DocumentKind?
  /// Whether it can be played.
  public private(set) var isRecording = false

  private init(_ words: String, _ hint: String) { (self.words, self.hint) = (words, hint) }

  /// What a file is that begins with these bytes; nil where they do not tell.
  ///
  /// - Parameter path: What the file is called, as somebody gave it.
  public init?(content: ArraySlice<UInt8>, path: String) {
    if let output = KnownFile(output: content, path: path) {
      self = output
    } else if let kind = DocumentKind(content: content) {
      self.init(document: kind, path: path)
    } else if Self.recordings.contains(where: { content.starts(with: $0.utf8) }) {
      self.init(document: .session, path: path)
      kind = nil
    } else {
      return nil
    }
  }

  private init(document kind: DocumentKind, path: String) {
    self =
      switch kind {
      case .baseline: KnownFile("a baseline", "`detent audit TARGET --baseline \(path)` holds an audit against it")
      case .device: KnownFile("a device file", "`detent describe` and `detent perform --device` read it")
      case .flow: KnownFile("a flow", "`detent run \(path)` runs it")
      case .result: KnownFile("the result of a flow", "`detent report merge` reads the folder that it is in")
      case .scene: KnownFile("a scene", "`detent run \(path)` drives it; --script or --input RECORDING says how")
      case .session: KnownFile("a recording", "`detent run SCENE --input \(path)` plays it")
      case .tree: KnownFile("a tree", "`detent announce` and `detent audit` read it")
      }
    self.kind = kind
    isRecording = kind == .session
  }

  /// How recordings begin that other tools write.
  private static let recordings = [
    "# EVEMU", "N: ", "E: ", "{\"detent\":", "{\"format\":\"detent-session\"", "# libinput record", "add device ",
  ]
}

// MARK: - What is printed

extension KnownFile {
  /// How much is looked at, in bytes.
  private static let beginning = 1024

  /// What Detent or a tool beside it has printed into a file that begins with these bytes; nil for documents, recordings
  /// and dumps.
  ///
  /// - Parameter path: What the file is called, as somebody gave it.
  public init?(output content: ArraySlice<UInt8>, path: String) {
    let text = String(decoding: content.prefix(Self.beginning), as: UTF8.self)
    // Without blanks, since some print JSON on one line and others on many.
    let signs = text.filter { !$0.isWhitespace }
    guard let first = signs.first(where: { $0 != "\u{FEFF}" }) else { return nil }
    let known: KnownFile? =
      switch first {
      case "{", "[": Self.json(signs, path)
      case "<": Self.markup(signs.lowercased(), text)
      case _ where first.isNumber: Self.isTranscript(text) ? Self.transcript(path) : nil
      default: nil
      }
    guard let known else { return nil }
    self = known
  }

  private static func transcript(_ path: String) -> KnownFile {
    KnownFile(
      "the transcript of a run",
      "`detent run TARGET --expect \(path)` holds a run against it; --as-script writes a script of what was done")
  }

  private static let findings = "give the scene, tree or dump that was audited"

  private static func json(_ signs: String, _ path: String) -> KnownFile? {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    if name.hasPrefix("package") && name.hasSuffix(".json"), signs.contains("\"name\":") {
      return KnownFile("the manifest of a package", "Detent reads nothing of it: give a scene, a tree or a dump")
    }
    if let entry = signs.firstRange(of: "{\"time\":"), entry.lowerBound == signs.startIndex {
      let behind = signs[entry.upperBound...].drop { $0.isNumber || $0 == "-" }
      guard behind.hasPrefix(",\"device\":") else { return isTranscript(json: signs) ? transcript(path) : nil }
      return KnownFile(
        "a list of gestures", "the recording that it was made of is played with `detent run SCENE --input RECORDING`")
    }
    let begins: [(sign: String, KnownFile)] = [
      ("{\"format\":\"detent-audit\"", KnownFile("what an audit has found", findings)),
      ("{\"format\":\"detent-coverage\"", KnownFile("how far an audit has looked", findings)),
      ("{\"format\":\"detent-labels\"", KnownFile("what an audit has said of labels", findings)),
      (
        "{\"screen\":\"",
        KnownFile("what a screen reader says of an interface", "give the scene, tree or dump that it was said of")
      ),
      ("{\"checks\":[", KnownFile("what `detent doctor` says of a machine", "`detent doctor` says it anew")),
      (
        "{\"file\":\"",
        KnownFile("the description of a file", "give the file that was described: its name stands under \"file\"")
      ),
    ]
    if let known = begins.first(where: { signs.hasPrefix($0.sign) })?.1 { return known }
    if signs.hasPrefix("{\"$schema\":\""), signs.prefix(200).contains("sarif") {
      return KnownFile("what an audit has found, as SARIF", findings)
    }
    if signs.hasPrefix("{\"$schema\":\"https://json-schema.org/") {
      return KnownFile("a JSON Schema", "an editor reads it; `detent new scene` begins what it is about")
    }
    return nil
  }

  private static func markup(_ signs: String, _ text: String) -> KnownFile? {
    if signs.hasPrefix("<!doctypehtml") || signs.hasPrefix("<html") {
      return KnownFile(
        text.contains("<meta name=\"generator\" content=\"detent\"") ? "a report of Detent" : "a web page",
        "a browser shows it; Chromium's accessibility tree or an aria snapshot is what Detent reads of web pages")
    }
    if signs.prefix(200).contains("<testsuite") {
      return KnownFile("JUnit results", "give what was tested: a scene, a tree, a dump or a flow")
    }
    return signs.hasPrefix("<svg") ? KnownFile("a drawing", "a browser shows it") : nil
  }

  /// Whether a text begins as transcripts for people do: with a time, blanks and what was done.
  /// Whether a text begins as a transcript for programs does: with an entry and what Detent says of one.
  public static func isTranscript(json text: String) -> Bool {
    guard text.hasPrefix("{\"time\":") else { return false }
    let behind = text.dropFirst("{\"time\":".count).drop { $0.isNumber || $0 == "-" }
    return behind.hasPrefix(",\"") && members.contains(String(behind.dropFirst(2).prefix { $0 != "\"" }))
  }

  /// What an entry of a transcript has behind its time.
  private static let members: Set<String> = [
    "start", "input", "reader", "mark", "note", "warning", "expectation", "events", "measures", "onTheWay", "said",
    "cutOff", "nothing", "reached", "refused", "asked", "moving", "gestures", "decisions", "script", "line",
  ]

  /// Whether a text begins as every transcript for people does that a run has written: with its start.
  public static func beginsRun(_ text: String) -> Bool {
    let time = text.prefix { $0.isNumber || $0 == "." }
    let behind = text[time.endIndex...].drop { $0 == " " }
    guard isTranscript(text), behind.hasPrefix("start") else { return false }
    let rest = behind.dropFirst("start".count)
    return rest.isEmpty || rest.first?.isNewline == true || rest.hasPrefix("  ")
  }

  private static func isTranscript(_ text: String) -> Bool {
    let time = text.prefix { $0.isNumber || $0 == "." }
    let behind = text[time.endIndex...]
    return time.split(separator: ".").map(\.utf8.count).last == 3 && time.contains(".") && behind.hasPrefix("   ")
  }
}
