import Audit
import Explorer
import Foundation
import Testing

/// A rule is one file, its test and nothing else.
@Suite("The list of rules")
struct RuleListTests {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("holds the rule of every file (Scripts/generate-rules)")
  func isFresh() throws {
    let process = Process()
    process.executableURL = Self.root.appendingPathComponent("Scripts/generate-rules")
    process.arguments = ["--check"]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "run Scripts/generate-rules")
  }

  @Test("names no rule that no test names, nor any scene that keeps or breaks a guideline")
  func isTested() throws {
    let texts = try ["AuditTests", "ExplorerTests", "GuidelineTests"].flatMap { target in
      let folder = Self.root.appendingPathComponent("Tests/\(target)")
      let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
      return try files.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".scene.yaml") }
        .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
    }
    #expect(texts.count > 10)
    for rule in ExplorerAudit.rules { #expect(texts.contains { $0.contains(rule.id) }, "no test names \(rule.id)") }
  }
}
