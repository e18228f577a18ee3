public import Accessibility
import Scenes

/// A sheet that says at which heights it rests is on iOS or iPadOS, where sheets rest at detents.
///
/// Elsewhere the system ignores them. A sheet that rests at `large` only asks for nothing that is special.
public struct DetentsElsewhere: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "detents-elsewhere",
    title: "Detents are on iOS or iPadOS",
    why: "Sheets rest at detents on iOS and iPadOS; on another platform a sheet that counts on them covers more of its "
      + "parent than its author expects, and nobody can make it smaller.",
    remedy: "Leave the detents out, or give the sheet of this platform a size.",
    severity: .warning, method: .static, references: [.guideline("sheet-detents-for-iphone")])

  public let looksAround = true

  public func concerns(_ role: Role) -> Bool { role == .sheet }

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    let node = context.tree.nodes[index]
    guard let scene = context.scene, let view = context.presentation(node.id.path),
      case .sheet(let sheet) = view.kind, sheet.detents != [.large]
    else { return .inapplicable }
    if PlatformProfile(scene.platform).hasDetents { return .pass }
    return .fail(.detentsElsewhere(name: view.title ?? view.id, platform: scene.platform.rawValue))
  }
}

extension Message {
  static func detentsElsewhere(name: String, platform: String) -> Self {
    Self("The sheet “{name}” has detents, which {platform} has not.", ["name": name, "platform": platform])
  }
}
