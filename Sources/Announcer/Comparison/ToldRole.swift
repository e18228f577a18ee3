/// What a reader tells a node to be.
public enum ToldRole: Hashable, Sendable {
  /// A word of its own, which is one for all readers.
  case wording(Wording)
  /// The words of the node's author, which no reader has for any role.
  case own(String)

  /// How it is called, for people and programs.
  public var name: String {
    switch self {
    case .wording(let wording): wording.rawValue
    case .own(let text): "“\(text)”"
    }
  }
}
