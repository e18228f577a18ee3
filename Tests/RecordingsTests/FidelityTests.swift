import Foundation
import InputEvents
import Recordings
import TestSupport
import Testing

/// What is written is read back exactly, whatever it is.
@Suite("Fidelity")
struct FidelityTests {
  static let seeds: Range<UInt64> =
    0..<(ProcessInfo.processInfo.environment["DETENT_LONG_TESTS"] == "1" ? 1000 : 25)

  @Test("a session of several devices comes back exactly", arguments: seeds)
  func session(seed: UInt64) throws {
    var random = RandomRecording(seed: seed)
    let recording = random.recording(devices: 1 + Int(seed % 4), events: 400)
    let bytes = try recording.written(as: .session)
    #expect(bytes.allSatisfy { $0 == 0x0A || $0 >= 0x20 }, "one row a line, no control characters")
    #expect(try Recording(bytes: bytes) == recording)
    #expect(try Recording(bytes: bytes).written(as: .session) == bytes)
  }

  @Test("one device comes back exactly through evemu", arguments: seeds)
  func evemu(seed: UInt64) throws {
    var random = RandomRecording(seed: seed)
    let recording = random.evemuRecording(events: 400)
    let bytes = try recording.written(as: .evemu)
    var again = try Recording(bytes: bytes)
    #expect(try again.written(as: .evemu) == bytes)
    // What the writer says of the device in words is read as remarks.
    #expect(!again.header.remarks.isEmpty)
    again.header.remarks = []
    #expect(again == recording)
  }

  @Test("events pass from evemu to a session and back exactly", arguments: seeds)
  func thereAndBack(seed: UInt64) throws {
    var random = RandomRecording(seed: seed)
    let recording = random.evemuRecording(events: 200)
    let session = try Recording(bytes: recording.written(as: .evemu)).written(as: .session)
    #expect(try Recording(bytes: session).events == recording.events)
  }

  /// Remarks that fuzzing found to come back changed.
  @Test(
    "a remark comes back as it is, whatever other systems call the end of a line",
    arguments: [
      "form\u{C}feed", "next\u{85}line", "line\u{2028}separator", "#T+## b", "     W####", "a\u{B}b", "é\u{301}",
    ])
  func remarks(remark: String) throws {
    let recording = Recording(
      header: RecordingHeader(devices: [RecordedDevice(DeviceDescription(name: "Panel"))], clock: .recording),
      parts: [.item(.comment(remark)), .event(RecordedEvent(device: 0, event: .report(at: .zero)))])
    for format in RecordingFormat.allCases {
      #expect(try Recording(bytes: recording.written(as: format)).parts == recording.parts)
    }
  }
}
