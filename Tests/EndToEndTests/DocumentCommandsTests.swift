import Foundation
import Testing

@Suite("detent example, new and schema; documents that are wrong")
struct DocumentCommandsTests {
  @Test("every example that is listed can be copied and drawn up")
  func examples() throws {
    let folder = try TemporaryFolder()
    let list = try Program.run(["example", "list"])
    #expect(list.status == 0)
    let names = list.output.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(names.contains("mail.scene.yaml") && names.contains("watch.scene.yaml"))
    for name in names {
      let copy = try Program.run(["example", "copy", name, "--force"], in: folder.path)
      #expect(copy.status == 0, "\(copy.errors)")
      #expect(FileManager.default.fileExists(atPath: "\(folder.path)/\(name)"), "\(copy.errors)")
    }
  }

  @Test("a file that is there is kept unless --force is given")
  func kept() throws {
    let folder = try TemporaryFolder(["mail.scene.yaml": "mine"])
    let refused = try Program.run(["example", "copy", "mail"], in: folder.path)
    #expect(refused.status == 2)
    #expect(
      refused.errors == """
        detent: error: mail.scene.yaml: cannot be written: File exists
          hint: --force replaces it

        """)
    #expect(try String(contentsOfFile: folder.path + "/mail.scene.yaml", encoding: .utf8) == "mine")
    #expect(try Program.run(["example", "copy", "mail", "--force"], in: folder.path).status == 0)
  }

  @Test("a folder that is not there is made, and where each file went is told")
  func newFolder() throws {
    let folder = try TemporaryFolder()
    let copied = try Program.run(["example", "copy", "mail", "designs"], in: folder.path)
    #expect(copied.status == 0)
    #expect(copied.errors == ["scene.yaml", "flow.yaml", "session.jsonl"].map { "designs/mail.\($0)\n" }.joined())
    let inNone = try Program.run(["example", "copy", "mail", "a/b"], in: folder.path)
    #expect(inNone.status == 2 && inNone.errors.hasPrefix("detent: error: cannot make the folder a/b: No such file"))
    let performed = try Program.run(["perform", "tap 9,9", "-o", "tap.session.jsonl"], in: folder.path)
    #expect(performed.status == 0 && performed.errors == "tap.session.jsonl\n", "\(performed.errors)")
    let converted = try Program.run(["convert", "tap.session.jsonl", "tap.evemu"], in: folder.path)
    #expect(converted.status == 0 && converted.errors.hasPrefix("tap.evemu\n"), "\(converted.errors)")
    let printed = try Program.run(["convert", "tap.session.jsonl", "-", "--to", "evemu"], in: folder.path)
    #expect(printed.status == 0 && !printed.output.isEmpty && !printed.errors.contains("tap.evemu"))
  }

  @Test("a name that is nearly right is answered with the right one")
  func spelling() throws {
    let result = try Program.run(["example", "copy", "mial"])
    #expect(result.status == 2)
    #expect(result.errors == "detent: error: there is no example \"mial\"\n  hint: did you mean \"mail\"?\n")
  }

  @Test("a new scene is sound, from a pipe as from a file")
  func newScene() throws {
    let template = try Program.run(["new", "scene", "-"])
    #expect(template.status == 0)
    let audit = try Program.run(["audit", "-"], input: template.output)
    #expect(audit.status == 0, "\(audit.output)\(audit.errors)")
  }

  @Test("every kind of document has a schema", arguments: ["device", "scene", "session", "tree"])
  func schemas(kind: String) throws {
    let result = try Program.run(["schema", kind])
    #expect(result.status == 0)
    let schema = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    #expect(schema?["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
  }
}
