import Accessibility

/// The traits of Apple's readers by their names, as WebDriverAgent, idb and AccessibilitySnapshot spell them.
enum AppleTraits {
  /// Gives a node what a trait means; one that says what it is besides its role, or means nothing here, is kept by its
  /// word.
  ///
  /// What a node is stays where its source says that apart from the traits.
  static func add(_ word: some StringProtocol, to node: inout AccessibilityNode) {
    let key = String(word).filter { $0 != " " && $0 != "_" }.lowercased()
    switch key {
    case "none": break
    case "selected": node.traits.insert(.selected)
    case "notenabled", "disabled": node.traits.insert(.disabled)
    case "header", "heading":
      if node.role == .text || node.role == .unknown { node.role = .heading }
      if node.role != .heading { node.isAlso(word: "header") }
    case "adjustable":
      node.actions.formUnion([.increment, .decrement])
      // What people set is more telling than that it is drawn.
      if node.role == .image {
        node.role = .adjustable
        node.isAlso(word: "image")
      }
    case "updatesfrequently": node.traits.insert(.live)
    case "backbutton": node.traits.insert(.backButton)
    case "isediting": node.traits.insert(.editing)
    default:
      guard let (role, spelled) = roles[key] else { return node.isAlso(word: String(word)) }
      if node.role != role { node.isAlso(word: spelled) }
    }
  }

  /// Traits that say what something is: the role that says the same, and how the word is spelled.
  private static let roles: [String: (role: Role, spelled: String)] = [
    "button": (.button, "button"), "link": (.link, "link"), "image": (.image, "image"),
    "statictext": (.text, "staticText"), "searchfield": (.searchField, "searchField"),
    "keyboardkey": (.keyboardKey, "keyboardKey"), "togglebutton": (.toggle, "toggleButton"),
    "switchbutton": (.switchControl, "switchButton"), "switch": (.switchControl, "switchButton"),
    "toggle": (.toggle, "toggleButton"), "tabbar": (.tabBar, "tabBar"), "tabbaritem": (.tab, "tabBarItem"),
    "tabbutton": (.tab, "tabBarItem"), "textentry": (.textField, "textEntry"),
    "securetextfield": (.secureTextField, "secureTextField"), "textarea": (.textEditor, "textArea"),
  ]
}
