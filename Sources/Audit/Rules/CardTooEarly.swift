public import Accessibility
import Scenes

/// A sheet of an app for iOS or iPadOS is there from version 13 on, which brought the card.
///
/// Only where the document says which version it is meant for (`osVersion`).
public struct CardTooEarly: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "card-too-early",
    title: "Sheets as cards are on iOS 13 or later",
    why:
      "Before iOS 13 a modal view covers the screen and cannot be swiped away, so that what was tried here as a card "
      + "is something else for people with an older system.",
    remedy: "Ask for iOS 13 or later, or present it as \"fullScreen\".",
    severity: .warning, method: .static, references: [.guideline("modality-custom-styles-ios13")],
    parameters: [
      RuleParameter(
        name: "first", value: 13, unit: "version", meaning: "the first iOS with cards (C-02)")
    ])

  public let looksAround = true

  public func concerns(_ role: Role) -> Bool { role == .sheet }

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    let node = context.tree.nodes[index]
    guard let scene = context.scene, PlatformProfile(scene.platform).hasDetents,
      let version = scene.osVersion, let view = context.presentation(node.id.path), case .sheet = view.kind
    else { return .inapplicable }
    if version >= Self.first { return .pass }
    return .fail(.cardTooEarly(name: view.title ?? view.id, version: "\(scene.platform.rawValue) \(version)"))
  }

  private static let first = 13
}

extension Message {
  static func cardTooEarly(name: String, version: String) -> Self {
    Self("The sheet “{name}” cannot be a card on {version}.", ["name": name, "version": version])
  }
}
