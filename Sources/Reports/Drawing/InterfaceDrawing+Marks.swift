import Accessibility
import Explorer
import Geometry

extension InterfaceDrawing {
  /// What lies over the interface: rings of focus and cursor, the highlighted node, contacts with their ways.
  func writeMarks(_ svg: inout Markup) {
    // The two rings differ in line, in place of the tag and in its word, so that both can be told on one node.
    if let node = focus {
      let ring = node.frame.insetBy(dx: -3, dy: -3)
      svg.void("rect", Self.attributes(ring, "focus"))
      writeTag("focus", x: ring.minX, of: ring, anchor: "start", &svg)
    }
    if let node = cursor.flatMap(tree.node) {
      let ring = node.frame.insetBy(dx: -6, dy: -6)
      svg.void("rect", Self.attributes(ring, "cursor"))
      writeTag("reader", x: ring.maxX, of: ring, anchor: "end", &svg)
    }
    if let node = highlight.flatMap(tree.node) {
      svg.void("rect", Self.attributes(node.frame.insetBy(dx: -3, dy: -3), "highlight"))
      let point = node.effectiveActivationPoint
      svg.void(
        "path",
        [
          "class": "highlight",
          "d": "M\((point.x - 8).decimal) \(point.y.decimal)h16M\(point.x.decimal) \((point.y - 8).decimal)v16",
        ])
    }
    for contact in contacts { write(contact, &svg) }
  }

  /// A word at the upper edge of a ring, or at the lower one where there is no room above; always on the screen.
  private func writeTag(_ word: String, x: Double, of ring: Rect, anchor: String, _ svg: inout Markup) {
    let y = ring.minY >= 12 ? ring.minY - 3 : ring.maxY + 11
    let place = Point(x: min(max(x, 0), tree.screen.width), y: min(max(y, 10), tree.screen.height))
    svg.element(
      "text", ["class": "tag", "x": place.x.decimal, "y": place.y.decimal, "text-anchor": anchor], text: word)
  }

  /// A dot where the finger came down, a line its way, a numbered circle where it is; dashed when it was lifted.
  private func write(_ contact: ReportContact, _ svg: inout Markup) {
    guard let start = contact.trail.first, let end = contact.trail.last else { return }
    if contact.trail.count > 1 {
      svg.void("polyline", ["class": "trail", "pathLength": "1", "points": Polyline(contact.trail).attribute])
      svg.void("circle", ["class": "start", "cx": start.x.decimal, "cy": start.y.decimal, "r": "5"])
    }
    svg.void(
      "circle",
      ["class": contact.isLifted ? "finger lifted" : "finger", "cx": end.x.decimal, "cy": end.y.decimal, "r": "14"])
    svg.element(
      "text", ["class": "finger-number", "x": end.x.decimal, "y": (end.y + 4).decimal], text: String(contact.id))
  }
}
