public import Accessibility
import Scenes

/// A sheet that asks people for information is modal: until they have given it there is nothing else to be done.
///
/// What a sheet is for only its author knows (`purpose`): `attach-file`, `choose-location` and `specify-format` are
/// requests for information, as is `request-information` itself.
public struct SheetAsksModally: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "sheet-asks-modally",
    title: "A sheet that asks for information is modal",
    why: "Whoever can go on below a sheet that asks which file, where to or in what format changes what is asked "
      + "about, and a screen reader leaves the question without a word.",
    remedy: "Leave \"modality: nonmodal\" and \"largestUndimmedDetent\" out.",
    severity: .info, method: .static, references: [.guideline("sheet-modal-example-uses")])

  public let looksAround = true

  public func concerns(_ role: Role) -> Bool { role == .sheet }

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    let node = context.tree.nodes[index]
    guard let view = context.presentation(node.id.path), case .sheet = view.kind,
      view.purpose.general == .requestInformation
    else { return .inapplicable }
    return node.traits.contains(.modal)
      ? .pass : .fail(.asksInPassing(name: view.title ?? view.id, view.purpose.rawValue))
  }
}

extension Message {
  static func asksInPassing(name: String, _ purpose: String) -> Self {
    Self(
      "The sheet “{name}” is there for {purpose} and leaves what is below it in use.",
      ["name": name, "purpose": purpose])
  }
}
