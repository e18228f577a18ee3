public import Scenes

/// Scene documents (`*.scene.yaml`, or the same in JSON).
public enum SceneDocument {
  /// What a scene document may ask of the machine.
  public static var limits: DocumentLimits { .interface }

  /// Reads a scene; every part of it knows where it stands.
  ///
  /// - Parameter changes: What is to be read otherwise than it is written.
  /// - Throws: Everything that is wrong in the document.
  public static func read(
    _ bytes: [UInt8], file: String, changes: SceneChanges = SceneChanges(), limits: DocumentLimits = limits
  ) throws(DocumentErrors) -> Scene {
    do throws(DocumentErrors) {
      return try EntityForm<Scene>.scene.form.decode(
        changes.applied(to: LocatedNode.parse(bytes, file: file, limits: limits)), limits: limits)
    } catch {
      throw error.mended(by: bytes)
    }
  }

  /// Reads a scene that is held in a string.
  public static func read(_ text: String, file: String) throws(DocumentErrors) -> Scene {
    try read(Array(text.utf8), file: file)
  }

  /// The YAML of a scene, without what has its default; reading it gives the same scene, places aside.
  public static func write(_ scene: Scene) -> String { YAMLWriter.text(EntityForm<Scene>.scene.write(scene)) }

  /// The JSON Schema of scene documents.
  static var schema: DocumentValue {
    SchemaDocument.make(
      "scene", "Detent scene", EntityForm<Scene>.scene.schema,
      definitions: [
        ("window", EntityForm<Window>.window.schema), ("element", EntityForm<Element>.element.schema),
      ] + PresentationKinds.all.map { ($0.name, $0.form.schema) })
  }
}
