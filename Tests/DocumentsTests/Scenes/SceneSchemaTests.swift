import Documents
import TestSupport
import Testing

@Suite("The schema of scenes")
struct SceneSchemaTests {
  @Test("is the one that was looked at")
  func golden() {
    let golden = Snapshot.compare(DocumentKind.scene.schema, "scene.schema.json")
    #expect(golden.isEqual, "\(golden.message)")
  }
}
