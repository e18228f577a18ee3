import Accessibility
import Documents
import Scenes

/// What a TARGET argument names: a scene that can be driven, or a tree that can only be looked at.
enum TargetFile {
  case scene(Scene)
  case tree(AccessibilityTree)

  /// Reads a target by its name: `*.tree.json` is a tree, `example:NAME` a bundled scene, everything else a scene.
  init(path: String) throws {
    if path.hasPrefix("example:") {
      let name = String(path.dropFirst("example:".count))
      guard let file = Examples.scene(name) else {
        throw Failure(
          .usage, "there is no example scene “\(name)”", hint: "the examples: \(Examples.names.joined(separator: ", "))"
        )
      }
      self = .scene(try SceneDocument.read(file.text, file: file.name))
    } else if path.lowercased().hasSuffix(".tree.json") {
      self = .tree(try TreeDocument.read(try DocumentFile.read(path, limits: TreeDocument.limits), file: path))
    } else {
      self = .scene(try SceneDocument.read(try DocumentFile.read(path), file: path))
    }
  }
}
