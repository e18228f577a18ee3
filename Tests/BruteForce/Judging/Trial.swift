import Accessibility
import Audit
package import Explorer
import Harness
package import Scenes
import Stage

/// An audit of a scene against a search of it.
package struct Trial {
  /// What is not true in what the audit says.
  package private(set) var untruths: [Untruth] = []
  /// The search, as far as it went.
  package private(set) var search: Search
  /// What the audit says of itself.
  package private(set) var isComplete = false
  package private(set) var isCutShort = false
  private let scene: Scene

  package init(_ scene: Scene, limits: Search.Limits = Search.Limits(), options: AuditOptions = AuditOptions()) {
    self.scene = scene
    search = Search(scene, limits: limits)
    search.run()
    var options = options
    options.listsVerdicts = true
    let report = ExplorerAudit.run(target: Stage(scene), scene: scene, name: scene.id, options: options)
    let claims = AuditClaims(report)
    (isComplete, isCutShort) = (claims.isComplete, claims.isCutShort)
    judge(claims)
  }

  private mutating func judge(_ claims: AuditClaims) {
    let seen = search.sightings
    for (id, sight) in seen.presented.sorted(by: { $0.key < $1.key }) where claims.denies(presentation: id) {
      add(.note, id, sight) { tree, _ in tree.node(NodeID(id)) != nil }
    }
    for place in claims.unshown {
      if let sight = seen.nodes[place] { add(.note, place.path, sight) { tree, _ in tree.node(place) != nil } }
    }
    for (node, sight) in seen.nameless.sorted(by: { $0.key < $1.key }) where isDenied(node, "name-missing", claims) {
      add(.pass, node.path, sight) { tree, _ in tree.isRead(node) }
    }
    for (breach, sight) in seen.breaches.sorted(by: { ($0.key.node, $0.key.rule) < ($1.key.node, $1.key.rule) })
    where isDenied(breach.node, breach.rule, claims) && seen.nameless[breach.node] == nil {
      let scene = scene
      add(.missedBreach, "\(breach.node) \(breach.rule)", sight) { tree, _ in
        Auditor().audit(tree, scene: scene).findings.contains {
          $0.node == breach.node && $0.isAbout(breach.rule) && $0.outcome == .fail
        }
      }
    }
    for (node, sight) in seen.touched.sorted(by: { $0.key < $1.key })
    where claims.fails(node, rule: "unreachable-touch") {
      add(.alarm, "\(node) unreachable-touch", sight) { _, events in
        events.contains { $0.node == node && $0.kind.isTouched }
      }
    }
    for (node, sight) in seen.read.sorted(by: { $0.key < $1.key })
    where claims.fails(node, rule: "unreachable-reader") {
      add(.alarm, "\(node) unreachable-reader", sight) { tree, _ in tree.isRead(node) }
    }
    for (node, sight) in seen.leaked.sorted(by: { $0.key < $1.key }) where isDenied(node, "modal-leak", claims) {
      add(.leakPass, node.path, sight) { _, events in events.contains { $0.node == node } }
    }
    if claims.isComplete, seen.nodes.count > claims.nodes {
      let numbers = "\(seen.nodes.count) nodes seen, \(claims.nodes) looked at"
      // The report does not say which it has looked at; what was found last is the likeliest to be missing.
      if let last = seen.nodes.max(by: { ($0.value.state, $0.key) < ($1.value.state, $1.key) }) {
        add(.completeness, "\(numbers); the last was \(last.key)", last.value) { tree, _ in tree.node(last.key) != nil }
      }
    }
  }

  /// Whether the audit says by its silence that a node keeps a rule: what it was cut short of, and what is in a
  /// presentation that it leaves open, it does not speak of.
  private func isDenied(_ node: NodeID, _ rule: String, _ claims: AuditClaims) -> Bool {
    !claims.isCutShort && !claims.mentions(node, rule: rule)
      && !claims.leavesOpen(presentation: String(node.path.prefix { $0 != "/" }))
  }

  private mutating func add(
    _ kind: Untruth.Kind, _ subject: String, _ sight: Sightings.Sight,
    shows: (AccessibilityTree, [TargetEvent]) -> Bool
  ) {
    let witness = Witness(doings: search.way(to: sight))
    let end = witness.run(on: scene)
    untruths.append(
      Untruth(
        kind: kind, subject: subject, witness: witness.script,
        isConfirmed: end.map { shows($0.tree, $0.events) } ?? false))
  }
}

extension AccessibilityTree {
  /// Whether the cursor of a reader stops at a node.
  fileprivate func isRead(_ node: NodeID) -> Bool {
    ReadingOrder(self).elements.contains { nodes[$0].id == node }
  }
}
