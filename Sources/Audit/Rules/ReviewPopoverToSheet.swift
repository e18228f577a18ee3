import Accessibility
import Scenes

/// A person looks whether a scene in whose popovers something opens a sheet has to do so.
///
/// Asked once for a scene, where there is such a control.
public struct ReviewPopoverToSheet: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule.review(
    .sheetPopoverToSheetIsRare,
    title: "Few controls in popovers open a sheet",
    why: "Two layers one after the other are two ways back, and a popover that goes away takes the place with it "
      + "that people came from.")

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let scene = context.askedScene(.sheetPopoverToSheetIsRare, at: index) else { return .inapplicable }
    guard let openers = context.document?.sheetOpenersInPopovers else { return .inapplicable }
    return context.answer(
      .sheetPopoverToSheetIsRare, scene.reviews, isKept: openers == 0, .sheetPopoverToSheetIsRare(name: scene.id))
  }
}

extension Message {
  static func sheetPopoverToSheetIsRare(name: String) -> Self {
    Self("In “{name}” a control of a popover opens a sheet: is that a rare case, and necessary?", ["name": name])
  }
}
