import Accessibility
import Audit
import Documents
import Explorer
import Geometry
import Scenes
import Stage

/// What a fixture says of itself, in a comment of its own line: `# expect: draft has modal`.
///
///     finding RULE            the audit finds that the rule is broken
///     no finding RULE         it does not
///     refused TEXT            the scene cannot be read, and some error contains the text
///     present ID, absent ID   there is, or is not, such a node as the scene starts
///     ID has TRAIT, ID lacks TRAIT
///     ID is ROLE              its role
///     ID named TEXT           its name
///     ID at X Y W H           its frame, in points
///     ID within ID, ID beyond ID
///                             its frame lies in the other's, or not
///     ID below ID             it lies under the other, and not beside it
///     ID destroys, ID spares  choosing this button of a dialog destroys something, as its author says, or not
enum FixtureExpectation: Hashable, CustomStringConvertible {
  case finding(rule: String, isThere: Bool)
  case refused(String)
  case node(NodeID, isThere: Bool)
  case trait(NodeID, String, isThere: Bool)
  case role(NodeID, String)
  case name(NodeID, String)
  case frame(NodeID, Rect)
  case within(NodeID, NodeID, isSo: Bool)
  case below(NodeID, NodeID)
  case destroys(String, isSo: Bool)

  /// The expectations of a fixture; nil in the place of a line that is none of the above.
  static func all(in text: String) -> [FixtureExpectation?] {
    text.split(separator: "\n").filter { $0.hasPrefix("# expect:") }.map { line in
      FixtureExpectation(line.dropFirst("# expect:".utf8.count).split(separator: " ").map(String.init))
    }
  }

  init?(_ words: [String]) {
    let rest = words.dropFirst(2).joined(separator: " ")
    switch (words.first, words.dropFirst().first) {
    case ("finding", let rule?): self = .finding(rule: rule, isThere: true)
    case ("no", "finding"): self = .finding(rule: rest, isThere: false)
    case ("refused", _): self = .refused(words.dropFirst().joined(separator: " "))
    case ("present", let id?): self = .node(NodeID(id), isThere: true)
    case ("absent", let id?): self = .node(NodeID(id), isThere: false)
    case (let id?, "has"): self = .trait(NodeID(id), rest, isThere: true)
    case (let id?, "lacks"): self = .trait(NodeID(id), rest, isThere: false)
    case (let id?, "is"): self = .role(NodeID(id), rest)
    case (let id?, "named"): self = .name(NodeID(id), rest)
    case (let id?, "at"):
      let numbers = words.dropFirst(2).compactMap { Double($0) }
      guard numbers.count == 4, words.count == 6 else { return nil }
      self = .frame(NodeID(id), Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    case (let id?, "within"): self = .within(NodeID(id), NodeID(rest), isSo: true)
    case (let id?, "beyond"): self = .within(NodeID(id), NodeID(rest), isSo: false)
    case (let id?, "below"): self = .below(NodeID(id), NodeID(rest))
    case (let id?, "destroys"): self = .destroys(id, isSo: true)
    case (let id?, "spares"): self = .destroys(id, isSo: false)
    default: return nil
    }
  }

  var description: String {
    switch self {
    case .finding(let rule, let isThere): "\(isThere ? "" : "no ")finding \(rule)"
    case .refused(let text): "refused \(text)"
    case .node(let id, let isThere): "\(isThere ? "present" : "absent") \(id)"
    case .trait(let id, let trait, let isThere): "\(id) \(isThere ? "has" : "lacks") \(trait)"
    case .role(let id, let role): "\(id) is \(role)"
    case .name(let id, let name): "\(id) named \(name)"
    case .frame(let id, let frame): "\(id) at \(frame)"
    case .within(let id, let outer, let isSo): "\(id) \(isSo ? "within" : "beyond") \(outer)"
    case .below(let id, let upper): "\(id) below \(upper)"
    case .destroys(let id, let isSo): "\(id) \(isSo ? "destroys" : "spares")"
    }
  }

  /// Whether it names a rule or trait that does not exist, so that it would hold for nothing.
  var isVacuous: Bool {
    switch self {
    case .finding(let rule, _): !ExplorerAudit.rules.contains { $0.id == rule }
    case .trait(_, let trait, _): !Traits.named.contains { $0.name == trait }
    case .refused(let text): text.isEmpty
    default: false
    }
  }

  /// Whether it holds for a fixture that was read, or that was not.
  func holds(for fixture: Result<Scene, DocumentErrors>) -> Bool {
    guard case .success(let scene) = fixture else {
      guard case .refused(let text) = self, case .failure(let errors) = fixture else { return false }
      return errors.report.contains(text)
    }
    let stage = Stage(scene)
    switch self {
    case .finding(let rule, let isThere):
      var options = AuditOptions()
      options.rules = [rule]
      let findings = ExplorerAudit.run(target: stage, scene: scene, options: options).result.findings
      return findings.contains { $0.outcome == .fail } == isThere
    case .refused: return false
    case .node(let id, let isThere): return (stage.tree.node(id) != nil) == isThere
    case .trait(let id, let name, let isThere):
      guard let node = stage.tree.node(id), let trait = Traits.named.first(where: { $0.name == name }) else {
        return false
      }
      return node.traits.contains(trait.value) == isThere
    case .role(let id, let role): return stage.tree.node(id)?.role.rawValue == role
    case .name(let id, let name): return stage.tree.node(id)?.name == name
    case .frame(let id, let frame): return stage.tree.node(id)?.frame == frame
    case .within(let id, let outer, let isSo):
      guard let inner = stage.tree.node(id)?.frame, let outer = stage.tree.node(outer)?.frame else { return false }
      return (inner.intersection(outer) == inner) == isSo
    case .below(let id, let upper):
      guard let lower = stage.tree.node(id)?.frame, let upper = stage.tree.node(upper)?.frame else { return false }
      return lower.minY >= upper.maxY
    case .destroys(let path, let isSo):
      let buttons = scene.presentations.flatMap { presentation in
        presentation.buttons.filter { "\(presentation.id)/\($0.id)" == path }
      }
      guard let button = buttons.first else { return false }
      return (button.destroysData || button.performsDestructiveAction == true) == isSo
    }
  }
}
