public import Accessibility
import Scenes

/// An action sheet of UIKit stands on a platform where UIKit has them: iOS, iPadOS or tvOS.
///
/// Only the document says which framework the interface is made with; without it the rule does not apply.
public struct UIKitActionSheet: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "uikit-action-sheet",
    title: "A UIKit action sheet is on iOS, iPadOS or tvOS",
    why: "UIKit shows UIAlertController.Style.actionSheet on iOS, iPadOS and tvOS; what is designed with it for "
      + "another platform cannot be built as it was tried here.",
    remedy: "On macOS, visionOS and watchOS describe it with \"confirmationDialog\", as SwiftUI has it there.",
    severity: .warning, method: .static, references: [.guideline("action-sheet-uikit-platforms")])

  public let looksAround = true

  public func concerns(_ role: Role) -> Bool { role == .actionSheet }

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    let node = context.tree.nodes[index]
    guard let scene = context.scene, scene.api == .uiKit else { return .inapplicable }
    guard case .actionSheet? = context.presentation(node.id.path)?.kind else { return .inapplicable }
    if Self.platforms.contains(scene.platform) { return .pass }
    return .fail(.noActionSheet(platform: scene.platform.rawValue))
  }

  private static let platforms =
    FrameworkName.table.first { $0.reportedBy == "uikit-action-sheet" }?.platforms ?? []
}

extension Message {
  static func noActionSheet(platform: String) -> Self {
    Self("UIKit has no action sheets on {platform}.", ["platform": platform])
  }
}
