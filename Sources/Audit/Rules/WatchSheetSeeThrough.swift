public import Accessibility
import Scenes

/// A sheet on a watch lets something of what it covers through, blurred and paler.
public struct WatchSheetSeeThrough: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "watch-sheet-see-through",
    title: "A sheet on a watch is semitransparent, with the system's material",
    why: "A sheet on a watch has the whole screen; only what shines through it tells people where they are, and only "
      + "the material keeps that from mixing with what they read.",
    remedy: "Leave its opacity and material out, or make the opacity more than 0 and less than 1.",
    severity: .warning, method: .static,
    references: [.guideline("sheet-watchos-material"), .guideline("sheet-watchos-semitransparent")])

  public let looksAround = true

  public func concerns(_ role: Role) -> Bool { role == .sheet }

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    let node = context.tree.nodes[index]
    guard let scene = context.scene, scene.platform == .watchOS,
      let view = context.presentation(node.id.path), case .sheet(let sheet) = view.kind
    else { return .inapplicable }
    let name = view.title ?? view.id
    let look = SheetAppearance(sheet, on: PlatformProfile(scene.platform), in: scene.sizeClass)
    if look.backgroundOpacity >= 1 { return .fail(.opaqueSheet(name: name)) }
    if look.backgroundOpacity <= 0 { return .fail(.clearSheet(name: name)) }
    return look.material == .none ? .fail(.noMaterial(name: name)) : .pass
  }
}

extension Message {
  static func opaqueSheet(name: String) -> Self {
    Self("Nothing can be seen through the sheet “{name}”.", ["name": name])
  }
  static func clearSheet(name: String) -> Self { Self("The sheet “{name}” has no background.", ["name": name]) }
  static func noMaterial(name: String) -> Self {
    Self("What the sheet “{name}” covers is neither blurred nor made paler.", ["name": name])
  }
}
