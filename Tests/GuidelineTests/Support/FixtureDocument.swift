import Documents
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

  /// The expectations that it states; nil in the place of one that cannot be read.
  var expectations: [FixtureExpectation?] { FixtureExpectation.all(in: text) }

  /// The same scene on another platform.
  func on(_ platform: Platform) -> FixtureDocument {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix("platform: ") ? "platform: \(platform.rawValue)" : String(line)
    }
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

  /// The lists of values that the schema has for attributes with this name, each once, framework names left out.
  static func domains(of key: String) -> [[String]] {
    schemas(of: key).compactMap { schema in
      let choice = schema.mapping?["anyOf"]?.sequence?.first ?? schema
      return choice.mapping?["enum"]?.sequence?.compactMap { $0.scalar?.text }
    }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// What the schema says of attributes with this name.
  static func meanings(of key: String) -> [String] {
    schemas(of: key).compactMap { $0.mapping?["description"]?.scalar?.text }
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
