public import Accessibility
public import Documents
import Geometry

/// Takes the colours of texts from a picture of the screen that a tree is of.
///
/// Taken are the colours of texts on a plain ground (`Lettering`). Where nothing stands out from that, nothing is said of the
/// colour of the text; where there is a gradient or a picture, nothing of both.
public enum Screenshot {
  /// The tree with the colours of texts, where it has none of its own.
  ///
  /// - Throws: That the picture is not of that screen: its sides are in another proportion.
  public static func color(
    _ tree: AccessibilityTree, from image: PNGImage, file: String
  ) throws(DocumentErrors) -> AccessibilityTree {
    let screen = tree.screen
    guard screen.width > 0, screen.height > 0, tree.says(.frame) else {
      throw DocumentErrors(DocumentError(file: file, "the tree has no places that a picture could belong to"))
    }
    guard let scale = scale(of: tree, in: image) else {
      let knows = tree.says(.screen)
      throw DocumentErrors(
        DocumentError(
          file: file, "the picture is \(image.width) by \(image.height) pixels",
          expected: knows
            ? "the proportions of the screen, \(Int(screen.width)) by \(Int(screen.height))"
            : "a picture of the screen, whose elements reach to \(Int(screen.width)), \(Int(screen.height))",
          hint: knows
            ? "take the picture and the dump of the same screen, held the same way"
            : "the dump does not say how large the screen is, so that nobody knows how many pixels a point has"))
    }
    var tree = tree
    // Whether the colours of every text that shows are known.
    var isComplete = true
    // How many are on no plain ground.
    var unplain = 0
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      guard node.hasWords, node.foreground == nil, node.background == nil, node.isShowing != false,
        isDrawn(node, index)
      else { continue }
      let frame = Rect(
        x: node.frame.minX * scale, y: node.frame.minY * scale, width: node.frame.size.width * scale,
        height: node.frame.size.height * scale)
      guard let colors = Lettering(frame, in: image) else {
        isComplete = false
        unplain += 1
        continue
      }
      if colors.text == nil { isComplete = false }
      tree.update(index) { ($0.foreground, $0.background) = (colors.text, colors.behind) }
    }
    tree.provenance?.never.remove(.colors)
    if !isComplete { tree.provenance?.notAsked.insert(.colors) }
    tree.provenance?.remarks.append(
      "Colours are those of the screenshot: of a text, what stands out most from what is behind.")
    if unplain > 0 {
      tree.provenance?.remarks.append(
        "\(unplain) text\(unplain == 1 ? " is" : "s are") on no plain ground in the screenshot (a gradient, a picture, several"
          + " colours), or outside of it: of those no colours are taken.")
    }
    return tree
  }

  /// Whether the words of a node are drawn where it is: what a window or something that holds others is called is not.
  private static func isDrawn(_ node: AccessibilityNode, _ index: Int) -> Bool {
    if [.application, .window].contains(node.role) { return false }
    return node.exposure == .element || node.end == index + 1
  }

  /// Pixels of a picture to the unit of a tree's places; nil where the picture is none of that screen, or nobody knows.
  private static func scale(of tree: AccessibilityTree, in image: PNGImage) -> Double? {
    let (width, height) = (Double(image.width), Double(image.height))
    let (across, down) = (width / tree.screen.width, height / tree.screen.height)
    guard across > 0, down > 0 else { return nil }
    if tree.platform == "Android" {
      // Bounds are in pixels of the screen, whatever of it the dump tells of: a dialog, or all but the system's bars.
      let own = tree.scale ?? 1
      let holds = tree.screen.width * own <= width * 1.01 && tree.screen.height * own <= height * 1.01
      let isWhole = abs(across / own - 1) <= 0.15 && abs(down / own - 1) <= 0.15
      if holds, isWhole || !tree.says(.screen) { return own }
    }
    guard tree.says(.screen) else {
      // What is on a screen of points may not cover it: only what nearly does tells how many pixels a point has.
      if abs(across / down - 1) <= 0.01 { return across }
      let whole = across.rounded()
      return (1...4).contains(whole) && abs(across - whole) <= 0.02 * whole && down >= whole * 0.98 ? whole : nil
    }
    // A dump may leave out system bars, and with them a tenth of the height.
    return abs(across / down - 1) <= 0.12 ? across : nil
  }
}
