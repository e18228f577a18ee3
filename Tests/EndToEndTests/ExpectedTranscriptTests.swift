import TestSupport
import Testing

/// `detent run --expect`: today's run against one that was written down.
@Suite("detent run --expect")
struct ExpectedTranscriptTests {
  static let run = ["run", "mail.scene.yaml", "--no-audit", "--input", "mail.session.jsonl"]

  /// A folder with the Mail example, and with a scene whose sheet has another title.
  static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    #expect(try Program.run(["example", "copy", "mail"], in: folder.path).status == 0)
    let scene = try folder.text(of: "mail.scene.yaml")
    try folder.write(scene.replacing("title: New Message", with: "title: Fresh Message"), to: "other.scene.yaml")
    return folder
  }

  @Test("a transcript that was written agrees, and another interface differs", arguments: ["mail.txt", "mail.jsonl"])
  func transcript(file: String) throws {
    let folder = try Self.folder()
    let written = try Program.run(Self.run + ["--expect", file, "--update"], in: folder.path)
    #expect(written.status == 0, "\(written.errors)")
    let same = try Program.run(Self.run + ["--expect", file], in: folder.path)
    #expect(same.status == 0 && same.output.hasSuffix("\nas in \(file)\n"), "\(same.output)")
    let other = try Program.run(
      ["run", "other.scene.yaml"] + Self.run.dropFirst(2) + ["--expect", file], in: folder.path)
    #expect(other.status == 1 && other.output.contains("differs from \(file) at 0."), "\(other.output)")
    #expect(other.output.contains("\n- ") && other.output.contains("\n+ "))
  }

  @Test("what a session heard stays on its line", arguments: ["--expect-said", "--expect forged.session.jsonl"])
  func forged(option: String) throws {
    let folder = try TemporaryFolder([
      "forged.session.jsonl": #"""
      {"format":"detent-session","version":"1.0","clock":"recording","devices":1}
      {"d":0,"device":{"name":"Keys","codes":{"EV_KEY":["KEY_TAB"]}}}
      {"t":0,"say":"a\n\ndetent: error: forged\n+ 0.000 says “x"}
      {"t":5,"d":0,"e":[["KEY_TAB",1]]}
      {"t":50000,"d":0,"e":[["KEY_TAB",0]]}

      """#
    ])
    let result = try Shell.run(
      "\"$detent\" run example:mail --no-audit --input forged.session.jsonl \(option) 2>&1", in: folder.path)
    #expect(result.status == 1, "\(result.output)")
    #expect(result.output.contains(#"says “a\u{a}\u{a}detent: error: forged\u{a}+ 0.000 says “x”"#), "\(result.output)")
    #expect(!result.output.split(separator: "\n").contains { $0.hasPrefix("detent: error: forged") })
  }

  @Test("what a session heard has to be said again, on request")
  func session() throws {
    let folder = try Self.folder()
    let told = Self.run + ["--record", "said.session.jsonl"]
    #expect(try Program.run(told, in: folder.path).status == 0)
    for arguments in [["--expect-said"], ["--expect", "said.session.jsonl"]] {
      let play = ["--no-audit", "--input", "said.session.jsonl"] + arguments
      let same = try Program.run(["run", "mail.scene.yaml"] + play, in: folder.path)
      #expect(same.status == 0, "\(same.output)\(same.errors)")
      let other = try Program.run(["run", "other.scene.yaml"] + play, in: folder.path)
      #expect(other.status == 1)
      #expect(other.output.contains("- 0.494 says “New Message. Sheet.”\n+ 0.494 says “Fresh Message. Sheet.”"))
    }
    // Unless it is asked for, a recording of last month is only played.
    let played = try Program.run(
      ["run", "other.scene.yaml", "--no-audit", "--input", "said.session.jsonl"], in: folder.path)
    #expect(played.status == 0)
  }

  @Test(
    "what cannot be held against a run is told",
    arguments: [
      (["--expect", "none.txt"], 3 as Int32, "--update writes it"),
      (["--expect", "mail.scene.yaml"], 3, "neither a transcript nor a session"),
      (["--expect", "mail.session.jsonl", "--update"], 2, "which is read"),
      (["--expect", "new.session.jsonl", "--update"], 2, "a session is recorded, not updated"),
      (["--update"], 2, "name one"), (["--expect-said", "--expect", "x"], 2, "not both"),
      (["--expect", "-"], 2, "needs the name of a file"),
    ])
  func mistakes(arguments: [String], status: Int32, message: String) throws {
    let folder = try Self.folder()
    let result = try Program.run(Self.run + arguments, in: folder.path)
    #expect(result.status == status, "\(result.errors)")
    #expect(result.errors.contains(message), "\(result.errors)")
  }
}
