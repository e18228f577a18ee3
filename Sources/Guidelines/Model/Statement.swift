public import Scenes

/// One statement of the guidelines, in our words; the specification of the stage and of the guideline rules.
public struct Statement: Hashable, Sendable, Identifiable {
  /// Its name in rules, tests and reports, for good.
  public let id: String
  /// What it takes to keep it.
  public let kind: Kind
  /// The platforms that it holds for, in the order of `Platform`.
  public let platforms: [Platform]
  /// Where it comes from.
  public let sources: [Source]
  /// What it says, in a sentence.
  public let text: String
  /// How a later statement narrows it, with the number of the conflict; nil where it is in force as it stands.
  public let status: String?
  /// The platforms among its own on which it cannot be shown, each once, with the reasons.
  public let narrowings: [Narrowing]

  /// What it takes to keep a statement.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The engine does it on input.
    case behaviour
    /// A property, a domain of values or a default that a scene or the model has.
    case structure
    /// Checkable on a scene without driving it.
    case audit
    /// Checkable by driving the interface.
    case dynamicAudit = "dynamic-audit"
    /// A person has to judge; a rule can only ask for the review.
    case advice
  }

  /// What a statement is about.
  public enum Area: String, CaseIterable, Hashable, Sendable {
    case sheet
    case actionSheet = "action-sheet"
    case modality
    case scroll
  }

  /// What it is about, which its id begins with.
  public var area: Area { Area.allCases.first { id.hasPrefix($0.rawValue + "-") } ?? .sheet }

  /// The platforms on which it has to be shown: its own without those on which it cannot be.
  public var platformsToShow: [Platform] {
    let narrowed = narrowings.flatMap(\.platforms)
    return platforms.filter { !narrowed.contains($0) }
  }

  init(
    _ id: String, _ kind: Kind, _ platforms: [Platform], _ sources: [Source], _ text: String, status: String? = nil,
    narrowed narrowings: [Narrowing] = []
  ) {
    self.id = id
    self.kind = kind
    self.platforms = platforms
    self.sources = sources
    self.text = text
    self.status = status
    self.narrowings = narrowings
  }
}

extension [Platform] {
  /// Every platform.
  static var all: [Platform] { Platform.allCases }
}
