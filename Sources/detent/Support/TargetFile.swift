import Documents
import Scenes

/// What a TARGET argument names.
enum TargetFile {
  /// A scene, which can be driven.
  case scene(Scene)

  /// Reads a target.
  init(path: String) throws {
    self = .scene(try SceneDocument.read(try InputFile.read(path, limit: DocumentLimits().bytes), file: path))
  }
}
