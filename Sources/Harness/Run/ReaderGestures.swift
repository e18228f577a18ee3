import Accessibility
import Announcer
import Geometry
import Gestures
import InputEvents

/// What a screen reader makes of touch, keys and crown while it is on.
///
/// | Input | Command |
/// |---|---|
/// | one finger: swipe right, left | next, previous |
/// | one finger: swipe up, down | back, on by what the rotor is at; increment, decrement of what is adjustable |
/// | one finger: tap; slow movement or hold | explore what lies under the finger |
/// | one finger: double tap | activate |
/// | one finger: tap, then tap and hold | long press |
/// | a second finger taps while the first one explores (split tap) | activate |
/// | two fingers: swipe up, down | read from the top, from here |
/// | two fingers: double tap | magic tap |
/// | two fingers: tap | say no more |
/// | two fingers: scrub | escape |
/// | two fingers: rotate clockwise, back | the next, the previous choice of the rotor |
/// | three fingers: swipe | scroll a page, the other way than the fingers |
/// | four fingers: tap in the upper, lower half | first, last |
/// | crown: a notch | next, previous |
/// | Ctrl+Alt+ right, left, up, down, space, Home, End, Page Up, Page Down, A, B, M, Escape | next, previous, increment, decrement, activate, first, last, scroll, read from here, from the top, magic tap, escape |
///
/// With TalkBack two fingers scroll, three choose by a swipe down or up, two fingers tapping three times read from here,
/// four fingers do nothing, one finger that turns on its way (`TurningTrail`) goes back, scrolls or chooses
/// (`talkBackTurns`), and its own keys go by Alt: right, left, Enter, Backspace (escape), Shift+Enter (long press), Shift+Space (magic tap),
/// Control+Space (actions), Control+Shift+down, up (choose), Shift+down, up (go by it), H (headings, back with Shift), Control+left, right (first,
/// last), Control+Enter (read from the top, with Shift from here). With Orca, Control by itself stops, keypad + reads from here, Insert+Z turns its
/// letters on and off (H for headings, B for buttons, K for links, …, back with Shift) and Insert+F12 its caret (arrows,
/// with Control by words, Home, End): see `structuralKeys` and `caretKeys`.
struct ReaderGestures {
  /// Whose gestures and keys they are.
  var voice: Voice
  /// Height of the screen in points, to tell its halves.
  var screenHeight: Double
  /// A finger that has moved longer than this is exploring, in µs (ours: longer than a flick takes).
  var exploreAfter: Int64 = 300_000

  private var panStart: Timestamp?
  private var lastMove: Timestamp?
  private var isExploring = false
  /// The way of the finger that moves, for a reader that has gestures of two strokes.
  private var trail: TurningTrail?
  /// Whether the movement has been told already, so that the swipe which it also was means nothing.
  private var isTold = false
  private var splitTap = SplitTap()
  private var secondTap = SecondTap()
  private var fingers: Set<Int> = []
  /// Whether Orca's modifier is down, and which of its keys people have turned on.
  var isInsertDown = false
  /// Whether Control is down and no other key has been pressed since.
  var isControlAlone = false
  var keysTurnedOn: Set<KeyNavigation> = []

  init(screenHeight: Double, voice: Voice = .voiceover) {
    self.screenHeight = screenHeight
    self.voice = voice
  }

  /// What becomes of an input.
  enum Reading {
    /// It goes to the interface as without a reader.
    case pass
    /// It means nothing.
    case ignore
    /// It asks the reader for these, one after the other; what it is called, where the input has another name.
    case commands([ReaderCommand], named: String? = nil)
    /// The same where nobody types into a field; else it goes to the interface.
    case commandsUnlessTyping([ReaderCommand])
    /// It asks to go on, or back, in what scrolls, whichever way that goes.
    case scroll(forward: Bool, named: String)
    /// The reader knows it and can do nothing with it; why, and what it is called.
    case refuse(String, named: String? = nil)
    /// It is all of a gesture, or its end, and the reader has nothing for it; why.
    case unused(String)

    /// The reader knows no such gesture.
    static let unknown = Reading.unused("the reader has nothing for it")
  }

  /// What becomes of `input`.
  mutating func read(_ input: RecognizedInput) -> Reading {
    switch input.kind {
    case .contact(let event): return read(event, at: input.time)
    case .gesture(let gesture): return read(gesture, at: input.time)
    case .key(let key): return read(key)
    case .rotary(let turn):
      let command: ReaderCommand = turn.notches > 0 ? .next : .previous
      return .commands(Array(repeating: command, count: min(Int(turn.notches.magnitude), 100)))
    case .pointer: return .pass
    case .interrupted:
      (panStart, lastMove, isExploring) = (nil, nil, false)
      (splitTap, secondTap, fingers) = (SplitTap(), SecondTap(), [])
      return .pass
    }
  }

  /// Whether the reader is one of touchscreens.
  private var hasSplitTap: Bool { voice == .voiceover || voice == .talkback }

  private mutating func read(_ event: ContactEvent, at time: Timestamp) -> Reading {
    switch event.phase {
    case .began:
      if fingers.isEmpty { isExploring = false }
      fingers.insert(event.contact.id)
    case .moved: break
    case .ended, .cancelled: fingers.remove(event.contact.id)
    }
    secondTap.take(event, at: time)
    let isSplit = splitTap.take(event, at: time)
    return isSplit && isExploring && hasSplitTap ? .commands([.activate], named: "split tap") : .ignore
  }

  private mutating func read(_ gesture: Gesture, at time: Timestamp) -> Reading {
    switch gesture {
    case .tap(_, 1, 1) where secondTap.isDown: return .ignore
    case .tap(let location, 1, let count):
      return count == 1 ? .commands([.explore(location)]) : count == 2 ? .commands([.activate]) : .unknown
    case .tap(_, 2, 1): return .commands([.stop])
    case .tap(_, 2, 2): return .commands([.magicTap])
    case .tap(_, 2, 3) where voice == .talkback: return .commands([.readAllFromHere])
    case .tap(let location, 4, 1) where voice != .talkback:
      return .commands([location.y < screenHeight / 2 ? .first : .last])
    case .tap(_, 3, 1) where voice == .talkback:
      return .refuse("it asks for TalkBack's menu, which is no part of this interface")
    case .tap: return .unknown
    case .scrub where voice == .talkback: return .unknown
    case .scrub: return .commands([.escape])
    case .longPress(.began, _, 1) where secondTap.isDown && hasSplitTap:
      return .commands([.longPress], named: "tap, then tap and hold")
    case .longPress(.began, let location, 1):
      isExploring = true
      return .commands([.explore(location)])
    case .longPress(let phase, _, _): return phase == .began ? .unknown : .ignore
    case .pan(let pan): return read(pan, at: time)
    case .swipe(let swipe):
      defer { isExploring = false }
      return isExploring || isTold ? .ignore : read(swipe)
    case .rotate(.ended, _, let degrees, _) where voice != .talkback:
      return .commands([.turnRotor(forward: degrees >= 0)])
    case .rotate(let phase, _, _, _), .pinch(let phase, _, _, _):
      return phase == .ended || phase == .cancelled ? .unknown : .ignore
    }
  }

  private mutating func read(_ pan: Gesture.Pan, at time: Timestamp) -> Reading {
    let isOver = pan.phase == .ended || pan.phase == .cancelled
    guard pan.fingers == 1 else { return isOver ? .unknown : .ignore }
    switch pan.phase {
    case .began:
      (panStart, lastMove) = (time, time)
      (isExploring, isTold) = (false, false)
      trail = voice == .talkback ? TurningTrail(at: pan.start) : nil
      _ = trail?.follow(pan.location)
      return .ignore
    case .changed:
      lastMove = time
      // Each stroke has its own time.
      if !isExploring, trail?.follow(pan.location) == true { panStart = time }
      if let panStart, time - panStart > exploreAfter { isExploring = true }
      return isExploring ? .commands([.explore(pan.location)]) : .ignore
    case .ended, .cancelled:
      defer { (panStart, lastMove) = (nil, nil) }
      guard !isExploring, let panStart, let lastMove else { return .ignore }
      if pan.phase == .ended, let directions = trail?.directions, directions.count > 1 {
        isTold = true
        return readTurns(directions, letGoAt: pan.velocity.length)
      }
      let (moved, limit) = ((lastMove - panStart) / 1_000, exploreAfter / 1_000)
      return .unused("it moved for \(moved) ≤ \(limit) ms, so that it explores nothing, and is no swipe")
    }
  }

  private func read(_ swipe: Gesture.Swipe) -> Reading {
    if voice == .talkback, swipe.fingers > 1 { return readOfTalkBack(swipe) }
    return switch (swipe.fingers, swipe.direction) {
    case (1, .right): .commands([.next])
    case (1, .left): .commands([.previous])
    case (1, .up): .commands([.useRotor(forward: false)])
    case (1, .down): .commands([.useRotor(forward: true)])
    case (2, .up): .commands([.readAllFromTop])
    case (2, .down): .commands([.readAllFromHere])
    case (3, .up): .commands([.scroll(.down)])
    case (3, .down): .commands([.scroll(.up)])
    case (3, .left): .commands([.scroll(.right)])
    case (3, .right): .commands([.scroll(.left)])
    default: .unknown
    }
  }

  private mutating func read(_ key: KeyInput) -> Reading {
    if voice == .orca || voice == .orca43, let reading = readOfOrca(key) { return reading }
    if let command = ownCommand(of: key) { return key.phase == .up ? .ignore : .commands([command]) }
    guard key.modifiers.isSuperset(of: [.control, .alt]) else { return .pass }
    if InputLabel.isModifier(key.key) { return .pass }
    let command: ReaderCommand
    switch key.key {
    case .keyRight: command = .next
    case .keyLeft: command = .previous
    case .keyUp: command = .increment
    case .keyDown: command = .decrement
    case .keySpace, .keyEnter: command = .activate
    case .keyHome: command = .first
    case .keyEnd: command = .last
    case .keyPageup: command = .scroll(.up)
    case .keyPagedown: command = .scroll(.down)
    case .keyA: command = .readAllFromHere
    case .keyB: command = .readAllFromTop
    case .keyM: command = .magicTap
    case .keyEsc: command = .escape
    default: return .pass
    }
    return key.phase == .up ? .ignore : .commands([command])
  }

  /// What a key asks of TalkBack that has it for its own.
  private func ownCommand(of key: KeyInput) -> ReaderCommand? {
    switch voice {
    case .voiceover, .orca, .orca43: nil
    case .talkback: Self.talkBackKeys[ReaderChord(key.key, key.modifiers)]
    }
  }
}
