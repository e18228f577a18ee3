import Accessibility
import Scenes

/// Where the radii of a sheet's corners are known, the upper two are more than 0 on iOS and iPadOS, and all four on
/// macOS.
///
/// In compact height a sheet of iOS has no corners.
public struct SheetCornersRounded: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "sheet-corners-rounded",
    title: "The corners of a sheet are rounded",
    why: "Rounded corners set the sheet off from its parent; a square one looks like a screen of its own.",
    remedy: "Leave the corner radius out, or make it more than 0.",
    severity: .warning, method: .static,
    references: [.guideline("sheet-macos-rounded-corners"), .guideline("sheet-top-corners-rounded")])

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard context.tree.nodes[index].role == .sheet || context.tree.nodes[index].role == .popover,
      let view = context.presentation(context.tree.nodes[index].id.path), case .sheet(let sheet) = view.kind,
      let platform = context.scene?.platform
    else { return .inapplicable }
    guard let radii = sheet.cornerRadius else { return .inapplicable }
    let corners: [Double]
    switch platform {
    case .iOS, .iPadOS:
      guard context.scene?.sizeClass.vertical != .compact else { return .inapplicable }
      corners = [radii.topLeft, radii.topRight]
    case .macOS: corners = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
    default: return .inapplicable
    }
    return corners.allSatisfy { $0 > 0 } ? .pass : .fail(.squareCorner(name: view.title ?? view.id))
  }
}

extension Message {
  static func squareCorner(name: String) -> Self { Self("A corner of “{name}” is square.", ["name": name]) }
}
