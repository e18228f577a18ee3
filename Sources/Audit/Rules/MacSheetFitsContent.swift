import Accessibility
import Geometry
import Scenes

/// A sheet on macOS is large enough for its content, and not mostly empty.
///
/// Judged is the size that its author gives it (`defaultSize` or `frame`) against the room that its content needs as
/// its author says (`content`: `minFittingSize`, else `fittingSize`); it is empty as far as it is larger than
/// `fittingSize`.
public struct MacSheetFitsContent: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "mac-sheet-fits-content",
    title: "A sheet on macOS fits its content",
    why: "What is cut off nobody reaches without resizing, which not everybody can do; in a sheet that is mostly "
      + "empty what there is lies far apart, and a magnifier shows nothing of it.",
    remedy: "Give it a \"defaultSize\" that fits its content.",
    severity: .warning, method: .static,
    references: [
      .guideline("sheet-macos-size-fits-content")
    ],
    parameters: [
      RuleParameter(
        name: "empty", value: Parameters().maxEmptyRatio, unit: "share",
        meaning: "how much of it may be empty (P.maxEmptyRatio, A-13)")
    ])

  public let looksAround = true

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let shown = ShownSheet(index, in: context, on: [.macOS]), let content = shown.view.contentSize,
      let size = shown.sheet.defaultSize ?? shown.view.frame?.size,
      let least = content.minFittingSize ?? content.fittingSize
    else { return .inapplicable }
    if size.width < least.width || size.height < least.height {
      return .fail(.cutsContent(name: shown.name))
    }
    let whole = size.width * size.height
    if let fitting = content.fittingSize, whole > 0 {
      let used = min(fitting.width, size.width) * min(fitting.height, size.height)
      if 1 - used / whole > shown.scene.parameters.maxEmptyRatio { return .fail(.mostlyEmpty(name: shown.name)) }
    }
    return .pass
  }
}

extension Message {
  static func cutsContent(name: String) -> Self {
    Self("The sheet “{name}” is smaller than its content.", ["name": name])
  }
  static func mostlyEmpty(name: String) -> Self {
    Self("The sheet “{name}” is much larger than its content.", ["name": name])
  }
}
