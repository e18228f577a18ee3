import Accessibility
public import Documents

/// Reads the dumps that other tools write of applications, whatever their format.
///
///     let imported = try TreeImporter.read(bytes, file: "window_dump.xml")
///     ReadingOrder(imported.tree).elements
public enum TreeImporter {
  /// How many bytes it takes to see what a file is.
  public static let beginning = 4096
  /// How many it takes at most where that is JSON: what tells one from another may stand behind the whole of the first
  /// element.
  public static let longBeginning = 1 << 16
  /// Greatest size of a dump in bytes: XML is read in one go, and what is made of JSON takes more than that itself.
  public static let limits: DocumentLimits = {
    var limits = DocumentLimits()
    limits.bytes = XMLLimits().bytes
    limits.depth = 520
    limits.nodes = TreeDocument.limits.nodes
    return limits
  }()

  /// Reads a dump; its content says in which format it is.
  ///
  /// - Throws: That the format is not known, or what is wrong in the file and where.
  public static func read(
    _ bytes: [UInt8], file: String, options: ImportOptions = ImportOptions()
  ) throws(DocumentErrors) -> ImportedTree {
    if let error = MistakenDump.error(in: bytes.prefix(beginning), file: file) { throw error }
    let start = try single { () throws(DocumentError) in
      try DocumentText.check(bytes, file: file, limits: limits)
    }
    guard let format = TreeFormat(content: bytes[start...].prefix(longBeginning)) else {
      throw DocumentErrors(
        DocumentError(
          SourceLocation(file: file, line: 1, column: 1), "this is no tree dump that Detent knows",
          expected: TreeFormat.allCases.map(\.title).joined(separator: ", "),
          hint: "`adb shell uiautomator dump` writes one of an Android phone, and `adb pull` takes it from there"))
    }
    var imported: ImportedTree
    do throws(DocumentErrors) {
      imported = try read(bytes, from: start, as: format, file: file, options: options)
    } catch {
      throw DocumentErrors(error.errors.map(Self.withHint), omitted: error.omitted)
    }
    if let platform = options.platform { imported.tree.platform = platform }
    guard !imported.tree.nodes.isEmpty else {
      throw DocumentErrors(
        DocumentError(
          SourceLocation(file: file, line: 1, column: 1), "the dump holds no element",
          expected: "a screen with elements",
          hint: "the tool that wrote it may have failed to read the screen; write the dump once more"))
    }
    return imported
  }

  private static func read(
    _ bytes: [UInt8], from start: Int, as format: TreeFormat, file: String, options: ImportOptions
  ) throws(DocumentErrors) -> ImportedTree {
    let fence = TreeFormat.fence(in: bytes[start...].prefix(longBeginning))
    switch format {
    case .uiautomator, .appium:
      return try single { () throws(DocumentError) in
        let source = try WrappedSource(bytes, from: start, file: file)
        var importer = AndroidImporter(
          XMLReader(
            source.text, from: source.start, line: source.line, file: file, allowedTail: AndroidImporter.allowedTail,
            columns: source.columns), options)
        return try importer.read()
      }
    case .webDriverAgent:
      return try single { () throws(DocumentError) in
        let source = try WrappedSource(bytes, from: start, file: file)
        var importer = WebDriverAgentImporter(
          XMLReader(source.text, from: source.start, line: source.line, file: file, columns: source.columns),
          keepsFacts: options.keepsFacts)
        return try importer.read()
      }
    case .xcuitest:
      return try single { () throws(DocumentError) in
        let isAnswer = bytes[start...].first { !TreeFormat.isBlank($0) } == UInt8(ascii: "{")
        let lines =
          try isAnswer ? DumpLines(answer: bytes, file: file) : DumpLines(bytes, from: start, file: file, fence: fence)
        var importer = DebugDescriptionImporter(lines, keepsFacts: options.keepsFacts)
        return try importer.read()
      }
    case .ariaSnapshot:
      return try single { () throws(DocumentError) in
        var importer = AriaSnapshotImporter(DumpLines(bytes, from: start, file: file, fence: fence))
        return try importer.read()
      }
    case .flutter:
      return try single { () throws(DocumentError) in
        var importer = FlutterImporter(DumpLines(bytes, from: start, file: file, fence: fence), options)
        return try importer.read()
      }
    case .accessKit:
      let documents = try LocatedNode.parseAll(bytes, file: file, limits: limits)
      return try single { () throws(DocumentError) in
        var importer = AccessKitImporter(options)
        return try importer.read(documents)
      }
    case .chromium, .accessibilitySnapshot, .idb:
      let document = try LocatedNode.parse(bytes, file: file, format: .json, limits: limits)
      return try single { () throws(DocumentError) in try read(document, as: format) }
    }
  }

  /// An error that says what to do.
  private static func withHint(_ error: DocumentError) -> DocumentError {
    var error = error
    error.hint = error.hint ?? "a dump as its tool writes it has none of this: write it once more, or mend this place"
    return error
  }

  private static func read(
    _ document: LocatedNode, as format: TreeFormat
  ) throws(DocumentError) -> ImportedTree {
    switch format {
    case .chromium:
      var importer = ChromiumImporter()
      return try importer.read(document)
    case .accessibilitySnapshot:
      var importer = AccessibilitySnapshotImporter()
      return try importer.read(document)
    default:
      var importer = IDBImporter()
      return try importer.read(document)
    }
  }

  /// Does what throws one error where several may be thrown.
  private static func single<Result>(
    _ body: () throws(DocumentError) -> Result
  ) throws(DocumentErrors) -> Result {
    do throws(DocumentError) { return try body() } catch { throw DocumentErrors(error) }
  }
}
