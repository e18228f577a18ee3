internal import Accessibility
internal import Scenes

/// An item whose content may be larger than itself.
struct Scroller: Sendable {
  /// The item.
  let item: Int
  /// Axes along which it scrolls as its author says; nil where the size of the content says it.
  let axes: Axes?

  /// A scroll view, or a list whose author says that it scrolls; nil for anything else.
  init?(_ item: Int, _ element: Element) {
    switch element.role {
    case .scrollView: break
    case .list, .table, .tree: guard element.axes != nil || element.contentSize != nil else { return nil }
    default: return nil
    }
    self.item = item
    axes = element.axes
  }

  /// Whether what is in it stands side by side: its author lets it scroll across only.
  var isRow: Bool { axes == .horizontal }
}
