import Foundation
import Testing

/// `Scripts/check-recordings` as a person runs it on a folder.
@Suite("Scripts/check-recordings")
struct CheckRecordingsTests {
  static let script = PerformCommandTests.root.appendingPathComponent("Scripts/check-recordings")

  private func check(_ folder: String) throws -> (status: Int32, lines: [Substring]) {
    let process = Process()
    process.executableURL = Self.script
    process.arguments = [folder, Program.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self).split(separator: "\n"))
  }

  @Test("a line a file: what came through, and why the rest is refused, with its place")
  func lines() throws {
    let folder = try TemporaryFolder([
      "alone.events": RecordingCommandsTests.events,
      "good.evemu": RecordingCommandsTests.description + RecordingCommandsTests.events,
      "wrong: a.evemu": RecordingCommandsTests.description + "E: 0.000001 0003 0035 x\n",
      "zero": "",
    ])
    let (status, lines) = try check(folder.path)
    #expect(status == 0)
    try #require(lines.count == 4, "\(lines)")
    #expect(lines[0] == "refused   alone.events: 1:1: the recording does not describe its device")
    #expect(lines[1].hasPrefix("kept      good.evemu: 2 events in 1 frames, 0.000000 s; "), "\(lines[1])")
    #expect(lines[2] == "refused   wrong: a.evemu: 8:23: expected the value, found “x”")
    // A failure about the whole file has no line and column, and a reason all the same.
    #expect(lines[3].hasPrefix("refused   zero: ") && lines[3].count > "refused   zero: ".count, "\(lines[3])")
  }
}
