import InputEvents
import TestSupport
import Testing

@testable import KernelInput

@Suite("Masking what was typed")
struct KeystrokeMaskTests {
  static func masked(_ frames: DeviceFrame..., device: DeviceDescription = LabDevices.keyboard) -> [DeviceFrame] {
    var mask = KeystrokeMask([device])
    return frames.flatMap { mask.masked($0) }
  }

  @Test(
    "hides keys that write, and no other",
    arguments: [
      (KeyCode.keyA, true), (.keyZ, true), (.key1, true), (.key0, true), (.keySpace, true), (.keySlash, true),
      (.keyKp5, true), (.keyKpjpcomma, true), (.keyNumericA, true), (.keyNumericD, true), (.keyNumeric0, true),
      (.key102nd, true), (.keyTab, false), (.keyEsc, false), (.keyEnter, false), (.keyKpenter, false),
      (.keyUp, false), (.keyLeftshift, false), (.keyRightalt, false), (.keyBackspace, false), (.keyF1, false),
      (.keyVolumeup, false), (.keyCapslock, false), (.keyDelete, false), (.btnTouch, false),
    ])
  func keys(key: KeyCode, isText: Bool) { #expect(key.producesText == isText) }

  @Test("gives every letter the same key, and leaves the number of the key on the hardware out")
  func neutralKey() {
    let frames = Self.masked(frame(0, .scan(0x1234), .key(.keyS, 1)), frame(100_000, .scan(0x1234), .key(.keyS, 0)))
    #expect(frames == [frame(0, .key(.keyA, 1)), frame(100_000, .key(.keyA, 0))])
  }

  @Test("takes the first text key where there is no A")
  func keypad() {
    var device = DeviceDescription(name: "Keypad")
    device.add(keys: [.keyKp7, .keyKp8, .keyKpenter])
    #expect(Self.masked(frame(0, .key(.keyKp8, 1)), device: device) == [frame(0, .key(.keyKp7, 1))])
  }

  @Test("leaves keys that write nothing as they are, with their times")
  func other() {
    let tab = frame(123, .scan(0x2b), .key(.keyTab, 1))
    #expect(Self.masked(tab) == [tab])
  }

  @Test("leaves the number of a key out that its frame does not show: it may be one that is masked later")
  func looseNumbers() {
    let raw = InputEvent(time: .zero, type: .msc, code: MiscCode.raw.rawValue, value: 30)
    let frames = Self.masked(
      frame(0, .scan(458_774)), frame(1, .key(.keyS, 1)), frame(60_000, raw), frame(100_000, raw, .key(.keyS, 0)),
      frame(200_000, .scan(0x2b), .key(.keyTab, 1), .scan(458_774)))
    #expect(
      frames == [
        frame(0, .key(.keyA, 1)), frame(100_000, .key(.keyA, 0)), frame(200_000, .scan(0x2b), .key(.keyTab, 1)),
      ])
  }

  @Test("knows every key that the kernel names after a character, on the keypad or a telephone")
  func namedAfterCharacters() {
    let starts = ["KEY_NUMERIC_", "KEY_BRL_DOT", "KEY_KP"]
    let others = ["KEY_KPENTER"]
    for code in UInt16(0)...0x2FF {
      let key = KeyCode(rawValue: code)
      let name = "\(key)"
      let isOne = name.hasPrefix("KEY_") && name.utf8.count == 5 || starts.contains { name.hasPrefix($0) }
      if isOne, !others.contains(name) { #expect(key.producesText, "\(name)") }
    }
  }

  /// Keys that are pressed one after the other, and those that are recorded.
  static let spaces: [(pressed: [KeyCode], recorded: [KeyCode])] = [
    ([.keySpace], [.keySpace]),
    ([.keyTab, .keySpace, .keySpace], [.keyTab, .keySpace, .keySpace]),
    ([.keyDown, .keySpace, .keyS], [.keyDown, .keySpace, .keyA]),
    ([.keyS, .keySpace, .keyE], [.keyA, .keyA, .keyA]),
    ([.keyS, .keyLeftshift, .keySpace], [.keyA, .keyLeftshift, .keyA]),
    ([.keyS, .keyBackspace, .keySpace], [.keyA, .keyBackspace, .keyA]),
    ([.keyS, .btnTouch, .keySpace], [.keyA, .btnTouch, .keyA]),
    ([.keyS, .keySpace, .keyTab, .keySpace], [.keyA, .keyA, .keyTab, .keySpace]),
  ]

  @Test("keeps the space bar where it operates, and masks it where it writes", arguments: spaces)
  func space(pressed: [KeyCode], recorded: [KeyCode]) {
    var mask = KeystrokeMask([LabDevices.keyboard])
    var events: [InputEvent] = []
    for (index, key) in pressed.enumerated() {
      let time = Int64(index) * 200_000
      let frames = mask.masked(frame(time, .key(key, 1))) + mask.masked(frame(time + 100_000, .key(key, 0)))
      events += frames.flatMap(\.events).filter { $0.type == .key }
    }
    #expect(events.map { KeyCode(rawValue: $0.code) } == recorded.flatMap { [$0, $0] })
    #expect(events.map(\.value) == recorded.flatMap { _ in [1, 0] })
  }

  @Test("lifts the space bar that was pressed, also in the midst of typing")
  func spaceRollover() {
    let frames = Self.masked(
      frame(0, .key(.keySpace, 1)), frame(50_000, .key(.keyS, 1)), frame(100_000, .key(.keySpace, 0)),
      frame(150_000, .key(.keyS, 0)))
    let events = frames.flatMap(\.events).filter { $0.type == .key }
    #expect(events.map { KeyCode(rawValue: $0.code) } == [.keySpace, .keyA, .keySpace, .keyA])
    #expect(events.map(\.value) == [1, 1, 0, 0])
  }

  @Test("rounds the moments of typing, never back behind what was written before")
  func rounding() {
    let frames = Self.masked(
      frame(120_001, .key(.keyTab, 1)), frame(130_000, .key(.keyS, 1)), frame(199_999, .key(.keyS, 0)))
    #expect(frames.map(\.time.microseconds) == [120_001, 120_001, 150_000])
    #expect(frames[1].events.allSatisfy { $0.time.microseconds == 120_001 })
  }

  @Test("counts presses that overlap, and ends with the key up")
  func rollover() {
    let frames = Self.masked(
      frame(0, .key(.keyS, 1)), frame(50_000, .key(.keyE, 1)), frame(100_000, .key(.keyS, 0)),
      frame(150_000, .key(.keyE, 0)))
    let values = frames.flatMap(\.events).filter { $0.type == .key }.map(\.value)
    #expect(values == [1, 0, 1, 0])
  }

  @Test("does not tell in the description which letters were down")
  func state() {
    var device = LabDevices.keyboard
    device.state.pressedKeys = [KeyCode.keyS.rawValue, KeyCode.keyLeftshift.rawValue]
    #expect(
      Set(KeystrokeMask.masked(device).state.pressedKeys) == [KeyCode.keyA.rawValue, KeyCode.keyLeftshift.rawValue])
  }

  @Test("never lets a letter through, and keeps time in order", arguments: 0..<50 as Range<UInt64>)
  func property(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var mask = KeystrokeMask([LabDevices.keyboard])
    var last = Timestamp.zero
    var kernel = KernelTwin(LabDevices.keyboard)
    var time: Int64 = 0
    for _ in 0..<200 {
      time += .random(in: 0...60_000, using: &random)
      let key = KeyCode(rawValue: .random(in: 1...120, using: &random))
      for frame in mask.masked(
        frame(time, .scan(.random(in: 0...99, using: &random)), .key(key, .random(in: 0...2, using: &random))))
      {
        for event in frame.events where event.type == .key {
          let key = KeyCode(rawValue: event.code)
          #expect(!key.producesText || key == .keyA || key == .keySpace)
        }
        #expect(frame.time >= last)
        last = frame.time
        _ = kernel.write(frame.events)
      }
    }
  }
}
