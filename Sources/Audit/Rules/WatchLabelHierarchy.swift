import Accessibility
import Scenes

/// On a watch what leaves a sheet is not called like a way back through a hierarchy.
///
/// Such labels are those of the scene's parameter `navLabels`: Back, a chevron and their likes.
public struct WatchLabelHierarchy: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "watch-label-hierarchy",
    title: "What leaves a sheet on a watch does not look like the way back",
    why: "Back promises the page before; people who want to leave the sheet do not dare to take it, and others "
      + "look for a page that is not there.",
    remedy: "Leave its label out, or call it Cancel, Done or Dismiss.",
    severity: .warning, method: .static,
    references: [
      .guideline("sheet-watchos-no-hierarchy-label")
    ])

  public let looksAround = true

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let button = SheetWayOut(index, in: context, on: [.watchOS]), let name = button.node.name
    else { return .inapplicable }
    let own = name.folded
    let isBack = button.sheet.scene.parameters.navLabels.contains { $0.folded == own }
    return isBack ? .fail(.calledBack(name: name, sheet: button.sheet.name)) : .pass
  }
}

extension Message {
  static func calledBack(name: String, sheet: String) -> Self {
    Self(
      "“{name}” leaves the sheet “{sheet}” and is called like a way back.", ["name": name, "sheet": sheet])
  }
}
