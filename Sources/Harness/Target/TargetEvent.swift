public import Accessibility
public import InputEvents

/// One entry of a run's event log: what happened in the interface, to what, and why.
public struct TargetEvent: Hashable, Sendable {
  /// When it happened, in µs on the run's clock.
  public var time: Timestamp
  /// What happened.
  public var kind: Kind
  /// What it happened to.
  public var node: NodeID
  /// Why, for people: the input and the rule that decided.
  public var cause: String
  /// Whether a person or the system set it off.
  public var initiator: Initiator
  /// Along which axes content has moved that is scrolled: none where it only shows at another scale, nil where that is
  /// not known. Along which one a page was turned, where there are pages along both.
  public var axes: Set<ScrollIndicator.Axis>?

  /// The one of them where there is no other.
  public var axis: ScrollIndicator.Axis? { axes?.count == 1 ? axes?.first : nil }

  /// Who set something off.
  public enum Initiator: String, Hashable, Sendable {
    case user, automatic
  }

  /// What happened.
  public enum Kind: Hashable, Sendable {
    case willPresent, didPresent
    case willDismiss(DismissReason), didDismiss(DismissReason)
    case dismissRefused
    /// What is presented has another style now, because there is more or less room; with what is in it kept.
    case styleChanged(to: String)
    /// A window or panel is in front now, or takes the keys.
    case cameForward
    /// A running task waits while something modal lies over it, and goes on when that is gone.
    case taskSuspended, taskResumed
    case detentChanged(from: String, to: String)
    /// A sheet rests where it was not to: a detent stands in for one that does not exist at this size; why, in words.
    case detentStoodIn(absent: String, by: String, reason: String)
    case modalityChanged(isModal: Bool)
    /// A control did what it is for.
    case activated
    /// A value changed; the new one as spoken.
    case valueChanged(String)
    /// Text was typed; the whole text of the field.
    case textChanged(String)
    /// The keyboard focus is here now.
    case focused
    /// The input reached this node's handler.
    case delivered
    /// The input was taken and nothing was done.
    case swallowed
    /// The content has a new offset, in points.
    case scrolled(x: Double, y: Double)
    /// The content goes to another page; pages are counted from 1.
    case paged(page: Int, count: Int)
    /// What its author would repeat of each page leaves nothing of a page as it is laid out, so that nothing is
    /// repeated; both in points.
    case overlapDropped(overlap: Double, page: Double)
    /// A sheet has another size because its edge was pulled, in points.
    case resized(width: Double, height: Double)
    /// A window has another place because it was dragged; its upper left corner, in points.
    case moved(x: Double, y: Double)
    /// The content is shown at another scale, 1 as it is.
    case zoomed(scale: Double)
    /// Scrolling by a key or an action has got to an end of the content already.
    case reachedEdge(ContentEdge)
    /// Something is selected in a text or list now, in words; nothing where that is empty.
    case selected(String)
    /// The insertion point has moved; the line on which it is, or the character that it has passed.
    case caretMoved(String)
    /// Something was done to what is selected; its name.
    case acted(String)
    /// Something is to be spoken that no node says.
    case announced(String)
  }

  /// Whether the tree has the same nodes after it as before, and nothing of what is then said of them has changed.
  var leavesNodes: Bool {
    switch kind {
    case .activated, .scrolled, .swallowed, .delivered, .overlapDropped, .detentStoodIn: true
    default: false
    }
  }

  /// Whether all that may have changed is where content is and what state nodes are in; whether that is so, the shape
  /// of the tree says.
  var mayLeaveOrder: Bool {
    switch kind {
    case .paged, .reachedEdge, .focused, .zoomed, .valueChanged, .textChanged, .selected, .caretMoved, .acted: true
    default: leavesNodes
    }
  }

  /// An end of content that scrolls.
  public enum ContentEdge: String, CaseIterable, Hashable, Sendable {
    case top, bottom
    /// The leading and the trailing end of content that scrolls across.
    case start, end
  }

  /// Why a presentation went away (SM-1).
  public enum DismissReason: String, Hashable, Sendable {
    case swipe, button, escape, completed, programmatic, discarded, saved, replaced
    /// A tap beside something that goes away as soon as people turn to something else.
    case outside
  }

  /// Something that happened to `node`.
  public init(
    time: Timestamp, kind: Kind, node: NodeID, cause: String = "", initiator: Initiator = .user,
    axes: Set<ScrollIndicator.Axis>? = nil
  ) {
    self.time = time
    self.kind = kind
    self.node = node
    self.cause = cause
    self.initiator = initiator
    self.axes = axes
  }
}
