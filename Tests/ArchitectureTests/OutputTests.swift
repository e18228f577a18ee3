import Foundation
import Testing

/// What the program writes for people goes through one type; nothing writes past it.
@Suite("Ways out of the program")
struct OutputTests {
  /// Functions that write to standard output or standard error.
  static let functions: Set = [
    "print", "debugPrint", "dump", "puts", "fputs", "putchar", "printf", "vprintf", "fprintf", "dprintf", "fwrite",
    "perror", "NSLog",
  ]
  /// Names of the two.
  static let names: Set = [
    "stdout", "stderr", "STDOUT_FILENO", "STDERR_FILENO", "standardOutput", "standardError",
  ]
  static let paths = ["/dev/stdout", "/dev/stderr", "/dev/tty", "/dev/fd"]

  /// The files that may, and what for.
  static let doors: [String: String] = [
    "detent/Support/StandardOutput.swift": "what a command was asked for",
    "detent/Support/StandardError.swift": "what went wrong",
    "detent/Support/Terminal.swift": "asks whether it is a terminal",
    "detent/Support/ProgressLine.swift": "asks whether it is a terminal",
    "detent/Support/SpeechTool.swift": "ends of programs that speak, whose streams are not ours",
    "Recordings/Writing/ByteSink.swift": "recordings, which are data",
    "Recordings/Writing/OutputFile.swift": "reports, which are made safe where they are rendered",
    "Recordings/Writing/FileIdentity.swift": "asks which file it is",
    "detent/Support/ProcessSetup.swift": "opens what is closed, and writes nothing",
  ]

  /// The lines of a source that write there.
  static func uses(in source: String) -> [String] {
    SourceText.withoutComments(source).split(separator: "\n").filter { leadsOut($0) }.map(String.init)
  }

  private static func leadsOut(_ line: Substring) -> Bool {
    var rest = line.utf8[...]
    while let start = rest.firstIndex(where: isOfName) {
      let word = rest[start...].prefix(while: isOfName)
      rest = rest[word.endIndex...]
      guard let name = String(word) else { continue }
      let isCalled = rest.first { $0 != UInt8(ascii: " ") } == UInt8(ascii: "(")
      if names.contains(name) || isCalled && functions.contains(name) { return true }
    }
    return paths.contains { line.contains($0) }
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  @Test("only the doors of the program lead out of it")
  func doors() throws {
    let folder = ModuleImportTests.sources
    let files = (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".swift") && !$0.hasSuffix(".generated.swift") }
    #expect(files.count > 300)
    for file in files.sorted() where Self.doors[file] == nil {
      let source = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      for use in Self.uses(in: source) { Issue.record("Sources/\(file): \(use)") }
    }
    for door in Self.doors.keys { #expect(files.contains(door), "\(door)") }
  }

  @Test(
    "a way out is seen",
    arguments: [
      "print(name)", "  print (name, terminator: \"\")", "Swift.print(a)", "debugPrint(x)", "fputs(text, stream)",
      "Glibc.write(STDOUT_FILENO, base, 1)", "var s = stderr", "FileHandle.standardError.write(d)",
      "open(\"/dev/tty\", 1)",
    ])
  func seen(source: String) { #expect(!Self.uses(in: source).isEmpty) }

  @Test(
    "what only looks like one is none",
    arguments: ["// print(name)", "blueprint(scene)", "footprint (x)", "printed(a)"])
  func notSeen(source: String) { #expect(Self.uses(in: source).isEmpty) }
}
