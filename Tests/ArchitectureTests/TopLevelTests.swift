import Foundation
import Testing

/// The top level has the agreed places and nothing else; what commands and tests write does not stay there.
@Suite("The top level")
struct TopLevelTests {
  static let places: Set = ["Package.swift", "Sources", "Tests", "Devices", "Scripts", "README.md", "LICENSE"]

  @Test("nothing else is there but hidden files and what SwiftPM resolves")
  func places() throws {
    let found = try FileManager.default.contentsOfDirectory(atPath: ModuleImportTests.root.path)
    let visible = Set(found.filter { !$0.hasPrefix(".") && $0 != "Package.resolved" })
    #expect(visible == Self.places, "\(visible.symmetricDifference(Self.places).sorted())")
  }
}
