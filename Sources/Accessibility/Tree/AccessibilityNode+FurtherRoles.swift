extension AccessibilityNode {
  /// Whether it is something besides what its role says, by the word of its source: a link that is a heading too.
  public func isAlso(_ role: Role) -> Bool {
    let words = traitWords
    guard !words.isEmpty, let word = Self.furtherRoles[role] else { return false }
    return words.contains(word)
  }

  /// Notes that it is something besides what its role says.
  public mutating func isAlso(word: String) {
    if !traitWords.contains(word) { traitWords.append(word) }
  }

  /// Whether it is a segment: a button of several of which one is chosen, as Apple's readers have it, who know no radio
  /// buttons. One that is ticked, and has a value for that, is none.
  public var isSegment: Bool { role == .radioButton && value == nil && isAlso(.button) }

  /// What its source calls a switch by a trait of Apple's: VoiceOver calls only those of them so that are buttons too.
  public static let switchTrait = "switchButton"

  /// Whether it can be switched and is no button, so that Apple's readers have no word for it and say its state only.
  public var isBareSwitch: Bool { role == .switchControl && roleWord == Self.switchTrait && !isAlso(.button) }

  /// The words for roles that a node may have besides its own.
  private static let furtherRoles: [Role: String] = [
    .button: "button", .checkBox: "checkBox", .heading: "header", .image: "image", .link: "link",
    .searchField: "searchField",
  ]

  /// Whether it is a button or check box only since people can press or tick it: by its class an Android view is none,
  /// such as a row that is pressed as a whole. TalkBack has no word for such a one.
  public var hasRoleByDeed: Bool {
    guard role == .button || role == .checkBox, let name = roleWord?.utf8,
      let point = name.lastIndex(of: UInt8(ascii: "."))
    else { return false }
    let ends = role == .button ? Self.buttonClasses : Self.checkBoxClasses
    return !ends.contains { name[point...].suffix($0.utf8.count).elementsEqual($0.utf8) }
  }

  /// Whether it is a text of Android that can be ticked, of which TalkBack tells only that it is.
  public var isCheckedText: Bool { roleWord?.hasSuffix("CheckedTextView") == true }

  /// How the names of Android's classes end that are buttons, pictures that are pressed included.
  private static let buttonClasses = ["Button", "Chip", "ImageView"]
  private static let checkBoxClasses = ["CheckBox", "CompoundButton", "CheckedTextView"]
}
