import Foundation
import Testing

/// The import table of the design: a target may import what its row lists and whatever those may import.
@Suite("Module imports")
struct ModuleImportTests {
  static let table: [String: [String]] = [
    "SafeText": [],
    "Geometry": [],
    "InputEvents": ["SafeText"],
    "Recordings": ["InputEvents"],
    "Gestures": ["InputEvents", "Geometry"],
    "Accessibility": ["Geometry", "SafeText"],
    "Mutants": [],
    "Scenes": ["Accessibility", "Mutants"],
    "Announcer": ["Accessibility"],
    "Harness": ["Recordings", "Gestures", "Announcer"],
    "Digests": ["InputEvents", "Geometry"],
    "Journal": ["Harness", "Digests"],
    "StageModel": ["Scenes", "Digests"],
    "StageMotion": ["Scenes", "Digests"],
    "StageLayout": ["StageModel"],
    "Hands": ["StageModel", "StageMotion", "Gestures"],
    "Room": ["StageModel"],
    "Focusing": ["StageModel"],
    "Scrolling": ["Journal", "StageLayout", "StageMotion"],
    "Presenting": ["Journal", "StageModel", "StageMotion"],
    "Stage": ["Room", "Focusing", "Hands", "Presenting", "Scrolling"],
    "Audit": ["Accessibility", "Scenes"],
    "Explorer": ["Harness", "Audit"],
    "Guidelines": ["Audit", "Gestures"],
    "Reports": ["Explorer", "Guidelines"],
    "Documents": ["Harness", "Audit"],
    "Trees": ["Documents"],
    "CLibevdev": [],
    "CLinux": [],
    "KernelInput": ["Recordings", "CLibevdev", "CLinux"],
    "detent": ["Stage", "Reports", "Documents", "Trees", "KernelInput", "ArgumentParser"],
  ]
  /// Parts of the toolchain that any target may use; the pure ones get by with `FoundationEssentials` at most.
  static let toolchain: Set = ["Swift", "Synchronization", "FoundationEssentials"]
  /// What the operating-system ends may use besides.
  static let ends: [String: Set<String>] = [
    "Recordings": ["Glibc"],
    // A search for a regular expression that does not end is left behind.
    "Harness": ["Dispatch"],
    "KernelInput": ["Glibc"],
    "detent": ["Glibc", "Foundation"],
    "Documents": ["Glibc", "Foundation"],
  ]

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let sources = root.appendingPathComponent("Sources")

  static func reachable(from target: String) -> Set<String> {
    var result: Set<String> = []
    var open = table[target] ?? []
    while let next = open.popLast() {
      if result.insert(next).inserted { open += table[next] ?? [] }
    }
    return result
  }

  /// The imports of a source of `target` that its row does not allow.
  static func forbidden(in source: String, of target: String) -> [ImportScanner.Import] {
    let allowed = reachable(from: target).union(toolchain).union(ends[target] ?? [])
    return ImportScanner.imports(in: source).filter { !allowed.contains($0.module) }
  }

  static func files(of target: String) -> [String] {
    let folder = FileManager.default.enumerator(atPath: sources.appendingPathComponent(target).path)
    return (folder?.compactMap { $0 as? String } ?? []).filter { !$0.hasSuffix("/") && $0.contains(".") }.sorted()
  }

  static func text(_ target: String, _ file: String) throws -> String {
    try String(contentsOf: sources.appendingPathComponent(target).appendingPathComponent(file), encoding: .utf8)
  }

  @Test("every folder of Sources has a row in the table")
  func everyTargetIsListed() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.sources.path).filter { !$0.hasPrefix(".") }
    #expect(Set(folders) == Set(Self.table.keys))
  }

  @Test("Package.swift gives every target what its row lists, and nothing else")
  func manifestAgrees() throws {
    let manifest = PackageManifest(
      try String(contentsOf: Self.root.appendingPathComponent("Package.swift"), encoding: .utf8))
    #expect(manifest.dependencies.keys.sorted() == Self.table.keys.sorted())
    for (target, row) in Self.table.sorted(by: { $0.key < $1.key }) {
      #expect(manifest.dependencies[target]?.sorted() == row.sorted(), "\(target)")
    }
  }

  @Test("a target imports only what its row allows", arguments: table.keys.filter { !$0.hasPrefix("C") }.sorted())
  func importsAreAllowed(target: String) throws {
    let files = Self.files(of: target).filter { $0.hasSuffix(".swift") }
    #expect(!files.isEmpty, "\(target) is an empty shell")
    for file in files {
      for found in Self.forbidden(in: try Self.text(target, file), of: target) {
        Issue.record("Sources/\(target)/\(file):\(found.line): \(target) may not import \(found.module)")
      }
    }
  }

  @Test(
    "a C folder holds a module map and shims, which include system headers only",
    arguments: table.keys.filter { $0.hasPrefix("C") }.sorted())
  func systemModules(target: String) throws {
    let files = Self.files(of: target)
    #expect(files.contains("module.modulemap"))
    for file in files where file != "module.modulemap" {
      #expect(file.hasSuffix(".h") || file.hasSuffix(".c"), "Sources/\(target)/\(file)")
      for line in try Self.text(target, file).split(separator: "\n") where line.hasPrefix("#include") {
        #expect(
          line.contains("<") || files.contains { line.contains("\"\($0)\"") }, "Sources/\(target)/\(file): \(line)")
      }
    }
  }

  @Test(
    "an import against the direction of the design is seen",
    arguments: [
      ("Accessibility", "\timport Stage"), ("Stage", "@testable import KernelInput"), ("Gestures", "import Foundation"),
      ("Audit", "public import struct CLinux.input_event"),
    ])
  func forbiddenImportIsSeen(target: String, source: String) {
    #expect(Self.forbidden(in: source, of: target).count == 1)
  }
}
