import Foundation
import Testing

/// One function writes files: no other place opens one for writing.
@Suite("Where files are opened for writing")
struct WritingPlaceTests {
  /// What opens a file for writing, or changes one by its path.
  static let words = [
    "O_WRONLY", "O_RDWR", "O_CREAT", "O_TRUNC", "O_APPEND", "fopen(", "freopen(", "creat(", "mkstemp", "openat(",
    "rename(", "truncate(", "link(", ".write(to:", ".write(toFile", "createFile(", "FileHandle(", "OutputStream(",
    "copyItem", "moveItem", "removeItem", "FileDescriptor.open", "splice(", "mmap(",
  ]
  /// Where they may stand, and why.
  static let places: [String: String] = [
    "Recordings/Writing/OutputFile.swift": "the one function",
    "Recordings/Writing/FormerFile.swift": "the old file that it keeps",
    "Recordings/Writing/OutputDestination.swift": "where its path leads",
    "Recordings/Writing/TemporaryFile.swift": "its temporary file",
    "Recordings/Writing/AbandonedFiles.swift": "the temporary files that a signal takes away",
    "Recordings/Writing/ByteSink.swift": "cuts a row that did not fit",
    "KernelInput/Virtual/UInputHandle.swift": "/dev/uinput is no file",
    "KernelInput/System/SystemProbe.swift": "asks whether /dev/uinput may be opened",
    "KernelInput/Devices/SysfsDescription.swift": "follows no file that is written",
  ]

  /// The lines of a source that open a file for writing.
  static func found(in source: String) -> [String] {
    // A writer that is handed on in place (`&`) is no file.
    let code = SourceText.withoutComments(source).replacing(".write(to: &", with: "")
    return code.split(separator: "\n").map(String.init).filter { line in
      words.contains { word in
        var rest = line[...]
        while let range = rest.range(of: word) {
          // `readlink(` and `unlink(` end with a word of the list and write nothing.
          let before = range.lowerBound > line.startIndex ? line[line.index(before: range.lowerBound)] : " "
          if word.hasPrefix(".") || !before.isLetter && before != "_" { return true }
          rest = rest[range.upperBound...]
        }
        return false
      }
    }
  }

  @Test("only where the one function is")
  func onePlace() throws {
    for target in ModuleImportTests.table.keys.sorted() where !target.hasPrefix("C") {
      for file in ModuleImportTests.files(of: target) where file.hasSuffix(".swift") {
        let place = "\(target)/\(file)"
        guard Self.places[place] == nil else { continue }
        for line in Self.found(in: try ModuleImportTests.text(target, file)) {
          Issue.record("Sources/\(place) opens a file for writing: \(line)")
        }
      }
    }
  }

  @Test(
    "what opens one is seen",
    arguments: [
      "let d = open(path, O_WRONLY)", "  Glibc.open(p, O_RDWR | O_CLOEXEC)", "try data.write(to: url)",
      "rename(a, b)", "let f = fopen(path, \"w\")",
    ])
  func isSeen(source: String) { #expect(Self.found(in: source).count == 1) }

  @Test(
    "what opens none is not",
    arguments: ["// O_WRONLY", "readlink(path, &bytes, 1)", "unlink(path)", "open(p, O_RDONLY)"])
  func isNotSeen(source: String) { #expect(Self.found(in: source).isEmpty) }
}
