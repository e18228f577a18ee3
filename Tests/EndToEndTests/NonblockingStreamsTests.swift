import Foundation
import Glibc
import Testing

/// Whoever starts a command may have made its pipes ones that do not wait: then the command waits.
@Suite("Pipes that do not wait")
struct NonblockingStreamsTests {
  /// Commands that say more than a pipe holds.
  static let commands = [
    ["schema", "scene"], ["gestures", "long.session.jsonl", "--all"], ["run", "example:mail", "--script-file", "long"],
  ]

  @Test("all of the output comes through one that is read late", arguments: commands)
  func output(arguments: [String]) throws {
    let folder = try TemporaryFolder([
      "long.session.jsonl": KilledWriterTests.session(rows: 3000),
      "long": String(repeating: "press tab\nwait 10ms\n", count: 800),
    ])
    let expected = try Program.run(arguments, in: folder.path)
    try #require(expected.output.utf8.count > 65_536)
    let pipe = Pipe()
    try Self.stopWaiting(pipe.fileHandleForWriting)
    let process = try Self.start(arguments, in: folder.path, input: .nullDevice, output: pipe)
    // Until then the pipe is full.
    usleep(500_000)
    let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == expected.status)
    #expect(bytes == Data(expected.output.utf8), "\(bytes.count) of \(expected.output.utf8.count) bytes")
  }

  @Test("a script is read from one as it is written")
  func script() throws {
    let folder = try TemporaryFolder([:])
    let (input, output) = (Pipe(), Pipe())
    try Self.stopWaiting(input.fileHandleForReading)
    let process = try Self.start(
      ["run", "example:mail", "--no-audit", "--script-file", "-"], in: folder.path,
      input: input.fileHandleForReading, output: output)
    usleep(300_000)
    try input.fileHandleForWriting.write(contentsOf: Data("tap \"Compose\"\n".utf8))
    try input.fileHandleForWriting.close()
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(text.contains("presented"), "\(text)")
  }

  private static func stopWaiting(_ end: FileHandle) throws {
    let number = end.fileDescriptor
    try #require(fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK) == 0)
  }

  private static func start(_ arguments: [String], in folder: String, input: FileHandle, output: Pipe) throws -> Process
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Program.path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }
}
