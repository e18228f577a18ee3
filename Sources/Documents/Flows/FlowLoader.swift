public import Accessibility
import Geometry
import Gestures
import Harness
import InputEvents
import Recordings
import Scenes

/// Reads flows with everything that they name, and makes their cases.
public struct FlowLoader: Sendable {
  /// Reads another tool's dump of a screen; nil for what is none.
  public typealias DumpReader =
    @Sendable (_ bytes: [UInt8], _ path: String) throws(DocumentErrors) ->
    AccessibilityTree?

  /// The devices that a flow may name.
  private let library: DeviceLibrary
  private let importer: DumpReader
  /// The most that a recording may take, in bytes.
  private static var recordingLimits: DocumentLimits {
    var limits = DocumentLimits()
    limits.bytes = 256 << 20
    return limits
  }

  /// A loader that knows these devices by name.
  ///
  /// - Parameter importer: Reads dumps of other tools, which a flow may drive; by default there are none.
  public init(
    library: DeviceLibrary, importer: @escaping DumpReader = { (_, _) throws(DocumentErrors) in nil }
  ) {
    (self.library, self.importer) = (library, importer)
  }

  /// The cases of a flow, in order.
  ///
  /// - Throws: Everything that is wrong in the flow, in its scene or in its devices; a file that is not there is wrong
  ///   where the flow names it.
  public func cases(of file: FlowFile) throws(DocumentErrors) -> [FlowCase] {
    let bytes = try file.read()
    let flow = try FlowDocument.read(bytes, file: file.path)
    let steps = try steps(of: flow, in: file)
    try check(steps, of: flow)
    var play = FlowPlay(steps, of: file.path)
    play.usesReader = flow.usesReader
    for device in flow.devices { play.devices.append(try self.device(device, in: file)) }
    let target = try TargetContent(flow.target, in: file, importer)
    let warnings = (CutText.find(in: bytes).map { ($0, file.path) } + target.cuts.map { ($0, target.path) })
      .map { "\($0.words(in: $1)): \($0.hint)" }
    let files =
      file.isBundled
      ? [] : (file.isStandardInput ? [] : [file.path]) + flow.files.map { $0.resolved(beside: file.path) }
    var interfaces: [SceneChanges: FlowCase.Interface] = [:]
    var cases: [FlowCase] = []
    for variant in flow.matrix.variants {
      let surroundings = flow.surroundings.replaced(by: variant.surroundings)
      (play.screen, play.language, play.voice) = (surroundings.screen, surroundings.language, surroundings.voice)
      var changes = SceneChanges()
      changes.platform = surroundings.platform
      changes.isRightToLeft = surroundings.isRightToLeft
      changes.parameters = flow.parameters
      let interface: FlowCase.Interface
      if let read = interfaces[changes] {
        interface = read
      } else {
        interface = try target.interface(changes, screen: surroundings.screen)
        interfaces[changes] = interface
      }
      let values = variant.name.isEmpty ? "" : " [\(variant.name)]"
      cases.append(
        FlowCase(
          name: file.name + values, flow: file.name, ownName: file.ownName + values,
          target: flow.target.resolved(beside: file.path), interface: interface, files: files,
          warnings: warnings, play: play))
    }
    return cases
  }

  private func steps(of flow: Flow, in file: FlowFile) throws(DocumentErrors) -> [FlowStep] {
    var steps: [FlowStep] = []
    for entry in flow.entries {
      switch entry {
      case .script(let script):
        // Whether an instruction waits for the one before it hangs on what that is: together they are one script.
        if case .script(var before)? = steps.last {
          before.instructions += script.instructions
          steps[steps.count - 1] = .script(before)
        } else {
          steps.append(.script(script))
        }
      case .replay(let recording):
        steps.append(
          .replay(
            .init(recording.path, bytes: try self.recording(recording, in: file), place: "\(recording.location)")))
      }
    }
    return steps
  }

  /// Finds the first gesture that needs a place and has none; a recording may have put the pointer anywhere.
  private func check(_ steps: [FlowStep], of flow: Flow) throws(DocumentErrors) {
    var isPlaced = false
    for step in steps {
      guard case .script(let script) = step else {
        isPlaced = true
        continue
      }
      do throws(GestureScriptError) {
        try script.checkPlaces(usesReader: flow.usesReader, isPlaced: &isPlaced)
      } catch {
        var place = flow.target.location
        (place.line, place.column) = (error.location.line, error.location.column)
        throw DocumentErrors(DocumentError(place, error.message, expected: "an instruction", hint: error.hint))
      }
    }
  }

  /// The bytes of a recording of which the beginning can be read.
  private func recording(_ reference: FileReference, in file: FlowFile) throws(DocumentErrors) -> [UInt8] {
    let bytes = try reference.read(
      in: file, limits: Self.recordingLimits, expected: "a recording, relative to the flow, or example:NAME"
    ) { Examples.session($0) }
    do throws(RecordingError) {
      _ = try RecordingReader(bytes: bytes, name: reference.path)
    } catch {
      if let known = KnownFile(content: bytes.prefix(DocumentKind.beginning), path: reference.path), !known.isRecording
      {
        throw DocumentErrors(
          DocumentError(
            reference.location, "\"\(LocatedNode.excerpt(reference.path))\" is \(known.words)", expected: "a recording",
            hint: known.kind == .scene || known.kind == .tree ? "what is driven stands under target" : known.hint))
      }
      throw DocumentErrors(
        DocumentError(reference.location, error.description, expected: "a recording", hint: error.hint))
    }
    return bytes
  }

  private func device(_ reference: FileReference, in file: FlowFile) throws(DocumentErrors) -> DeviceModel {
    if let device = library.named(reference.path) { return device }
    guard reference.path.contains("/") || reference.path.contains(".") else {
      throw DocumentErrors(
        DocumentError(
          reference.location, "there is no device \"\(LocatedNode.excerpt(reference.path))\"",
          expected: "one of \(library.names.joined(separator: ", ")), or a file",
          hint: library.nearest(to: reference.path).map { "did you mean \"\($0)\"?" }))
    }
    let bytes = try reference.read(in: file, limits: DocumentLimits(), expected: "a device file") { _ in nil }
    return try DeviceDocument.read(bytes, file: reference.resolved(beside: file.path))
  }
}

/// What a target holds, before it is read as the one or the other.
private struct TargetContent {
  var reference: FileReference
  var bytes: [UInt8]
  var path: String
  var isTree: Bool
  /// What is driven, where another tool has dumped it.
  var dumped: AccessibilityTree?
  /// Texts in it that YAML ends before a `#`.
  var cuts: [CutText] = []

  init(_ reference: FileReference, in file: FlowFile, _ importer: FlowLoader.DumpReader) throws(DocumentErrors) {
    self.reference = reference
    path = reference.resolved(beside: file.path)
    bytes = try reference.read(
      in: file, limits: .interface, expected: "a scene or tree file, relative to the flow, or example:NAME"
    ) { Examples.scene($0) }
    let known = KnownFile(content: bytes.prefix(DocumentKind.beginning), path: reference.path)
    let kind = known?.kind
    isTree = kind == .tree || known == nil && path.lowercased().hasSuffix(".tree.json")
    if path.hasPrefix("example:"), let name = Examples.scene(String(path.dropFirst("example:".count)))?.name {
      path = name
    }
    if let known, kind != .scene, kind != .tree {
      throw DocumentErrors(
        DocumentError(
          reference.location, "\"\(LocatedNode.excerpt(reference.path))\" is \(known.words)",
          expected: "a scene, a tree or a dump",
          hint: known.isRecording ? "a step plays it: - replay: FILE" : known.hint))
    }
    if kind == nil { dumped = try importer(bytes, path) }
    if !isTree, dumped == nil { cuts = CutText.find(in: bytes) }
  }

  /// What is driven; a tree is as it is.
  func interface(_ changes: SceneChanges, screen: Size?) throws(DocumentErrors) -> FlowCase.Interface {
    guard isTree || dumped != nil else { return .scene(try SceneDocument.read(bytes, file: path, changes: changes)) }
    guard changes == SceneChanges(), screen == nil else {
      throw DocumentErrors(
        DocumentError(
          reference.location, "a tree is as it is: nothing of its surroundings can be set or varied but the language",
          expected: "a scene"))
    }
    if let dumped { return .tree(dumped) }
    return .tree(try TreeDocument.read(bytes, file: path))
  }
}

extension FileReference {
  /// What to do about a file that cannot be read: an example with that name is meant, or what else is known.
  private func hint(_ error: DocumentErrors) -> String? {
    Examples.all.contains { $0.name == path } ? "an example is written example:\(path)" : error.errors.first?.hint
  }

  /// The bytes of the file; that it cannot be read is wrong where it is named.
  ///
  /// - Parameter example: The bundled file of a name.
  fileprivate func read(
    in file: FlowFile, limits: DocumentLimits, expected: String, example: (String) -> EmbeddedFile?
  ) throws(DocumentErrors) -> [UInt8] {
    if path.hasPrefix("example:") {
      let name = String(path.dropFirst("example:".count))
      guard let embedded = example(name) else {
        throw DocumentErrors(
          DocumentError(
            location, "there is no such example as \"\(LocatedNode.excerpt(name))\"", expected: expected,
            hint: Examples.hint(for: name, prefix: "example:")))
      }
      return Array(embedded.text.utf8)
    }
    if file.isBundled, let embedded = Examples.all.first(where: { $0.name == path }) {
      return Array(embedded.text.utf8)
    }
    do throws(DocumentErrors) {
      return try DocumentFile.read(resolved(beside: file.path), limits: limits)
    } catch {
      let why = error.errors.first?.message ?? "cannot be read"
      throw DocumentErrors(
        DocumentError(location, "\"\(LocatedNode.excerpt(path))\": \(why)", expected: expected, hint: hint(error)))
    }
  }
}
