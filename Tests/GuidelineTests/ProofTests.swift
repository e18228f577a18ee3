import Audit
import Explorer
import Foundation
import Guidelines
import Mutants
import Scenes
import Testing

/// Every statement is kept by something that exists and can fail.
@Suite("Proofs")
struct ProofTests {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let keepings = Keeping.all(rules: ExplorerAudit.rules)

  @Test("what is written down is what the tests say (Scripts/generate-proofs)")
  func fresh() throws {
    let process = Process()
    process.executableURL = Self.root.appendingPathComponent("Scripts/generate-proofs")
    process.arguments = ["--check"]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test("every statement is kept, and each pair of a statement and a platform that has to be shown is")
  func allKept() {
    #expect(Self.keepings.count == 321)
    for keeping in Self.keepings {
      #expect(keeping.manner != .due, "\(keeping.statement.id)")
      #expect(keeping.unshown.isEmpty, "\(keeping.statement.id) on \(keeping.unshown)")
    }
  }

  @Test("what is narrowed is a platform of the statement, once, with a reason, and not everything")
  func narrowings() {
    for statement in Statements.all where !statement.narrowings.isEmpty {
      let platforms = statement.narrowings.flatMap(\.platforms)
      #expect(Set(platforms).count == platforms.count && Set(platforms).isSubset(of: statement.platforms))
      #expect(!statement.platformsToShow.isEmpty, "\(statement.id)")
      #expect(statement.narrowings.allSatisfy { $0.reason.hasSuffix(".") && $0.reason.count > 20 }, "\(statement.id)")
    }
  }

  @Test("proofs are on platforms on which the statement has to be shown, in their order")
  func platforms() {
    for keeping in Self.keepings {
      for platforms in keeping.tests.map(\.platforms) + keeping.fixtures.map(\.platforms) {
        #expect(platforms == keeping.statement.platformsToShow.filter(platforms.contains), "\(keeping.statement.id)")
        #expect(!platforms.isEmpty, "\(keeping.statement.id)")
      }
    }
  }

  @Test("proofs are about statements that exist")
  func statementsExist() {
    let ids = Set(Statements.all.map(\.id))
    #expect(Proofs.package.tests.map(\.statement).filter { !ids.contains($0) } == [])
    #expect(Proofs.package.fixtures.map(\.statement).filter { !ids.contains($0) } == [])
    // What is derived for the announcer (`ann-…`) is no statement of the documents.
    let sections = ExplorerAudit.rules.flatMap(\.references).filter { $0.standard == .guideline }.map(\.section)
    #expect(sections.filter { !ids.contains($0) && !$0.hasPrefix("ann-") } == [])
  }

  @Test("proofs exist")
  func proofsExist() throws {
    for test in Proofs.package.tests {
      let text = try String(contentsOf: Self.root.appendingPathComponent(test.file), encoding: .utf8)
      let function = test.name.split(separator: "/").last.map(String.init) ?? test.name
      #expect(text.contains("func \(function)("), "\(test.name)")
    }
    for fixture in Proofs.package.fixtures {
      #expect(FileManager.default.fileExists(atPath: Self.root.appendingPathComponent(fixture.file).path))
    }
    #expect(!Proofs.package.tests.isEmpty)
  }

  @Test("every mutant is there for a test or a scene, and each of them names a mutant that is there")
  func mutants() throws {
    let scenes = try Proofs.package.fixtures.compactMap { try FixtureTests.read($0).mutantName }
    let used = Set(Proofs.package.tests.compactMap(\.mutant) + scenes)
    #expect(used.subtracting(Mutant.allCases.map(\.rawValue)).sorted() == [])
    #expect(Set(Mutant.allCases.map(\.rawValue)).subtracting(used).sorted() == [], "no test looks for these")
  }

  @Test("structure is kept by scenes of both kinds, never by half of a pair")
  func pairs() {
    for keeping in Self.keepings where !keeping.fixtures.isEmpty {
      #expect(Set(keeping.fixtures.map(\.verdict)) == [.pass, .fail], "\(keeping.statement.id)")
    }
  }

  @Test(
    "an iPad is shown on its whole screen: a window as small as a phone is only one of the rooms of a test, never all of them"
  )
  func regularWidth() throws {
    let folder = Self.root.appendingPathComponent("Tests/StageTests")
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    #expect(files.contains("Support/SheetRoom.swift"))
    for file in files where file.hasSuffix(".swift") && !file.hasPrefix("Support/") {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      #expect(!text.contains("phoneSized") && !text.contains("arguments: [SheetRoom.sharedPad]"), "\(file)")
    }
  }
}
