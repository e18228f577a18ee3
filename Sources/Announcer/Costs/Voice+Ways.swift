public import Accessibility

extension Voice {
  /// Whether its users go from control to control by the key Tab too: readers of the desktop are used with a keyboard, and
  /// go along with its focus.
  public var isTabbed: Bool {
    switch self {
    case .orca, .orca43: true
    case .voiceover, .talkback: false
    }
  }

  /// What takes its users from one element to another by one gesture or key each, but for exploring by touch, which needs
  /// to know where things are.
  ///
  /// Of the gestures that the manuals list (applevis.com, TalkBack's defaults); TalkBack has none for the ends.
  public func ways(through tree: AccessibilityTree) -> [ReaderCommand] {
    let scrolls = AccessibilityAction.ScrollDirection.allCases.map(ReaderCommand.scroll)
    let rotor: [ReaderCommand] = [
      .turnRotor(forward: true), .turnRotor(forward: false), .useRotor(forward: true), .useRotor(forward: false),
    ]
    switch self {
    case .voiceover: return [.next, .previous, .first, .last] + rotor + scrolls
    case .talkback: return [.next, .previous] + rotor + scrolls
    case .orca, .orca43: return [.next, .previous, .first, .last]
    }
  }

  /// The same by the letters of structural navigation, where it is on: to what there is of each kind.
  public func structuralWays(through tree: AccessibilityTree) -> [ReaderCommand] {
    guard manners.hasKeyNavigation else { return [] }
    var kinds = Set(StructuralKind.allCases)
    var found: Set<StructuralKind> = []
    for node in tree.nodes {
      for kind in kinds where kind.matches(node) { found.insert(kind) }
      kinds.subtract(found)
      if kinds.isEmpty { break }
    }
    return StructuralKind.allCases.filter(found.contains).flatMap { [.nextKind($0), .previousKind($0)] }
  }
}
