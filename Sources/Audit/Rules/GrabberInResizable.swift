import Accessibility
import Scenes

/// On iOS and iPadOS from version 15 on, a sheet with several detents shows a grabber.
///
/// One that its author keeps from being resized needs none; where its author gives a reason for leaving it out
/// (`hints.grabberOmittedReason`), a person has to judge (C-05).
public struct GrabberInResizable: DocumentedRule {
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
      sheet.detents.count > 1, sheet.isResizable != false
    else { return .inapplicable }
    if sheet.grabberVisible { return .pass }
    if let reason = view.hints?.grabberOmittedReason, !reason.isBlank {
      return .cannotTell(.grabberLeftOut(name: view.title ?? view.id, reason: reason))
    }
    return .fail(.noGrabber(name: view.title ?? view.id, count: sheet.detents.count))
  }

  private static let newest = Int.max
}

extension Message {
  static func grabberLeftOut(name: String, reason: String) -> Self {
    Self(
      "“{name}” shows no grabber, as its author says because: {reason}. Whether that holds a person has to say.",
      ["name": name, "reason": reason])
  }
  static func noGrabber(name: String, count: Int) -> Self {
    Self("“{name}” rests at {count} heights and shows no grabber.", ["name": name, "count": "\(count)"])
  }
}
