import InputEvents
import Recordings
import TestSupport
import Testing

@Suite("Session files")
struct SessionTests {
  static let at = Timestamp(microseconds: 1_250_000)

  static var recording: Recording {
    var panel = DeviceDescription(name: "Panel \"7\"", identity: DeviceIdentity(bus: .usb, vendor: 0x46D, product: 7))
    panel.properties = [InputProperty.direct.rawValue]
    panel.add(.mtSlot, AxisRange(minimum: 0, maximum: 9))
    panel.add(.mtPositionX, AxisRange(minimum: 0, maximum: 4095, resolution: 26))
    panel.add(keys: [.btnTouch])
    panel.state.slots = [[.mtTrackingId: -1], [.mtTrackingId: 7, .mtPositionX: 100]]
    var crown = DeviceDescription(name: "Crown")
    crown.add(relative: [.wheel, .wheelHiRes])
    crown.autorepeat = .init(delay: 250, period: 33)
    crown.uniqueID = "a1b2"
    let (at, later) = (at, at + 4)
    return Recording(
      header: RecordingHeader(
        devices: [RecordedDevice(panel, node: "/dev/input/event3"), RecordedDevice(crown)], salt: "5a17"),
      parts: [
        .event(RecordedEvent(device: 0, event: .absolute(.mtPositionX, 512, at: at))),
        .event(RecordedEvent(device: 0, event: .key(.btnTouch, 1, at: at))),
        .event(RecordedEvent(device: 0, event: .report(at: at))),
        .event(RecordedEvent(device: 1, event: .relative(.wheel, -1, at: at))),
        .event(RecordedEvent(device: 1, event: .report(at: later))),
        .item(.mark("before the drag", at: at)),
        .event(RecordedEvent(device: 0, event: InputEvent(time: at, type: .init(rawValue: 0x1E), code: 9, value: -1))),
        .event(RecordedEvent(device: 0, event: InputEvent(time: at, type: .syn, code: 3, value: 0))),
        .event(RecordedEvent(device: 0, event: .report(at: at))),
        .item(.resynchronized(device: 0, at: later)),
        .event(RecordedEvent(device: 0, event: .key(.btnTouch, 0, at: later))),
        .event(RecordedEvent(device: 0, event: .report(at: later))),
        .item(.reader("focus #compose", at: later)),
        .item(.announcement("Compose, button", language: "en", at: later)),
        .item(.removed(device: 1, at: later)),
        .item(.added(device: 1, RecordedDevice(crown), at: later)),
        .item(.comment("unfinished:")),
        .event(RecordedEvent(device: 1, event: .relative(.wheel, 1, at: later))),
      ])
  }

  @Test("the screen's new size stands in a row of its own; what a row says wrongly has its place")
  func screen() throws {
    var recording = Self.recording
    let size = try #require(RecordedScreen(width: 852, height: 393.5))
    recording.parts.append(.item(.screen(size, at: Timestamp(microseconds: 1_300_000))))
    let bytes = try recording.written(as: .session)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains(#"{"t":1300000,"screen":"852x393.5"}"#))
    #expect(try Recording(bytes: bytes).parts.contains(.item(.screen(size, at: Timestamp(microseconds: 1_300_000)))))
    for wrong in ["852", "0x393", "852x393x2", "axb", "1e9x5"] {
      let changed = text.replacing("852x393.5", with: wrong)
      #expect(throws: RecordingError.self, "\(wrong)") { _ = try Recording(bytes: Array(changed.utf8)) }
    }
    let timeless = text.replacing(#""t":1300000,"screen""#, with: #""screen""#)
    #expect(throws: RecordingError.self) { _ = try Recording(bytes: Array(timeless.utf8)) }
  }

  @Test("a session says whether its input went to a screen reader; one that does not say it went to the interface")
  func readerOn() throws {
    var recording = Self.recording
    recording.header.drivesReader = true
    let bytes = try recording.written(as: .session)
    #expect(try RecordingReader(bytes: bytes).header.drivesReader)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.split(separator: "\n").first?.contains(#","readerOn":true}"#) == true)
    let silent = text.replacing(#","readerOn":true"#, with: "")
    #expect(try !RecordingReader(bytes: Array(silent.utf8)).header.drivesReader)
    #expect(throws: RecordingError.self) {
      _ = try RecordingReader(bytes: Array(text.replacing("readerOn\":true", with: "readerOn\":1").utf8))
    }
  }

  @Test("a session says which screens it is about: the interface's, and that of a device")
  func screens() throws {
    var recording = Self.recording
    recording.header.screen = RecordedScreen(width: 320, height: 480.5)
    recording.header.devices[0].screen = RecordedScreen(width: 198, height: 242)
    let bytes = try recording.written(as: .session)
    #expect(try RecordingReader(bytes: bytes).header == recording.header)
    let text = String(decoding: bytes, as: UTF8.self)
    let rows = text.split(separator: "\n")
    #expect(rows[0].contains(#","screen":"320x480.5""#) && rows[1].contains(#","screen":"198x242""#))
    for wrong in ["198", "0x242", "198x242x1", "198xnan", "1e9x5", "x", ""] {
      #expect(RecordedScreen(text: wrong) == nil)
      #expect {
        _ = try RecordingReader(bytes: Array(text.replacing("198x242", with: wrong).utf8))
      } throws: { error in
        (error as? RecordingError)?.description.contains(":2:") == true
      }
    }
  }

  @Test("times that go back are read as they stand")
  func backwards() throws {
    let rows = [30, 10, 20].map { "{\"t\":\($0),\"d\":0,\"e\":[[\"ABS_MT_POSITION_X\",\($0)]]}\n" }.joined()
    let head = String(decoding: try Self.recording.written(as: .session), as: UTF8.self).split(separator: "\n").prefix(
      3)
    var reader = try RecordingReader(bytes: Array((head.joined(separator: "\n") + "\n" + rows).utf8))
    var times: [Int64] = []
    var batch: [RecordedEvent] = []
    while try reader.read(into: &batch) != .end { times += batch.map(\.event.time.microseconds) }
    #expect(times == [30, 30, 10, 10, 20, 20])
  }

  @Test("rows are short, greppable and in order")
  func golden() throws {
    let text = String(decoding: try Self.recording.written(as: .session), as: UTF8.self)
    let golden = Snapshot.compare(text, "recording.session.jsonl")
    #expect(golden.isEqual, "\(golden.message)")
  }

  @Test("a session holds what was written to it")
  func roundTrip() throws {
    #expect(try Recording(bytes: Self.recording.written(as: .session)) == Self.recording)
  }

  @Test("a row that is cut off anywhere loses only itself, and is said to be missing")
  func truncation() throws {
    let bytes = try Self.recording.written(as: .session)
    let whole = try Recording(bytes: bytes)
    let header = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).prefix(3).reduce(0) {
      $0 + $1.count + 1
    }
    for length in 0..<bytes.count - 1 {
      let part = Array(bytes[..<length])
      guard length >= header else {
        // Without its header and devices there is no recording, except that the last line feed may be missing.
        if length < header - 1 { #expect(throws: RecordingError.self) { try Recording(bytes: part, format: .session) } }
        continue
      }
      let read = try Recording(bytes: part)
      #expect(read.warnings.count == 1, "at \(length)")
      let parts = read.parts.filter { if case .item(.warning) = $0 { false } else { true } }
      #expect(parts == Array(whole.parts.prefix(parts.count)), "at \(length)")
      if bytes[length - 1] != 0x0A, bytes[length] != 0x0A {
        #expect(read.warnings.first?.message.contains("cut off after") == true, "at \(length)")
      }
    }
  }

  @Test("a live recording is on its way to the disk after every frame")
  func flushesEveryFrame() throws {
    let file = TemporaryFile()
    let sink = try ByteSink(writing: file.path, .growing(replaces: true, isPrivate: false))
    var writer = SessionWriter(to: sink, flushesEveryRow: true)
    try writer.start(Self.recording.header)
    try writer.write([RecordedEvent(device: 0, event: .key(.btnTouch, 1, at: Self.at))])
    try writer.write([RecordedEvent(device: 0, event: .report(at: Self.at))])
    let read = try Recording(bytes: file.bytes)
    #expect(read.events.count == 2)
    #expect(read.warnings.count == 1)
    #expect(read.warnings.first?.message.contains("not closed") == true)
  }

  @Test("unknown members are ignored, unknown rows handed on, whatever their order")
  func unknown() throws {
    let text = """
      {"later":{"a":[1,2.5e3,null,true]},"devices":1,"clock":"monotonic","version":"1.7","format":"detent-session"}
      {"device":{"colour":"red","name":"Panel"},"d":0}
      {"e":[["KEY_A",1]],"pressure":0.5,"d":0,"t":5}

      {"haptic":"tick","t":6}
      {"end":{"frames":1,"events":2,"bytes":9}}
      """
    let recording = try Recording(text)
    #expect(recording.header.devices.map(\.description.name) == ["Panel"])
    let time = Timestamp(microseconds: 5)
    #expect(recording.events.map(\.event) == [.key(.keyA, 1, at: time), .report(at: time)])
    #expect(recording.items.contains(.unknown("{\"haptic\":\"tick\",\"t\":6}")))
    #expect(recording.warnings.count == 1, "only that the version is newer: \(recording.warnings)")
  }

  @Test("a closing row that counts otherwise is a warning")
  func wrongCounts() throws {
    var text = String(decoding: try Self.recording.written(as: .session), as: UTF8.self)
    text = text.split(separator: "\n").filter { !$0.contains("[[\"REL_WHEEL\",-1]") }.joined(separator: "\n")
    #expect(try Recording(text).warnings.contains { $0.message.contains("closing row counts") })
  }
}
