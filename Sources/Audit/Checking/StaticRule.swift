public import Accessibility

/// A rule that a look at the tree decides, node by node.
///
/// A rule is one file: a type without state, its metadata as data, and a check that neither allocates nor searches
/// the tree when the rule is kept. Its messages stand at the bottom of the file as members of `Message`.
public protocol StaticRule: Sendable {
  /// What the rule is called, why it is there and what to do when it is broken.
  var rule: Rule { get }
  /// Whether what it says of a node may hang on other windows or presentations than the one that the node is in.
  ///
  /// What a rule that does not look around has said of a window or presentation holds as long as nothing in that one
  /// changes.
  var looksAround: Bool { get }
  /// Whether what it says of a node may hang on that having the keyboard focus, and so has to be asked again where nothing
  /// but the focus is elsewhere.
  var looksAtFocus: Bool { get }
  /// Whether it has nothing to say of a tree without a document behind it.
  var asksDocument: Bool { get }
  /// Whether it may have anything to say of nodes with this role; it is not asked of others.
  func concerns(_ role: Role) -> Bool
  /// What the rule says about the node at `index`, whose role concerns it. To be asked by `verdict(_:in:)` alone.
  func check(_ index: Int, in context: AuditContext) -> Verdict
  /// Checks a run of nodes and counts what comes of them. Every rule has it from the extension; it stands here so that the
  /// compiler makes one for each rule, and a call through the protocol is paid once for a block of nodes.
  func sweep(_ block: Range<Int>, in context: AuditContext, into tally: inout RuleTally)
}

extension StaticRule {
  public var looksAround: Bool { false }
  public var looksAtFocus: Bool { false }
  public var asksDocument: Bool { false }
  public func concerns(_ role: Role) -> Bool { true }

  /// Checks a run of nodes, and tells what the rule has to say of those that it is about.
  ///
  /// The call through the protocol is paid once for all of them.
  public func check(_ block: Range<Int>, in context: AuditContext, _ tell: (Int, Verdict) -> Void) {
    guard !asksDocument || context.document != nil else { return }
    let missing = Warrant.missing(forPassesOf: rule.id, in: context.tree)
    for index in block where concerns(context.tree.nodes[index].role) {
      let verdict = judged(index, in: context, withoutGround: missing)
      if verdict.outcome != nil { tell(index, verdict) }
    }
  }

  /// Checks a run of nodes: few enough that they stay in the processor's cache while all rules look at them.
  public func sweep(_ block: Range<Int>, in context: AuditContext, into tally: inout RuleTally) {
    guard !asksDocument || context.document != nil else { return }
    let missing = Warrant.missing(forPassesOf: rule.id, in: context.tree)
    for index in block where concerns(context.tree.nodes[index].role) {
      switch check(index, in: context) {
      case .inapplicable: break
      case .pass:
        // That is said once for all of them, and not of each: a dump has hundreds.
        if let missing { tally.leave(.withoutGround(missing)) } else { tally.count.pass &+= 1 }
      case .review(let message): tally.report(.review, index, message)
      case .fail(let message): tally.report(broken(message, index, in: context), index)
      case .cannotTell(let message): tally.report(.cannotTell, index, message)
      }
    }
  }
}
