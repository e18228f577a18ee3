import Accessibility
import Documents
import Foundation
import Trees

/// The dumps of the tests: each is written by hand after the format of a tool.
enum Fixture {
  /// Every dump, by the name of its file.
  static let all: [(name: String, format: TreeFormat)] = [
    ("shop.uiautomator.xml", .uiautomator), ("login.appium.xml", .appium),
    ("notes.webdriveragent.xml", .webDriverAgent), ("player.xcuitest.txt", .xcuitest),
    ("settings.accesskit.json", .accessKit), ("form.chromium.json", .chromium), ("page.aria.yml", .ariaSnapshot),
    ("counter.flutter.txt", .flutter), ("mail.snapshot.json", .accessibilitySnapshot), ("flat.idb.json", .idb),
    ("complete.idb.json", .idb),
  ]

  static func bytes(_ name: String) throws -> [UInt8] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return Array(try Data(contentsOf: folder.appendingPathComponent("Fixtures").appendingPathComponent(name)))
  }

  static func read(_ name: String, _ options: ImportOptions = ImportOptions()) throws -> ImportedTree {
    try TreeImporter.read(bytes(name), file: name, options: options)
  }

  /// The first error of a text.
  static func error(_ text: String, file: String = "x") -> String? {
    do throws(DocumentErrors) {
      _ = try TreeImporter.read(Array(text.utf8), file: file)
      return nil
    } catch {
      return error.errors.first?.description
    }
  }
}
