public import Accessibility

/// A state taken apart: what everything hangs on, where the keyboard focus is, and what stands for itself.
///
/// Words mean something to the target only. Two states with equal words are the same in what the words stand for; there
/// is no hash in them, so that none can be taken for another.
public struct StateParts: Hashable, Sendable {
  /// What decides which inputs are taken, and what they present, dismiss and move.
  public var core: [UInt64]
  /// Where the keyboard focus is: it decides only what `Step.goesToFocus` does.
  public var focus: [UInt64]
  /// What differs from how the interface began and stands for itself: an input that is meant for it changes it as it is,
  /// and no other input hangs on it. Parts that are not here are as they were.
  public var free: [Part]

  /// What stands for itself: how a control is set, how far content has scrolled.
  public struct Part: Hashable, Sendable {
    /// Which; never the same for two.
    public var id: UInt64
    /// How it is, as far as anything can come of it.
    public var words: [UInt64]
    /// The layers (`StateLayers`) whose inputs may meet it: while none of them is open, nothing hangs on it and nothing
    /// changes it. Empty where that may be any.
    public var layers: [Int]
    /// The layers on which people bring it to every place that it can have: only while all of them take input does what
    /// is otherwise there come about by itself. Empty where that is always so.
    public var homes: [Int]
    /// The control that it is of, if it is of one.
    public var node: NodeID?
    /// The controls beside it whose effects hang on it.
    public var readers: [NodeID]
    /// Whether it says only where something is: how far content has scrolled, where a window was moved.
    public var isOfSight: Bool

    /// A part.
    public init(
      id: UInt64, words: [UInt64], layers: [Int] = [], homes: [Int] = [], node: NodeID? = nil, readers: [NodeID] = [],
      isPlace: Bool = false
    ) {
      self.id = id
      self.words = words
      self.layers = layers
      self.homes = homes
      self.node = node
      self.readers = readers
      self.isOfSight = isPlace
    }
  }

  /// A state taken apart.
  public init(core: [UInt64], focus: [UInt64] = [], free: [Part] = []) {
    self.core = core
    self.focus = focus
    self.free = free
  }
}
