import Documents
import Geometry
import Mutants
import Scenes

/// A fixture: its text, and the scene that comes of it.
struct FixtureDocument {
  var text: String
  var file: String
  var scene: Result<Scene, DocumentErrors>

  init(_ text: String, file: String) {
    self.text = text
    self.file = file
    do throws(DocumentErrors) { scene = .success(try SceneDocument.read(text, file: file)) } catch {
      scene = .failure(error)
    }
  }

  /// The name of the fault of the engine under which it breaks its statement, in a line `# mutant: NAME`.
  var mutantName: String? {
    text.split(separator: "\n").first { $0.hasPrefix(Self.mutantMark) }.map {
      String($0.dropFirst(Self.mutantMark.count))
    }
  }

  /// What it says besides comments.
  var content: [Substring] { text.split(separator: "\n").filter { !$0.hasPrefix("#") } }

  /// Looks at the fixture under the fault that it names, or as it is.
  func underItsMutant(_ look: () throws -> Void) async rethrows {
    guard let mutant = mutantName.flatMap(Mutant.init(rawValue:)) else { return try look() }
    try await mutant.whileOn { try look() }
  }

  private static let mutantMark = "# mutant: "

  /// The expectations that it states; nil in the place of one that cannot be read.
  var expectations: [FixtureExpectation?] { FixtureExpectation.all(in: text) }

  /// The same scene on another platform.
  func on(_ platform: Platform) -> FixtureDocument {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix("platform: ") ? "platform: \(platform.rawValue)" : String(line)
    }
    return FixtureDocument(lines.joined(separator: "\n"), file: file)
  }

  /// The same scene on a screen of this size in points.
  func on(screen size: Size) -> FixtureDocument {
    let line = "screen: {width: \(size.width), height: \(size.height)}"
    let others = text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("screen: ") }
    let lines = others.flatMap { $0.hasPrefix("platform: ") ? [String($0), line] : [String($0)] }
    return FixtureDocument(lines.joined(separator: "\n"), file: file)
  }

  /// The same scene, starting with one presentation on the screen; nil where there is none.
  func presenting(_ id: String) -> FixtureDocument? {
    guard case .success(let read) = scene else { return self }
    guard let other = read.presenting(id) else { return nil }
    var result = self
    result.scene = .success(other)
    return result
  }

  // MARK: What a scene and its schema say

  /// What a scene says, as it is written, of a presentation (`draft`) or of a button of a dialog (`question/delete`).
  static func written(_ path: String, in scene: Scene) -> LocatedNode? {
    let names = path.split(separator: "/").map(String.init)
    guard let document = try? LocatedNode.parse(SceneDocument.write(scene), file: "written.yaml") else { return nil }
    let presentation = document.mapping?["presentations"]?.sequence?.first {
      $0.mapping?.entries.first?.value.scalar?.text == names.first
    }
    guard names.count == 2 else { return presentation }
    return presentation?.mapping?["buttons"]?.sequence?.first { $0.mapping?["id"]?.scalar?.text == names[1] }
  }

  /// A node in one line, as in a document.
  static func text(_ node: LocatedNode) -> String {
    switch node.content {
    case .scalar(let scalar): scalar.text
    case .sequence(let items): "[\(items.map(text).joined(separator: ", "))]"
    case .mapping(let mapping):
      "{\(mapping.entries.map { "\($0.key): \(text($0.value))" }.joined(separator: ", "))}"
    }
  }

  /// The lists of values that the schema has for attributes with this name, or for each of a list of theirs, once, with
  /// framework names left out.
  static func domains(of key: String) -> [[String]] {
    schemas(of: key).compactMap { schema in
      var choice = schema.mapping?["items"] ?? schema
      while let first = choice.mapping?["anyOf"]?.sequence?.first { choice = first }
      return choice.mapping?["enum"]?.sequence?.compactMap { $0.scalar?.text }
    }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static func schemas(of key: String) -> [LocatedNode] {
    guard let schema = try? LocatedNode.parse(DocumentKind.scene.schema, file: "schema.json") else { return [] }
    func collect(_ node: LocatedNode) -> [LocatedNode] {
      let own = node.mapping?["properties"]?.mapping?[key].map { [$0] } ?? []
      let inner = (node.mapping?.entries.map(\.value) ?? []) + (node.sequence ?? [])
      return own + inner.flatMap(collect)
    }
    return collect(schema)
  }
}
