import Accessibility
import Scenes

/// A non-modal sheet on iOS and iPadOS rests at a height under large at which it leaves its parent undimmed, and a
/// modal one asks for no such height.
///
/// From version 15 on, which has detents. A height of the author's own does as well as medium.
public struct NonmodalUndimmed: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "nonmodal-undimmed",
    title: "A non-modal sheet leaves its parent undimmed at a height under large",
    why: "What is declared non-modal and dims its parent blocks it all the same: people see that it is there, and "
      + "nothing that they do to it gets through.",
    remedy: "Give it the detent \"medium\" and say \"largestUndimmedDetent: medium\", or leave both out of a modal "
      + "sheet.",
    severity: .warning, method: .static,
    references: [
      .guideline("sheet-nonmodal-needs-medium-and-undimmed")
    ])

  public let looksAround = true

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let shown = ShownSheet(index, in: context, on: [.iOS, .iPadOS]),
      shown.scene.osVersion ?? Self.first >= Self.first
    else { return .inapplicable }
    let undimmed = shown.sheet.largestUndimmedDetent
    if shown.sheet.modality == .modal {
      return undimmed.map { .fail(.modalAndUndimmed(name: shown.name, detent: $0)) } ?? .inapplicable
    }
    guard let undimmed else { return .fail(.nonmodalAndDimmed(name: shown.name)) }
    guard shown.sheet.detents.contains(where: { $0.height != .large }) else {
      return .fail(.nonmodalAndLarge(name: shown.name))
    }
    return shown.sheet.detents.contains { $0.id == undimmed } ? .pass : .fail(.nonmodalAndDimmed(name: shown.name))
  }

  /// The first version with detents (C-02).
  private static let first = 15
}

extension Message {
  static func modalAndUndimmed(name: String, detent: String) -> Self {
    Self(
      "The sheet “{name}” is modal and asks for an undimmed parent up to {detent}.", ["name": name, "detent": detent])
  }
  static func nonmodalAndDimmed(name: String) -> Self {
    Self(
      "The sheet “{name}” is declared non-modal and leaves its parent undimmed at none of its heights.", ["name": name])
  }
  static func nonmodalAndLarge(name: String) -> Self {
    Self("The sheet “{name}” is declared non-modal and covers its parent at its only height.", ["name": name])
  }
}
