import Audit

@testable import Explorer

extension AuditOptions {
  /// What people reach, and how presentations behave.
  ///
  /// The general rules about names, places, colours and ways out have tests of their own: without them a scene may be as
  /// bare as what it shows.
  static var reach: AuditOptions {
    var options = AuditOptions()
    let general = StaticRules.all.filter { !$0.looksAround && $0.rule.id != "name-missing" }.map(\.rule.id)
    options.rules = ExplorerAudit.rules.map(\.id).filter { !general.contains($0) }
    return options
  }
}
