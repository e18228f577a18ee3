import Accessibility
import Documents
import Geometry
import Harness
import Recordings
import SafeText
import Scenes
import Stage
import Trees

/// What a TARGET argument names: a scene that can be driven, or a tree that can only be looked at.
enum TargetFile {
  case scene(Scene)
  case tree(AccessibilityTree)

  /// Reads a target: `example:NAME` is a bundled scene, `-` standard input, everything else a file.
  ///
  /// The content says whether it is a scene, a tree or another tool's dump of one, packed with gzip or not; where it does
  /// not, a name that ends in `.tree.json` does.
  ///
  /// - Parameter screen: The size in points that a scene is driven at; that of the scene unless given.
  init(path: String, imports: ImportOptions = ImportOptions(), onScreen screen: Size? = nil) throws {
    var updates: AccessKitUpdates?
    try self.init(path: path, imports: imports, onScreen: screen, updates: &updates)
  }

  /// Reads one of several targets that follow each other.
  ///
  /// - Parameter updates: What AccessKit's updates have come to so far; nil behind any other target.
  init(path: String, imports: ImportOptions, onScreen screen: Size? = nil, updates: inout AccessKitUpdates?) throws {
    var imports = imports
    imports.updates = updates
    updates = nil
    if path.hasPrefix("example:") {
      let name = String(path.dropFirst("example:".count))
      guard let file = Examples.scene(name) else {
        throw Failure.unknownExample("example scene", name)
      }
      Self.warn(ofVain: imports, path)
      self = .scene(try SceneDocument.read(file.text, file: file.name))
      return
    }
    var source = try DumpFile.opened(StandardInput.source(path))
    let named: DocumentKind = path.lowercased().hasSuffix(".tree.json") ? .tree : .scene
    let beginning = try source.peek(DocumentKind.beginning)
    let isOutput = KnownFile(output: beginning, path: path) != nil
    guard try isOutput || DumpFile.format(of: &source) == nil && !TreeFormat.isXML(beginning) else {
      let imported = try ForeignTree.read(source, file: path, imports)
      updates = imported.updates
      self = .tree(imported.tree)
      return
    }
    if let error = MistakenDump.error(in: beginning, file: path) { throw error }
    if let other = KnownFile(content: beginning, path: path), other.kind != .scene, other.kind != .tree {
      throw Failure(.badDocument, "\(path): this is \(other.words), not a scene or a tree", hint: "\(other.hint)")
    }
    guard named == .tree || DocumentKind(content: beginning) != nil || !DocumentKind.isForeignJSON(beginning) else {
      throw Failure(
        .badDocument, "\(path):1:1: this is JSON of no kind that Detent reads",
        hint: "a scene, a tree or a dump is meant; `detent schema scene` and `detent schema tree` say what is in them")
    }
    if DocumentKind(content: beginning) == nil {
      try ScriptInput.refuse(beginning, path, meant: "a scene or a tree")
    }
    switch DocumentKind(content: beginning) ?? named {
    case .tree:
      var tree = try TreeDocument.read(DocumentFile.read(source, limits: TreeDocument.limits), file: path)
      if imports.density != nil { Self.warn(ofVain: "--density", path, Self.dumpsOnly) }
      if let platform = imports.platform { tree.platform = platform }
      self = .tree(tree)
    default:
      Self.warn(ofVain: imports, path)
      let bytes = try DocumentFile.read(source, limits: SceneDocument.limits)
      let scene = try SceneDocument.read(bytes, file: path)
      for text in CutText.find(in: bytes) { StandardError.warn(of: text, in: path) }
      Self.warn(of: scene.parameters.unread, in: path)
      Self.warn(of: scene.unheeded, on: scene.platform, in: path)
      for overlap in Stage.overlaps(in: scene, onScreen: screen) { Self.warn(of: overlap, in: path) }
      self = .scene(scene)
    }
  }

  static let dumpsOnly = "it belongs to dumps of Android screens"

  /// Says which options were given in vain, as a scene says all of that itself.
  private static func warn(ofVain imports: ImportOptions, _ path: String) {
    if imports.density != nil { warn(ofVain: "--density", path, dumpsOnly) }
    if imports.platform != nil { warn(ofVain: "--platform", path, "a scene says its platform itself") }
  }

  /// Says that an option was given in vain.
  static func warn(ofVain option: String, _ path: String, _ reason: String) {
    StandardError.show("detent: warning: \(path): \(option) changes nothing: \(reason)")
  }

  /// Says which parameters were set in vain, so that nobody takes them for heeded.
  private static func warn(of unread: [String], in path: String) {
    guard !unread.isEmpty else { return }
    let words = unread.count == 1 ? "changes nothing" : "change nothing"
    StandardError.show(
      "detent: warning: \(path): \(unread.joined(separator: ", ")) \(words): only tests of the guidelines go by that")
  }

  /// Says that something without a frame has come to lie on something that has one.
  private static func warn(of overlap: Stage.Overlap, in path: String) {
    StandardError.show("detent: warning: \(words(for: overlap, in: path))")
  }

  /// That something without a frame has come to lie on something that has one, in words.
  static func words(for overlap: Stage.Overlap, in path: String) -> String {
    let place = overlap.unplaced.source.map { "\(path):\($0.line):\($0.column)" } ?? path
    let other = overlap.placed.source.map { " (line \($0.line))" } ?? ""
    return """
      \(place): "\(overlap.unplaced.id)" has no frame and its row lies on \
      "\(overlap.placed.id)"\(other), which has one: give it a frame, or take that of the other away
      """
  }

  /// What comes to lie on something that has a frame where the screen is turned or resized, of what did not before.
  static func overlaps(of scene: Scene, from screen: Size?, in path: String) -> RunOptions.Overlaps {
    let known = Set(Stage.overlaps(in: scene, onScreen: screen).map { words(for: $0, in: path) })
    return { size in
      Stage.overlaps(in: scene, onScreen: size).map { words(for: $0, in: path) }.filter { !known.contains($0) }
    }
  }

  /// Says what comes to lie on something that has a frame where people turn the screen, as an audit does.
  static func warnOfTurning(_ scene: Scene, in path: String) {
    let size = Stage(scene).screen
    guard PlatformProfile(scene.platform).turnsScreen, size.width != size.height else { return }
    let turned = Size(width: size.height, height: size.width)
    for words in overlaps(of: scene, from: nil, in: path)(turned) {
      StandardError.show("detent: warning: \(words) (once the screen is turned)")
    }
  }

  /// Says what was described in vain.
  private static func warn(of unheeded: [UnheededAttribute], on platform: Platform, in path: String) {
    for attribute in unheeded {
      let place = attribute.source.map { "\(path):\($0.line):\($0.column)" } ?? path
      let what = attribute.name.map { "\"\($0)\" of \"\(attribute.owner)\"" } ?? "\"\(attribute.owner)\""
      StandardError.show(
        "detent: warning: \(place): \(what) changes nothing on \(platform.rawValue): \(attribute.reason)")
    }
  }
}
