import Accessibility
import Scenes

/// On macOS, what people give input to again and again while they watch the result is a panel, not a sheet.
///
/// A sheet keeps people from the window under it, where the result shows. Whether a view is of that kind only its
/// author knows (`interaction: repeated-input-observe-result`); where nothing is declared there is nothing to check.
public struct PanelForRepeatedInput: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "panel-for-repeated-input",
    title: "Repeated input with results to watch is in a panel",
    why: "A sheet on macOS blocks and dims its window, so that people who try one input after the other, as they do "
      + "when they replace a word here and there, do not get at what comes of it.",
    remedy: "Present it as a panel beside the window.",
    severity: .warning, method: .static,
    references: [
      .guideline("sheet-macos-panel-for-repeated-input"),
      .guideline("sheet-macos-find-replace-panel"),
    ])

  public let looksAround = true

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    let role = context.tree.nodes[index].role
    guard role == .sheet || role == .panel else { return .inapplicable }
    let node = context.tree.nodes[index]
    guard let scene = context.scene, scene.platform == .macOS,
      let view = context.presentation(node.id.path), view.interaction == .repeatedInputObserveResult
    else { return .inapplicable }
    return node.role == .panel ? .pass : .fail(.sheetForRepeatedInput(name: view.title ?? view.id))
  }
}

extension Message {
  static func sheetForRepeatedInput(name: String) -> Self {
    Self("The sheet “{name}” keeps people from the window in which they watch the results.", ["name": name])
  }
}
