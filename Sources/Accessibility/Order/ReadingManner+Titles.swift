extension ReadingManner {
  /// Whether the reader of the platform tells what a node that holds others is called as people come into it: VoiceOver
  /// tells it of nothing, TalkBack of collections and groups, Orca of those, dialogs, menus and landmarks. Windows are told
  /// as they come forward.
  public func tellsTitle(of node: AccessibilityNode) -> Bool {
    switch self {
    case .rows: false
    case .merging: [.list, .tree, .tabBar, .table, .tabView, .group].contains(node.role)
    case .document:
      node.traits.contains(.landmark) || node.role.isPresentation
        || [.list, .table, .group, .panel, .tree, .menu, .statusBar, .dialog].contains(node.role)
    }
  }
}
