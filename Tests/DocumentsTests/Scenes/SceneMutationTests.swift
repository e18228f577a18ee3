import Accessibility
import Documents
import Foundation
import Scenes
import TestSupport
import Testing

/// Scenes with a few words changed: each is read, or refused with places; what is read can be written again.
@Suite("Scenes, mutated")
struct SceneMutationTests {
  static let seeds = Examples.all.filter { $0.name.hasSuffix(".scene.yaml") }.map(\.text) + [SceneDocument.write(.rich)]
  static let words =
    seeds.flatMap { $0.split { " ,:[]{}\n".contains($0) }.map(String.init) } + [
      "-1", "1e309", "0x10", "true", "~", "\"\"", "[]", "{}", "[1, 2, 3, 4]", "{id: x}", "'#'", "\n", "- ",
    ]

  static func mutant(_ random: inout SplitMix64) -> String {
    var text = seeds.randomElement(using: &random) ?? ""
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      guard let old = words.randomElement(using: &random), let new = words.randomElement(using: &random),
        let place = text.ranges(of: old).randomElement(using: &random)
      else { continue }
      text.replaceSubrange(place, with: new)
    }
    return text
  }

  static func read(_ text: String) -> Result<Scene, DocumentErrors> {
    do throws(DocumentErrors) {
      return .success(try SceneDocument.read(text, file: "x.scene.yaml"))
    } catch {
      return .failure(error)
    }
  }

  @Test("are read or refused, and survive being written")
  func readOrRefused() throws {
    var random = SplitMix64(seed: 7)
    let isLong = ProcessInfo.processInfo.environment["DETENT_LONG_TESTS"] == "1"
    let schema = try SchemaValidator(DocumentKind.scene.schema)
    var (accepted, refused) = (0, 0)
    for _ in 0..<(isLong ? 5_000 : 200) {
      let text = Self.mutant(&random)
      switch Self.read(text) {
      case .success(let scene):
        accepted += 1
        let written = try SceneDocument.read(SceneDocument.write(scene), file: "y")
        #expect(written.withoutSources == scene.withoutSources, "\(text)")
        // What the reader accepts, the schema accepts.
        let problems = schema.problems(in: try LocatedNode.parse(text, file: "x.scene.yaml"))
        #expect(problems == [], "\(text)")
      case .failure(let errors):
        refused += 1
        let hasPlaces = errors.errors.allSatisfy { $0.location.line > 0 && $0.location.column > 0 }
        #expect(hasPlaces && errors.report.utf8.count < 100_000)
      }
    }
    #expect(accepted > 10 && refused > 50)
  }
}
