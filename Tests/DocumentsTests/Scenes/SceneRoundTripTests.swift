import Documents
import Scenes
import TestSupport
import Testing
import Yams

@Suite("Writing scenes")
struct SceneRoundTripTests {
  @Test("a scene that is written and read is the same scene")
  func richScene() throws {
    let text = SceneDocument.write(.rich)
    let scene = try SceneDocument.read(text, file: "rich.scene.yaml")
    #expect(scene.withoutSources == Scene.rich, "\(text)")
    #expect(SceneDocument.write(scene) == text)
  }

  @Test("so are generated scenes", arguments: 0..<20)
  func generated(seed: Int) throws {
    var generator = SceneGenerator(seed: UInt64(seed))
    for _ in 0..<5 {
      let scene = generator.next().scene
      let text = SceneDocument.write(scene)
      #expect(try SceneDocument.read(text, file: "x.yaml").withoutSources == scene.withoutSources, "\(text)")
    }
  }

  @Test("what is written is what other readers of YAML read")
  func otherReaders() throws {
    let text = SceneDocument.write(.rich)
    let theirs = try #require(try Yams.compose(yaml: text))
    #expect(YAMLParserTests.flat(theirs) == (try LocatedNode.parse(text, file: "x.yaml").flat))
  }

  @Test("what has its default is left out")
  func defaults() {
    #expect(
      SceneDocument.write(SceneBuilder().window("w", [.text("a", "A")]).sheet("s", []).scene) == """
        scene: test
        platform: iOS
        windows:
          - id: w
            elements:
              - {role: text, id: a, label: A}
        presentations:
          - {sheet: s}

        """)
  }
}
