/// How a file comes to be, and what becomes of one that is there already.
public enum OutputManner: Hashable, Sendable {
  /// It takes its place only when all of it is on the disk; until then the old one stays, whatever happens.
  ///
  /// - Parameters:
  ///   - replaces: Whether it may take the place of an old one that holds something.
  ///   - isPrivate: Whether nobody but its owner may read it.
  case whole(replaces: Bool, isPrivate: Bool = false)
  /// It is there from its first row on and grows, so that a killed process leaves what it had written. An old one stays
  /// until there is something to put in its place.
  ///
  /// - Parameters:
  ///   - replaces: Whether it may take the place of an old one that holds something.
  ///   - isPrivate: Whether nobody but its owner may read it.
  case growing(replaces: Bool, isPrivate: Bool)

  /// Whether it may take the place of an old file that holds something.
  var replaces: Bool {
    switch self {
    case .whole(let replaces, _), .growing(let replaces, _): replaces
    }
  }

  /// Whether nobody but its owner may read it.
  var isPrivate: Bool {
    switch self {
    case .whole(_, let isPrivate), .growing(_, let isPrivate): isPrivate
    }
  }

  /// Whether it is there before it is whole.
  var grows: Bool { if case .growing = self { true } else { false } }
}
