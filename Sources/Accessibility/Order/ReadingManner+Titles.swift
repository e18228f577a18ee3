extension ReadingManner {
  /// Whether the reader of the platform tells what a node that holds others is called as people come into it: VoiceOver
  /// tells it of nothing, TalkBack of collections and groups, Orca of those, dialogs, menus and landmarks. Windows are told
  /// as they come forward.
  public func tellsTitle(of node: AccessibilityNode) -> Bool {
    switch self {
    case .rows: false
    case .merging: [.list, .tree, .tabBar, .table, .tabView, .group].contains(node.role) || node.isPager
    case .document:
      node.traits.contains(.landmark) || node.role.isPresentation
        || [.list, .table, .group, .panel, .tree, .menu, .statusBar, .dialog].contains(node.role)
    }
  }
}

extension AccessibilityTree {
  /// Whether a node is what people have before them as a whole, whose name is told as it comes to the front: an
  /// application, its window, a page that fills it. An application or a page within a page is a part of it, and so is a
  /// frame beside other content.
  public func isToldInFront(_ index: Int) -> Bool {
    switch nodes[index].role {
    case .window: return true
    case .application:
      // Beside other applications and windows it is one of what the screen shows; beside anything else it is a part.
      return platform == "web"
        ? nodes[index].parent < 0 && nodes[index].end == nodes.count : nodes[index].parent < 0 || fills(index)
    case .page:
      // The panel of a tab is a part of a page.
      return nodes[index].roleWord != "tabpanel" && nodes[index].roleWord != "tabPanel" && fills(index)
    default: return false
    }
  }

  /// Whether a node is all that there is, but for windows and applications that have nothing else in them.
  private func fills(_ index: Int) -> Bool {
    let outermost = ancestors(of: index).last ?? index
    let isAlone =
      outermost != index || nodes[index].end == nodes.count && index == 0
      || roots.allSatisfy { $0 == index || [.window, .application].contains(nodes[$0].role) }
    return isAlone
      && ancestors(of: index).allSatisfy {
        [.window, .application].contains(nodes[$0].role) && nodes[$0].end == nodes[index].end && isFirst(index, in: $0)
      }
  }

  /// Whether nothing in a node stands before another one but what is around that.
  private func isFirst(_ index: Int, in outer: Int) -> Bool {
    outer + ancestors(of: index).prefix { $0 > outer }.count + 1 == index
  }
}
