import Accessibility

/// What flicks up and down go by: a choice of VoiceOver's rotor, or of TalkBack's reading controls.
public enum Rotor: String, CaseIterable, Hashable, Sendable {
  /// The value of what is adjustable, a step at a time.
  case values
  /// The actions that the author has named; a double tap does the one that was heard last.
  case actions
  /// From one of them to the next.
  case headings, links, controls
  /// Through the words or characters of the text under the cursor.
  case words, characters

  /// The choices that lead from one element to another.
  static let amongElements: [Rotor] = [.headings, .links, .controls]

  /// Whether it leads to an element: to a heading that is a link as either.
  func leads(to node: AccessibilityNode) -> Bool {
    switch self {
    case .headings: node.role == .heading || node.isAlso(.heading)
    case .links: node.role == .link || node.isAlso(.link)
    case .controls: node.role != .link && node.role.isControl
    case .values, .actions, .words, .characters: false
    }
  }

  /// What it is called.
  var wording: Wording {
    switch self {
    case .values: .rotorValues
    case .actions: .rotorActions
    case .headings: .rotorHeadings
    case .links: .rotorLinks
    case .controls: .rotorControls
    case .words: .rotorWords
    case .characters: .rotorCharacters
    }
  }
}
