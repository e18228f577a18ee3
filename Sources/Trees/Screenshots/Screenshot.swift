public import Accessibility
public import Documents
import Geometry

/// Takes the colours of texts from a picture of the screen that a tree is of.
///
/// Behind a text is what most pixels of its frame have; the text is what stands out most from that and is on at least one
/// pixel in two hundred. Where nothing stands out, nothing is said of the colour of the text.
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
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      guard node.hasWords, node.foreground == nil, node.background == nil, node.isShowing != false,
        isDrawn(node, index)
      else { continue }
      guard let (text, behind) = colors(of: node.frame, in: image, scale: scale) else {
        isComplete = false
        continue
      }
      if text == nil { isComplete = false }
      tree.update(index) { ($0.foreground, $0.background) = (text, behind) }
    }
    tree.provenance?.never.remove(.colors)
    if !isComplete { tree.provenance?.notAsked.insert(.colors) }
    tree.provenance?.remarks.append(
      "Colours are those of the screenshot: of a text, what stands out most from what is behind.")
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

  /// How many pixels have a colour of about one kind, and what they add up to.
  private struct Bin {
    var count = 0
    var red = 0, green = 0, blue = 0

    var color: Color {
      let n = Double(max(1, count)) * 255
      return Color(red: Double(red) / n, green: Double(green) / n, blue: Double(blue) / n)
    }
  }

  private static func colors(of frame: Rect, in image: PNGImage, scale: Double) -> (Color?, Color)? {
    let (left, right) = (max(0, Int(frame.minX * scale)), min(image.width, Int(frame.maxX * scale)))
    let (top, bottom) = (max(0, Int(frame.minY * scale)), min(image.height, Int(frame.maxY * scale)))
    guard right > left, bottom > top else { return nil }
    var bins: [Int: Bin] = [:]
    // A large frame is looked at in steps: time is bound by the number of nodes.
    let step = max(1, Int((Double((right - left) * (bottom - top)) / 40_000).squareRoot()))
    var total = 0
    for y in stride(from: top, to: bottom, by: step) {
      for x in stride(from: left, to: right, by: step) {
        let (red, green, blue) = image.color(x: x, y: y)
        var bin = bins[(red >> 4) << 8 | (green >> 4) << 4 | blue >> 4] ?? Bin()
        bin.count += 1
        (bin.red, bin.green, bin.blue) = (bin.red + red, bin.green + green, bin.blue + blue)
        bins[(red >> 4) << 8 | (green >> 4) << 4 | blue >> 4] = bin
        total += 1
      }
    }
    let sorted = bins.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    guard let behind = sorted.first?.value.color else { return nil }
    let others = sorted.dropFirst().filter { $0.value.count * 200 >= total }
    let text = others.max {
      let (a, b) = (contrast($0.value.color, behind), contrast($1.value.color, behind))
      return (a, $1.key) < (b, $0.key)
    }
    return (text.map(\.value.color), behind)
  }

  /// How far two colours are apart by their weighted brightness.
  private static func contrast(_ a: Color, _ b: Color) -> Double {
    func luminance(_ color: Color) -> Double { 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue }
    return abs(luminance(a) - luminance(b))
  }
}
