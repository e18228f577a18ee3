import Accessibility
import Geometry

/// What is around a node that several rules ask for, as indices in the tree; found for all nodes in one pass.
public struct Surroundings: Hashable, Sendable {
  /// The nearest node around it that cuts off what is in it.
  public var clip: Int? { Self.index(shortClip) }
  /// The nearest control around it.
  public var control: Int? { Self.index(shortControl) }
  /// The nearest node around it that a reader stops at or that people operate.
  public var element: Int? { Self.index(shortElement) }
  /// The nearest list item, row, cell or tree item around it.
  public var item: Int? { Self.index(shortItem) }
  /// The window, panel or presentation that it is in, itself where it is one.
  public var surface: Int? { Self.index(shortSurface) }
  /// The nearest node with a background of its own, itself where it has one.
  public var backdrop: Int? { Self.index(shortBackdrop) }
  /// The nearest node that says its language, itself where it does.
  public var speaker: Int? { Self.index(shortSpeaker) }
  /// The sibling before it.
  public var previous: Int? { Self.index(shortPrevious) }

  private var shortClip: Int32 = -1
  private var shortControl: Int32 = -1
  private var shortElement: Int32 = -1
  private var shortItem: Int32 = -1
  private var shortSurface: Int32 = -1
  private var shortBackdrop: Int32 = -1
  private var shortSpeaker: Int32 = -1
  private var shortPrevious: Int32 = -1

  private static func index(_ short: Int32) -> Int? { short < 0 ? nil : Int(short) }

  /// What is around each node; same indices as the tree's nodes. Linear in the size of the tree.
  static func all(in tree: AccessibilityTree) -> [Surroundings] {
    let nodes = tree.nodes
    var result: [Surroundings] = []
    result.reserveCapacity(nodes.count)
    // The child of each node that was met last.
    var youngest = [Int32](repeating: -1, count: nodes.count)
    var lastRoot: Int32 = -1
    for index in nodes.indices {
      let (parent, role) = (nodes[index].parent, nodes[index].role)
      let short = Int32(truncatingIfNeeded: index)
      var around = Surroundings()
      if parent >= 0, parent < index {
        around = result[parent]
        around.shortPrevious = youngest[parent]
        youngest[parent] = short
        let kind = Kind(nodes[parent].role)
        if nodes[parent].traits.contains(.clips) { around.shortClip = Int32(truncatingIfNeeded: parent) }
        if kind == .control { around.shortControl = Int32(truncatingIfNeeded: parent) }
        if kind == .item { around.shortItem = Int32(truncatingIfNeeded: parent) }
        if nodes[parent].exposure == .element || nodes[parent].isOperable {
          around.shortElement = Int32(truncatingIfNeeded: parent)
        }
      } else {
        around.shortPrevious = lastRoot
        lastRoot = short
      }
      if Kind(role) == .surface { around.shortSurface = short }
      if nodes[index].background != nil { around.shortBackdrop = short }
      if nodes[index].language != nil { around.shortSpeaker = short }
      result.append(around)
    }
    return result
  }

  /// What a role is to what is in it.
  private enum Kind {
    case control, item, surface, other

    init(_ role: Role) {
      switch role {
      case .listItem, .row, .cell, .treeItem: self = .item
      case .window, .panel, .sheet, .fullScreen, .actionSheet, .alert, .dialog, .popover, .menu, .activityView:
        self = .surface
      default: self = role.isControl ? .control : .other
      }
    }
  }
}
