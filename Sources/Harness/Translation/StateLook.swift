import Accessibility
import Geometry
import SafeText

/// Holds two interfaces against each other as people see them.
enum StateLook {
  /// How far something may lie from where it lay, in points: digitizers report whole units, and fractions of them add up.
  static let tolerance = 1.5

  /// What is not as it was, in words; nil where everything is.
  static func difference(_ actual: AccessibilityTree, from expected: AccessibilityTree) -> String? {
    let known = Dictionary(expected.nodes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var seen: Set<NodeID> = []
    for node in actual.nodes {
      seen.insert(node.id)
      guard let other = known[node.id] else { return "\(name(node)) is there, and was not" }
      if let text = difference(node, from: other) { return text }
    }
    if let missing = expected.nodes.first(where: { !seen.contains($0.id) }) { return "\(name(missing)) is not there" }
    guard actual.screen == expected.screen else { return "the screen has another size" }
    return actual.nodes.map(\.id) == expected.nodes.map(\.id) ? nil : "what lies over what is not as it was"
  }

  private static func difference(_ node: AccessibilityNode, from other: AccessibilityNode) -> String? {
    if node.traits != other.traits {
      let changed = node.traits.symmetricDifference(other.traits)
      let names = Traits.named.filter { changed.contains($0.value) }.map(\.name).joined(separator: ", ")
      return "\(name(node)) is \(node.traits.isSuperset(of: other.traits) ? "" : "not ")\(names)"
    }
    if node.value != other.value {
      return
        "\(name(node)) is \(node.value.map { "“\($0)”" } ?? "empty"), and was \(other.value.map { "“\($0)”" } ?? "empty")"
    }
    if node.name != other.name { return "\(name(node)) was called \(other.name.map { "“\($0)”" } ?? "nothing")" }
    if node.isInvisible != other.isInvisible { return "\(name(node)) is \(node.isInvisible ? "hidden" : "shown")" }
    if node.position != other.position { return "\(name(node)) has another place among its likes" }
    guard !node.isInvisible, !isNear(node.frame, other.frame) else { return nil }
    let (place, before) = (node.frame, other.frame)
    return "\(name(node)) lies at \(text(place)), and lay at \(text(before))"
  }

  /// How far from where it lay the farthest of what is in both lies, in points.
  static func distance(_ actual: AccessibilityTree, from expected: AccessibilityTree) -> Double {
    let known = Dictionary(
      expected.nodes.lazy.filter { !$0.isInvisible }.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
    var most = 0.0
    for node in actual.nodes where !node.isInvisible {
      guard let other = known[node.id] else { continue }
      most = max(
        most, (node.frame.minX - other.minX).magnitude, (node.frame.minY - other.minY).magnitude,
        (node.frame.maxX - other.maxX).magnitude, (node.frame.maxY - other.maxY).magnitude)
    }
    return most
  }

  private static func isNear(_ frame: Rect, _ other: Rect) -> Bool {
    (frame.minX - other.minX).magnitude <= tolerance && (frame.minY - other.minY).magnitude <= tolerance
      && (frame.maxX - other.maxX).magnitude <= tolerance && (frame.maxY - other.maxY).magnitude <= tolerance
  }

  private static func text(_ frame: Rect) -> String {
    "\(Numerals.text(frame.minX)),\(Numerals.text(frame.minY)) (\(Numerals.text(frame.size.width))×\(Numerals.text(frame.size.height)))"
  }

  private static func name(_ node: AccessibilityNode) -> String {
    "\(node.role.rawValue) \(node.name.map(ScriptText.quoted) ?? "#\(node.id)")"
  }
}
