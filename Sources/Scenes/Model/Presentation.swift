public import Accessibility

/// Something that comes up over a window: a sheet, an action sheet, an alert, and their likes.
public struct Presentation: Hashable, Sendable {
  /// Its name in the scene.
  public var id: String
  /// What it is, with what only that kind has.
  public var kind: Kind
  /// The window or presentation it belongs to, by id; the presenter's unless given.
  public var parent: String?
  /// Its title.
  public var title: String?
  /// Its text under the title.
  public var message: String?
  /// Its content; buttons of an action sheet or alert are in its kind.
  public var elements: [Element]
  /// Whether the scene starts with it presented.
  public var isPresented: Bool
  /// Where it stands in its document.
  public var source: SourceLocation?

  /// What it is, with what only that kind has.
  public enum Kind: Hashable, Sendable {
    case sheet(Sheet)
    case actionSheet([ActionButton])
    case alert([ActionButton])
  }

  /// A presentation without content.
  public init(id: String, kind: Kind, title: String? = nil) {
    self.id = id
    self.kind = kind
    self.title = title
    elements = []
    isPresented = false
  }
}
