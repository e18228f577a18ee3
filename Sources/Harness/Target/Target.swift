public import Accessibility
public import Geometry
public import Gestures
public import InputEvents

/// An interface that can be driven and looked at: a simulated scene, a tree file or a running application.
///
/// A target is synchronous and knows no clock but the times it is given.
public protocol Target {
  /// The screen, in points.
  var screen: Size { get }
  /// How people use what they see.
  var tapping: Tapping { get }
  /// The moment up to which the target has lived.
  var now: Timestamp { get }
  /// When something will happen by itself (a settling sheet comes to rest), if nothing else does.
  var nextDeadline: Timestamp? { get }
  /// Whether anything moves or is on its way into another state; false while all that is still to come is that
  /// something hides that shows only for a while.
  var isMoving: Bool { get }
  /// What the interface shows now.
  var tree: AccessibilityTree { get }
  /// Counts the changes of `tree`: the same number, the same tree. Nil where that is not known.
  var treeVersion: Int? { get }
  /// What the order of the nodes of `tree` hangs on: while it is the same, there are the same nodes in the same order,
  /// at most scrolled and in other states. Nil where that is not known.
  var treeShape: TreeShape? { get }
  /// A node as `tree` has it now, found without the rest of the tree; nil where there is none, or where only the tree
  /// tells.
  func currentNode(_ id: NodeID) -> AccessibilityNode?
  /// All nodes in something that scrolls of which any part may be seen now, and perhaps others; nil where that is not
  /// known.
  func nodesShowing(in scroller: NodeID) -> [NodeID]?

  /// What moves, or is held on its way, as it will be at `time` if nothing is done until then; for a time from now to
  /// the next deadline. Asking changes nothing.
  func motions(at time: Timestamp) -> [Motion]
  /// Moments from now to the next deadline at which something that moves turns or takes another course, ascending.
  var motionTurns: [Timestamp] { get }

  /// Where content was put since the last input or the time that has passed since, told or not. Before anything is
  /// done: where everything begins that does not begin at 0.
  var placements: [Motion] { get }

  /// Whether what a screen reader goes to has the focus from then on, as on a television.
  var focusFollowsReader: Bool { get }

  /// What tells where in its content a node is, one for each axis along which it scrolls; as `tree` has them, and
  /// where nothing of the kind is ever to be seen (tvOS) for the place alone.
  func indicators(of node: NodeID) -> [ScrollIndicator]
  /// How far the content of what scrolls has gone now beyond its leading edge and its top, in points; nil for what
  /// does not scroll, or where that is not known.
  func scrollOffset(of node: NodeID) -> Vector?

  /// The foremost thing that a finger or the pointer would be on at a place on the screen, in points, as the interface
  /// itself decides it; nil where there is nothing.
  func touched(at place: Point) -> NodeID?

  /// What people call a detent of the sheet with this id, in the language of the interface; nil where nobody knows.
  func detentName(_ detent: String, of sheet: NodeID) -> String?

  /// The id of the detent at which the sheet with this id rests or to which it goes; nil where nobody knows.
  func detent(of sheet: NodeID) -> String?

  /// Where the one-finger drag began, in points, that the target goes on with although its gesture is over: another
  /// finger has joined, and the target ignores that one. Nil where there is none.
  var keptDragStart: Point? { get }

  /// The screen has another size than the interface was made for, in points, before anything is done: what is told at
  /// the start is told of that size, and of the other nothing.
  mutating func begin(onScreen size: Size)
  /// Lives on until `time` without input and returns what happened.
  mutating func advance(to time: Timestamp) -> [TargetEvent]
  /// Lives on until the input's time, takes it, and returns what happened.
  mutating func receive(_ input: TargetInput) -> [TargetEvent]
  /// People have connected something that they operate the interface with, or taken something away; returns what
  /// happened. What they still have another one of is not told of.
  mutating func devicesChanged(connected: [DeviceKind], gone: [DeviceKind]) -> [TargetEvent]
  /// Which gestures could have taken the last input, which did, and why (`--explain`).
  var arbitrations: [Arbitration] { get }
  /// Whether decisions say who else could have taken the input; what is not asked for costs nothing.
  var explains: Bool { get set }
  /// The numbers that decide what a gesture is on this interface.
  var gestureOptions: GestureOptions { get }
}

extension Target {
  /// Takes the new size; what that changes is not told.
  public mutating func begin(onScreen size: Size) {
    _ = receive(TargetInput(time: now, kind: .resize(width: size.width, height: size.height)))
  }

  /// Whether the tree has changed is seen by looking at it.
  public var treeVersion: Int? { nil }

  /// What the tree hangs on is not known.
  public var treeShape: TreeShape? { nil }

  /// Only the tree tells.
  public func currentNode(_ id: NodeID) -> AccessibilityNode? { nil }

  /// It is not known.
  public func nodesShowing(in scroller: NodeID) -> [NodeID]? { nil }

  /// Nothing is known to move.
  public func motions(at time: Timestamp) -> [Motion] { [] }

  /// Nothing is known to turn.
  public var motionTurns: [Timestamp] { [] }

  /// A reader's cursor and the focus go their own ways.
  public var focusFollowsReader: Bool { false }

  /// Nothing is known to be put anywhere.
  public var placements: [Motion] { [] }

  /// What the tree says.
  public func indicators(of node: NodeID) -> [ScrollIndicator] { tree.node(node)?.indicators ?? [] }

  /// It is not known.
  public func scrollOffset(of node: NodeID) -> Vector? { nil }

  /// What the tree says.
  public func touched(at place: Point) -> NodeID? {
    let tree = tree
    return tree.hitTest(place).map { tree.nodes[$0].id }
  }

  /// What the gestures say of a drag is so.
  public var keptDragStart: Point? { nil }

  /// A detent has no other name.
  public func detentName(_ detent: String, of sheet: NodeID) -> String? { nil }

  /// Nobody knows where a sheet rests.
  public func detent(of sheet: NodeID) -> String? { nil }

  /// Nothing depends on what is connected.
  public mutating func devicesChanged(connected: [DeviceKind], gone: [DeviceKind]) -> [TargetEvent] { [] }

  /// Whatever happens by itself is a movement.
  public var isMoving: Bool { nextDeadline != nil }

  /// Nobody else is known.
  public var explains: Bool {
    get { false }
    set {}
  }

  /// The numbers of iOS.
  public var gestureOptions: GestureOptions { GestureOptions() }

  /// By touch unless a target knows better.
  public var tapping: Tapping { .touch }
}

/// A target whose whole state is a value: it can be copied, compared and explored.
public protocol ReproducibleTarget: Target, Sendable {
  /// What there is to know of a state to meet it again.
  associatedtype StateKey: Hashable, Sendable = UInt64

  /// A hash of all state that decides what happens next; the same on every machine. Times count relative to now.
  ///
  /// Different states may have the same hash; whether they are the same says `stateKey`.
  var stateHash: UInt64 { get }
  /// All state that decides what happens next, without the rest of the target, to be kept; times relative to now.
  ///
  /// Targets that began alike go on alike wherever their keys are equal. What is compared are states, not hashes,
  /// unless the target has no key of its own: then it is the hash.
  var stateKey: StateKey { get }
  /// The state taken apart, for who looks for states that only combine anew what is known; the whole in one unless given.
  var stateParts: StateParts { get }
  /// The layers of the state, as parts name them; the core of the state decides them.
  var stateLayers: StateLayers { get }
  /// Whether decisions and the causes of events are put into words; who tries thousands of inputs does without.
  var keepsReasons: Bool { get set }
  /// How many places `acceptedSteps(in:)` looks at for one at which something can be touched that other things cover.
  var mostPlaces: Int { get set }
  /// Everything that people can do now and that something takes, at places enough to tell its effects apart; nil where
  /// only trying tells.
  ///
  /// - Parameter tree: What the interface shows now, as `tree` or `tree(sampling:)` gives it.
  func acceptedSteps(in tree: AccessibilityTree) -> AcceptedSteps?
  /// Those of them that go to what has the keyboard focus; found without looking at the rest.
  var acceptedFocusSteps: [Step]? { get }
  /// The tree, with about as much of it as a sample says.
  ///
  /// What covers a window or presentation keeps input from all of it alike, and what a scroll view holds out of sight is
  /// what it was, but for its place; a target for which that is not so gives the whole tree.
  func tree(sampling sample: TreeSample) -> AccessibilityTree
  /// Whether something that a reader stops at shows in what scrolls; nil where only the tree tells.
  func showsStop(in node: NodeID) -> Bool?
  /// Whether what is said of the state may hang on where the keyboard focus is: something may lie over that, or the focus
  /// is all that people have.
  var hangsOnFocus: Bool { get }
  /// Lets go of a tree that is kept for who asks next; another copy of the target keeps its own.
  mutating func forgetTree()
  /// Everything that may ever change from here, by what its document says of openers, effects and ways out; nil where
  /// that may be anything.
  var changeableNodes: Set<NodeID>? { get }
}

extension ReproducibleTarget where StateKey == UInt64 {
  /// The hash, for want of anything better.
  public var stateKey: UInt64 { stateHash }
}

extension ReproducibleTarget {
  /// Whether everything that decides what happens next is equal; of targets that began alike.
  public func isSameState(as other: Self) -> Bool { stateKey == other.stateKey }

  /// One part: the whole.
  public var stateParts: StateParts { StateParts(core: [stateHash]) }

  /// None: every part may be met everywhere.
  public var stateLayers: StateLayers { StateLayers() }

  /// Words cost nothing worth saving.
  public var keepsReasons: Bool {
    get { true }
    set {}
  }

  /// It looks at none.
  public var mostPlaces: Int {
    get { 0 }
    set {}
  }

  /// Only the tree tells.
  public func showsStop(in node: NodeID) -> Bool? { nil }

  /// Only the tree tells.
  public var hangsOnFocus: Bool { true }

  /// It keeps none.
  public mutating func forgetTree() {}

  /// Only trying tells.
  public func acceptedSteps(in tree: AccessibilityTree) -> AcceptedSteps? { nil }

  /// Only trying tells.
  public var acceptedFocusSteps: [Step]? { nil }

  /// The whole tree.
  public func tree(sampling sample: TreeSample) -> AccessibilityTree { tree }

  /// Anything may change.
  public var changeableNodes: Set<NodeID>? { nil }
}
