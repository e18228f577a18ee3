import Foundation
import Scenes
import Testing

/// A parameter that can be set is heeded, or is said not to be.
@Suite("Use of parameters")
struct ParameterUseTests {
  /// Every source that could read a parameter, without comments.
  static let sources: [String] = {
    let folder = ModuleImportTests.sources
    let files = (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []).filter {
      $0.hasSuffix(".swift") && !$0.contains("Scenes/Parameters/")
    }
    return files.sorted().compactMap { file in
      (try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)).map(SourceText.withoutComments)
    }
  }()

  @Test("reading it in the sources and saying that it is read go together", arguments: Parameters.table)
  func read(parameter: Parameter) throws {
    // By default a full stop between letters bounds no word, and a member of what is read would hide it.
    let use = try Regex("parameters\\.\(parameter.name)\\b").wordBoundaryKind(.simple)
    let isUsed = Self.sources.contains { $0.contains("parameters.\(parameter.name)") && $0.contains(use) }
    #expect(isUsed == parameter.isRead, "\(parameter.name)")
  }

  @Test("what no source reads is read by tests of the statements", arguments: Parameters.table.filter { !$0.isRead })
  func readByTests(parameter: Parameter) throws {
    let use = try Regex("arameters(?:\\(\\))?\\.\(parameter.name)\\b").wordBoundaryKind(.simple)
    #expect(Self.stageTests.contains { $0.contains(use) }, "\(parameter.name)")
  }

  /// Tests of the stage and its invariants, without comments.
  static let stageTests: [String] = {
    let folder = ModuleImportTests.sources.deletingLastPathComponent().appendingPathComponent("Tests")
    let files = (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []).filter {
      $0.hasSuffix(".swift") && ($0.hasPrefix("StageTests/") || $0.hasPrefix("Endurance/"))
    }
    return files.sorted().compactMap { file in
      (try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)).map(SourceText.withoutComments)
    }
  }()

  @Test("the sources are there to be looked at")
  func hasSources() { #expect(Self.sources.count > 300) }
}
