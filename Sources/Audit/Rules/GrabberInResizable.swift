import Accessibility
import Scenes

/// On iOS and iPadOS from version 15 on, a sheet with several detents shows a grabber.
public struct GrabberInResizable: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "grabber-in-resizable",
    title: "A sheet that people can resize has a grabber",
    why: "The grabber says that the sheet can be pulled, and is where a screen reader resizes it.",
    remedy: "Say \"grabber: true\".",
    severity: .warning, method: .static, references: [.guideline("sheet-grabber-in-resizable")])

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard context.tree.nodes[index].role == .sheet || context.tree.nodes[index].role == .popover,
      let view = context.presentation(context.tree.nodes[index].id.path), case .sheet(let sheet) = view.kind,
      let platform = context.scene?.platform
    else { return .inapplicable }
    guard platform == .iOS || platform == .iPadOS, context.scene?.osVersion ?? Self.newest >= 15,
      sheet.detents.count > 1
    else { return .inapplicable }
    return sheet.grabberVisible ? .pass : .fail(.noGrabber(name: view.title ?? view.id, count: sheet.detents.count))
  }

  private static let newest = Int.max
}

extension Message {
  static func noGrabber(name: String, count: Int) -> Self {
    Self("“{name}” rests at {count} heights and shows no grabber.", ["name": name, "count": "\(count)"])
  }
}
