public import Scenes

/// What is to be read otherwise in a scene than it is written.
///
/// The changes are made to the document before it is read, so that everything that follows from a platform does.
public struct SceneChanges: Hashable, Sendable {
  /// Another platform.
  public var platform: Platform?
  /// Another direction.
  public var isRightToLeft: Bool?
  /// Parameters that are set, by a mapping that stands elsewhere.
  public var parameters: LocatedNode?

  /// Nothing is changed.
  public init() {}

  /// A document with the changes.
  func applied(to document: LocatedNode) -> LocatedNode {
    guard var mapping = document.mapping else { return document }
    func set(_ key: String, _ content: LocatedNode.Content) {
      if let index = mapping.entries.firstIndex(where: { $0.key == key }) {
        mapping.entries[index].value.content = content
      } else {
        let node = LocatedNode(content, at: document.location)
        mapping.entries.append(LocatedNode.Entry(key: key, keyLocation: document.location, value: node))
      }
    }
    func set(_ key: String, _ word: String) { set(key, .scalar(LocatedNode.Scalar(word, isPlain: true))) }
    if let platform { set("platform", platform.rawValue) }
    if let isRightToLeft { set("layoutDirection", isRightToLeft ? "rtl" : "ltr") }
    if let changed = parameters?.mapping?.entries {
      let old = mapping["parameters"]?.mapping?.entries ?? []
      let kept = old.filter { entry in !changed.contains { $0.key == entry.key } }
      set("parameters", .mapping(LocatedNode.Mapping(kept + changed)))
    }
    return LocatedNode(.mapping(mapping), at: document.location)
  }
}
