public import Accessibility
import Scenes

/// Several buttons of a sheet on a watch stand in its toolbar.
///
/// Ways out are no such buttons, nor what opens something else: those are rows of its content.
public struct WatchSheetToolbar: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "watch-sheet-toolbar",
    title: "Several buttons of a sheet on a watch are in a toolbar",
    why:
      "Loose buttons take a row each of a screen that has four, so that people scroll to the second; side by side in "
      + "a toolbar both are in reach.",
    remedy: "Move the buttons to the sheet's \"toolbar\".",
    severity: .info, method: .static, references: [.guideline("sheet-watchos-toolbar-for-buttons")])

  public let looksAround = true

  public func concerns(_ role: Role) -> Bool { role == .sheet }

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    let node = context.tree.nodes[index]
    guard let scene = context.scene, scene.platform == .watchOS,
      let view = context.presentation(node.id.path), case .sheet(let sheet) = view.kind
    else { return .inapplicable }
    let loose = Self.acting(view.elements)
    if loose.count >= 2 {
      return .fail(.looseButtons(name: view.title ?? view.id, buttons: loose.map { $0.label ?? $0.id }))
    }
    return loose.count + Self.acting(sheet.toolbar).count >= 2 ? .pass : .inapplicable
  }

  /// The buttons that do something to what is shown.
  private static func acting(_ elements: [Element]) -> [Element] {
    elements.filter { $0.role == .button && $0.dismissRole == nil && $0.opens == nil }
  }
}

extension Message {
  static func looseButtons(name: String, buttons: [String]) -> Self {
    let list = buttons.map { "“\($0)”" }.joined(separator: ", ")
    return Self("Of the sheet “{name}” {buttons} stand loose.", ["name": name, "buttons": list])
  }
}
