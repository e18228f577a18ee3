import Geometry
import Gestures
import InputEvents
import StageModel
import TestSupport
import Testing

@testable import Hands

@Suite("Hands")
struct HandsTests {
  static let place = Point(x: 10, y: 20)
  static let touchdown = Touchdown(
    place: place, surface: 1, item: 2, access: .open, isOnKeyboard: false, transition: nil)

  static func contact(_ id: Int, _ y: Double = 20) -> Contact {
    Contact(id: id, slot: nil, position: Point(x: 10, y: y))
  }
  static func time(_ microseconds: Int64) -> Timestamp { Timestamp(microseconds: microseconds) }

  /// Hands with so many fingers down on device 1, numbered from 1.
  static func fingers(_ count: Int) -> Hands {
    var hands = Hands()
    for id in 1...count {
      if id == 1 {
        hands.begin(contact(id), on: 1, touchdown)
      } else {
        hands.join(contact(id), on: 1, touchdown, at: .zero)
      }
      hands.beginTouch()
    }
    return hands
  }

  // MARK: Capture

  static let captures: [Capture] = [
    .sheet(1), .control(2, from: 0.5, slop: .zero),
    .selection(SelectionDrag(selectable: 1, base: 2, location: place)),
    .edge(1, from: Size(width: 3, height: 4), SheetEdge(horizontal: 1), slop: .zero),
    .bar(ScrollBarDrag(scroller: 1, axis: .vertical, start: 0, maximum: 9, room: 3, isReversed: false)),
    .press(touchdown), .jog(origin: 1),
    .pinch(Pinch(scroller: 1, start: 1, content: .zero, origin: .zero, center: place)),
    .window(WindowMove(window: 1, start: place, offset: .zero)),
  ]

  @Test("who takes something takes it from whoever had it", arguments: captures, captures)
  func oneOwner(before: Capture, after: Capture) {
    var hands = Hands()
    hands.take(before)
    hands.take(after)
    #expect(hands.capture == after && hands.isBusy)
    let held = [hands.drag != nil, hands.pinch != nil, hands.windowMove != nil]
    #expect(held.count { $0 } == 1, "it is a drag, a pinch or a window, and one of them only")
    hands.letGo()
    #expect(hands.capture == nil && !hands.isBusy)
  }

  @Test("a drag belongs to the device that it begins on, until a hand lets go")
  func device() {
    var hands = Hands()
    hands.claim(for: 1)
    hands.take(.sheet(1))
    hands.claim(for: 2)
    #expect(hands.captureDevice == 1)
    hands.letGo()
    hands.claim(for: 2)
    #expect(hands.captureDevice == 2)
  }

  @Test("what is laid out anew is in no hand, and fingers stay where they are")
  func drop() {
    var hands = Self.fingers(1)
    hands.take(.sheet(1))
    hands.press(2, at: Self.place, on: nil, .zero)
    hands.hold(over: 1)
    hands.followFirst()
    hands.drop()
    #expect(hands.capture == nil && hands.press == nil && hands.heldOver == nil)
    #expect(hands.finger?.isFollowed == false && hands.finger?.id == 1)
  }

  @Test("an interruption leaves what only its owner can end; a window stays where it is")
  func interruption() {
    for capture in Self.captures {
      var hands = Self.fingers(1)
      hands.press(2, at: Self.place, on: nil, .zero)
      hands.take(capture)
      hands.interrupt()
      #expect(hands.finger == nil && hands.touchdown == nil && hands.press == nil)
      #expect((hands.capture == nil) == (hands.windowMove == nil && capture == Self.captures.last))
    }
  }

  // MARK: Fingers

  @Test("a finger that moves is followed by itself only where another one has joined it")
  func samples() {
    var hands = Self.fingers(1)
    #expect(hands.move(Self.contact(1, 5), at: Self.time(10)) == nil)
    #expect(hands.finger?.highest == 15 && hands.finger?.lowest == 0 && hands.finger?.place == Self.place)
    _ = hands.move(Self.contact(1, 30), at: Self.time(20))
    #expect(hands.finger?.highest == 15 && hands.finger?.lowest == -10)
    hands.join(Self.contact(2), on: 1, Self.touchdown, at: Self.time(30))
    guard case .first(let before) = hands.move(Self.contact(1, 40), at: Self.time(40)) else {
      Issue.record("the first finger is followed")
      return
    }
    #expect(before.place == Self.place && hands.finger?.place.y == 40)
    guard case .other(let other) = hands.move(Self.contact(2, 50), at: Self.time(50)) else {
      Issue.record("the other finger is followed")
      return
    }
    #expect(other.place.y == 50)
    #expect(hands.move(Self.contact(3), at: Self.time(60)) == nil, "nobody knows it")
  }

  @Test("a control that is pressed is so no more when another finger comes; a drag goes on")
  func joining() {
    for (capture, stays) in [(Capture.press(Self.touchdown), false), (.sheet(1), true)] {
      var hands = Self.fingers(1)
      hands.take(capture)
      hands.join(Self.contact(2), on: 1, Self.touchdown, at: .zero)
      #expect((hands.capture != nil) == stays)
    }
  }

  @Test("one of several leads: its touchdown is the one that counts, and the first one waits among the others")
  func leading() {
    var hands = Self.fingers(1)
    let other = Touchdown(place: Self.place, surface: 5, item: nil, access: .open, isOnKeyboard: false, transition: nil)
    hands.join(Self.contact(2), on: 1, other, at: .zero)
    hands.stop(by: 3)
    hands.lead(hands.otherFingers[0], on: 1)
    #expect(hands.finger?.id == 2 && hands.finger?.touchdown == nil && hands.touchdown == other)
    #expect(hands.otherFingers.map(\.id) == [1] && hands.otherFingers[0].touchdown == Self.touchdown)
    #expect(hands.finger?.hasMoved == true && hands.captureDevice == 1 && hands.stoppedBy == nil)
    #expect(hands.fingers.map(\.id) == [2, 1])
  }

  @Test("the one that is left when the first has lifted is the first now, on its own device only")
  func adopting() {
    var hands = Self.fingers(2)
    hands.liftFirst()
    hands.adopt(Point(x: 1, y: 2), on: 7)
    #expect(hands.finger == nil)
    hands.adopt(Point(x: 1, y: 2), on: 1)
    #expect(hands.finger?.id == 2 && hands.finger?.start == Point(x: 1, y: 2) && hands.finger?.samples == nil)
    #expect(hands.otherFingers.isEmpty && hands.touchdown == Self.touchdown)
  }

  @Test("a finger that lifts among others leaves its tap, and those begin where they are")
  func lifting() {
    var hands = Self.fingers(3)
    _ = hands.move(Self.contact(3, 90), at: Self.time(5))
    hands.markMoved(3)
    #expect(hands.liftOther(Self.contact(2)) && !hands.liftOther(Self.contact(2)) && !hands.liftOther(Self.contact(1)))
    #expect(hands.liftedTouchdown == Self.touchdown)
    hands.restartOther(at: 0, on: nil)
    hands.restartOther(at: 1, on: nil)
    #expect(hands.otherFingers.map(\.start.y) == [90] && hands.otherFingers[0].hasMoved == false)
    #expect(hands.otherFingers[0].touchdown == nil)
  }

  @Test("a finger that comes while a sheet is dragged takes nothing until it lifts")
  func ignoring() {
    var hands = Self.fingers(1)
    hands.ignore(Self.contact(2))
    #expect(hands.ignoredFingers == [2] && hands.otherFingers.isEmpty && hands.finger?.samples == [])
    #expect(hands.liftIgnored(Self.contact(2)) && !hands.liftIgnored(Self.contact(2)))
    #expect(hands.ignoredFingers.isEmpty)
  }

  @Test("fingers of a device that is gone are no more; those of others stay")
  func goneDevice() {
    for (gone, left) in [(1, [3]), (2, [2]), (nil, [])] as [(Int?, [Int])] {
      var hands = Self.fingers(2)
      hands.join(Self.contact(3), on: 2, Self.touchdown, at: .zero)
      hands.ignore(Self.contact(4))
      hands.forgetOtherFingers(of: gone)
      #expect(hands.otherFingers.map(\.id) == left && hands.ignoredFingers.isEmpty)
    }
  }

  @Test("a tap is told once; a touchdown without a finger is forgotten as time passes")
  func taps() {
    var hands = Self.fingers(1)
    hands.endTap(isOwn: false, isLost: true)
    #expect(hands.touchdown == Self.touchdown && hands.hasLostTap)
    hands.forgetLifted()
    #expect(hands.touchdown == Self.touchdown, "its finger is down")
    hands.endTap(isOwn: true, isLost: false)
    #expect(hands.touchdown == nil && !hands.hasLostTap)
    hands.touch(Self.touchdown)
    hands.liftFirst()
    #expect(hands.touchdown == Self.touchdown)
    hands.forgetLifted()
    #expect(hands.touchdown == nil)
  }

  // MARK: The pointer

  @Test("the button is down where it went down, and knows how fast the pointer is")
  func button() {
    var hands = Hands()
    hands.stop(by: 1)
    hands.press(2, at: Self.place, on: 1, .zero)
    hands.press(on: Self.touchdown)
    hands.press(beside: Press.Bar(scroller: 1, axis: .vertical))
    #expect(hands.stoppedBy == nil && hands.press?.isDragging == false)
    hands.dragWithPointer()
    for step in 1...5 {
      hands.trackPointer(Point(x: 10, y: 20 + Double(step) * 10), at: Self.time(Int64(step) * 10_000))
    }
    #expect(hands.press?.isDragging == true && hands.press?.item == 2 && hands.press?.touchdown == Self.touchdown)
    #expect(hands.press?.velocity ?? 0 > 900)
    hands.releaseButton()
    #expect(hands.press == nil)
  }

  @Test("whatever a hand does is something under way; where the pointer is and people look is not")
  func busy() {
    var hands = Hands()
    hands.point(at: Self.place)
    hands.look(at: Self.place)
    #expect(!hands.isBusy)
    let deeds: [(inout Hands) -> Void] = [
      { $0.take(.sheet(1)) }, { $0.begin(Self.contact(1), on: nil, Self.touchdown) }, { $0.ignore(Self.contact(1)) },
      { $0.join(Self.contact(1), on: nil, Self.touchdown, at: .zero) }, { $0.hold(over: 1) },
      { $0.press(nil, at: Self.place, on: nil, .zero) }, { $0.hold(shift: true, option: false) },
      { $0.hold(shift: false, option: true) },
    ]
    for deed in deeds {
      var busy = hands
      deed(&busy)
      #expect(busy.isBusy)
    }
  }
}

extension Press {
  /// Points per second downwards.
  fileprivate var velocity: Double { track.velocity(at: Timestamp(microseconds: 50_000)).dy }
}
