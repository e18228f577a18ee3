import Foundation
import Testing

/// The import table of the design: a target may import what its row lists and whatever those may import.
@Suite("Module imports")
struct ModuleImportTests {
  static let table: [String: [String]] = [
    "Geometry": [],
    "InputEvents": [],
    "Recordings": ["InputEvents"],
    "Gestures": ["InputEvents", "Geometry"],
    "Accessibility": ["Geometry"],
    "Mutants": [],
    "Scenes": ["Accessibility", "Mutants"],
    "Announcer": ["Accessibility"],
    "Harness": ["Recordings", "Gestures", "Announcer"],
    "Stage": ["Harness", "Scenes"],
    "Audit": ["Accessibility", "Scenes"],
    "Explorer": ["Harness", "Audit"],
    "Guidelines": ["Audit"],
    "Reports": ["Explorer", "Guidelines"],
    "Documents": ["Harness", "Scenes"],
    "KernelInput": ["Recordings", "CLibevdev", "CLinux"],
    "detent": ["Stage", "Reports", "Documents", "KernelInput", "ArgumentParser"],
  ]
  /// Parts of the toolchain that any target may use; the pure ones get by with `FoundationEssentials` at most.
  static let toolchain: Set = ["Swift", "Synchronization", "FoundationEssentials"]
  /// What the operating-system ends may use besides.
  static let ends: [String: Set<String>] = [
    "Recordings": ["Glibc"],
    "KernelInput": ["Glibc"],
    "detent": ["Glibc", "Foundation"],
    "Documents": ["Glibc", "Foundation"],
  ]

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func reachable(from target: String) -> Set<String> {
    var result: Set<String> = []
    var open = table[target] ?? []
    while let next = open.popLast() {
      if result.insert(next).inserted { open += table[next] ?? [] }
    }
    return result
  }

  static func imports(in text: String) -> [(line: Int, module: String)] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      var words = line.split(separator: " ").map(String.init)
      while let first = words.first,
        first.hasPrefix("@") || ["public", "internal", "package", "private"].contains(first)
      {
        words.removeFirst()
      }
      guard words.count >= 2, words[0] == "import" else { return nil }
      let kinds = ["struct", "class", "enum", "protocol", "func", "var", "typealias"]
      let name = kinds.contains(words[1]) && words.count > 2 ? words[2] : words[1]
      return (index + 1, String(name.split(separator: ".")[0]))
    }
  }

  @Test("every folder of Sources has a row in the table")
  func everyTargetIsListed() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appendingPathComponent("Sources").path)
    #expect(Set(folders.filter { !$0.hasPrefix("C") && !$0.hasPrefix(".") }) == Set(Self.table.keys))
  }

  @Test("a target imports only what its row allows", arguments: table.keys.sorted())
  func importsAreAllowed(target: String) throws {
    let folder = Self.root.appendingPathComponent("Sources/\(target)")
    let allowed = Self.reachable(from: target).union(Self.toolchain).union(Self.ends[target] ?? [])
    var files = 0
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    for path in paths where path.hasSuffix(".swift") {
      files += 1
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      for (line, module) in Self.imports(in: text) {
        #expect(
          allowed.contains(module), "Sources/\(target)/\(path):\(line): \(target) may not import \(module)")
      }
    }
    #expect(files > 0, "\(target) is an empty shell")
  }

  @Test("an import that is not allowed is seen")
  func forbiddenImportIsSeen() {
    let found = Self.imports(
      in: "public import Stage\n  @preconcurrency import struct Scenes.Scene\nlet x = 1")
    #expect(found.map(\.module) == ["Stage", "Scenes"])
    #expect(!Self.reachable(from: "Accessibility").contains("Stage"))
  }
}
