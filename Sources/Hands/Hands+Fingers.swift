package import Geometry
package import Gestures
package import InputEvents

/// Fingers that come, move and lift (SM-1, SM-8).
extension Hands {
  /// Which finger has moved.
  package enum Moved {
    /// The first one, as it was before it moved.
    case first(Finger)
    /// One of the others, as it is now.
    case other(Finger)
  }

  /// A finger comes down as the first one.
  ///
  /// - Parameter touchdown: What it comes down on.
  package mutating func begin(_ contact: Contact, on device: Int?, _ touchdown: Touchdown) {
    stoppedBy = nil
    let joins = otherFingers.contains { $0.device == device }
    finger = Finger(device: device, id: contact.id, start: contact.position, samples: joins ? [] : nil)
    self.touchdown = touchdown
  }

  /// A finger comes while another one of the same screen is down; a control that was pressed is so no more.
  package mutating func join(_ contact: Contact, on device: Int?, _ touchdown: Touchdown, at time: Timestamp) {
    if case .press = capture { capture = nil }
    beginSampling()
    otherFingers.append(
      Finger(
        device: device, id: contact.id, start: contact.position, touchdown: touchdown,
        samples: [Finger.Sample(time: time, place: contact.position)]))
  }

  /// A finger comes while another one holds or drags a sheet: it takes nothing until it lifts.
  package mutating func ignore(_ contact: Contact) {
    ignoredFingers.append(contact.id)
    beginSampling()
  }

  /// A finger of the screen has come down, whichever it is: what the one before has left behind is over.
  package mutating func beginTouch() {
    touchHasStopped = false
    liftedTouchdown = nil
    heldOver = nil
  }

  /// The touch has stopped what was moving under it.
  package mutating func touchStopped() { touchHasStopped = true }

  /// A finger has moved; answers which, where somebody may want to follow it by itself.
  package mutating func move(_ contact: Contact, at time: Timestamp) -> Moved? {
    if let before = finger, before.id == contact.id {
      let way = before.start.y - contact.position.y
      if way > before.highest {
        finger?.highest = way
      } else if way < before.lowest {
        finger?.lowest = way
      }
      guard before.samples != nil else { return nil }
      finger?.sample(contact.position, at: time)
      return .first(before)
    }
    guard let index = otherFingers.firstIndex(where: { $0.id == contact.id }) else { return nil }
    otherFingers[index].sample(contact.position, at: time)
    return .other(otherFingers[index])
  }

  // MARK: Lifting

  /// Whether a finger that lifts took nothing.
  package mutating func liftIgnored(_ contact: Contact) -> Bool {
    guard let ordinal = ignoredFingers.firstIndex(of: contact.id) else { return false }
    ignoredFingers.remove(at: ordinal)
    return true
  }

  /// One of the other fingers lifts; false where it is none of them.
  package mutating func liftOther(_ contact: Contact) -> Bool {
    guard let index = otherFingers.firstIndex(where: { $0.id == contact.id }) else { return false }
    liftedTouchdown = otherFingers.remove(at: index).touchdown
    return true
  }

  /// The first finger lifts.
  package mutating func liftFirst() {
    finger = nil
    liftedTouchdown = nil
  }

  /// What another finger has done so far has moved nothing, and begins where it is from now on.
  package mutating func restartOther(at index: Int, on touchdown: Touchdown?) {
    guard otherFingers.indices.contains(index) else { return }
    otherFingers[index].start = otherFingers[index].place
    otherFingers[index].hasMoved = false
    otherFingers[index].touchdown = touchdown
  }

  /// A device is gone, or all are: fingers that were down are so no more, as far as the first one has not taken them.
  package mutating func forgetOtherFingers(of device: Int?) {
    ignoredFingers = []
    otherFingers.removeAll { device == nil || $0.device == device }
  }

  /// Whatever the first finger and the pointer's button were doing is over.
  package mutating func interrupt() {
    press = nil
    if case .window = capture { capture = nil }
    finger = nil
    touchdown = nil
  }

  // MARK: Who drags

  /// The first finger of a device makes a movement.
  package mutating func markMoved(on device: Int?) { if finger?.device == device { finger?.hasMoved = true } }

  /// A finger makes a movement, with or without a taker.
  package mutating func markMoved(_ id: Int) {
    if finger?.id == id {
      finger?.hasMoved = true
    } else if let index = otherFingers.firstIndex(where: { $0.id == id }) {
      otherFingers[index].hasMoved = true
    }
  }

  /// The one finger that is left when the first one has gone is the first one now, and its movement begins there.
  package mutating func adopt(_ start: Point, on device: Int?) {
    guard finger == nil, otherFingers.count == 1, otherFingers[0].device == device else { return }
    var next = otherFingers.removeFirst()
    next.start = start
    next.samples = nil
    next.hasMoved = true
    touchdown = next.touchdown
    next.touchdown = nil
    finger = next
  }

  /// Makes one of several fingers the one that drags, on its device.
  package mutating func lead(_ finger: Finger, on device: Int?) {
    defer {
      captureDevice = device
      stoppedBy = nil
    }
    markMoved(finger.id)
    guard let index = otherFingers.firstIndex(where: { $0.id == finger.id }) else { return }
    var leader = otherFingers.remove(at: index)
    if var first = self.finger {
      first.touchdown = touchdown
      otherFingers.insert(first, at: 0)
    }
    touchdown = leader.touchdown
    leader.touchdown = nil
    self.finger = leader
  }

  /// The first finger goes on by itself with what it has.
  package mutating func followFirst() { finger?.isFollowed = true }

  /// The first finger goes on by itself with its drag, which is no gesture any more.
  package mutating func keepDrag() {
    finger?.isFollowed = true
    finger?.hasMoved = true
    beginSampling()
  }

  /// The first finger does nothing by itself any more.
  package mutating func unfollowFirst() { finger?.isFollowed = false }

  /// The first finger is one of two that magnify, and does nothing by itself.
  package mutating func joinPinch() {
    finger?.isFollowed = false
    finger?.samples = nil
  }

  private mutating func beginSampling() { if finger?.samples == nil { finger?.samples = [] } }

  // MARK: Touchdowns

  /// What the first finger came down on is this by now.
  package mutating func touch(_ touchdown: Touchdown?) { self.touchdown = touchdown }

  /// A gesture has been made of what the first finger came down on.
  package mutating func useTouchdown() { touchdown = nil }

  /// A tap is told: whose touch it was is over.
  ///
  /// - Parameters:
  ///   - isOwn: Whether it was made of what the first finger came down on.
  ///   - isLost: Whether it was nobody's.
  package mutating func endTap(isOwn: Bool, isLost: Bool) {
    if isOwn { touchdown = nil }
    liftedTouchdown = nil
    hasLostTap = isLost
  }

  /// Time has passed: a tap would have been told when its finger lifted.
  package mutating func forgetLifted() { if finger == nil { (touchdown, liftedTouchdown) = (nil, nil) } }
}
