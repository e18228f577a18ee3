public import Accessibility

extension Voice {
  /// What takes its users from one element to another by one gesture or key each, but for exploring by touch, which needs
  /// to know where things are.
  ///
  /// Of the gestures that the manuals list (applevis.com, TalkBack's defaults, Orca's structural navigation); TalkBack has
  /// none for the ends, and Orca's keys for headings and the like are for documents.
  public func ways(through tree: AccessibilityTree) -> [ReaderCommand] {
    let scrolls = AccessibilityAction.ScrollDirection.allCases.map(ReaderCommand.scroll)
    let rotor: [ReaderCommand] = [
      .turnRotor(forward: true), .turnRotor(forward: false), .useRotor(forward: true), .useRotor(forward: false),
    ]
    switch self {
    case .voiceover: return [.next, .previous, .first, .last] + rotor + scrolls
    case .talkback: return [.next, .previous] + rotor + scrolls
    case .orca, .orca43:
      guard tree.platform == "web" else { return [.next, .previous, .first, .last] }
      let roles: [Role] = [.heading, .link, .button, .textField, .checkBox, .radioButton, .comboBox, .list, .table]
      return [.next, .previous, .first, .last] + roles.flatMap { [.nextOf($0), .previousOf($0)] }
    }
  }
}
