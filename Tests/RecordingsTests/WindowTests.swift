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

  @Test("what stands before a fault is delivered, and then the fault", arguments: [1, 7, 64, 1000, 100_000])
  func fault(chunk: Int) throws {
    let session = String(decoding: try SessionTests.recording.written(as: .session), as: UTF8.self)
    let faults = [
      RecordingFormat.evemu: ["E: 9.x", "E: 9.000000 0001 014a 1 surplus", "N: Panel"],
      .session: [
        #"{"t":9,"d":0,"e":[["ABS_X",1],["ABS_Y","#, #"{"d":0,"e":[["ABS_X",1]]}"#,
        #"{"t":9,"d":7,"e":[["ABS_X",1],["ABS_Y",2]]}"#,
      ],
    ]
    for (text, format) in [(EvemuText.tap, RecordingFormat.evemu), (session, .session)] {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let start = try #require(lines.firstIndex { $0.hasPrefix("E:") || $0.contains(#""e":"#) })
      for place in start + 1..<lines.count - 1 {
        // An end before the end of the file would be a second fault.
        let before = lines[..<place].filter { !$0.contains(#""end""#) }.joined(separator: "\n") + "\n"
        let sound = try read(before, format, chunk: chunk).filter { if case .event = $0 { true } else { false } }
        for fault in faults[format] ?? [] {
          var reader = try RecordingReader(
            ByteSource(bytes: Array((before + fault + "\n" + lines[place] + "\n").utf8), name: "test"),
            format: format, description: nil, keepsText: false, chunk: chunk)
          var batch: [RecordedEvent] = []
          var parts: [Recording.Part] = []
          let first = #expect(throws: RecordingError.self) {
            while try reader.read(into: &batch) != .end { parts += batch.map { .event($0) } }
          }
          #expect(parts == sound && batch.isEmpty, "\(fault) as line \(place + 1)")
          #expect(first?.line == place + 1 - (lines[..<place].count { $0.contains(#""end""#) }))
          let second = #expect(throws: RecordingError.self) { try reader.read(into: &batch) }
          #expect(first == second)
        }
      }
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
