public import Accessibility
import Scenes

/// A window of the document, or a page in one, that no state shows, so that nothing was said of what is in it.
public struct UnshownPlace: Hashable, Sendable {
  /// What kind of place it is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case window, page
  }

  /// What it is.
  public var kind: Kind
  /// Its id; of a page, with those of what it lies in.
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

  /// The windows of a scene that were not `looked` at, and the pages in those that were, by the order of the document.
  static func all(in scene: Scene, overlooked: Overlooked, wasLookedAt: (NodeID) -> Bool) -> [Self] {
    var result: [Self] = []
    func add(_ place: Self) {
      var place = place
      place.isOverlooked = overlooked.contains(NodeID(place.id))
      result.append(place)
    }
    func addPages(of elements: [Element], in path: String) {
      for element in elements where !element.id.isEmpty {
        let own = path + "/" + element.id
        if element.role == .page, !wasLookedAt(NodeID(own)) {
          add(Self(.page, id: own, title: element.label, source: element.source))
        } else {
          addPages(of: element.children, in: own)
        }
      }
    }
    for window in scene.windows {
      if wasLookedAt(NodeID(window.id)) {
        addPages(of: window.elements, in: window.id)
      } else {
        add(Self(.window, id: window.id, title: window.title, source: window.source))
      }
    }
    return result
  }
}
