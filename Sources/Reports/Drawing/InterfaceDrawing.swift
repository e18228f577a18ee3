public import Accessibility
import Audit
import Explorer
import Geometry

/// Draws what an interface shows as SVG: frames and names, a highlighted node, fingers, the reader's cursor.
///
/// Colours come from the classes that the page's style sheet defines; the drawing carries a title and a description.
public struct InterfaceDrawing: Sendable {
  /// What it shows.
  public var tree: AccessibilityTree
  /// The node that a finding is about.
  public var highlight: NodeID?
  /// Where the screen reader's cursor is.
  public var cursor: NodeID?
  /// Fingers on the screen.
  public var contacts: [ReportContact]

  /// How many nodes are drawn at most; more are no drawing that anybody can read.
  static let maximumNodes = 2_000

  /// A drawing of a tree.
  public init(
    _ tree: AccessibilityTree, highlight: NodeID? = nil, cursor: NodeID? = nil, contacts: [ReportContact] = []
  ) {
    self.tree = tree
    self.highlight = highlight
    self.cursor = cursor
    self.contacts = contacts
  }

  /// The drawing as an `svg` element; `id` makes the ids in it unique on the page.
  public func svg(id: String, title: String) -> String {
    var markup = Markup()
    let (width, height) = (Self.length(tree.screen.width), Self.length(tree.screen.height))
    markup.element(
      "svg",
      [
        "class": "drawing", "viewBox": "0 0 \(width) \(height)", "role": "img",
        "aria-labelledby": "\(id)-title \(id)-desc", "xmlns": "http://www.w3.org/2000/svg",
      ]
    ) { svg in
      svg.element("title", ["id": "\(id)-title"], text: title)
      svg.element("desc", ["id": "\(id)-desc"], text: description)
      svg.void("rect", ["class": "screen", "width": width, "height": height])
      let standings = tree.standings().nodes
      for index in tree.nodes.indices.prefix(Self.maximumNodes) {
        draw(index, standings[index], &svg)
      }
      drawMarks(&svg)
    }
    return markup.text
  }

  /// What can be seen in the drawing, in words.
  var description: String {
    let controls = tree.nodes.count { $0.role.isControl }
    var text = "\(tree.nodes.count) elements, \(controls) of them controls"
    if tree.nodes.count > Self.maximumNodes { text += "; the first \(Self.maximumNodes) are drawn" }
    if let node = highlight.flatMap(tree.node) { text += "; highlighted: \(Self.words(node))" }
    if let node = cursor.flatMap(tree.node) { text += "; screen reader at \(Self.words(node))" }
    for contact in contacts {
      guard let start = contact.trail.first, let end = contact.trail.last else { continue }
      text += "; finger \(contact.id) "
      text += start == end ? "at \(Self.place(end))" : "from \(Self.place(start)) to \(Self.place(end))"
    }
    return text + "."
  }

  private func draw(_ index: Int, _ standing: Standing, _ svg: inout Markup) {
    let node = tree.nodes[index]
    guard !standing.contains(.hidden), !node.frame.isEmpty else { return }
    let kind =
      node.role.isControl ? "control" : Self.isOpaque(node.role) ? "surface" : node.role == .text ? "text" : "box"
    let covered = standing.contains(.blocked) ? " covered" : ""
    let radius = kind == "control" ? "6" : kind == "surface" ? "10" : "0"
    svg.void("rect", Self.attributes(node.frame, "\(kind)\(covered)", radius: radius))
    guard node.role.isControl || node.end == index + 1 else { return }
    let label = node.name ?? (node.role.isControl ? "(\(node.role.words))" : "")
    let fitted = Self.fitted(label, width: node.frame.size.width)
    guard !fitted.isEmpty, node.frame.size.height >= 8 else { return }
    svg.element(
      "text",
      [
        "class": "label\(covered)", "x": node.frame.midX.decimal, "y": (node.frame.midY + 4).decimal,
        "text-anchor": "middle",
      ], text: fitted)
  }

  private func drawMarks(_ svg: inout Markup) {
    if let node = cursor.flatMap(tree.node) {
      svg.void("rect", Self.attributes(node.frame.insetBy(dx: -4, dy: -4), "cursor", radius: "8"))
    }
    if let node = highlight.flatMap(tree.node) {
      svg.void("rect", Self.attributes(node.frame.insetBy(dx: -3, dy: -3), "highlight", radius: "4"))
      let point = node.effectiveActivationPoint
      svg.void(
        "path",
        [
          "class": "highlight",
          "d": "M\((point.x - 8).decimal) \(point.y.decimal)h16M\(point.x.decimal) \((point.y - 8).decimal)v16",
        ])
    }
    for contact in contacts {
      guard let end = contact.trail.last else { continue }
      if contact.trail.count > 1 {
        let points = contact.trail.map(Self.place).joined(separator: " ")
        svg.void("polyline", ["class": "trail", "points": points])
      }
      svg.void(
        "circle",
        ["class": contact.isLifted ? "finger lifted" : "finger", "cx": end.x.decimal, "cy": end.y.decimal, "r": "14"])
    }
  }

  private static func attributes(_ frame: Rect, _ kind: String, radius: String) -> KeyValuePairs<String, String> {
    [
      "class": kind, "x": frame.minX.decimal, "y": frame.minY.decimal, "width": length(frame.size.width),
      "height": length(frame.size.height), "rx": radius,
    ]
  }

  /// A length that SVG accepts: never negative.
  private static func length(_ number: Double) -> String { max(0, number).decimal }

  private static func place(_ point: Point) -> String { "\(point.x.decimal),\(point.y.decimal)" }

  private static func words(_ node: AccessibilityNode) -> String {
    node.name.map { "\(node.role.words) “\($0)”" } ?? "\(node.role.words) #\(node.id)"
  }

  /// Whether it hides what lies below it.
  private static func isOpaque(_ role: Role) -> Bool {
    switch role {
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
