internal import Accessibility
package import Scenes

/// An item whose content may be larger than itself.
package struct Scroller: Sendable {
  /// The item.
  package let item: ItemID
  /// Axes along which it scrolls as its author says; nil where the size of the content says it.
  package let axes: Axes?
  /// Whether it is a text that is typed, whose content grows.
  package let isText: Bool
  /// What it is besides.
  package let kind: Kind
  /// How large its content is shown, and whether people can change that.
  package let zoom: Zoom?
  /// Points of the first text in it that says its size; nil where none does.
  package var textSize: Double?

  /// What scrolls.
  package enum Kind: Hashable, Sendable {
    /// A scroll view, or a list that scrolls.
    case view
    /// A tab view, which shows each of its children as a page.
    case tabView
    /// A page of the tab view in the scroller.
    case page(of: ScrollerID)
  }

  /// A scroll view, a text editor, a list whose author says that it scrolls or that is longer than its room, a tab view or
  /// one of its pages; nil for anything else.
  ///
  /// - Parameters:
  ///   - tabView: The scroller of the tab view that it is directly in, if it is.
  ///   - isLong: Whether it is a list that is longer than its room.
  init?(_ item: ItemID, _ element: Element, in tabView: ScrollerID?, isLong: Bool, on profile: PlatformProfile) {
    self.item = item
    zoom = tabView == nil && element.role == .scrollView ? element.zoom : nil
    isText = element.role == .textEditor && element.contentSize == nil
    if element.role == .tabView {
      axes = element.pages.axis ?? profile.tabViewAxes
      kind = .tabView
      return
    }
    if let tabView {
      axes = element.axes
      kind = .page(of: tabView)
      return
    }
    switch element.role {
    case .scrollView, .textEditor: break
    case .list, .table, .tree: guard isLong || element.axes != nil || element.contentSize != nil else { return nil }
    default: return nil
    }
    axes = element.axes
    kind = .view
  }

  /// Whether what is in it stands side by side: its author lets it scroll across only.
  package var isRow: Bool { axes == .horizontal && kind == .view }

  /// Whether it is a tab view.
  package var isTabView: Bool { kind == .tabView }
}
