/// A success criterion of WCAG 2.2, with the sections of other standards that ask the same of software.
public struct Criterion: Hashable, Sendable, Identifiable {
  /// Its number, such as `1.4.3`.
  public let id: String
  /// How much it asks for.
  public let level: Level
  /// Its title.
  public let title: String
  /// The section of EN 301 549 V3.2.1 that asks the same of software; nil where none does.
  public let en301549: String?
  /// Whether the revised Section 508 standards ask it of software.
  public let isInSection508: Bool

  /// How much a criterion asks for.
  public enum Level: String, CaseIterable, Hashable, Sendable {
    case a = "A"
    case aa = "AA"
    case aaa = "AAA"
  }

  init(_ id: String, _ level: Level, _ title: String, en: String? = nil, isIn508: Bool = false) {
    self.id = id
    self.level = level
    self.title = title
    en301549 = en
    isInSection508 = isIn508
  }

  /// The criterion and the sections that ask the same, as a rule refers to them.
  public var references: [Reference] {
    var references = [Reference.wcag(id, title)]
    if let en301549 { references.append(.en301549(en301549, title)) }
    if isInSection508 { references.append(.section508("E207.2", "WCAG Conformance")) }
    return references
  }
}

extension [Reference] {
  /// The criterion of WCAG 2.2 with this number, and the sections of other standards that ask the same.
  static func criterion(_ id: String) -> [Reference] {
    Criterion.all.first { $0.id == id }?.references ?? [Reference(.wcag, id)]
  }
}
