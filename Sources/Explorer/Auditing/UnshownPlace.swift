public import Accessibility
import Scenes

/// A window of the document, or a page or control in something else, that no state shows, so that nothing was said of what is in it.
public struct UnshownPlace: Hashable, Sendable {
  /// What kind of place it is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case window, page, control
  }

  /// What it is.
  public var kind: Kind
  /// Its id, with those of what it lies in.
  public var id: String
  /// What it is called, such as `window “Inbox”`.
  public var name: String
  /// Where it stands in its document.
  public var source: SourceLocation?
  /// Whether it might have been seen where the exploration did not look, so that nothing can be told.
  public var isOverlooked = false

  /// A place that was never seen.
  public init(_ kind: Kind, id: String, title: String? = nil, source: SourceLocation? = nil) {
    self.kind = kind
    self.id = id
    name = "\(kind.rawValue) " + (title.map { "“\($0)”" } ?? "#\(id)")
    self.source = source
  }

  /// What there is to say of it, for people.
  public var words: String {
    isOverlooked
      ? "cannot tell whether it is ever shown: \(name): the exploration found no way to it where it looked"
      : "never shown: \(name): nothing that was tried brought it onto the screen; what is in it was not looked at"
  }

  /// The windows of a scene that were not `looked` at, and the pages and controls in those and in the presentations that
  /// were, by the order of the document.
  static func all(in scene: Scene, overlooked: Overlooked, wasLookedAt: (NodeID) -> Bool) -> [Self] {
    var result: [Self] = []
    func add(_ kind: Kind, _ id: String, _ title: String?, _ source: SourceLocation?) {
      var place = Self(kind, id: id, title: title, source: source)
      place.isOverlooked = overlooked.contains(NodeID(id))
      result.append(place)
    }
    func addParts(of elements: [Element], in path: String) {
      for element in elements where !element.id.isEmpty {
        let own = path + "/" + element.id
        guard !wasLookedAt(NodeID(own)) else {
          addParts(of: element.children, in: own)
          continue
        }
        switch element.role {
        case .page: add(.page, own, element.label, element.source)
        case let role where role.isControl: add(.control, own, element.label, element.source)
        default: addParts(of: element.children, in: own)
        }
      }
    }
    for window in scene.windows {
      if wasLookedAt(NodeID(window.id)) {
        addParts(of: window.elements, in: window.id)
      } else {
        add(.window, window.id, window.title, window.source)
      }
    }
    for presentation in scene.presentations where wasLookedAt(NodeID(presentation.id)) {
      addParts(of: presentation.content, in: presentation.id)
    }
    return result
  }
}
