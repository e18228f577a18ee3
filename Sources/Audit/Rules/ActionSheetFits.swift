import Accessibility
import Geometry
import Scenes

/// All buttons of an action sheet or confirmation dialog are on the screen at once, without scrolling.
///
/// On iOS, iPadOS and watchOS, as the device is held.
public struct ActionSheetFits: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "action-sheet-fits",
    title: "An action sheet shows all its buttons",
    why: "People choose among what they see; scrolling a list of buttons is slow and chooses one by accident.",
    remedy: "Leave some of the buttons out.",
    severity: .warning, method: .static,
    references: [
      .guideline("action-sheet-no-scroll"),
      .guideline("action-sheet-scroll-no-accidental-tap"),
      .guideline("action-sheet-watchos-all-options-visible"),
    ])

  public let looksAround = true

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let dialog = ShownDialog(index, in: context), dialog.actionSheet != nil,
      [.iOS, .iPadOS, .watchOS].contains(dialog.scene.platform)
    else { return .inapplicable }
    let nodes = context.tree.nodes
    let room = dialog.node.frame.intersection(Rect(origin: .zero, size: context.tree.screen))
    var (hidden, all) = (0, 0)
    for inner in index + 1..<max(index + 1, dialog.node.end) where nodes[inner].role == .button {
      all += 1
      var seen = nodes[inner].frame.intersection(room)
      if let clip = context.surroundings(of: inner).clip { seen = seen.intersection(nodes[clip].frame) }
      if seen != nodes[inner].frame { hidden += 1 }
    }
    if all == 0 { return .inapplicable }
    return hidden == 0 ? .pass : .fail(.choicesHidden(name: dialog.name, hidden, of: all))
  }
}

extension Message {
  static func choicesHidden(name: String, _ hidden: Int, of all: Int) -> Self {
    Self(
      "{hidden} of the {all} buttons of “{name}” show only when it is scrolled.",
      ["hidden": "\(hidden)", "all": "\(all)", "name": name])
  }
}
