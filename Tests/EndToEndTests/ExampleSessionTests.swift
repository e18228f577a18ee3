import Foundation
import Testing

/// Every example has a session that plays its story again: the events of what its script does.
@Suite("Sessions of the examples")
struct ExampleSessionTests {
  /// What the examples are called, by the ending of their files.
  private static func names(_ ending: String) throws -> [String] {
    try Program.run(["example", "list"]).output.split(separator: "\n").compactMap { line in
      let file = line.prefix { $0 != " " }
      return file.hasSuffix(ending) ? String(file.dropLast(ending.count)) : nil
    }
  }

  @Test("each platform has two examples, and each of them a session; the faulty one is for the audit")
  func complete() throws {
    let scenes = try Self.names(".scene.yaml").filter { $0 != "faulty" }
    #expect(try Self.names(".session.jsonl") == scenes)
    let platforms = try scenes.compactMap { name in
      try Program.run(["example", "copy", "\(name).scene.yaml", "-"]).output.split(separator: "\n")
        .first { $0.hasPrefix("platform: ") }
    }
    let counts = Dictionary(grouping: platforms, by: \.self).mapValues(\.count)
    #expect(counts.count == 6 && counts.values.allSatisfy { $0 >= 2 }, "\(counts)")
    // What is not told by a script was recorded from the kernel.
    #expect(Set(scenes) == Set(ExampleTranscriptTests.names + ["mail"]))
  }

  @Test("the session of an example tells what its script tells, to the byte", arguments: ExampleTranscriptTests.names)
  func transcript(name: String) throws {
    let result = try Program.run(
      ["run", "example:\(name)", "--input", "example:\(name)", "--state-hash", "--no-audit"])
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    let golden = try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Snapshots/\(name).transcript.txt"), encoding: .utf8)
    // Warnings are about the instructions of the script, which a session does not have.
    let told = golden.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.contains("   warning   ") }
    #expect(result.output + "\n" == told.joined(separator: "\n"))
    #expect(golden.contains("\nstate "))
  }

  @Test("a session is copied with its scene, and says what it needs to be played")
  func copies() throws {
    let folder = try TemporaryFolder()
    let copied = try Program.run(["example", "copy", "right-to-left"], in: folder.path)
    #expect(copied.errors == "right-to-left.scene.yaml\nright-to-left.session.jsonl\n", "\(copied.errors)")
    let session = try String(contentsOfFile: folder.path + "/right-to-left.session.jsonl", encoding: .utf8)
    #expect(session.split(separator: "\n").first?.contains("\"readerOn\":true") == true)
    let document = try Program.run(["example", "copy", "document.session.jsonl", "-"])
    #expect(document.output.contains("\"reader\":\"next\""))
  }

  private func record(_ arguments: [String]) throws -> (status: Int32, text: String) {
    let process = Process()
    process.executableURL = PerformCommandTests.root.appendingPathComponent("Scripts/record-examples")
    process.arguments = ["--detent", Program.path] + arguments
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  @Test("the committed sessions are those that the scripts give (Scripts/record-examples)")
  func fresh() throws {
    let result = try record(["--check"])
    #expect(result.status == 0, "\(result.text)")
  }

  @Test("a session that is not the script's, or is missing, is found")
  func stale() throws {
    let folder = try TemporaryFolder()
    for name in ["format", "watch"] {
      _ = try Program.run(["example", "copy", name], in: folder.path)
    }
    let check = ["--check", "--folder", folder.path]
    #expect(try record(check).status == 0)
    let scene = folder.path + "/format.scene.yaml"
    let text = try String(contentsOfFile: scene, encoding: .utf8)
    try text.replacing("tap \"Bold\";", with: "tap \"Italic\";").write(toFile: scene, atomically: true, encoding: .utf8)
    try FileManager.default.removeItem(atPath: folder.path + "/watch.session.jsonl")
    let result = try record(check)
    #expect(result.status == 1)
    #expect(result.text.contains("not fresh: format.session.jsonl, watch.session.jsonl"), "\(result.text)")
  }
}
