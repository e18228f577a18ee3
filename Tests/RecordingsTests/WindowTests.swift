import Foundation
import InputEvents
import Testing

@testable import Recordings

/// Where the window over a file happens to end makes no difference.
@Suite("Window over a file")
struct WindowTests {
  private func read(_ text: String, _ format: RecordingFormat, chunk: Int) throws -> [Recording.Part] {
    var reader = try RecordingReader(
      ByteSource(bytes: Array(text.utf8), name: "test"), format: format, description: nil, keepsText: false,
      chunk: chunk)
    var parts: [Recording.Part] = []
    var batch: [RecordedEvent] = []
    while true {
      switch try reader.read(into: &batch) {
      case .events: parts += batch.map { .event($0) }
      case .item(let item): parts.append(.item(item))
      case .end: return parts
      }
    }
  }

  @Test("a window of any size reads the same", arguments: [1, 2, 3, 5, 7, 16, 31, 64, 100, 1000])
  func anySize(chunk: Int) throws {
    let session = String(decoding: try SessionTests.recording.written(as: .session), as: UTF8.self)
    let crlf = EvemuText.tap.replacing("\n", with: "\r\n")
    for (text, format) in [(EvemuText.tap, RecordingFormat.evemu), (crlf, .evemu), (session, .session)] {
      #expect(try read(text, format, chunk: chunk) == Recording(text).parts)
    }
  }

  @Test("a pipe is followed as it is written", arguments: RecordingFormat.allCases)
  func pipe(format: RecordingFormat) throws {
    var ends: [Int32] = [0, 0]
    try #require(Glibc.pipe(&ends) == 0)
    defer { ends.forEach { close($0) } }
    func send(_ text: String) { _ = write(ends[1], text, text.utf8.count) }
    // Were the reader to wait for more than is there, this test would never end.
    send(format == .evemu ? "N: Panel\nE: 0.000001 0000 0000 0\n" : SessionErrorsTests.start)
    var reader = try RecordingReader(path: "/dev/fd/\(ends[0])")
    var batch: [RecordedEvent] = []
    if format == .session { send("{\"t\":1,\"d\":0,\"e\":[]}\n") }
    #expect(try reader.read(into: &batch) == .events)
    #expect(batch.count == 1)
    send(format == .evemu ? "E: 0.000002 0000 0000 0\nE: 0.0" : "{\"t\":2,\"d\":0,\"e\":[]}\n{\"t\":")
    #expect(try reader.read(into: &batch) == .events)
    #expect(batch.map(\.event.time.microseconds) == [2])
  }
}
