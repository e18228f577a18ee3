import Accessibility
import Geometry
import Scenes

/// The title of an action sheet or confirmation dialog fits on one line, so that it is neither broken nor cut off.
///
/// By its declared `titleLines`, else by an estimate: 1 em for a full-width character and 0.55 em for others, at
/// `titleFontSize`, against the width of the dialog without `titleMargin` on each side.
public struct DialogTitleOneLine: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "dialog-title-one-line",
    title: "The title of an action sheet fits on one line",
    why: "A long title takes time to read before the choices, is spoken whole before them, and is cut off where "
      + "text is large.",
    remedy: "Make the title shorter.",
    severity: .warning, method: .static,
    references: [
      .guideline("action-sheet-title-not-truncated"),
      .guideline("action-sheet-title-one-line"),
    ],
    parameters: [
      RuleParameter(
        name: "titleFontSize", value: Parameters().titleFontSize, unit: "pt",
        meaning: "the size at which its width is estimated (P.titleFontSize, A-22)"),
      RuleParameter(
        name: "titleMargin", value: Parameters().titleMargin, unit: "pt",
        meaning: "its distance from each side (P.titleMargin, A-22)"),
    ])

  public let looksAround = true

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let dialog = ShownDialog(index, in: context), let sheet = dialog.actionSheet, let title = dialog.view.title
    else { return .inapplicable }
    if let lines = sheet.titleLines { return lines > 1 ? .fail(.titleBroken(name: title)) : .pass }
    if title.utf8.contains(UInt8(ascii: "\n")) { return .fail(.titleBroken(name: title)) }
    let parameters = dialog.scene.parameters
    let room = dialog.node.frame.size.width - 2 * parameters.titleMargin
    return Self.ems(title) * parameters.titleFontSize <= room ? .pass : .fail(.titleBroken(name: title))
  }

  /// How wide a text is by the estimate of A-22, in ems.
  private static func ems(_ text: String) -> Double {
    text.unicodeScalars.reduce(0) { width, scalar in
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format, .control: width
      default: width + (isFullWidth(scalar.value) ? 1 : 0.55)
      }
    }
  }

  /// Hangul, kana, ideographs, full-width forms and emoji.
  static func isFullWidth(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}

extension Message {
  static func titleBroken(name: String) -> Self {
    Self("The title “{name}” does not fit on one line.", ["name": name])
  }
}
