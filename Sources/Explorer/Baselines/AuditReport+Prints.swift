import Accessibility
public import Audit
import SafeText

extension AuditReport {
  /// What each finding is known by in later audits, in the order of the findings.
  ///
  /// What a node is, is looked up in the state in which it was found; of one that is in none, only its id tells.
  public var prints: [FindingPrint] {
    var places: [Int: [NodeID: Int]] = [:]
    return result.findings.map { finding in
      var place = StableHash()
      place.combine(finding.rule)
      place.combine(finding.node.path)
      guard states.indices.contains(finding.state) else {
        return FindingPrint(place: place.value, looks: place.value)
      }
      let tree = states[finding.state].tree
      if places[finding.state] == nil {
        places[finding.state] = Dictionary(
          tree.nodes.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })
      }
      guard let index = places[finding.state]?[finding.node] else {
        return FindingPrint(place: place.value, looks: place.value)
      }
      return FindingPrint(place: place.value, looks: Self.looks(finding.rule, index, tree))
    }
  }

  private static func looks(_ rule: String, _ index: Int, _ tree: AccessibilityTree) -> UInt64 {
    var hash = StableHash()
    hash.combine(rule)
    func add(_ node: AccessibilityNode) {
      hash.combine(node.role.rawValue)
      hash.combine(node.name == nil ? 0 : 1)
      hash.combine(node.name ?? "")
    }
    add(tree.nodes[index])
    var holder = tree.nodes[index].parent
    while tree.nodes.indices.contains(holder) {
      if let name = tree.nodes[holder].name, !name.isEmpty {
        add(tree.nodes[holder])
        break
      }
      holder = tree.nodes[holder].parent
    }
    return hash.value
  }
}
