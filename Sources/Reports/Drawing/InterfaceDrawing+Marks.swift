import Accessibility
import Explorer
import Geometry
import Harness

extension InterfaceDrawing {
  /// What lies over the interface: rings of focus and cursor, the highlighted node, contacts with their ways.
  func writeMarks(_ svg: inout Markup) {
    // The two rings differ in line, in place of the tag and in its word, so that both can be told on one node.
    let cursor = cursor.flatMap(node)
    if let focus { svg.void("rect", Self.attributes(focus.frame.insetBy(dx: -3, dy: -3), "focus")) }
    if let cursor { svg.void("rect", Self.attributes(cursor.frame.insetBy(dx: -6, dy: -6), "cursor")) }
    if let focus { writeTag("focus", at: \.minX, of: focus, anchor: "start", &svg) }
    if let cursor { writeTag("reader", at: \.maxX, of: cursor, anchor: "end", &svg) }
    if let node = highlight.flatMap(node) {
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

  /// A word above the rings of a node, or below them where there is no room above; always on the screen.
  private func writeTag(
    _ word: String, at side: (Rect) -> Double, of node: AccessibilityNode, anchor: String, _ svg: inout Markup
  ) {
    let ring = node.frame.insetBy(dx: -6, dy: -6)
    let y = ring.minY >= 14 ? ring.minY - 4 : ring.maxY + 13
    let x = side(ring)
    let place = Point(x: min(max(x, 0), tree.screen.width), y: min(max(y, 10), tree.screen.height))
    svg.element(
      "text", ["class": "tag", "x": place.x.decimal, "y": place.y.decimal, "text-anchor": anchor], text: word)
  }

  /// The way of a finger or pointer as a line, and what it is at both ends.
  private func write(_ contact: ReportContact, _ svg: inout Markup) {
    guard let start = contact.trail.first, let end = contact.trail.last else { return }
    if contact.trail.count > 1 {
      svg.void("polyline", ["class": "trail", "pathLength": "1", "points": Polyline(contact.trail).attribute])
    }
    switch contact.tool {
    case .finger: writeFinger(contact, from: contact.trail.count > 1 ? start : nil, to: end, &svg)
    case .pointer(let button): writePointer(contact, button, from: start, to: end, &svg)
    }
  }

  /// A dot where the finger came down, where that is elsewhere, and a numbered circle where it is; dashed when it was
  /// lifted.
  private func writeFinger(_ contact: ReportContact, from start: Point?, to end: Point, _ svg: inout Markup) {
    if let start {
      svg.void("circle", ["class": "start", "cx": start.x.decimal, "cy": start.y.decimal, "r": "5"])
    }
    svg.void(
      "circle",
      ["class": contact.isLifted ? "finger lifted" : "finger", "cx": end.x.decimal, "cy": end.y.decimal, "r": "14"])
    svg.element(
      "text", ["class": "finger-number", "x": end.x.decimal, "y": (end.y + 4).decimal], text: String(contact.id))
  }

  /// A ring where the button went down and an arrow where the pointer is, dashed when the button is up; a button other
  /// than the left one is named.
  private func writePointer(
    _ contact: ReportContact, _ button: Int, from start: Point, to end: Point, _ svg: inout Markup
  ) {
    svg.void("circle", ["class": "press", "cx": start.x.decimal, "cy": start.y.decimal, "r": "9"])
    svg.void(
      "path",
      [
        "class": contact.isLifted ? "pointer lifted" : "pointer",
        "d": "M\(end.x.decimal) \(end.y.decimal)v19l4.5 -4l3.5 8l3.5 -1.5l-3.5 -8h6z",
      ])
    guard button != 0 else { return }
    svg.element(
      "text", ["class": "tag", "x": (end.x + 16).decimal, "y": (end.y + 8).decimal],
      text: ReportContact.name(ofButton: button))
  }
}
