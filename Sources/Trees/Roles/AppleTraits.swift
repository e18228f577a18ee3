import Accessibility

/// The traits of Apple's readers by their names, as WebDriverAgent, idb and AccessibilitySnapshot spell them.
enum AppleTraits {
  /// Gives a node what a trait means; one that means nothing here is kept by its word.
  ///
  /// What a node is stays where its source says that apart from the traits.
  static func add(_ word: some StringProtocol, to node: inout AccessibilityNode) {
    let key = String(word).filter { $0 != " " && $0 != "_" }.lowercased()
    switch key {
    case "none", "button", "link", "image", "statictext", "searchfield", "keyboardkey", "togglebutton",
      "switchbutton", "switch", "toggle", "tabbar", "tabbaritem", "tabbutton", "textentry", "securetextfield",
      "textarea":
      break
    case "selected": node.traits.insert(.selected)
    case "notenabled", "disabled": node.traits.insert(.disabled)
    case "header", "heading": if node.role == .text || node.role == .unknown { node.role = .heading }
    case "adjustable": node.actions.formUnion([.increment, .decrement])
    case "updatesfrequently": node.traits.insert(.live)
    case "backbutton": node.traits.insert(.backButton)
    case "isediting": node.traits.insert(.editing)
    default: if !node.traitWords.contains(String(word)) { node.traitWords.append(String(word)) }
    }
  }
}
