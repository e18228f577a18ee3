import Accessibility
import Geometry

/// A text that people see, or a part of one, with the colours that it stands in.
struct SeenText {
  private var foreground: Color
  private var background: Color?
  /// Whether it counts as large print: from 18 points, or from 14 where it is bold; nil where its size is not known.
  private(set) var isLarge: Bool?

  /// The text of a node; nil where it shows none, where people do not see it, or where a colour says nothing
  /// (disabled).
  init?(_ index: Int, in context: AuditContext) {
    let nodes = context.tree.nodes
    guard let foreground = nodes[index].foreground, context.standing[index].isEmpty,
      nodes[index].traits.isDisjoint(with: [.disabled, .decorative]), Self.showsText(index, context),
      Self.isOnScreen(nodes[index].frame, context)
    else { return nil }
    if let control = context.surroundings(of: index).control, nodes[control].traits.contains(.disabled) { return nil }
    self.foreground = foreground
    background = Self.ground(of: index, context)
    isLarge = Self.isLarge(
      nodes[index].fontSize, isBold: nodes[index].isBold || (nodes[index].fontWeight ?? 0) >= Self.bold)
  }

  /// The parts of the text that look unlike the rest of it.
  ///
  /// - Parameter node: The node whose text it is.
  func parts(of node: AccessibilityNode) -> [Self] {
    node.runs.filter { $0.count > 0 }.map { run in
      var part = self
      part.foreground = run.foreground ?? foreground
      if let background = run.background { part.background = background.alpha >= 1 ? background : nil }
      let isBold = run.fontWeight.map { $0 >= Self.bold } ?? (node.isBold || (node.fontWeight ?? 0) >= Self.bold)
      part.isLarge = Self.isLarge(run.fontSize ?? node.fontSize, isBold: isBold)
      return part
    }
  }

  /// The weight from which on a font is bold.
  private static let bold = 700.0

  private static func isLarge(_ size: Double?, isBold: Bool) -> Bool? {
    size.map { $0 >= 18 || isBold && $0 >= 14 }
  }

  /// How much it stands out, 1…21; nil where what is behind it is not known.
  var contrast: Double? { background.map { foreground.contrast(with: $0) } }

  /// Whether a node draws words: a picture does not, nor does a control that only draws a state.
  private static func showsText(_ index: Int, _ context: AuditContext) -> Bool {
    switch context.tree.nodes[index].role {
    case .image, .grabber, .slider, .switchControl, .progress, .separator, .pageControl, .scrollBar, .splitter:
      return false
    default: break
    }
    return context.shape(of: index).contains(.isSpoken) || context.tree.nodes[index].value?.isBlank == false
      || context.tree.nodes[index].placeholder?.isBlank == false
  }

  static func isOnScreen(_ frame: Rect, _ context: AuditContext) -> Bool {
    frame.intersects(Rect(origin: .zero, size: context.tree.screen))
  }

  /// The colour behind a node; nil where none is known or it lets something through.
  static func ground(of index: Int, _ context: AuditContext) -> Color? {
    let nodes = context.tree.nodes
    guard let backdrop = context.surroundings(of: index).backdrop, let color = nodes[backdrop].background,
      color.alpha >= 1,
      nodes[backdrop].backgroundOpacity >= 1, !nodes[backdrop].isBackgroundBlurred
    else { return nil }
    // What lies between may draw a picture over the colour.
    var next = index
    while next != backdrop, next >= 0 {
      guard nodes[next].alpha >= 1 else { return nil }
      next = nodes[next].parent
      if next >= 0, next != backdrop, nodes[next].role == .image { return nil }
    }
    // Whatever it all stands in lets through shows through all of it.
    next = backdrop
    while next >= 0 {
      guard nodes[next].alpha >= 1 else { return nil }
      next = nodes[next].parent
    }
    return color
  }
}
