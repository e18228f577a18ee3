public import Accessibility

/// A long text has headings.
///
/// Counted are texts in a window or presentation outside of lists, tables and trees, which readers have ways of their
/// own through.
public struct HeadingMissing: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "heading-missing",
    title: "A screen with much text has headings",
    why: "People who listen go from heading to heading; without any they hear all of it to find a part.",
    remedy: "Mark the titles of the parts as headings.",
    severity: .warning, method: .static, references: .criterion("1.3.1"),
    parameters: [
      RuleParameter(
        name: "most", value: Double(most), unit: "texts",
        meaning: "Texts of a screen that needs no heading: two screens of a phone, at the least, with rows of 44 pt.")
    ])

  private static let most = 40

  public func concerns(_ role: Role) -> Bool {
    switch role {
    case .window, .sheet, .fullScreen, .dialog: true
    default: false
    }
  }

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard context.tree.nodes[index].end - index > Self.most, !context.isOutOfReach(index) else { return .inapplicable }
    var (next, texts) = (index + 1, 0)
    while next < context.tree.nodes[index].end {
      switch context.tree.nodes[next].role {
      case .heading: return .pass
      case .list, .table, .tree, .menu, .menuBar, .window, .sheet, .fullScreen, .dialog:
        next = max(context.tree.nodes[next].end, next + 1)
        continue
      case .text: if context.shape(of: next).contains(.isSpoken) { texts += 1 }
      default:
        let node = context.tree.nodes[next]
        if node.traits.contains(.landmark) || node.isAlso(.heading) { return .pass }
      }
      next += 1
    }
    return texts > Self.most ? .fail(.noHeading(texts: texts)) : .inapplicable
  }
}

extension Message {
  static func noHeading(texts: Int) -> Self {
    Self("There are {texts} texts and no heading.", ["texts": "\(texts)"])
  }
}
