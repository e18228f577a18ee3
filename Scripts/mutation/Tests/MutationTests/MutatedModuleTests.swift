import Foundation
import Testing

@testable import Mutation

/// What is changed is where the list says, whatever has moved since.
@Suite("Changed modules")
struct MutatedModuleTests {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  @Test("each place and each of the tests is there", arguments: MutatedModule.all.map(\.name))
  func places(name: String) throws {
    let module = try #require(MutatedModule.all.first { $0.name == name })
    for place in module.places + (module.tests + module.moreTests).map({ "Tests/\($0)/" }) {
      let files = place.hasSuffix("/") ? Files.below("\(Self.root)/\(place)") : [place]
      #expect(files.contains { $0.hasSuffix(".swift") }, "\(place) is empty")
      #expect(FileManager.default.fileExists(atPath: "\(Self.root)/\(place)"), "\(place) is not there")
    }
  }

  @Test("every target that holds a place gets switches: a place cannot ask for those of a target above its own")
  func targets() throws {
    let stage = try #require(MutatedModule.all.first { $0.name == "Stage" })
    #expect(stage.targets == ["StageMotion", "StageModel", "Hands", "Stage"])
    let copy = ChangedPackage(root: Self.root, scratch: "")
    for source in try copy.sources() {
      let target = source.file.split(separator: "/")[1]
      #expect(MutatedModule.all.contains { $0.targets.contains(String(target)) }, "\(source.file)")
    }
  }
}
