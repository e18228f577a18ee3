import Documents
import Foundation
import Testing

@Suite("Folders of flows")
struct FlowFolderTests {
  /// A folder with these files, which is gone afterwards.
  static func within<Result>(_ names: [String], _ body: (String) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in names {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("target: example:mail\nsteps: []\n".utf8).write(to: file)
    }
    return try body(folder.path)
  }

  @Test("all flows in it, in the order of their paths, however the folder is spelled", arguments: ["", "/", "//"])
  func order(ending: String) throws {
    let names = ["b.flow.yaml", "a/z.flow.yml", "a/b/c.flow.json", "A.flow.yaml", "a.flow.yaml"]
    let others = ["a/b/x.yaml", ".hidden.flow.yaml", ".git/x.flow.yaml", "flow.yaml", "b.scene.yaml"]
    try Self.within(names + others) { folder in
      let found = try FlowFolder.flows(at: [folder + ending])
      #expect(found.map(\.name) == ["A.flow.yaml", "a.flow.yaml", "a/b/c.flow.json", "a/z.flow.yml", "b.flow.yaml"])
      #expect(found.allSatisfy { $0.path == folder + "/" + $0.name })
    }
  }

  @Test("each flow once; two of one name are called by their paths")
  func names() throws {
    try Self.within(["a/x.flow.yaml", "b/x.flow.yaml", "b/y.flow.yaml"]) { folder in
      let found = try FlowFolder.flows(
        at: [folder + "/b", folder + "/b/x.flow.yaml", folder + "/./a/x.flow.yaml", folder])
      #expect(found.map(\.name) == [folder + "/b/x.flow.yaml", "y.flow.yaml", folder + "/a/x.flow.yaml"])
    }
  }

  @Test("a link to a folder is not followed: it may lead back")
  func links() throws {
    try Self.within(["a/x.flow.yaml"]) { folder in
      try FileManager.default.createSymbolicLink(atPath: folder + "/a/up", withDestinationPath: folder)
      #expect(try FlowFolder.flows(at: [folder]).map(\.name) == ["a/x.flow.yaml"])
    }
  }

  @Test("a folder without flows is said")
  func empty() throws {
    try Self.within(["a.scene.yaml"]) { folder in
      let errors = #expect(throws: DocumentErrors.self) { try FlowFolder.flows(at: [folder]) }
      #expect(errors?.description == "\(folder): the folder has no flows; expected files that end in .flow.yaml")
    }
  }
}
