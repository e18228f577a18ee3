import Gestures
import Harness
import InputEvents
import Journal
@testable import Presenting
import Scenes
import TestSupport

@testable import Focusing
import struct Hands.Finger
@testable import Hands
@testable import Journal
@testable import Room
@testable import Scrolling
@testable import Stage
@testable import StageModel
@testable import StageMotion

// Structs: whatever they hold.
extension StageState: Reflected {}
extension Room: Reflected {}
extension Focusing: Reflected {}
extension Hands: Reflected {}
extension Scrolling: Reflected {}
extension Presenting: Reflected {}
extension Press: Reflected {}
extension Press.Bar: Reflected {}
extension Finger: Reflected {}
extension Finger.Sample: Reflected {}
extension WindowStack: Reflected {}
extension WindowMove: Reflected {}
extension PresentedSheet: Reflected {}
extension PresentedCover: Reflected {}
extension PresentedDialog: Reflected {}
extension PresentationRequest: Reflected {}
extension Cause: Reflected {}
extension SheetDrag: Reflected {}
extension SheetDrag.Reach: Reflected {}
extension SheetEdge: Reflected {}
extension ScrollPlace: Reflected {}
extension ScrollPlace.Holder: Reflected {}
extension ScrollMotion: Reflected {}
extension Glide: Reflected {}
extension Drift: Reflected {}
extension SpringMotion: Reflected {}
extension ZoomPlace: Reflected {}
extension ZoomPlace.Motion: Reflected {}
extension ZoomPlace.FixedPoint: Reflected {}
extension Pinch: Reflected {}
extension PageTurn: Reflected {}
extension AwaitedScroll: Reflected {}
extension AutomaticScroll: Reflected {}
extension RotaryBurst: Reflected {}
extension RotaryBurst.Moved: Reflected {}
extension RotaryBurst.Report: Reflected {}
extension PartialNotches: Reflected {}
extension PartialNotch: Reflected {}
extension ScrollBarDrag: Reflected {}
extension ShownIndicator: Reflected {}
extension JogBar: Reflected {}
extension ScrollDrag: Reflected {}
extension ScrollTravel: Reflected {}
extension Touchdown: Reflected {}
extension SelectionDrag: Reflected {}
extension SelectionMark: Reflected {}
extension Detent: Reflected {}

/// Setting a place keeps up what is derived from the places.
extension ScrollPlaces: Changeable {
  var changes: [Change<Self>] {
    [Change(value: ScrollPlaces(count: count + 1))]
      + indices.flatMap { scroller in
        self[scroller].changes.map { change in
          change.map { place in
            var copy = self
            copy[scroller] = place
            return copy
          }
        }
      }
  }
}

extension KeyInput: Changeable {
  var changes: [Change<Self>] {
    [
      KeyInput(key: .keyQ, phase: phase, modifiers: modifiers, text: text),
      KeyInput(key: key, phase: phase == .up ? .down : .up, modifiers: modifiers, text: text),
      KeyInput(key: key, phase: phase, modifiers: modifiers.symmetricDifference(.alt), text: text),
      KeyInput(key: key, phase: phase, modifiers: modifiers, text: text == nil ? "" : nil),
    ].map { Change(value: $0) }
  }
}

// Cases: a new one has to say here what it holds.
extension SheetDrag.Top: Changeable {
  var changes: [Change<Self>] {
    switch self {
    case .resists: [Change(value: .scrolls)]
    case .scrolls: [Change(value: .resists)]
    }
  }
}

extension PresentedSheet.AfterPresenting: Changeable {
  var changes: [Change<Self>] {
    switch self {
    case .nothing: [Change(value: .escape), Change(value: .dismiss)]
    case .escape: [Change(value: .nothing), Change(value: .dismiss)]
    case .dismiss: [Change(value: .nothing), Change(value: .escape)]
    }
  }
}

extension PresentedSheet.Phase: Changeable {
  var changes: [Change<Self>] {
    let other: [Change<Self>] = self == .resting ? [] : [Change(value: .resting)]
    return switch self {
    case .presenting(let motion, let then):
      other + [Change(value: .settling(motion))] + motion.changes.map { $0.map { .presenting($0, then: then) } }
        + then.changes.map { $0.map { .presenting(motion, then: $0) } }
    case .resting: [Change(value: .confirming(nil))]
    case .dragging(let drag): other + drag.changes.map { $0.map { .dragging($0) } }
    case .settling(let motion):
      other + [Change(value: .confirming(motion))] + motion.changes.map { $0.map { .settling($0) } }
    case .confirming(let motion): other + motion.changes.map { $0.map { .confirming($0) } }
    case .dismissing(let reason, let motion):
      other + [Change(value: .settling(motion))] + reason.changes.map { $0.map { .dismissing($0, motion) } }
        + motion.changes.map { $0.map { .dismissing(reason, $0) } }
    }
  }
}

extension PresentedCover.Phase: Changeable {
  var changes: [Change<Self>] {
    switch self {
    case .presenting(let end, let then):
      [Change(value: .resting)] + end.changes.map { $0.map { .presenting(end: $0, then: then) } }
        + then.changes.map { $0.map { .presenting(end: end, then: $0) } }
    case .resting: [Change(value: .dismissing(.button, end: .zero))]
    case .dismissing(let reason, let end):
      [Change(value: .presenting(end: end, then: .nothing))]
        + reason.changes.map { $0.map { .dismissing($0, end: end) } }
        + end.changes.map { $0.map { .dismissing(reason, end: $0) } }
    }
  }
}

extension PresentedDialog.Phase: Changeable {
  var changes: [Change<Self>] {
    switch self {
    case .presenting(let end): [Change(value: .resting)] + end.changes.map { $0.map { .presenting(end: $0) } }
    case .resting: [Change(value: .presenting(end: .zero))]
    case .dismissing(let reason, let answer, let end):
      [Change(value: .presenting(end: end))]
        + reason.changes.map { $0.map { .dismissing($0, answer: answer, end: end) } }
        + answer.changes.map { $0.map { .dismissing(reason, answer: $0, end: end) } }
        + end.changes.map { $0.map { .dismissing(reason, answer: answer, end: $0) } }
    }
  }
}

extension Capture: Changeable {
  var changes: [Change<Self>] {
    switch self {
    case .sheet(let surface): surface.changes.map { $0.map { .sheet($0) } } + [Change(value: .jog(origin: 0))]
    case .control(let item, let start, let slop):
      item.changes.map { $0.map { .control($0, from: start, slop: slop) } }
        + start.changes.map { $0.map { .control(item, from: $0, slop: slop) } }
        + slop.changes.map { $0.map { .control(item, from: start, slop: $0) } }
    case .scroll(let drag, let across):
      drag.changes.map { $0.map { .scroll($0, across: across) } }
        + across.changes.map { $0.map { .scroll(drag, across: $0) } }
    case .selection(let drag): drag.changes.map { $0.map { .selection($0) } }
    case .edge(let surface, let size, let edge, let slop):
      surface.changes.map { $0.map { .edge($0, from: size, edge, slop: slop) } }
        + size.changes.map { $0.map { .edge(surface, from: $0, edge, slop: slop) } }
        + edge.changes.map { $0.map { .edge(surface, from: size, $0, slop: slop) } }
        + slop.changes.map { $0.map { .edge(surface, from: size, edge, slop: $0) } }
    case .bar(let drag): drag.changes.map { $0.map { .bar($0) } }
    case .press(let touchdown): touchdown.changes.map { $0.map { .press($0) } }
    case .pinch(let pinch): pinch.changes.map { $0.map { .pinch($0) } }
    case .window(let move): move.changes.map { $0.map { .window($0) } }
    case .jog(let origin):
      origin.changes.map { $0.map { .jog(origin: $0) } } + [Change(value: .sheet(0))]
    }
  }
}

extension Access: Changeable {
  var changes: [Change<Self>] {
    switch self {
    case .open: [Change(value: .absent), Change(value: .inTransition(0)), Change(value: .blocked(by: 0))]
    case .absent: [Change(value: .open), Change(value: .inTransition(0)), Change(value: .blocked(by: 0))]
    case .inTransition(let surface):
      [Change(value: .open), Change(value: .absent), Change(value: .blocked(by: surface))]
        + surface.changes.map { $0.map { .inTransition($0) } }
    case .blocked(let surface):
      [Change(value: .open), Change(value: .absent), Change(value: .inTransition(surface))]
        + surface.changes.map { $0.map { .blocked(by: $0) } }
    }
  }
}

extension ElementValue: Changeable {
  var changes: [Change<Self>] {
    switch self {
    case .none: [Change(value: .text("")), Change(value: .flag(false)), Change(value: .number(0))]
    case .text(let text): [Change(value: ElementValue.none)] + text.changes.map { $0.map { .text($0) } }
    case .flag(let isOn): [Change(value: ElementValue.none)] + isOn.changes.map { $0.map { .flag($0) } }
    case .number(let number): [Change(value: ElementValue.none)] + number.changes.map { $0.map { .number($0) } }
    }
  }
}

extension AutomaticScroll.Sight: Changeable {
  var changes: [Change<Self>] {
    switch self {
    case .item(let item):
      [Change(value: .caret(SelectableID(item.ordinal)))] + item.changes.map { $0.map { .item($0) } }
    case .caret(let place): [Change(value: .selection(place))] + place.changes.map { $0.map { .caret($0) } }
    case .selection(let place):
      [Change(value: .item(ItemID(place.ordinal)))] + place.changes.map { $0.map { .selection($0) } }
    }
  }
}

extension AutomaticScroll.Occasion: Changeable {
  var changes: [Change<Self>] {
    switch self {
    case .selected, .found, .caretPlaced, .typing, .operation, .focus, .keyboard, .push, .layout:
      [.selected, .found, .caretPlaced, .typing, .operation, .focus, .keyboard, .push, .layout, .declared("")]
        .filter { $0 != self }.map { Change(value: $0) }
    case .declared(let reason): reason.changes.map { $0.map { .declared($0) } } + [Change(value: .focus)]
    }
  }
}

extension AwaitedScroll.Deed: Changeable {
  var changes: [Change<Self>] {
    switch self {
    case .scroll(let scroll): scroll.changes.map { $0.map { .scroll($0) } }
    case .insert(let text, let item):
      text.changes.map { $0.map { .insert($0, into: item) } } + item.changes.map { $0.map { .insert(text, into: $0) } }
    case .erase(let item, let isForward):
      item.changes.map { $0.map { .erase($0, isForward: isForward) } }
        + isForward.changes.map { $0.map { .erase(item, isForward: $0) } }
    case .operate(let item): [Change(value: .change(item))] + item.changes.map { $0.map { .operate($0) } }
    case .change(let item): [Change(value: .operate(item))] + item.changes.map { $0.map { .change($0) } }
    case .key(let key, let item):
      key.changes.map { $0.map { .key($0, in: item) } } + item.changes.map { $0.map { .key(key, in: $0) } }
    case .putCaret(let characters, let isFromEnd, let place):
      characters.changes.map { $0.map { .putCaret($0, fromEnd: isFromEnd, in: place) } }
        + isFromEnd.changes.map { $0.map { .putCaret(characters, fromEnd: $0, in: place) } }
        + place.changes.map { $0.map { .putCaret(characters, fromEnd: isFromEnd, in: $0) } }
    }
  }
}

extension Detent.Height: Changeable {
  var changes: [Change<Self>] {
    switch self {
    case .medium: [Change(value: .large)]
    case .large: [Change(value: .medium)]
    case .points(let points): [Change(value: .fraction(points))] + points.changes.map { $0.map { .points($0) } }
    case .fraction(let share): [Change(value: .points(share))] + share.changes.map { $0.map { .fraction($0) } }
    case .lesser(let points, let share):
      [Change(value: .greater(points: points, fraction: share))]
        + points.changes.map { $0.map { .lesser(points: $0, fraction: share) } }
        + share.changes.map { $0.map { .lesser(points: points, fraction: $0) } }
    case .greater(let points, let share):
      [Change(value: .lesser(points: points, fraction: share))]
        + points.changes.map { $0.map { .greater(points: $0, fraction: share) } }
        + share.changes.map { $0.map { .greater(points: points, fraction: $0) } }
    }
  }
}
