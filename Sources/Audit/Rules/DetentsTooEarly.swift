import Accessibility
import Scenes

/// On iOS and iPadOS before version 15 no sheet rests at other heights than `large`, nor is it nonmodal.
///
/// Where the scene says no version, the newest is meant.
public struct DetentsTooEarly: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "detents-too-early",
    title: "Sheets with detents, and nonmodal ones, are on iOS 15 or later",
    why: "Before iOS 15 a sheet has one height and blocks its parent; people with an older system see "
      + "something else than was tried.",
    remedy: "Ask for iOS 15 or later, or leave the detents and \"modality: nonmodal\" out.",
    severity: .error, method: .static,
    references: [.guideline("sheet-detents-since-ios15"), .guideline("sheet-nonmodal-since-ios15")])

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard context.tree.nodes[index].role == .sheet || context.tree.nodes[index].role == .popover,
      let view = context.presentation(context.tree.nodes[index].id.path), case .sheet(let sheet) = view.kind,
      let platform = context.scene?.platform
    else { return .inapplicable }
    guard platform == .iOS || platform == .iPadOS else { return .inapplicable }
    let isNew =
      sheet.modality == .nonmodal || sheet.detents.count > 1 || sheet.detents.first.map { $0 != .large } ?? false
    guard isNew else { return .inapplicable }
    guard let version = context.scene?.osVersion, Double(version) < Self.first else { return .pass }
    return .fail(.tooEarly(name: view.title ?? view.id, version: version))
  }

  /// The first version with detents.
  private static let first = 15.0
}

extension Message {
  static func tooEarly(name: String, version: Int) -> Self {
    Self("“{name}” needs iOS 15 and is for version {version}.", ["name": name, "version": "\(version)"])
  }
}
