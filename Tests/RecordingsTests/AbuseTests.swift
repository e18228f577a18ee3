import Foundation
import Recordings
import Testing

/// Files that are no recordings, or mean harm: a clear error, in bounded time and memory.
@Suite("Abuse")
struct AbuseTests {
  static let nothing: [(name: String, bytes: [UInt8])] = [
    ("empty", []),
    ("blank", Array(" \n\t\r\n".utf8)),
    ("zeros", [UInt8](repeating: 0, count: 100_000)),
    ("all bytes", (0..<100_000).map { UInt8(truncatingIfNeeded: $0) }),
    ("ELF", [0x7F, 0x45, 0x4C, 0x46] + [UInt8](repeating: 1, count: 1000)),
    ("invalid UTF-8", [UInt8](repeating: 0xFF, count: 1000)),
    ("UTF-16", [0xFF, 0xFE, 0x4E, 0, 0x3A, 0]),
    ("XML", Array("<?xml version=\"1.0\"?><a/>".utf8)),
  ]

  @Test("what is no recording is refused, whatever format it is said to be", arguments: nothing)
  func noRecording(name: String, bytes: [UInt8]) {
    for format in [nil] + RecordingFormat.allCases.map(Optional.some) {
      #expect(throws: RecordingError.self, "\(name) as \(format?.rawValue ?? "anything")") {
        _ = try Recording(bytes: bytes, format: format)
      }
    }
  }

  static let deep: [String] = ["[", "{\"a\":", "[{\"a\":"]

  @Test("JSON of a depth of 100,000 is refused at the depth that is too much", arguments: deep)
  func depth(opening: String) {
    let row = "{\"x\":" + String(repeating: opening, count: 100_000)
    for text in [row, SessionErrorsTests.start + row + "\n"] {
      #expect { try Recording(text) } throws: { ($0 as? RecordingError)?.message.contains("nested deeper") == true }
    }
  }

  @Test("a line without end is refused before it fills the memory", arguments: RecordingFormat.allCases)
  func endlessLine(format: RecordingFormat) throws {
    let start = format == .evemu ? "N: " : "{\"format\":\""
    // A pipe of 100 MB that nobody could read backwards or map.
    let result = try Self.readStream(start: start, filler: "a", megabytes: 100, format)
    #expect(result?.code == .tooLarge, "\(String(describing: result))")
    #expect(result?.line == 1)
  }

  @Test("an endless comment is refused as well")
  func endlessComment() throws {
    let result = try Self.readStream(start: "N: Panel\n# ", filler: "#", megabytes: 100, .evemu)
    #expect(result?.code == .tooLarge && result?.line == 2)
  }

  /// Reads a long text through a pipe, and answers the error that it ends with.
  private static func readStream(
    start: String, filler: String, megabytes: Int, _ format: RecordingFormat
  ) throws -> RecordingError? {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let (readEnd, writeEnd) = (ends[0], ends[1])
    signal(SIGPIPE, SIG_IGN)
    let block = Array(String(repeating: filler, count: 1_000_000 / filler.utf8.count + 1).utf8)
    let writer = Thread {
      _ = write(writeEnd, start, start.utf8.count)
      for _ in 0..<megabytes {
        var sent = 0
        while sent < block.count {
          let count = block[sent...].withUnsafeBytes { write(writeEnd, $0.baseAddress, $0.count) }
          if count <= 0 { break }
          sent += count
        }
        if sent < block.count { break }
      }
      close(writeEnd)
    }
    writer.start()
    defer { close(readEnd) }
    do throws(RecordingError) {
      var reader = try RecordingReader(path: "/dev/fd/\(readEnd)", format: format)
      var batch: [RecordedEvent] = []
      while try reader.read(into: &batch) != .end {}
      return nil
    } catch {
      return error
    }
  }
}
