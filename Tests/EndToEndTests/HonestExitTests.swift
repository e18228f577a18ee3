import Foundation
import Testing

/// An exit code of 0 means that what was asked for is there.
@Suite("Exit codes that can be relied on")
struct HonestExitTests {
  @Test(
    "a script from standard input that does nothing, or is none, is a wrong document",
    arguments: ["", "# nothing\n", "wait 1s\n", "tap\u{FF}", "swoop 1,1\n"])
  func script(text: String) throws {
    let folder = try TemporaryFolder([:])
    let result = try Program.run(["perform", "-", "-o", "out.session.jsonl"], input: text, in: folder.path)
    #expect(result.status == 3, "\(result.errors)")
    #expect(result.errors.hasPrefix("detent: error: "))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/out.session.jsonl"))
  }

  @Test("what perform writes, describe reads")
  func roundTrip() throws {
    let folder = try TemporaryFolder([:])
    let script = "mark \"start\"; wait 1s; tap 10,20; turn crown 1; type \"a\""
    #expect(try Program.run(["perform", script, "-o", "out.session.jsonl"], in: folder.path).status == 0)
    let result = try Program.run(["describe", "out.session.jsonl"], in: folder.path)
    #expect(result.status == 0 && result.output.contains("3 devices"), "\(result.output)\(result.errors)")
  }

  @Test(
    "a place that cannot be written is a mistake in the command line, found before anything is done",
    arguments: [
      ["run", "example:mail", "--report", "missing/x"], ["run", "example:mail", "--record", "missing/x.session.jsonl"],
      ["run", "example:mail", "--report", "."], ["audit", "example:mail", "--output", "missing/x"],
      ["perform", "tap 9,9", "-o", "missing/x.evemu"], ["convert", "tap.evemu", "missing/x.session.jsonl"],
      ["new", "scene", "missing/x"],
    ])
  func noPlace(arguments: [String]) throws {
    let folder = try TemporaryFolder(["tap.evemu": RecordingCommandsTests.description + RecordingCommandsTests.events])
    let result = try Program.run(arguments, in: folder.path)
    #expect(result.status == 2, "\(result.errors)")
    #expect(result.output.isEmpty)
    let hint = arguments.last == "." ? "Is a directory\n" : "\n  hint: create the folder first\n"
    #expect(result.errors.contains("cannot be written") && result.errors.contains(hint), "\(result.errors)")
  }

  @Test(
    "output that cannot be written is an error",
    arguments: [["schema", "scene"], ["audit", "example:mail"], ["rules"]])
  func fullDisk(arguments: [String]) throws {
    let quoted = arguments.joined(separator: " ")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "'\(Program.path)' \(quoted) >/dev/full 2>/dev/null"]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 3)
  }

  @Test(
    "an audit that has not looked at everything fails where that is asked for",
    arguments: [
      (["orphan.scene.yaml"], 0, 1), (["whole.scene.yaml"], 0, 0), (["whole.scene.yaml", "--max-states", "1"], 0, 1),
      (["whole.scene.yaml", "--max-depth", "0"], 0, 1), (["whole.scene.yaml", "--max-work", "1"], 0, 1),
      (["whole.scene.yaml", "--max-nodes", "1"], 0, 1), (["whole.scene.yaml", "--max-time", "1ms"], 0, 1),
      (["whole.scene.yaml", "--max-rest", "1ms"], 0, 1),
    ])
  func incomplete(arguments: [String], status: Int32, asked: Int32) throws {
    func scene(_ opens: String) -> String {
      #"{"scene": "s", "platform": "iOS", "windows": [{"id": "w", "elements": [{"id": "go", "role": "button", "label": "Go"\#(opens)}]}], "presentations": [{"sheet": "lost", "title": "Lost", "elements": [{"id": "c", "role": "button", "label": "Close", "dismiss": "close"}]}]}"#
    }
    let folder = try TemporaryFolder(["orphan.scene.yaml": scene(""), "whole.scene.yaml": scene(#", "opens": "lost""#)])
    let plain = try Program.run(["audit"] + arguments, in: folder.path)
    #expect(plain.status == status, "\(plain.output)\(plain.errors)")
    let strict = try Program.run(["audit"] + arguments + ["--fail-on", "error,incomplete"], in: folder.path)
    #expect(strict.status == asked, "\(strict.output)\(strict.errors)")
  }

  @Test(
    "a list of severities means the least of them",
    arguments: [("error", 0), ("warning", 1), ("error,warning", 1), ("warning,error", 1), ("error,info", 1)])
  func severities(list: String, status: Int32) throws {
    // Detents have no effect on tvOS, of which a warning tells.
    let folder = try TemporaryFolder([
      "warn.scene.yaml": """
      scene: s
      platform: tvOS
      windows:
        - id: w
          elements:
            - {id: go, role: button, label: Go, opens: edit}
      presentations:
        - sheet: edit
          title: Edit
          detents: [medium, large]
          elements:
            - {id: c, role: button, label: Close, dismiss: close}

      """
    ])
    let result = try Program.run(["audit", "warn.scene.yaml", "--fail-on", list], in: folder.path)
    #expect(result.status == status, "\(result.output)\(result.errors)")
    #expect(result.output.contains("warning"), "\(result.output)")
  }
}
