import Accessibility
import Geometry
import Scenes

/// What matters most in a sheet on iOS shows at medium, without resizing or scrolling.
///
/// What that is only its author knows (`relevance: primary` of an element). It shows where it ends above the height of
/// medium on the screen as it is declared; in compact height there is no medium.
public struct KeyItemsAtMedium: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "key-items-at-medium",
    title: "What matters most in a sheet shows at medium",
    why: "People see a sheet at medium first; what lies below that they do not know of, and with a switch or a "
      + "reader it is the last that they come to.",
    remedy: "Put it further up in the sheet.",
    severity: .warning, method: .static,
    references: [
      .guideline("sheet-medium-shows-key-items")
    ],
    parameters: [
      RuleParameter(
        name: "geomTol", value: Parameters().geomTol, unit: "pt",
        meaning: "how far something may reach beyond medium (P.geomTol)")
    ])

  public let looksAround = true

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard let shown = ShownSheet(index, in: context, on: [.iOS]),
      context.tree.screen == shown.scene.screen.size,
      let medium = shown.sheet.detents.first(where: { $0.height == .medium }),
      let room = SheetRoom.all(in: shown.scene).first, let height = medium.height(in: room)
    else { return .inapplicable }
    let primary = Self.primary(in: shown.view.content)
    guard !primary.isEmpty else { return .inapplicable }
    for inner in index + 1..<shown.node.end where primary.contains(context.tree.nodes[inner].id.lastPart) {
      let item = context.tree.nodes[inner]
      if item.frame.maxY - shown.node.frame.minY > height + shown.scene.parameters.geomTol {
        return .fail(.belowMedium(name: item.name ?? item.id.lastPart, sheet: shown.name))
      }
    }
    return .pass
  }

  /// Ids of the elements that matter most.
  private static func primary(in elements: [Element]) -> Set<String> {
    var found: Set<String> = []
    func look(at elements: [Element]) {
      for element in elements {
        if element.relevance == .primary { found.insert(element.id) }
        look(at: element.children)
      }
    }
    look(at: elements)
    return found
  }
}

extension Message {
  static func belowMedium(name: String, sheet: String) -> Self {
    Self(
      "“{name}” matters most in the sheet “{sheet}” and does not show at medium.", ["name": name, "sheet": sheet])
  }
}
