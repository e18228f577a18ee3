public import Gestures

/// A flow as its document holds it: an interface, what is done to it, and what is to come of it.
public struct Flow: Hashable, Sendable {
  /// The scene or tree that is driven: a file, relative to the flow, or `example:NAME`.
  public var target: FileReference
  /// What people and their device are like, where it differs from what the scene says.
  public var surroundings = FlowSurroundings()
  /// Names or files of the devices that are used; those that the steps need where there are none.
  public var devices: [FileReference] = []
  /// Whether touch, crown and chords go to the screen reader.
  public var usesReader = false
  /// Parameters of the scene that are set, as they are written; nil where none is.
  public var parameters: LocatedNode?
  /// What is varied.
  public var matrix = FlowMatrix()
  /// What is done and expected, in order.
  public var entries: [Entry] = []

  /// What is done at one point of a flow.
  public enum Entry: Hashable, Sendable {
    /// Instructions of a script, which know where in the document they stand.
    case script(GestureScript)
    /// A recording is played.
    case replay(FileReference)
  }

  /// What it names that is a file, or may be one.
  var files: [FileReference] {
    let recordings = entries.compactMap { if case .replay(let file) = $0 { file } else { nil as FileReference? } }
    return ([target] + devices + recordings).filter { !$0.path.hasPrefix("example:") }
  }

  /// A flow on a target, without steps.
  public init(target: FileReference) { self.target = target }
}
