import Foundation
import TestSupport
import Testing

/// What `Scripts/run` shows: the session recorded from the kernel drives the Mail-like scene.
@Suite("The main job")
struct MainJobTests {
  @Test("the recorded touches and keys tell the story, and a screen reader tells it with them")
  func transcript() throws {
    let folder = try TemporaryFolder([:])
    let result = try Program.run(
      ["run", "example:mail", "--input", "example:mail", "--report", "report.html", "--state-hash"], in: folder.path)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.errors.isEmpty)
    let golden = Snapshot.compare(result.output, "mail.transcript.txt")
    #expect(golden.isEqual, "\(golden.message)")
    let report = try String(contentsOf: URL(fileURLWithPath: folder.path + "/report.html"), encoding: .utf8)
    #expect(report.contains("<svg") && report.contains("Delete Draft"))
  }

  @Test("the same input gives the same bytes, from the example and from its copy")
  func copies() throws {
    let folder = try TemporaryFolder([:])
    let copied = try Program.run(["example", "copy", "mail"], in: folder.path)
    #expect(copied.status == 0, "\(copied.errors)")
    let arguments = ["--format", "json"]
    let bundled = try Program.run(
      ["run", "example:mail", "--input", "example:mail"] + arguments, in: folder.path)
    let copy = try Program.run(
      ["run", "mail.scene.yaml", "--input", "mail.session.jsonl"] + arguments, in: folder.path)
    // The last line, the audit, names the target as it was given.
    func transcript(_ text: String) -> [Substring] { text.split(separator: "\n").dropLast() }
    #expect(bundled.status == 0 && copy.status == 0, "\(copy.errors)")
    #expect(transcript(bundled.output) == transcript(copy.output))
    #expect(transcript(bundled.output).count > 10)
  }
}
