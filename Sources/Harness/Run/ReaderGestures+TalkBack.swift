import Accessibility
import Announcer
import Gestures
import InputEvents

/// What TalkBack has for its own: swipes of several fingers, of one that turns, and keys.
extension ReaderGestures {
  /// How fast a finger that has turned is let go at least, in points per second: as a swipe.
  private static let leastSpeed = 300.0

  /// TalkBack's swipes of several fingers.
  func readOfTalkBack(_ swipe: Gesture.Swipe) -> Reading {
    switch (swipe.fingers, swipe.direction) {
    case (2, .up): .commands([.scroll(.down)])
    case (2, .down): .commands([.scroll(.up)])
    case (2, .left): .commands([.scroll(.right)])
    case (2, .right): .commands([.scroll(.left)])
    case (3, .down), (3, .right): .commands([.turnRotor(forward: true)])
    case (3, .up), (3, .left): .commands([.turnRotor(forward: false)])
    default: .unknown
    }
  }

  /// What a swipe of one finger asks for that has turned on its way.
  func readTurns(_ directions: [SwipeDirection], letGoAt speed: Double) -> Reading {
    let name = "swipe " + directions.map(\.rawValue).joined(separator: " then ")
    guard speed >= Self.leastSpeed else {
      return .unused(
        "it was let go at \(Int(speed.rounded())) < \(Int(Self.leastSpeed)) pt/s, so that it is no \(name)")
    }
    guard let meaning = Self.talkBackTurns[directions] else { return .unknown }
    switch meaning {
    case .asks(let command): return .commands([command], named: name)
    case .scrolls(let isForward): return .scroll(forward: isForward, named: name)
    case .leaves(let what): return .refuse("it asks for \(what), which is no part of this interface", named: name)
    }
  }

  /// What a swipe that turns means.
  enum Turn: Hashable, Sendable {
    case asks(ReaderCommand)
    case scrolls(forward: Bool)
    /// It leads out of the interface.
    case leaves(String)
  }

  /// TalkBack's defaults (`donottranslate.xml`); up and down again, and the reverse, choose as the manual has it.
  static let talkBackTurns: [[SwipeDirection]: Turn] = [
    [.down, .left]: .asks(.escape),
    [.right, .left]: .scrolls(forward: true),
    [.left, .right]: .scrolls(forward: false),
    [.down, .up]: .asks(.turnRotor(forward: true)),
    [.up, .down]: .asks(.turnRotor(forward: false)),
    [.up, .left]: .leaves("the home screen"),
    [.left, .up]: .leaves("the applications used last"),
    [.right, .down]: .leaves("the notifications"),
    [.up, .right]: .leaves("TalkBack's menu"),
    [.down, .right]: .leaves("TalkBack's menu"),
    [.left, .down]: .leaves("TalkBack's search"),
  ]

  /// TalkBack's default combinations.
  static let talkBackKeys: [ReaderChord: ReaderCommand] = [
    ReaderChord(.keyRight, .alt): .next,
    ReaderChord(.keyLeft, .alt): .previous,
    ReaderChord(.keyEnter, .alt): .activate,
    ReaderChord(.keyEnter, [.alt, .shift]): .longPress,
    ReaderChord(.keySpace, [.alt, .control]): .chooseRotor(.actions),
    ReaderChord(.keyBackspace, .alt): .escape,
    ReaderChord(.keySpace, [.alt, .shift]): .magicTap,
    ReaderChord(.keyDown, [.alt, .control, .shift]): .turnRotor(forward: true),
    ReaderChord(.keyUp, [.alt, .control, .shift]): .turnRotor(forward: false),
    ReaderChord(.keyDown, [.alt, .shift]): .useRotor(forward: true),
    ReaderChord(.keyUp, [.alt, .shift]): .useRotor(forward: false),
    ReaderChord(.keyH, .alt): .nextOf(.heading),
    ReaderChord(.keyH, [.alt, .shift]): .previousOf(.heading),
    ReaderChord(.keyLeft, [.alt, .control]): .first,
    ReaderChord(.keyRight, [.alt, .control]): .last,
    ReaderChord(.keyEnter, [.alt, .control]): .readAllFromTop,
    ReaderChord(.keyEnter, [.alt, .control, .shift]): .readAllFromHere,
  ]
}
