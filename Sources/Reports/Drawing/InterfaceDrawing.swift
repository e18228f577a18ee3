public import Accessibility
import Audit
import Explorer
import Geometry

/// Draws what an interface shows as SVG: frames and names, the keyboard focus, the reader's cursor, contacts with
/// their ways, a highlighted node.
///
/// Colours come from the classes that the page's style sheet defines; nothing is told by colour alone. The drawing
/// carries a title and a description.
public struct InterfaceDrawing: Sendable {
  /// What it shows.
  public var tree: AccessibilityTree
  /// The node that a finding is about.
  public var highlight: NodeID?
  /// Where the screen reader's cursor is.
  public var cursor: NodeID?
  /// Fingers on the screen, and pointers with a button down.
  public var contacts: [ReportContact]

  /// Whether a picture of the screen lies under it, so that only the outlines of what is shown are drawn.
  var isTraced = false

  /// What it has in common with other drawings of the tree, where they are on one page.
  private var drawn: DrawnTree?

  /// How many nodes are drawn at most; more are no drawing that anybody can read.
  static let maximumNodes = 2_000
  /// Room around the screen, in points, so that a ring at its edge is seen whole.
  static let margin = 8.0

  /// A drawing of a tree.
  public init(
    _ tree: AccessibilityTree, highlight: NodeID? = nil, cursor: NodeID? = nil, contacts: [ReportContact] = []
  ) {
    self.tree = tree
    self.highlight = highlight
    self.cursor = cursor
    self.contacts = contacts
  }

  /// A drawing of a tree of which there are others on the page.
  init(_ drawn: DrawnTree, highlight: NodeID?) {
    self.init(drawn.tree, highlight: highlight)
    self.drawn = drawn
  }

  /// The drawing as an `svg` element that needs nothing else on the page but the style sheet.
  ///
  /// - Parameter id: Makes the ids in it unique on the page.
  public func svg(id: String, title: String) -> String {
    render(id: id, title: title) { svg in
      for piece in pieces { svg.raw(piece) }
    }
  }

  /// The drawing as an `svg` element that refers to the pieces in a library; nil when the library is full.
  func svg(id: String, title: String, library: inout DrawingLibrary) -> String? {
    let references = drawn.map(\.references) ?? library.references(to: pieces)
    guard let references else { return nil }
    return render(id: id, title: title) { svg in
      for reference in references { svg.void("use", ["href": "#\(reference)"]) }
    }
  }

  private func render(id: String, title: String, content: (inout Markup) -> Void) -> String {
    var markup = Markup()
    let (width, height) = (Self.length(tree.screen.width), Self.length(tree.screen.height))
    let margin = Self.margin
    let corner = (-margin).decimal
    let room = [tree.screen.width + 2 * margin, tree.screen.height + 2 * margin].map(Self.length)
    markup.element(
      "svg",
      [
        "class": "drawing", "viewBox": "\(corner) \(corner) \(room[0]) \(room[1])",
        "role": "img", "aria-labelledby": "\(id)-title \(id)-desc", "xmlns": "http://www.w3.org/2000/svg",
      ]
    ) { svg in
      svg.element("title", ["id": "\(id)-title"], text: title)
      svg.element("desc", ["id": "\(id)-desc"], text: description)
      svg.void("rect", ["class": "screen", "width": width, "height": height])
      content(&svg)
      let around = Rect(origin: .zero, size: tree.screen).insetBy(dx: -margin / 2, dy: -margin / 2)
      svg.void("rect", Self.attributes(around, "bezel"))
      svg.void("rect", ["class": "edge", "width": width, "height": height])
      writeMarks(&svg)
    }
    return markup.text
  }

  /// What can be seen in the drawing, in words.
  var description: String {
    var text = drawn?.words.before ?? countWords
    if let node = highlight.flatMap(node) { text += "; highlighted: \(Self.words(node))" }
    if let node = focus { text += "; keyboard focus on \(Self.words(node))" }
    if let node = cursor.flatMap(node) { text += "; screen reader at \(Self.words(node))" }
    text += drawn?.words.after ?? lookWords
    for contact in contacts { text += contact.words.map { "; \($0)" } ?? "" }
    return text + "."
  }

  /// How much there is.
  var countWords: String {
    let controls = tree.nodes.count { $0.role.isControl }
    let text = "\(tree.nodes.count) elements, \(controls) of them controls"
    let drawn = tree.nodes.count > Self.maximumNodes ? text + "; the first \(Self.maximumNodes) are drawn" : text
    return isTraced ? drawn + "; over a picture of the screen" : drawn
  }

  /// What is its own of how it looks.
  var lookWords: String {
    var text = ""
    let dimmed = tree.roots.filter { tree.nodes[$0].isDimmed }.map { Self.words(tree.nodes[$0]) }
    if !dimmed.isEmpty { text += "; dimmed: \(dimmed.joined(separator: ", "))" }
    let looks = tree.nodes.compactMap(Self.look)
    if !looks.isEmpty { text += "; \(looks.joined(separator: "; "))" }
    let indicators = indicatorWords
    if !indicators.isEmpty { text += "; \(indicators.joined(separator: ", "))" }
    return text
  }

  /// The node of an id.
  func node(_ id: NodeID) -> AccessibilityNode? { drawn?.node(id) ?? tree.node(id) }

  /// The node that has the keyboard focus.
  var focus: AccessibilityNode? { drawn.map(\.focus) ?? tree.nodes.first { $0.traits.contains(.focused) } }

  static func words(_ node: AccessibilityNode) -> String {
    node.name.map { "\(node.role.words) “\($0)”" } ?? "\(node.role.words) #\(node.id)"
  }

  /// What is its own of how a surface looks, in words; nil where all is the system's.
  private static func look(_ node: AccessibilityNode) -> String? {
    var words: [String] = []
    if let radius = node.cornerRadius { words.append("corners of \(radius.decimal) points") }
    if node.backgroundOpacity < 1 { words.append("\((node.backgroundOpacity * 100).decimal) % opaque") }
    if node.isBackgroundBlurred { words.append("blurs what is behind") }
    return words.isEmpty ? nil : "\(Self.words(node)): \(words.joined(separator: ", "))"
  }

  // MARK: Nodes

  /// The markup of what is shown, from back to front, divided where something opaque begins, so that a sheet that moves
  /// leaves what is behind it the same piece.
  var pieces: [String] {
    let screen = Rect(origin: .zero, size: tree.screen)
    let standings = tree.standings().nodes
    var result: [String] = []
    var piece = Markup()
    // What is dimmed is covered by a veil once all in it is drawn; indicators lie over what scrolls.
    var dimmed: [Int] = []
    var scrolling: [Int] = []
    for index in tree.nodes.indices.prefix(Self.maximumNodes) {
      let node = tree.nodes[index]
      if node.isDimmed, node.frame.intersects(screen) { dimmed.append(index) }
      if Self.isOpaque(node), !piece.text.isEmpty {
        result.append(piece.text)
        piece = Markup()
      }
      if !standings[index].contains(.hidden), node.frame.intersects(screen) {
        write(node, isLeaf: node.end == index + 1, isCovered: standings[index].contains(.blocked), &piece)
      }
      if node.indicators.contains(where: \.isVisible), !standings[index].contains(.hidden) { scrolling.append(index) }
      while let open = scrolling.last, tree.nodes[open].end == index + 1 {
        scrolling.removeLast()
        writeIndicators(of: tree.nodes[open], &piece)
      }
      while let open = dimmed.last, tree.nodes[open].end == index + 1 {
        dimmed.removeLast()
        piece.void("rect", Self.attributes(tree.nodes[open].frame.intersection(screen), "dim"))
      }
    }
    if !piece.text.isEmpty { result.append(piece.text) }
    return result
  }

  private func write(_ node: AccessibilityNode, isLeaf: Bool, isCovered: Bool, _ svg: inout Markup) {
    guard !isTraced else { return svg.void("rect", Self.attributes(node.frame, "outline")) }
    let isControl = node.role.isControl
    let kind = isControl ? "control" : Self.isOpaque(node) ? "surface" : node.role == .text ? "text" : "box"
    let covered = isCovered ? " covered" : ""
    if node.isBackgroundBlurred { svg.void("rect", Self.attributes(node.frame, "blur", node, opacity: 1)) }
    // A scroll view has no look of its own (scroll-view-has-no-appearance).
    if node.role != .scrollView {
      svg.void("rect", Self.attributes(node.frame, "\(kind)\(covered)", node, opacity: node.backgroundOpacity))
    }
    guard isControl || isLeaf, node.frame.size.height >= 8 else { return }
    let label = Self.fitted(node.name ?? (isControl ? "(\(node.role.words))" : ""), width: node.frame.size.width)
    guard !label.isEmpty else { return }
    svg.element(
      "text", ["class": "label\(covered)", "x": node.frame.midX.decimal, "y": (node.frame.midY + 4).decimal],
      text: label
    )
  }

  static func attributes(_ frame: Rect, _ kind: String) -> KeyValuePairs<String, String> {
    [
      "class": kind, "x": frame.minX.decimal, "y": frame.minY.decimal, "width": length(frame.size.width),
      "height": length(frame.size.height),
    ]
  }

  /// With corners of its own and a background that something can be seen through.
  private static func attributes(
    _ frame: Rect, _ kind: String, _ node: AccessibilityNode, opacity: Double
  ) -> [(String, String)] {
    var attributes = attributes(frame, kind).map { ($0.key, $0.value) }
    if let radius = node.cornerRadius { attributes.append(("rx", length(radius))) }
    if opacity < 1 { attributes.append(("fill-opacity", length(opacity))) }
    return attributes
  }

  /// A length that SVG accepts: never negative.
  private static func length(_ number: Double) -> String { max(0, number).decimal }

  /// Whether it hides what lies below it.
  private static func isOpaque(_ node: AccessibilityNode) -> Bool {
    switch node.role {
    // Elsewhere a panel is no more than a group.
    case .panel: node.parent < 0
    case .window, .sheet, .fullScreen, .actionSheet, .alert, .dialog, .popover, .menu, .activityView: true
    default: false
    }
  }

  /// As much of a label as fits, by rough widths: 6.5 points for a letter, 12 for a wide one.
  private static func fitted(_ label: String, width: Double) -> String {
    var room = width - 4
    var result = ""
    for character in label {
      let isWide = (character.unicodeScalars.first?.value ?? 0) >= 0x1100
      room -= isWide ? 12 : 6.5
      if room < 0 { return result.isEmpty ? "" : String(result.dropLast()) + "…" }
      result.append(character)
    }
    return result
  }
}
