import Documents
import Foundation
import Gestures
import TestSupport
import Testing

@Suite("The library of devices")
struct DeviceLibraryTests {
  @Test("the bundled devices are those of Devices, byte for byte")
  func fresh() throws {
    let library = try DeviceLibrary.bundled()
    #expect(library.names.map { $0 + ".yaml" } == DeviceDocumentTests.names)
    for name in library.names {
      #expect(library.named(name) == (try DeviceDocumentTests.bundled(name + ".yaml")))
    }
    #expect(library == (try DeviceLibrary.folder(DeviceDocumentTests.folder.path)))
  }

  @Test("a name that is not there has a near one")
  func nearest() throws {
    let library = try DeviceLibrary.bundled()
    #expect(library.named("watch-crwon") == nil)
    #expect(library.nearest(to: "watch-crwon") == "watch-crown")
  }

  @Test("a folder that is missing, empty or holds a device twice is refused")
  func badFolders() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "detent-devices-\(ProcessInfo.processInfo.processIdentifier)")
    #expect(throws: DocumentErrors.self) { try DeviceLibrary.folder(folder.path) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let empty = #expect(throws: DocumentErrors.self) { try DeviceLibrary.folder(folder.path) }
    #expect(empty?.errors.first?.message == "the folder has no documents")
    for name in ["a.yaml", "b.yml"] {
      let text = "device: d\nsummary: S.\nname: n\nkeys: [KEY_A]\n"
      try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    let twice = #expect(throws: DocumentErrors.self) { try DeviceLibrary.folder(folder.path + "/") }
    #expect(twice?.errors.first?.message == "there are two devices named d")
    try FileManager.default.removeItem(at: folder.appendingPathComponent("b.yml"))
    #expect(try DeviceLibrary.folder(folder.path).names == ["d"])
  }

  @Test("files and starting point are valid by the schema")
  func schema() throws {
    let validator = try SchemaValidator(DocumentKind.device.schema)
    for name in DeviceDocumentTests.names {
      let text = try String(contentsOf: DeviceDocumentTests.folder.appendingPathComponent(name), encoding: .utf8)
      #expect(validator.problems(in: try LocatedNode.parse(text, file: name)) == [])
    }
    let template = try #require(Templates.forKind("device"))
    #expect(validator.problems(in: try LocatedNode.parse(template.text, file: template.name)) == [])
    #expect(try DeviceDocument.read(template.text, file: template.name).id == "my-touchscreen")
  }
}
