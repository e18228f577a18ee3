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
  /// Whether it has nothing to say of a tree without a document behind it.
  var asksDocument: Bool { get }
  /// What the rule says about the node at `index`.
  func check(_ index: Int, in context: AuditContext) -> Verdict
}

extension StaticRule {
  public var looksAround: Bool { false }
  public var asksDocument: Bool { false }

  /// Checks a run of nodes, and tells what the rule has to say of those that it is about.
  ///
  /// The call through the protocol is paid once for all of them.
  public func check(_ block: Range<Int>, in context: AuditContext, _ tell: (Int, Verdict) -> Void) {
    guard !asksDocument || context.document != nil else { return }
    let missing = Warrant.missing(forPassesOf: rule.id, in: context.tree)
    for index in block {
      let verdict = verdict(index, in: context, withoutGround: missing)
      if verdict.outcome != nil { tell(index, verdict) }
    }
  }

  /// Checks a run of nodes. Called once for a block of nodes, so that the call through the protocol is paid for a
  /// block and the nodes of a block stay in the processor's cache while all rules look at them.
  func sweep(_ block: Range<Int>, in context: AuditContext, into tally: inout RuleTally) {
    guard !asksDocument || context.document != nil else { return }
    let missing = Warrant.missing(forPassesOf: rule.id, in: context.tree)
    for index in block {
      switch verdict(index, in: context, withoutGround: nil) {
      case .inapplicable: break
      case .pass:
        // That is said once for all of them, and not of each: a dump has hundreds.
        if let missing { tally.leave(.withoutGround(missing)) } else { tally.count.pass &+= 1 }
      case .review(let message): tally.report(.review, index, message)
      case .fail(let message): tally.report(.fail, index, message)
      case .cannotTell(let message): tally.report(.cannotTell, index, message)
      }
    }
  }
}
