import Foundation
import TestSupport
import Testing

/// The command that an example shows at its top does what its golden transcript says, and the audit is clean.
@Suite("Transcripts of the examples")
struct ExampleTranscriptTests {
  /// Examples whose first comment has a line `detent run FILE … --script '…'`, which may go on in further lines.
  static let names = [
    "article", "article-mac", "document", "format", "mac-bars", "map", "note", "pad-brushes", "pad-share",
    "right-to-left", "save", "stocks", "tv", "tv-remove", "tv-row", "vision", "vision-list", "vision-theater", "watch",
    "watch-pages", "watch-workout", "weather",
  ]

  /// What follows the file of that line, as arguments.
  static func arguments(in text: String) -> [String]? {
    let comment = text.split(separator: "\n").prefix { $0.hasPrefix("#") }.map { $0.drop { "# ".contains($0) } }
    guard let start = comment.firstIndex(where: { $0.hasPrefix("detent run ") && $0.contains("--script '") }) else {
      return nil
    }
    let parts = comment[start...].joined(separator: " ").split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count >= 3 else { return nil }
    return parts[0].split(separator: " ").dropFirst(3).map(String.init) + [String(parts[1])]
  }

  @Test("an example tells its story, as its golden transcript has it", arguments: names)
  func transcript(name: String) throws {
    let folder = try TemporaryFolder([:])
    let copied = try Program.run(["example", "copy", "\(name).scene.yaml"], in: folder.path)
    #expect(copied.status == 0, "\(copied.errors)")
    let text = try String(contentsOfFile: "\(folder.path)/\(name).scene.yaml", encoding: .utf8)
    let arguments = try #require(
      Self.arguments(in: text), "\(name): no “detent run … --script '…'” in the first comment")
    let result = try Program.run(
      ["run", "example:\(name)", "--state-hash", "--no-audit"] + arguments, in: folder.path)
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    #expect(result.errors.isEmpty)
    // The same with who took each input and why.
    let explained = try Program.run(
      ["run", "example:\(name)", "--state-hash", "--no-audit", "--explain"] + arguments, in: folder.path)
    let reasons = Snapshot.compare("\(explained.output)\n", "\(name).explained.txt")
    #expect(reasons.isEqual, "\(reasons.message)")
    // Three windows of a Mac lie over each other in every order: that takes a minute in a debug build.
    let bounds = name == "document" ? ["--max-work", "20000"] : []
    let audit = try Program.run(["audit", "example:\(name)"] + bounds, in: folder.path)
    #expect(audit.output.contains("example:\(name): 0 errors, 0 warnings; "), "\(audit.output)")
    if bounds.isEmpty {
      let everything = ", and every state that it leads to was looked at\n"
      #expect(audit.output.hasSuffix(everything), "\(audit.output)")
    }
    #expect(!audit.output.contains("never "), "\(audit.output)")
    let golden = Snapshot.compare("\(result.output)\n", "\(name).transcript.txt")
    #expect(golden.isEqual, "\(golden.message)")
  }
}
