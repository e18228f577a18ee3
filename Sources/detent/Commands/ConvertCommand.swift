import Accessibility
import ArgumentParser
import Documents
import Recordings
import SafeText
import Trees

/// `detent convert`: a recording, or the tree of an application, in another format.
struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Writes a recording, or the tree of an application, in another format.",
    discussion: """
      The formats are found from the content of IN and the name of OUT. Lines of an unedited recording are
      copied byte for byte, comments included, when both formats are the same; evemu before 1.3
      becomes 1.3 unless --evemu-version asks for another. OUT takes its place when all of it is written, so
      that IN and OUT may be one recording, unless --device leaves out a part of it.

      A dump that another tool wrote of an application becomes a tree file, or with --to what uiautomator, Appium,
      WebDriverAgent or XCUITest write; a dump of the same tool keeps every field, and what another's loses is told. A
      tree file can be written so as well.

      Example:
        detent convert tap.evemu tap.session.jsonl
        detent convert window_dump.xml mail.tree.json --density 420
        detent convert mail.tree.json mail.xml --to uiautomator
        detent convert - out.evemu --device crown < two-devices.session.jsonl
      """)

  @Argument(help: "The recording or the dump to read; - is standard input.")
  var input: String
  @Argument(help: "The file to write; - is standard output.")
  var output: String
  @OptionGroup var reading: ReadingOptions
  @Option(help: ArgumentHelp("The format of OUT.", valueName: "format"))
  var to: ConversionFormat?
  @OptionGroup var trees: TreeOptions
  @Flag(
    help:
      "Replace a file that is there already and is no tree that Detent wrote; a recording may be IN and OUT without it."
  )
  var force = false
  @Option(help: ArgumentHelp("The version of evemu to write.", valueName: "version"))
  var evemuVersion = EvemuVersion.newest
  @Option(
    help: ArgumentHelp(
      "Keep only this device of the recording, by its name or its node, as `detent describe` tells them.",
      valueName: "name"))
  var device: String?

  func validate() throws { try StandardInput.check([input, reading.description]) }

  func run() throws {
    // What comes through a pipe is converted as it comes, unless it is said to be a tree: it can be read only once, and
    // nobody waits for more of it to see what it is.
    let isTree = to?.tree != nil || to == nil && output.hasSuffix(".tree.json")
    if reading.from == nil, !input.hasPrefix("example:"), isTree || !StandardInput.isReadOnce(input) {
      var source = try DumpFile.opened(ByteSource(path: input))
      let beginning = try source.peek(DocumentKind.beginning)
      if isTree, let error = MistakenDump.error(in: beginning, file: input) { throw error }
      if try DumpFile.format(of: &source) != nil || DocumentKind(content: beginning) == .tree {
        return try convertTree(source)
      }
    }
    guard !isTree else {
      throw Failure(
        .badDocument, "\(input): this is no tree of an application, and cannot be written as one",
        hint: known == nil
          ? "--to evemu or session writes a recording" : "`detent audit` and `detent announce` look at a scene as it is"
      )
    }
    try convertRecording()
  }

  private func convertTree(_ source: consuming ByteSource) throws {
    var source = source
    guard to?.recording == nil, device == nil, RecordingFormat(path: output) == nil || to != nil else {
      throw Failure(
        .usage, "\(input): this is the tree of an application, and cannot be written as a recording",
        hint:
          "name a file that ends in .tree.json, or say --to \(TreeWriter.allCases.map(\.rawValue).joined(separator: ", "))"
      )
    }
    try NewFile.check(output, NewFile.manner(output, [.tree], force: force), inputs: [input] + trees.files)
    var imports = trees.imports
    imports.keepsFacts = true
    var tree: AccessibilityTree
    if try DumpFile.format(of: &source) != nil {
      tree = try ForeignTree.read(source, file: input, imports).tree
    } else {
      tree = try TreeDocument.read(DocumentFile.read(source, limits: TreeDocument.limits), file: input)
      if imports.density != nil { TargetFile.warn(ofVain: "--density", input, TargetFile.dumpsOnly) }
      if let platform = imports.platform { tree.platform = platform }
    }
    tree = try trees.colored(tree)
    let writer = to?.tree ?? .tree
    let text = writer.text(of: tree)
    // What is written is read again.
    guard writer != .tree || text.utf8.count <= TreeDocument.limits.bytes else {
      throw Failure(
        .badDocument,
        "\(input): its tree of \(tree.nodes.count) nodes is larger than the \(TreeDocument.limits.bytes >> 20) MB of a tree file",
        hint: "give the dump itself to other commands: they read it as it is")
    }
    try NewFile.write(
      text, to: output, force: force || OwnFile.takesPlace(of: output, as: [.tree]),
      isPrivate: PrivateFile.isPrivate(input))
    tellLosses(writer.losses(of: tree, writtenAs: text), writer)
    if let words = writer.otherUnit(of: tree) { StandardError.show("detent: warning: \(input): \(words)") }
  }

  /// Says what the shape of another tool has no place for.
  private func tellLosses(_ losses: [TreeLoss]?, _ writer: TreeWriter) {
    guard let losses else {
      return StandardError.show(
        "detent: warning: \(input): texts in it look like parts of \(writer.rawValue), and are read as others there")
    }
    guard !losses.isEmpty else { return }
    StandardError.show("detent: warning: \(input): written as \(writer.rawValue) it loses or changes:")
    for loss in losses { StandardError.show("  \(loss.description)") }
  }

  /// What the input is, where it is a document that is neither a recording nor a tree.
  private var known: KnownFile? {
    guard reading.from == nil, !input.hasPrefix("example:"), !StandardInput.isReadOnce(input),
      FileIdentity(input: input) != nil, var source = try? ByteSource(path: input),
      let beginning = try? source.peek(DocumentKind.beginning),
      let known = KnownFile(content: beginning, path: input), !known.isRecording, known.kind != .tree
    else { return nil }
    return known
  }

  /// A scene or flow is no recording, whatever it is to become.
  private func checkIsRecording() throws {
    guard let known else { return }
    throw Failure(
      .badDocument, "\(input): this is \(known.words), not a recording",
      hint: known.kind == .scene
        ? "`detent run \(input)` drives it; --record FILE keeps what was done"
        : known.kind == .flow ? "`detent run \(input)` plays it" : "\(known.hint)")
  }

  private func convertRecording() throws {
    try checkIsRecording()
    let to = self.to?.recording
    // IN may be OUT where nothing is left out: all of it is read before it is replaced. What is written into as it is has
    // no such moment.
    let isWhole =
      device == nil && to != .evemu && evemuVersion == .newest && input != "-" && FileIdentity.isReplaced(output)
    let isItself = FileIdentity(output: output).map { FileIdentity(input: input) == $0 } ?? false
    try NewFile.check(
      output, NewFile.manner(output, [], force: force || isItself),
      inputs: isWhole ? [reading.description] : [input, reading.description])
    var conversion = RecordingConversion(
      from: input, reading.from, to: output, to, description: try reading.deviceDescription(), device: device)
    conversion.evemuVersion = evemuVersion
    conversion.isPrivate = reading.description.map(PrivateFile.isPrivate) ?? false
    let warnings = try conversion.run()
    if output != "-" { StandardError.show("\(output)") }
    for warning in warnings { StandardError.show("detent: warning: \(input): \(warning)") }
  }
}
