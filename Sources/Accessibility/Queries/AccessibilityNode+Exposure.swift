import Geometry

extension AccessibilityNode {
  /// Whether this node by itself takes its whole subtree out of what a screen reader can reach:
  /// hidden, fully transparent, covered by something modal, or clipping to nothing.
  public var removesSubtree: Bool {
    traits.contains(.hidden) || traits.contains(.blocked) || isInvisible
  }

  /// Whether nothing of it and its children can be seen: hidden, fully transparent or clipping to nothing.
  public var isInvisible: Bool {
    traits.contains(.hidden) || !(alpha > 0) || (traits.contains(.clips) && frame.isEmpty)
  }

  /// What a screen reader makes of the node, were it reachable.
  ///
  /// Where the source of the tree says whether a reader stops at the node, that counts; else its role and its words.
  public var exposure: Exposure {
    if let isElement { return isElement && !traits.contains(.decorative) ? .element : .container }
    if role.isControl { return traits.contains(.decorative) ? .container : .element }
    if traits.contains(.decorative) { return .container }
    switch role {
    case .image: return .element
    case .text, .heading, .progress, .separator, .scrollBar, .other, .unknown, .columnHeader, .rowHeader:
      return hasWords ? .element : .container
    case .cell, .row, .listItem, .treeItem:
      return hasWords || actions.contains(.activate) ? .element : .container
    default: return .container
    }
  }

  /// Whether it has a name, a value or a hint: anything at all to say.
  public var hasWords: Bool {
    name?.isEmpty == false || value?.isEmpty == false || hint?.isEmpty == false
      || placeholder?.isEmpty == false
  }

  /// Whether it scrolls by pages.
  package var isPager: Bool { role == .scrollView && indicators.contains { $0.page != nil } }

  /// Whether it has any text at all for people, be it one that only some voices say: a tooltip, a pane title.
  public var hasAnyText: Bool {
    if hasWords { return true }
    guard saysFurther else { return false }
    return [text, stateDescription, paneTitle, tooltip, errorText, roleDescription].contains { $0?.isEmpty == false }
      || !customContent.isEmpty
  }

  /// Whether a screen reader stops at it and reads words out, and people operate nothing there: a text, say.
  public var isReading: Bool { !role.isControl && hasWords && exposure == .element && !removesSubtree }

  /// What a screen reader makes of a node.
  public enum Exposure: Hashable, Sendable {
    /// The cursor stops at it; texts and pictures in it are part of it.
    case element
    /// The cursor goes on into it.
    case container
  }
}
