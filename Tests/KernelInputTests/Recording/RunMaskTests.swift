import InputEvents
import Recordings
import Testing

@testable import KernelInput

/// A run's recording of devices keeps what any recording promises: nobody learns from it what was typed.
@Suite("Masking the recording of a run")
struct RunMaskTests {
  static var keyboard: RecordedDevice {
    var device = DeviceDescription(name: "Keys", identity: DeviceIdentity(bus: .usb, vendor: 1, product: 2, version: 3))
    device.add(.key, [KeyCode.keyA.rawValue, KeyCode.keyS.rawValue, KeyCode.keyTab.rawValue])
    device.physicalPath = "usb-1"
    device.uniqueID = "serial"
    return RecordedDevice(device, node: "/dev/input/event1")
  }

  static func press(_ key: KeyCode, at time: Int64) -> [InputEvent] {
    let time = Timestamp(microseconds: time)
    return [.key(key, 1, at: time), .report(at: time), .key(key, 0, at: time), .report(at: time)]
  }

  @Test("text keys of devices of this machine become one key; those of a script and a recording stay")
  func keys() {
    var header = RecordingHeader(devices: [Self.keyboard, Self.keyboard])
    var mask = RunMask(&header, live: 1..<2)
    let typed = Self.press(.keyS, at: 1_020_000) + Self.press(.keyTab, at: 1_090_000)
    let script = typed.flatMap { mask.take($0, from: 0, after: .zero) }
    #expect(script == typed)
    #expect(!mask.hidesText)
    let live = typed.flatMap { mask.take($0, from: 1, after: .zero) }
    #expect(live.filter { $0.type == .key }.map(\.code) == [30, 30, 15, 15])
    #expect(live.first?.time.microseconds == 1_000_000, "the rhythm tells letters apart too")
    #expect(mask.hidesText)
  }

  @Test("that text was typed is known with the key, before its frame ends and anything is said of it")
  func saidBeforeTheFrame() {
    var header = RecordingHeader(devices: [Self.keyboard])
    var mask = RunMask(&header, live: 0..<1)
    #expect(mask.take(.key(.keyS, 1, at: .zero), from: 0, after: .zero).isEmpty)
    #expect(mask.hidesText)
  }

  @Test("nothing is moved before what is written already")
  func times() {
    var header = RecordingHeader(devices: [Self.keyboard])
    var mask = RunMask(&header, live: 0..<1)
    let latest = Timestamp(microseconds: 1_015_000)
    let events = Self.press(.keyS, at: 1_020_000).flatMap { mask.take($0, from: 0, after: latest) }
    #expect(Set(events.map(\.time)) == [latest])
  }

  @Test("what tells one piece of hardware from another is a hash, also of one that is plugged in later")
  func hardware() throws {
    var header = RecordingHeader(devices: [Self.keyboard, Self.keyboard])
    var mask = RunMask(&header, live: 1..<2)
    #expect(header.salt != nil)
    #expect(header.devices[0].description.uniqueID == "serial")
    #expect(header.devices[1].description.uniqueID?.hasPrefix("hash:") == true)
    #expect(header.devices[1].description.physicalPath?.hasPrefix("hash:") == true)
    guard case .added(1, let device, _) = mask.take(.added(device: 1, Self.keyboard, at: .zero)) else {
      Issue.record("it is no device that was added")
      return
    }
    #expect(device.description.uniqueID == header.devices[1].description.uniqueID)
  }
}
