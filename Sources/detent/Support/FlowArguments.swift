import Accessibility
import Documents
import Gestures
import Recordings
import SafeText
import Trees

/// What the arguments of `detent run` name: flows, or the one scene or tree that is driven.
enum FlowArguments {
  /// The flows that arguments name; nil where they name a scene or a tree.
  static func find(in arguments: [String]) throws -> [FlowFile]? {
    if arguments == ["-"] {
      let bytes = try StandardInput.document()
      return DocumentKind(content: bytes[...].prefix(DocumentKind.beginning)) == .flow
        ? [FlowFile(standardInput: bytes)] : nil
    }
    let isFlow = arguments.map(isFlow)
    guard isFlow.contains(true) else {
      guard arguments.count == 1 else {
        for (place, path) in arguments.enumerated() {
          try MistakenFile.refuse(path, besides: arguments[place == 0 ? 1 : 0])
        }
        throw Failure(
          .usage, "\(arguments[1]): one scene or tree is driven at a time",
          hint: (try? GestureScript(parsing: arguments[1])).map { !$0.instructions.isEmpty } == true
            ? "a script stands after --script" : "flows can be several, and folders of them")
      }
      return nil
    }
    if let other = isFlow.firstIndex(of: false) {
      let path = arguments[other]
      if MistakenFile.known(path)?.isRecording == true {
        throw Failure(
          .usage, "\(path): this is a recording, not a flow",
          hint: "the step `- replay: \(path)` of a flow plays it, and `detent run SCENE --input \(path)` without one")
      }
      throw Failure(
        .usage, "\(arguments[other]): this is no flow, as the others are", hint: "a flow's file ends in .flow.yaml")
    }
    return try FlowFolder.flows(at: arguments)
  }

  /// Whether an argument is a flow or a folder: by its name, or by how the file begins.
  private static func isFlow(_ path: String) -> Bool {
    if path.hasPrefix("example:") { return FlowFile(example: String(path.dropFirst("example:".count))) != nil }
    if FlowFolder.isFolder(path) || FlowFile.isName(path) { return true }
    guard path != "-", FileIdentity(input: path) != nil, var source = try? ByteSource(path: path),
      let beginning = try? source.peek(DocumentKind.beginning)
    else { return false }
    return DocumentKind(content: beginning) == .flow
  }

  /// Another tool's dump of a screen, which is driven as it is; nil for what is none.
  @Sendable private static func foreignTree(_ bytes: [UInt8], _ path: String) throws(DocumentErrors)
    -> AccessibilityTree?
  {
    var source = try DumpFile.opened(ByteSource(bytes: bytes, name: path))
    let beginning = bytes.prefix(DocumentKind.beginning)
    let format = try? DumpFile.format(of: &source)
    guard format != nil || TreeFormat.isXML(beginning) else {
      if let error = MistakenDump.error(in: beginning, file: path) { throw error }
      return nil
    }
    return try TreeImporter.read(DumpFile.read(source), file: path, options: ImportOptions()).tree
  }

  /// The cases of flows, in order. Everything is read before anything is run: what is wrong in any flow is told.
  static func cases(of files: [FlowFile]) throws -> [FlowCase] {
    let loader = FlowLoader(library: try DeviceLibrary.bundled(), importer: foreignTree)
    var cases: [FlowCase] = []
    var failures: [Failure] = []
    for file in files {
      do {
        cases += try loader.cases(of: file)
      } catch {
        failures.append(Failure(error))
      }
    }
    guard let last = failures.last else { return cases }
    for failure in failures.dropLast() { failure.show() }
    throw last
  }
}
