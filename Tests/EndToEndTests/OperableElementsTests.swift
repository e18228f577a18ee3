import Foundation
import Testing

/// What people operate is not only what is called a control: a cell that opens something counts.
@Suite("Elements that do something, whatever their role")
struct OperableElementsTests {
  static let scene = """
    scene: people
    platform: iOS
    windows:
      - id: main
        elements:
          - id: list
            role: list
            label: People
            elements:
              - {id: ada, role: ROLE, label: "Ada Lovelace", opens: details}
    presentations:
      - sheet: details
        detents: [medium, large]
        elements:
          - {id: nameless, role: button}
          - {id: leave, role: button, label: Cancel, dismiss: cancel}

    """

  static func folder(_ role: String) throws -> TemporaryFolder {
    try TemporaryFolder(["people.scene.yaml": scene.replacingOccurrences(of: "ROLE", with: role)])
  }

  @Test("the audit goes through them to what they open", arguments: ["cell", "listItem", "image", "text", "button"])
  func audit(role: String) throws {
    let folder = try Self.folder(role)
    let result = try Program.run(["audit", "people.scene.yaml"], in: folder.path)
    #expect(result.status == 1, "\(result.output)\(result.errors)")
    #expect(result.output.contains("[name-missing]") && result.output.contains("[grabber-inaccessible]"))
    #expect(result.output.contains("evidence: tap \"Ada Lovelace\""))
  }

  @Test("keys operate them as a tap does", arguments: ["cell", "image"])
  func keys(role: String) throws {
    let folder = try Self.folder(role)
    let hashes = try ["tap \"Ada Lovelace\"; wait 1s", "press tab; press return; wait 1s"].map { script in
      let result = try Program.run(
        ["run", "people.scene.yaml", "--no-audit", "--state-hash", "--script", script], in: folder.path)
      #expect(result.output.contains("sheet #details presented"), "\(result.output)\(result.errors)")
      return result.output.split(separator: "\n").last { $0.hasPrefix("state ") }
    }
    #expect(hashes[0] != nil && hashes[0] == hashes[1])
  }

  @Test("where no rule finds anything to look at, the audit fails")
  func nothingExamined() throws {
    let folder = try TemporaryFolder(["empty.scene.yaml": "scene: e\nplatform: iOS\nwindows:\n  - id: w\n"])
    #expect(try Program.run(["audit", "empty.scene.yaml"], in: folder.path).status == 1)
  }

  @Test("a run on another screen audits that screen, not the document's")
  func otherScreen() throws {
    let result = try Program.run(["run", "example:mail", "--screen", "320x480", "--script", "wait 1s"])
    #expect(result.status == 1)
    #expect(result.output.contains("[unreachable-touch]"), "\(result.output)")
  }

  @Test("contacts are shown as they come and go where that is asked for")
  func contacts() throws {
    let arguments = ["run", "example:mail", "--no-audit", "--script", "tap \"Compose\""]
    let shown = try Program.run(arguments + ["--contacts"]).output
    #expect(shown.contains("contact 1 down 359,786") && shown.contains("contact 1 up 359,786"))
    #expect(!(try Program.run(arguments).output.contains("contact")))
  }
}
