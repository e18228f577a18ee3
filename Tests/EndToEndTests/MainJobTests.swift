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
    #expect(result.errors == "report.html\n")
    let golden = Snapshot.compare(result.output.withoutRuleCounts, "mail.transcript.txt")
    #expect(golden.isEqual, "\(golden.message)")
    let report = try String(contentsOf: URL(fileURLWithPath: folder.path + "/report.html"), encoding: .utf8)
    #expect(report.contains("<svg") && report.contains("Delete Draft"))
  }

  @Test("the README shows what the example prints")
  func readme() throws {
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let golden = try String(contentsOf: here.appendingPathComponent("Snapshots/mail.transcript.txt"), encoding: .utf8)
    let printed = Set(golden.split(separator: "\n") + ["report.html"])
    let readme = try String(contentsOf: here.appendingPathComponent("../../README.md"), encoding: .utf8)
    let console = try #require(readme.components(separatedBy: "```console\n").dropFirst().first)
    let shown = console.components(separatedBy: "```")[0].split(separator: "\n")
      .filter { !$0.hasPrefix("$ ") && $0 != "…" && !$0.hasPrefix(".build/") }
    #expect(shown.count > 8)
    for line in shown { #expect(printed.contains(line), "the example does not print \(line)") }
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
