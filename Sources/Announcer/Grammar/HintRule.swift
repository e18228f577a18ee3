/// When a voice says how something is operated.
public struct HintRule: Hashable, Sendable {
  /// When it holds.
  public var circumstance: Circumstance
  /// What is said; nil where the rule only keeps the ones after it silent.
  public var wording: Wording?
  /// Whether the author's own hint falls away.
  public var replacesAuthors = false
  /// Whether it is said of what is dimmed as well.
  var isOfDimmed: Bool

  /// What there is to do.
  public enum Circumstance: String, CaseIterable, Hashable, Sendable {
    case switched, checkable, clickable, clickNamed, chosenOfSelection, oneOfSelection
    case editing, longText, textEntry, adjustable, dropDown, longPressNamed, longPress
    case actionsInField, customActions, moreContent, links

    /// When it is, for people.
    public var rule: String {
      switch self {
      case .switched: "it can be switched"
      case .checkable: "it can be checked"
      case .clickable: "it can be activated"
      case .clickNamed: "its author says what activating does"
      case .chosenOfSelection: "it is the chosen one of several"
      case .oneOfSelection: "it is one of several of which one is chosen"
      case .editing: "text is being edited in it"
      case .longText: "it holds several lines of text"
      case .textEntry: "people type into it"
      case .adjustable: "its value can be changed step by step"
      case .dropDown: "it drops down a list"
      case .longPressNamed: "its author says what a long press does"
      case .longPress: "it can be pressed long"
      case .actionsInField: "it has further actions, and people type into it"
      case .customActions: "it has further actions"
      case .moreContent: "it has further content"
      case .links: "there are links in its text"
      }
    }
  }

  /// - Parameter isOfDimmed: Whether it is said of what is dimmed as well.
  init(
    _ circumstance: Circumstance, _ wording: Wording?, replacesAuthors: Bool = false, isOfDimmed: Bool = false
  ) {
    self.isOfDimmed = isOfDimmed
    self.circumstance = circumstance
    self.wording = wording
    self.replacesAuthors = replacesAuthors
  }
}
