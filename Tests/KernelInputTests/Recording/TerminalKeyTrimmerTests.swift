import InputEvents
import Testing

@testable import KernelInput

@Suite("Trimming the keys that start and end a recorder")
struct TerminalKeyTrimmerTests {
  static func trimmed(
    _ frames: [DeviceFrame], isInterrupted: Bool = true, pressed: CodeSet = []
  ) -> [DeviceFrame] {
    var trimmer = TerminalKeyTrimmer()
    var device = LabDevices.keyboard
    device.state.pressedKeys = pressed
    _ = trimmer.trimmed(device, device: 0)
    var out: [DeviceFrame] = []
    for frame in frames { trimmer.take(frame, into: &out) }
    trimmer.finish(isInterrupted: isInterrupted, into: &out)
    return out
  }

  static let letter = [frame(1000, .key(.keyX, 1)), frame(2000, .key(.keyX, 0))]
  static let interrupt = [frame(3000, .key(.keyLeftctrl, 1)), frame(4000, .scan(1), .key(.keyC, 1))]
  static let letGo = [frame(5000, .key(.keyC, 0)), frame(6000, .key(.keyLeftctrl, 0))]

  @Test("leaves the release of the Return out that started it, and its repeats")
  func leadingReturn() {
    let start = [frame(1, .scan(9), .key(.keyEnter, 2)), frame(2, .scan(9), .key(.keyEnter, 0))]
    let later = [frame(50, .key(.keyEnter, 1)), frame(60, .key(.keyEnter, 0))]
    #expect(Self.trimmed(start + Self.letter + later, pressed: [KeyCode.keyEnter.rawValue]) == Self.letter + later)
  }

  @Test("does not tell that Return was down")
  func state() {
    var trimmer = TerminalKeyTrimmer()
    var device = LabDevices.keyboard
    device.state.pressedKeys = [KeyCode.keyEnter.rawValue, KeyCode.keyLeftshift.rawValue]
    #expect(Array(trimmer.trimmed(device, device: 0).state.pressedKeys) == [KeyCode.keyLeftshift.rawValue])
  }

  @Test("keeps a Return that was not down at the start")
  func ownReturn() {
    let frames = [frame(1, .key(.keyEnter, 1)), frame(2, .key(.keyEnter, 0))]
    #expect(Self.trimmed(frames) == frames)
  }

  @Test("leaves the Ctrl+C out that ended it, let go or not", arguments: [interrupt, interrupt + letGo])
  func trailingInterrupt(chord: [DeviceFrame]) {
    #expect(Self.trimmed(Self.letter + chord) == Self.letter)
  }

  @Test("keeps Ctrl+C when something else ended it")
  func endedOtherwise() {
    let frames = Self.letter + Self.interrupt + Self.letGo
    #expect(Self.trimmed(frames, isInterrupted: false) == frames)
  }

  @Test("keeps Ctrl+C that was followed by more")
  func goesOn() {
    let more = [frame(7000, .key(.keyX, 1))]
    #expect(
      Self.trimmed(Self.letter + Self.interrupt + Self.letGo + more) == Self.letter + Self.interrupt + Self.letGo + more
    )
  }

  @Test("keeps the first of two Ctrl+C")
  func twice() {
    let second = [frame(9000, .key(.keyLeftctrl, 1)), frame(9500, .key(.keyC, 1))]
    #expect(Self.trimmed(Self.interrupt + Self.letGo + second) == Self.interrupt + Self.letGo)
  }

  @Test("keeps Ctrl with any other key, and in its order")
  func otherChord() {
    let frames = [frame(1, .key(.keyLeftctrl, 1)), frame(2, .key(.keyS, 1)), frame(3, .key(.keyS, 0))]
    #expect(Self.trimmed(frames) == frames)
  }

  @Test("keeps what the same device says of a pointer meanwhile, and with it the Ctrl+C that it goes with")
  func pointer() {
    func moved(_ time: Int64) -> DeviceFrame { frame(time, .relative(.x, 3, at: .zero)) }
    let frames = [
      frame(1, .key(.keyLeftctrl, 1)), moved(2), frame(3, .key(.keyC, 1)), frame(4, .key(.keyC, 0)), moved(5),
    ]
    #expect(Self.trimmed(frames) == frames)
  }

  @Test("keeps what another device said meanwhile, in its order")
  func otherDevice() {
    let frames = [frame(1, .key(.keyLeftctrl, 1)), frame(2, device: 1, .key(.btnTouch, 1)), frame(3, .key(.keyC, 1))]
    #expect(Self.trimmed(frames) == frames)
  }

  @Test("holds nothing back for longer than a second")
  func patience() {
    var trimmer = TerminalKeyTrimmer()
    var out: [DeviceFrame] = []
    trimmer.take(frame(0, .key(.keyLeftctrl, 1)), into: &out)
    #expect(out.isEmpty)
    trimmer.take(frame(TerminalKeyTrimmer.patience + 1, .key(.keyLeftctrl, 2)), into: &out)
    #expect(out.count == 2)
  }

  @Test("gives out what it holds after a second in which nothing else happens")
  func patienceAlone() {
    var trimmer = TerminalKeyTrimmer()
    var out: [DeviceFrame] = []
    let press = frame(500, .key(.keyLeftctrl, 1))
    #expect(trimmer.deadline == nil)
    trimmer.take(press, into: &out)
    let deadline = Timestamp(microseconds: 500 + TerminalKeyTrimmer.patience)
    #expect(trimmer.deadline == deadline)
    trimmer.advance(to: deadline + -1, into: &out)
    #expect(out.isEmpty)
    trimmer.advance(to: deadline, into: &out)
    #expect(out == [press])
    #expect(trimmer.deadline == nil)
  }
}
