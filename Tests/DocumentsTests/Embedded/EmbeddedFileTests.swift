import Documents
import Foundation
import Testing

@Suite("Embedded files")
struct EmbeddedFileTests {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("are as fresh as their folders (Scripts/generate-embedded)", arguments: ["Examples", "Templates"])
  func fresh(folder: String) throws {
    let path = Self.root.appendingPathComponent("Sources/Documents/\(folder)")
    let names = try FileManager.default.contentsOfDirectory(atPath: path.path).filter { !$0.hasPrefix(".") }.sorted()
    let files = folder == "Examples" ? Examples.all : Templates.all
    #expect(files.map(\.name) == names)
    for file in files {
      #expect(file.text == (try String(contentsOf: path.appendingPathComponent(file.name), encoding: .utf8)))
    }
    #expect(!names.isEmpty)
  }

  @Test("the generator agrees")
  func generator() throws {
    let process = Process()
    process.executableURL = Self.root.appendingPathComponent("Scripts/generate-embedded")
    process.arguments = ["--check"]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test(
    "every example and starting point of a scene can be read",
    arguments: (Examples.all + Templates.all).filter { $0.name.contains(".scene.") })
  func readable(file: EmbeddedFile) throws {
    let scene = try SceneDocument.read(file.text, file: file.name)
    #expect(!file.summary.isEmpty)
    #expect(try SceneDocument.read(SceneDocument.write(scene), file: "x").withoutSources == scene.withoutSources)
  }

  @Test("an example is found by its short name")
  func names() {
    #expect(Examples.named("mail")?.name == "mail.scene.yaml")
    #expect(Examples.named("mail.scene.yaml")?.name == "mail.scene.yaml")
    #expect(Examples.named("nothing") == nil)
    #expect(Examples.names.contains("right-to-left"))
    #expect(Templates.forKind("scene") != nil)
  }
}
