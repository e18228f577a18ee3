/// Where a rule comes from: a section of a standard, or a statement of the guidelines.
public struct Reference: Hashable, Sendable, CustomStringConvertible {
  /// The document.
  public var standard: Standard
  /// The section's number, or the statement's id.
  public var section: String
  /// What the section is called, where it has a title of its own.
  public var title: String?

  /// A document that rules refer to.
  public enum Standard: String, CaseIterable, Hashable, Sendable {
    /// A statement of the guidelines, by its id.
    case guideline
    /// Web Content Accessibility Guidelines 2.2.
    case wcag
    /// EN 301 549 V3.2.1, software sections.
    case en301549
    /// The revised Section 508 standards, 36 CFR 1194.
    case section508

    /// What people call it.
    public var name: String {
      switch self {
      case .guideline: "guideline"
      case .wcag: "WCAG 2.2"
      case .en301549: "EN 301 549"
      case .section508: "Section 508"
      }
    }
  }

  /// A section of a document.
  public init(_ standard: Standard, _ section: String, _ title: String? = nil) {
    self.standard = standard
    self.section = section
    self.title = title
  }

  /// The document's name and the section, such as `WCAG 2.2 4.1.2`.
  public var description: String { "\(standard.name) \(section)" }

  /// A statement of the guidelines.
  public static func guideline(_ id: String) -> Self { Self(.guideline, id) }
  /// A success criterion of WCAG 2.2.
  public static func wcag(_ section: String, _ title: String) -> Self { Self(.wcag, section, title) }
  /// A section of EN 301 549 V3.2.1.
  public static func en301549(_ section: String, _ title: String) -> Self { Self(.en301549, section, title) }
  /// A provision of the revised Section 508 standards.
  public static func section508(_ section: String, _ title: String) -> Self { Self(.section508, section, title) }
}
