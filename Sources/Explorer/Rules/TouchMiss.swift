import Accessibility
import Audit
import Geometry

/// A control that no tap has reached yet, and what came nearest to it; in little room, as there may be very many.
struct TouchMiss {
  /// What became of the tap; what says more of the control comes later.
  enum Kind: UInt8, Comparable {
    case offScreen, notTried, hitsNothing, swallowed, takenByOther, noEffect

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// The control's number in the ledger.
  let number: Int32
  /// The state in which it was missed.
  let state: Int32
  /// The place of the step that missed it among all that did; −1 for none.
  let step: Int32
  /// The place of the words for what took the tap among all such words; −1 for none.
  let other: Int32
  let kind: Kind
  private let role: Role
  private let name: String?
  private let point: Point
  /// Where the control stands in its document.
  let source: SourceLocation?

  init(
    _ kind: Kind, of node: AccessibilityNode, number: Int, at point: Point, state: Int, step: Int32 = -1,
    other: Int32 = -1
  ) {
    self.number = Int32(clamping: number)
    self.state = Int32(clamping: state)
    self.step = step
    self.other = other
    self.kind = kind
    role = node.role
    name = node.name
    self.point = point
    source = node.source
  }

  /// What the miss says of the control with an id.
  ///
  /// - Parameter other: What took the tap.
  func verdict(_ id: NodeID, takenBy other: String) -> Verdict {
    let control = AccessibilityNode(id: id, role: role, name: name, frame: .zero).words
    switch kind {
    case .offScreen:
      return .fail(
        Message(
          "The activation point {point} of {control} lies off the screen in every state.",
          ["point": point.words, "control": control]))
    case .notTried: return .cannotTell(Message("No tap on {control} was tried.", ["control": control]))
    case .hitsNothing:
      return .fail(
        Message(
          "A tap on {control} at {point} hits no control: nothing that takes it lies there.",
          ["control": control, "point": point.words]))
    case .swallowed:
      return .fail(
        Message("A tap on {control} at {point} is swallowed.", ["control": control, "point": point.words]))
    case .takenByOther:
      return .fail(
        Message(
          "A tap on {control} at {point} goes to {other}, which covers it.",
          ["control": control, "point": point.words, "other": other]))
    case .noEffect:
      return .cannotTell(
        Message(
          "A tap on {control} at {point} has no effect that can be seen.",
          ["control": control, "point": point.words]))
    }
  }
}
