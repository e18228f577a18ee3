/// How far audits have gone into what a standard or the guidelines ask, section by section, the ones that no rule looks
/// at included.
public struct Coverage: Hashable, Sendable {
  /// What was found out about one section.
  public struct Entry: Hashable, Sendable {
    /// The section.
    public let section: Reference
    /// Ids of the rules that were checked and rest on it, sorted.
    public let rules: [String]
    /// Nodes by outcome, of all these rules.
    public let count: OutcomeCount

    /// How far it was checked.
    public var standing: Standing {
      if rules.isEmpty { return .unchecked }
      if count.fail > 0 { return .broken }
      if count.cannotTell > 0 { return .undecided }
      if count.review > 0 { return .open }
      return count.pass > 0 ? .kept : .absent
    }
  }

  /// How far a section was checked. No rule asks all that a section means: what is kept is kept as far as rules look.
  public enum Standing: String, CaseIterable, Hashable, Sendable {
    /// Some node breaks it.
    case broken
    /// Nothing breaks it, and of some nodes it cannot be told.
    case undecided
    /// Nothing breaks it, and some node waits for a person to look at it.
    case open
    /// Everything that rules look at keeps it.
    case kept
    /// There was nothing that its rules are about.
    case absent
    /// No rule looks at it.
    case unchecked
  }

  /// The document.
  public let standard: Reference.Standard
  /// Every section, in the order of the document.
  public let entries: [Entry]

  /// What the rules of some audits say of sections of a document.
  public init(of standard: Reference.Standard, sections: [Reference], rules: [RuleResult]) {
    let byRule = Self.together(rules)
    var resting: [String: [String]] = [:]
    for rule in byRule.values {
      for reference in rule.rule.references where reference.standard == standard {
        resting[reference.section, default: []].append(rule.rule.id)
      }
    }
    self.standard = standard
    entries = sections.map { section in
      let ids = resting[section.section, default: []].sorted()
      let count = ids.reduce(OutcomeCount()) { $0 + (byRule[$1]?.count ?? OutcomeCount()) }
      return Entry(section: section, rules: ids, count: count)
    }
  }

  /// Coverage of WCAG 2.2 (levels A and AA), EN 301 549 (what it takes over from WCAG for software) and Section 508
  /// (the criteria of WCAG 2.0 that it takes over, by their numbers).
  public static func standards(_ rules: [RuleResult]) -> [Coverage] {
    let criteria = Criterion.all.filter { $0.level != .aaa }
    let software = criteria.compactMap { criterion in criterion.en301549.map { Reference.en301549($0, criterion.title) }
    }
    let taken = criteria.filter(\.isInSection508)
    let wcag = Coverage(of: .wcag, sections: criteria.map { .wcag($0.id, $0.title) }, rules: rules)
    let ids = Set(taken.map(\.id))
    return [
      wcag, Coverage(of: .en301549, sections: software, rules: rules),
      Coverage(.section508, wcag.entries.filter { ids.contains($0.section.section) }),
    ]
  }

  /// What the rules of some audits that rest on any of some criteria of WCAG come to together; each rule counts once.
  public static func entry(on criteria: [String], rules: [RuleResult]) -> Entry {
    let resting = together(rules).values.filter { result in
      result.rule.references.contains { $0.standard == .wcag && criteria.contains($0.section) }
    }
    return Entry(
      section: Reference(.wcag, criteria.joined(separator: ", ")), rules: resting.map(\.rule.id).sorted(),
      count: resting.reduce(OutcomeCount()) { $0 + $1.count })
  }

  /// What rules came to in all of some audits, by id.
  private static func together(_ rules: [RuleResult]) -> [String: RuleResult] {
    var byRule: [String: RuleResult] = [:]
    for rule in rules {
      if let known = byRule[rule.rule.id] {
        byRule[rule.rule.id]?.count = known.count + rule.count
      } else {
        byRule[rule.rule.id] = rule
      }
    }
    return byRule
  }

  private init(_ standard: Reference.Standard, _ entries: [Entry]) {
    self.standard = standard
    self.entries = entries.map { entry in
      Entry(
        section: Reference(standard, "E207.2 (\(entry.section.section))", entry.section.title), rules: entry.rules,
        count: entry.count)
    }
  }

  /// How many sections were checked this far.
  public func sections(_ standing: Standing) -> Int { entries.count { $0.standing == standing } }

  /// How many sections some rule looks at.
  public var checked: Int { entries.count - sections(.unchecked) }
}
