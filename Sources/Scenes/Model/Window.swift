public import Accessibility
public import Geometry

/// A window with its content.
public struct Window: Hashable, Sendable {
  /// Its name in the scene.
  public var id: String
  /// What it is for.
  public var kind: Kind
  /// Its title.
  public var title: String?
  /// Its place on the screen, in points; the whole screen unless given.
  public var frame: Rect?
  /// Whether it is in front of the others.
  public var isFrontmost: Bool?
  /// Whether it takes the keys.
  public var isActive: Bool?
  /// Whether it is dimmed.
  public var isDimmed: Bool
  /// Its place from back to front; its place in the document unless given.
  public var z: Int?
  /// The window of the document that a panel belongs to, by id.
  public var relatedDocument: String?
  /// The size of its controls.
  public var controlSize: ControlSize?
  /// What its view shows.
  public var view: View?
  /// Whether its task goes on.
  public var task: TaskState?
  /// What it is for beside the main task.
  public var purpose: Purpose?
  /// What people do in it.
  public var interaction: Interaction?
  /// Whether what is done in it bears on the task of its parent.
  public var affectsParentTask: Bool?
  /// What its author declares.
  public var hints: Hints?
  /// Its content.
  public var elements: [Element]
  /// Where it stands in its document.
  public var source: SourceLocation?

  /// What a window is for.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case main, document, panel, other
  }

  /// What a window's view shows.
  public enum View: String, CaseIterable, Hashable, Sendable {
    case content, launcher, pane, other
  }

  /// Whether a window's task goes on.
  public enum TaskState: String, CaseIterable, Hashable, Sendable {
    case running, suspended
  }

  /// What a window is for beside the main task.
  public enum Purpose: String, CaseIterable, Hashable, Sendable {
    case supplementary, other
  }

  /// An empty window.
  public init(id: String, kind: Kind = .main, title: String? = nil) {
    self.id = id
    self.kind = kind
    self.title = title
    isDimmed = false
    elements = []
  }
}
