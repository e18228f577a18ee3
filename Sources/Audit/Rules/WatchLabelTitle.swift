import Accessibility
import Scenes

/// On a watch what leaves a sheet is not called like the sheet, like the view under it, or like the app.
///
/// That is judged but for case and spaces.
public struct WatchLabelTitle: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "watch-label-title",
    title: "What leaves a sheet on a watch does not look like a title",
    why: "What stands where the title of a page stands is taken for one: people do not know that they can tap it, "
      + "and how to leave.",
    remedy: "Leave its label out, or call it Cancel, Done or Dismiss.",
    severity: .warning, method: .static,
    references: [
      .guideline("sheet-watchos-no-title-like-label")
    ])

  public let looksAround = true

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let button = SheetWayOut(index, in: context, on: [.watchOS]), let name = button.node.name
    else { return .inapplicable }
    let scene = button.sheet.scene
    let titles = [button.sheet.view.title, scene.app.name] + scene.windows.map(\.title)
    let own = name.folded
    let isTitle = titles.contains { $0?.folded == own }
    return isTitle ? .fail(.calledLikeTitle(name: name, sheet: button.sheet.name)) : .pass
  }
}

extension Message {
  static func calledLikeTitle(name: String, sheet: String) -> Self {
    Self("“{name}” leaves the sheet “{sheet}” and is called like a title.", ["name": name, "sheet": sheet])
  }
}
