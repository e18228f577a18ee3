import Accessibility

/// What the source of a tree cannot tell of what is there: the first node that a rule would have measured, so that the rule
/// says once that it could not.
///
/// A document that says no colours has none to check; an application that was dumped has them, and nobody knows which.
struct TreeGaps: Sendable {
  /// The first text that shows and of which no colour is known.
  private(set) var uncolouredText: Int?
  /// The first picture, switch or the like that shows and of which no colour is known.
  private(set) var uncolouredMark: Int?
  /// The first text that shows and of which no size is known.
  private(set) var unsizedText: Int?

  /// The gaps of a tree; none where a document is behind it.
  init(_ tree: AccessibilityTree, _ standing: [Standing], _ shapes: [NameShape]) {
    guard tree.provenance != nil else { return }
    let (hasColors, hasSizes) = (tree.says(.colors), tree.says(.fontSize))
    if hasColors, hasSizes { return }
    for index in tree.nodes.indices where standing.indices.contains(index) && standing[index].isEmpty {
      let node = tree.nodes[index]
      guard node.traits.isDisjoint(with: [.disabled, .decorative]), node.isShowing != false else { continue }
      let isText = shapes[index].contains(.isSpoken) && (node.role == .text || node.role.takesNameFromContent)
      if isText, node.foreground == nil, !hasColors { uncolouredText = uncolouredText ?? index }
      if isText, node.fontSize == nil, !hasSizes { unsizedText = unsizedText ?? index }
      switch node.role {
      case .image, .slider, .switchControl, .progress, .pageControl:
        if node.foreground == nil, !hasColors { uncolouredMark = uncolouredMark ?? index }
      default: break
      }
    }
  }
}

extension Message {
  static func unknownColours() -> Self {
    Self("Texts show, and their colours are not in the dump; --screenshot takes those on plain ground from a picture.")
  }
  static func unknownMarkColours() -> Self {
    Self(
      "Pictures or controls show, and their colours are not in the dump; --screenshot takes those of texts from a picture."
    )
  }
  static func unknownTextSize() -> Self { Self("Texts show, and how large they are set is not in the dump.") }
  static func unknownPlace() -> Self { Self("Where it is, and how large, is not in the dump.") }
}
