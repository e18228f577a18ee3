import Accessibility
import Audit
import Geometry
import Testing

/// A small tree, and what a rule has to say of one node in it.
struct RuleCase: CustomTestStringConvertible, Sendable {
  /// What a rule says of a node.
  enum Answer: Sendable { case pass, fail, cannotTell, review, inapplicable }

  /// What is so about the node.
  var title: String
  var expected: Answer
  /// What the rule says in words, where the case is about that.
  var says: String?
  var tree: AccessibilityTree
  /// The index of the node.
  var index: Int

  var testDescription: String { title }

  /// Whether a table shows a rule enough of both kinds.
  static func areEnough(_ cases: [RuleCase]) -> Bool {
    cases.count { $0.expected == .fail } >= 3 && cases.count { $0.expected == .pass } >= 3
  }

  /// - Parameters:
  ///   - around: What the node is in, from the outermost.
  ///   - before: Siblings before it.
  ///   - inside: What is in it.
  ///   - after: Siblings after it.
  init(
    _ expected: Answer, _ title: String, _ role: Role, _ name: String?, says: String? = nil,
    around: [AccessibilityNode] = [], before: [AccessibilityNode] = [], inside: [AccessibilityNode] = [],
    after: [AccessibilityNode] = [], on platform: String? = nil, language: String? = nil,
    _ change: (inout AccessibilityNode) -> Void = { _ in }
  ) {
    (self.expected, self.title, self.says) = (expected, title, says)
    tree = AccessibilityTree(screen: Size(width: 393, height: 852))
    tree.platform = platform
    tree.language = language
    for node in around { tree.begin(node) }
    for node in before { tree.append(node) }
    var node = AccessibilityNode.of(role, name)
    node.id = "it"
    change(&node)
    index = tree.begin(node)
    for node in inside { tree.append(node) }
    tree.close()
    for node in after { tree.append(node) }
    for _ in around { tree.close() }
  }

  /// What a rule says of the node.
  func verdict(of rule: some StaticRule) -> Verdict { rule.verdict(index, in: AuditContext(tree: tree)) }

  /// Expects of a rule what the case does.
  func check(_ rule: some StaticRule, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    let verdict = verdict(of: rule)
    let answer: Answer =
      switch verdict {
      case .pass: .pass
      case .fail: .fail
      case .cannotTell: .cannotTell
      case .review: .review
      case .inapplicable: .inapplicable
      }
    #expect(answer == expected, "\(title): \(verdict)", sourceLocation: sourceLocation)
    if let says { #expect(verdict.message?.description == says, sourceLocation: sourceLocation) }
  }

  static func fails(
    _ title: String, _ role: Role, _ name: String? = nil, says: String? = nil, around: [AccessibilityNode] = [],
    before: [AccessibilityNode] = [], inside: [AccessibilityNode] = [], after: [AccessibilityNode] = [],
    on platform: String? = nil, language: String? = nil, _ change: (inout AccessibilityNode) -> Void = { _ in }
  ) -> RuleCase {
    RuleCase(
      .fail, title, role, name, says: says, around: around, before: before, inside: inside, after: after, on: platform,
      language: language, change)
  }

  static func passes(
    _ title: String, _ role: Role, _ name: String? = nil, around: [AccessibilityNode] = [],
    before: [AccessibilityNode] = [], inside: [AccessibilityNode] = [], after: [AccessibilityNode] = [],
    on platform: String? = nil, language: String? = nil, _ change: (inout AccessibilityNode) -> Void = { _ in }
  ) -> RuleCase {
    RuleCase(
      .pass, title, role, name, around: around, before: before, inside: inside, after: after, on: platform,
      language: language, change)
  }

  static func doubts(
    _ title: String, _ role: Role, _ name: String? = nil, says: String? = nil, around: [AccessibilityNode] = [],
    before: [AccessibilityNode] = [], inside: [AccessibilityNode] = [], after: [AccessibilityNode] = [],
    on platform: String? = nil, language: String? = nil, _ change: (inout AccessibilityNode) -> Void = { _ in }
  ) -> RuleCase {
    RuleCase(
      .cannotTell, title, role, name, says: says, around: around, before: before, inside: inside, after: after,
      on: platform, language: language, change)
  }

  static func skips(
    _ title: String, _ role: Role, _ name: String? = nil, around: [AccessibilityNode] = [],
    before: [AccessibilityNode] = [], inside: [AccessibilityNode] = [], after: [AccessibilityNode] = [],
    on platform: String? = nil, language: String? = nil, _ change: (inout AccessibilityNode) -> Void = { _ in }
  ) -> RuleCase {
    RuleCase(
      .inapplicable, title, role, name, around: around, before: before, inside: inside, after: after, on: platform,
      language: language, change)
  }
}

extension AccessibilityNode {
  /// A node where it does not matter where it is, called after its name or role.
  static func of(
    _ role: Role, _ name: String? = nil, at frame: Rect = Rect(x: 10, y: 100, width: 100, height: 44),
    _ change: (inout AccessibilityNode) -> Void = { _ in }
  ) -> AccessibilityNode {
    var node = AccessibilityNode(id: NodeID(name ?? role.rawValue), role: role, name: name, frame: frame)
    change(&node)
    return node
  }
}
