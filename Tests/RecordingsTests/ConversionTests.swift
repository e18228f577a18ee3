import Foundation
import InputEvents
import Recordings
import Testing

@Suite("Conversion")
struct ConversionTests {
  /// Runs a conversion between files of a folder of its own.
  static func convert(
    _ input: [UInt8], as inputName: String, to outputName: String,
    _ change: (inout RecordingConversion) -> Void = { _ in }
  ) throws -> (bytes: [UInt8], warnings: [RecordingWarning]) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (source, target) = (folder.appendingPathComponent(inputName), folder.appendingPathComponent(outputName))
    try Data(input).write(to: source)
    var conversion = RecordingConversion(from: source.path, to: target.path)
    change(&conversion)
    let warnings = try conversion.run()
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(files == Set([inputName, outputName]).sorted(), "no other file stays behind")
    return (Array(try Data(contentsOf: target)), warnings)
  }

  @Test("an unedited evemu 1.3 file comes out byte for byte", arguments: ["\n", "\r\n"])
  func verbatim(lineEnd: String) throws {
    let text = EvemuText.tap.replacing("\n", with: lineEnd) + "# the last word, without an end"
    let result = try Self.convert(Array(text.utf8), as: "in.evemu", to: "out.evemu")
    #expect(String(decoding: result.bytes, as: UTF8.self) == text)
    #expect(result.warnings.isEmpty)
  }

  @Test(
    "older versions of evemu can be written, and are read back without what they do not hold",
    arguments: EvemuVersion.allCases)
  func olderEvemu(version: EvemuVersion) throws {
    let device = EvemuWriterTests.device
    let recording = Recording(
      header: RecordingHeader(devices: [RecordedDevice(device)]),
      parts: [
        .event(RecordedEvent(device: 0, event: .key(.btnTouch, 1, at: Timestamp(microseconds: 5)))),
        .event(RecordedEvent(device: 0, event: .report(at: Timestamp(microseconds: 5)))),
      ])
    let result = try Self.convert(recording.written(as: .evemu), as: "in.evemu", to: "out.evemu") {
      $0.evemuVersion = version
    }
    let lines = String(decoding: result.bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines.first == "# EVEMU \(version.rawValue)")
    #expect(lines.contains { $0.hasPrefix("L:") || $0.hasPrefix("S:") } == (version == .v1_3))
    #expect(lines.contains { $0.hasPrefix("E:") && $0.contains("#") } == (version == .v1_2 || version == .v1_3))
    #expect(lines.contains("A: 35 -10 4095 3 4") == (version == .v1_0))
    #expect(result.warnings.count == [.v1_0: 2, .v1_1: 1, .v1_2: 1][version, default: 0])
    let again = try Recording(bytes: result.bytes)
    #expect(again.events == recording.events)
    let axis = try #require(again.header.devices.first?.description.axes[.mtPositionX])
    #expect(axis.resolution == (version == .v1_0 ? 0 : 26))
    #expect(axis.maximum == 4095)
  }

  @Test(
    "a last line without an end is doubted where its frame has none either",
    arguments: [("E: 0.100000 0003 0039 -0", true), ("E: 0.100000 0000 0000 0000", false)])
  func cutOff(line: String, isDoubted: Bool) throws {
    let text = EvemuText.tap + line
    let result = try Self.convert(Array(text.utf8), as: "in.evemu", to: "out.session.jsonl")
    let doubts = result.warnings.filter { "\($0)".contains("its value may be cut off") }
    #expect(doubts.count == (isDoubted ? 1 : 0))
  }

  @Test("a long file comes out byte for byte, in its own place too")
  func verbatimInPlace() throws {
    var text = EvemuText.tap
    for index in 0..<20_000 { text += "E: \(index).100000 0003 0000 \(index)\n# remark \(index)\n" }
    let result = try Self.convert(Array(text.utf8), as: "same.evemu", to: "same.evemu")
    #expect(result.bytes == Array(text.utf8))
  }

  @Test("an older evemu file becomes 1.3")
  func older() throws {
    let text = "N: Old\nI: 3 1 2 3\nB: 03 03 0 0 0 0 0 0 0\nA: 00 0 9600 0 0\nE: 1357751027.090934 3 0 205\n"
    let result = try Self.convert(Array(text.utf8), as: "in.events", to: "out.evemu")
    let output = String(decoding: result.bytes, as: UTF8.self)
    #expect(output.hasPrefix("# EVEMU 1.3\n"))
    #expect(output.contains("\nI: 0003 0001 0002 0003\n"))
    #expect(output.contains("\nA: 00 0 9600 0 0 0\n"))
    #expect(output.contains("\nE: 1357751027.090934 0003 0000 0205\t# EV_ABS / ABS_X"))
  }

  /// What a person and evemu 1.2 wrote before the events.
  static let remarks = """
    # Recorded by hand, see the notes
    # Kernel: 3.8.0
    # Input device name: "Panel"
    # Supported events:
    #   Event type 3 (EV_ABS)
    #     Event code 53 (ABS_MT_POSITION_X)
    #       Max     4095
    # Properties:
    #no blank after the sign

    """

  @Test("an older evemu file keeps the comments of its head, once each", arguments: ["1.0", "1.1", "1.2"])
  func olderComments(version: String) throws {
    let data = "N: Panel\nI: 3 1 2 3\n# between\nA: 35 0 4095 0 0\n"
    let text = "# EVEMU \(version)\n\(Self.remarks)\(data)# before the events\nE: 1.000000 3 35 205\n"
    let result = try Self.convert(Array(text.utf8), as: "in.events", to: "out.evemu")
    let output = String(decoding: result.bytes, as: UTF8.self)
    #expect(
      output.hasPrefix(
        "# EVEMU 1.3\n" + Self.remarks.replacing("#no", with: "# no") + "# between\nN: Panel\n"), "\(output)")
    let ruler = String(repeating: "#", count: 32)
    #expect(output.contains("\(ruler)\n#      Waiting for events      #\n\(ruler)\n# before the events\nE: 1.000000"))
    #expect(result.warnings.isEmpty)
  }

  @Test("comments of a head that say more than the description reach a session")
  func commentsInSession() throws {
    let text = "# EVEMU 1.2\n\(Self.remarks)N: Panel\nE: 1.000000 3 35 205\n"
    let result = try Self.convert(Array(text.utf8), as: "in.events", to: "out.session.jsonl")
    let remarks = try Recording(bytes: result.bytes).items.compactMap { item in
      if case .comment(let remark) = item { remark } else { nil }
    }
    #expect(remarks == ["Recorded by hand, see the notes", "Kernel: 3.8.0", "no blank after the sign"])
  }

  @Test("evemu to session and back keeps every data line")
  func thereAndBack() throws {
    let session = try Self.convert(Array(EvemuText.tap.utf8), as: "in.evemu", to: "out.session.jsonl")
    let back = try Self.convert(session.bytes, as: "in.session.jsonl", to: "out.evemu")
    func events(_ text: String) -> [Substring] { text.split(separator: "\n").filter { $0.hasPrefix("E:") } }
    #expect(events(String(decoding: back.bytes, as: UTF8.self)) == events(EvemuText.tap))
    #expect(String(decoding: back.bytes, as: UTF8.self).contains("# a tap in the middle\n"))
  }

  @Test("one device of several can be chosen")
  func chooseDevice() throws {
    let one = RecordedDevice(DeviceDescription(name: "One")), two = RecordedDevice(DeviceDescription(name: "Two"))
    let recording = Recording(
      header: RecordingHeader(devices: [one, two]),
      parts: [
        .event(RecordedEvent(device: 0, event: .key(.keyA, 1, at: .zero))),
        .event(RecordedEvent(device: 0, event: .report(at: .zero))),
        .item(.removed(device: 0, at: .zero)),
        .event(RecordedEvent(device: 1, event: .key(.keyB, 1, at: .zero))),
        .event(RecordedEvent(device: 1, event: .report(at: .zero))),
      ])
    let bytes = try recording.written(as: .session)
    let result = try Self.convert(bytes, as: "in.session.jsonl", to: "out.evemu") { $0.device = "two" }
    let chosen = try Recording(bytes: result.bytes)
    #expect(chosen.header.devices.map(\.description.name) == ["Two"])
    #expect(chosen.events.map(\.event) == [.key(.keyB, 1, at: .zero), .report(at: .zero)])
    #expect(result.warnings.isEmpty)
    for (wrong, message) in [("Three", "there is no device called Three"), ("o", "there are 2 devices called o")] {
      let error = #expect(throws: RecordingError.self) {
        try Self.convert(bytes, as: "in.session.jsonl", to: "out.evemu") { $0.device = wrong }
      }
      #expect(error?.message == message && error?.hint == #"the devices: "One", "Two""#)
    }
  }

  @Test(
    "a device is meant by its name, its node, a part that no other has, or its number among those with one name",
    arguments: [
      ("detent Keyboard", 0), ("KEY", 0), ("detent-keyboard", 0), ("Pad[1]", 1), ("Pad[2]", 2),
      ("/dev/input/event7", 2), ("Pad", nil), ("Pad[3]", nil), ("Pad[0]", nil), ("2", nil), ("", nil),
    ] as [(String, Int?)])
  func deviceNames(wanted: String, position: Int?) {
    let header = RecordingHeader(devices: [
      RecordedDevice(DeviceDescription(name: "Detent Keyboard"), node: "/dev/input/event3"),
      RecordedDevice(DeviceDescription(name: "Pad")),
      RecordedDevice(DeviceDescription(name: "Pad"), node: "/dev/input/event7"),
    ])
    #expect((try? header.position(ofDevice: wanted, in: "x")) == position)
    #expect(header.deviceNames == #""Detent Keyboard", "Pad[1]", "Pad[2]""#)
  }

  @Test("a failed conversion leaves the old output as it was")
  func failureKeepsOutput() throws {
    let text = EvemuText.tap + "E: broken\n"
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (source, target) = (folder.appendingPathComponent("in.evemu"), folder.appendingPathComponent("out.evemu"))
    try Data(text.utf8).write(to: source)
    try Data("precious".utf8).write(to: target)
    #expect(throws: RecordingError.self) { try RecordingConversion(from: source.path, to: target.path).run() }
    #expect(try Data(contentsOf: target) == Data("precious".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
  }

  @Test("an output whose name says nothing needs a format")
  func unknownOutput() {
    #expect { try Self.convert(Array(EvemuText.tap.utf8), as: "in.evemu", to: "out.txt") } throws: {
      ($0 as? RecordingError)?.code == .unknownFormat
    }
  }
}
