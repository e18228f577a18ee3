import Foundation
import InputEvents
import Recordings
import Testing

@Suite("Recording reader")
struct RecordingReaderTests {
  static let contents: [(text: String, format: RecordingFormat)] = [
    (EvemuText.panel, .evemu), ("\n\n  N: Panel\n", .evemu), ("#\nN: Panel\n", .evemu),
    (SessionErrorsTests.start, .session), (" \t" + SessionErrorsTests.start, .session),
    ("\u{FEFF}" + EvemuText.panel, .evemu), ("\u{FEFF}" + SessionErrorsTests.start, .session),
  ]

  @Test("the content says the format", arguments: contents)
  func detection(text: String, format: RecordingFormat) throws {
    let reader = try RecordingReader(bytes: Array(text.utf8))
    #expect(reader.format == format)
  }

  static let names: [(path: String, format: RecordingFormat?)] = [
    ("a.evemu", .evemu), ("a.events", .evemu), ("a.desc", .evemu), ("a.session.jsonl", .session),
    ("a.jsonl", .session), ("a.txt", nil), ("-", nil), ("evemu", nil),
  ]

  @Test("the name says the format of an output", arguments: names)
  func name(path: String, format: RecordingFormat?) { #expect(RecordingFormat(path: path) == format) }

  @Test("the layout of an event is pinned")
  func layout() {
    #expect(MemoryLayout<InputEvent>.size == 16 && MemoryLayout<InputEvent>.stride == 16)
    #expect(MemoryLayout<RecordedEvent>.size == 24 && MemoryLayout<RecordedEvent>.stride == 24)
  }

  @Test("a file is read like the same bytes in memory")
  func file() throws {
    let file = try TemporaryFile(Array(EvemuText.tap.utf8))
    var reader = try RecordingReader(path: file.path)
    var batch: [RecordedEvent] = []
    var events: [RecordedEvent] = []
    reading: while true {
      switch try reader.read(into: &batch) {
      case .events: events += batch
      case .item: #expect(batch.isEmpty)
      case .end: break reading
      }
    }
    #expect(try events == Recording(EvemuText.tap).events)
    #expect(try reader.read(into: &batch) == .end, "the end stays the end")
  }

  @Test(
    "a byte order mark is skipped and counts no column, whatever the format is said to be", arguments: [true, false])
  func byteOrderMark(isNamed: Bool) throws {
    let mark = "\u{FEFF}"
    #expect(try Recording(mark + EvemuText.tap, format: isNamed ? .evemu : nil) == Recording(EvemuText.tap))
    #expect {
      try Recording(mark + #"{"format":7}"#, format: isNamed ? .session : nil)
    } throws: { error in
      let error = error as? RecordingError
      return error?.line == 1 && error?.column == 11
    }
    #expect { try Recording(bytes: [0xFF, 0xFE, 0x4E, 0], format: isNamed ? .evemu : nil) } throws: { error in
      (error as? RecordingError)?.description == "test:1:1: the text is encoded as UTF-16; expected UTF-8"
    }
  }

  @Test("what was looked at is read all the same", arguments: [1, 5, 100_000])
  func peeking(count: Int) throws {
    let file = try TemporaryFile(Array(EvemuText.tap.utf8))
    var source = try ByteSource(path: file.path)
    #expect(try source.peek(count).elementsEqual(EvemuText.tap.utf8.prefix(count)))
    #expect(try source.peek(3).elementsEqual("# E".utf8))
    let report = try RecordingReport(reading: RecordingReader(source))
    #expect(report.events == 8)
  }

  @Test("a missing file and a folder are said to be what they are", arguments: ["/nonexistent/x.evemu", "/"])
  func notAFile(path: String) {
    #expect { _ = try RecordingReader(path: path) } throws: { error in
      guard let error = error as? RecordingError else { return false }
      return [.cannotOpen, .cannotRead].contains(error.code) && error.file == path
    }
  }
}
