import Accessibility

/// Every control has a name.
///
/// A name is what the interface calls the control; a hint or a value is none, and neither is a text of which nothing
/// can be spoken: spaces, invisible characters, an accent without a letter, the blank braille pattern, characters of
/// private use, as icon fonts draw them. Emoji, signs such as “+” and punctuation are names: screen readers have words
/// for them. The placeholder of a field is a name as long as nothing is typed; that it does not stay is a matter of
/// `field-label-missing`. Controls that nobody meets (hidden, transparent, clipped away, decorative) are left out.
/// Where the only name is that of something inside the control, or where the control has no area and may be a page that
/// is not shown, the answer is *cannot tell*, but on Android, where a reader says what is in a control; so it is for
/// list items, rows, cells and pictures that say that they can be activated.
public struct NameMissing: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "name-missing",
    title: "Every control has a name",
    why: "A screen reader says only the role of a control without a name (\"Button\"), and voice control cannot "
      + "address it: people who do not see the screen do not learn what it does.",
    remedy: "Give the control a label that says what it does, in one to three words and without its role. "
      + "A placeholder or a hint does not replace it.",
    severity: .error, method: .static,
    references: [
      .guideline("ann-every-control"),
      .guideline("sheet-watchos-label-required"),
      .wcag("4.1.2", "Name, Role, Value"),
      .en301549("11.4.1.2.1", "Name, role, value (open functionality)"),
      .section508("502.3.1", "Object Information"),
    ], implies: ["field-label-missing", "hint-as-name"])

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    let nodes = context.tree.nodes
    guard nodes[index].isOperable else { return .inapplicable }
    guard !context.standing[index].contains(.hidden), !nodes[index].traits.contains(.decorative) else {
      return .inapplicable
    }
    if let name = nodes[index].name, !name.isBlank { return .pass }
    return Self.nameless(index, context)
  }

  /// What to say of a control without a name; the rare way, kept apart from the common one.
  private static func nameless(_ index: Int, _ context: AuditContext) -> Verdict {
    let node = context.tree.nodes[index]
    let role = node.role.words
    // What is no stop by the word of its source is named by the control or item around it.
    let isPart = context.surroundings(of: index).control != nil || context.surroundings(of: index).item != nil
    if isPart, node.isElement == false || context.isMerged(index) { return .inapplicable }
    if context.words.isNamedByContent(index) || context.isNamedByAnother(index) { return .pass }
    // A page control names itself: which of how many pages it shows.
    if node.role == .pageControl, node.value?.isBlank == false { return .pass }
    guard context.tree.says(.name) else { return .cannotTell(.namesUnknown(role: role)) }
    if context.standing[index].contains(.sizeless) { return .cannotTell(.namelessWithoutArea(role: role)) }
    if node.role.takesNameFromContent || !node.role.isControl, let inner = nameInside(index, context.tree) {
      return .cannotTell(.nameOnlyInside(role: role, inner: inner))
    }
    guard node.role.isControl else { return .cannotTell(.namelessWithAction(role: role)) }
    if context.manner == .merging, holdsNamedControl(index, context) { return .cannotTell(.namelessAround(role: role)) }
    if node.name?.isEmpty == false { return .fail(.blankName(role: role)) }
    if let text = node.placeholder, !text.isBlank {
      return node.role.isTextEntry ? .pass : .fail(.placeholderIsNoName(role: role, text: text))
    }
    if mayBeLabelled(node.role, context.tree) { return .cannotTell(.labelUnknown(role: role)) }
    if let text = node.hint, !text.isBlank { return .fail(.hintIsNoName(role: role, text: text)) }
    return .fail(.noName(role: role))
  }

  /// Whether a text beside it may be its label, by a relation that the source of the tree has no word for. Apple's
  /// platforms have no such relation, and browsers put the words of a label into the name.
  private static func mayBeLabelled(_ role: Role, _ tree: AccessibilityTree) -> Bool {
    guard role.isTextEntry || [.slider, .comboBox, .picker, .stepper].contains(role), !tree.says(.relations),
      ReadingManner(tree) == .merging
    else { return false }
    return tree.nodes.contains { $0.role == .text && $0.name?.isBlank == false && !$0.removesSubtree }
  }

  /// Whether a control in it has a name: TalkBack stops at that then, and not at what is around it and says nothing.
  private static func holdsNamedControl(_ index: Int, _ context: AuditContext) -> Bool {
    (index + 1..<context.tree.nodes[index].end).contains { inner in
      let node = context.tree.nodes[inner]
      return node.isOperable && node.name?.isBlank == false && !context.isMerged(inner)
        && context.standing[inner].isDisjoint(with: [.hidden, .sizeless])
    }
  }

  /// The first name in a node's subtree that belongs to content, not to another control.
  private static func nameInside(_ index: Int, _ tree: AccessibilityTree) -> String? {
    var next = index + 1
    while next < tree.nodes[index].end {
      let node = tree.nodes[next]
      if node.role.isControl {
        next = node.end
        continue
      }
      if let name = node.name, !name.isBlank { return name }
      next += 1
    }
    return nil
  }
}

extension Message {
  static func namesUnknown(role: String) -> Self {
    Self("Whether this {role} has a name is not known: the source of the tree does not say names.", ["role": role])
  }
  static func labelUnknown(role: String) -> Self {
    Self(
      "This {role} has no name of its own; whether a text beside it is its label, the source of the tree does not say.",
      ["role": role])
  }
  static func namelessAround(role: String) -> Self {
    Self(
      "This {role} has no name, and a reader stops at the controls in it and not at the {role}: whether its action can be "
        + "had otherwise cannot be told.", ["role": role])
  }
  static func noName(role: String) -> Self { Self("This {role} has no name.", ["role": role]) }
  static func blankName(role: String) -> Self {
    Self("The name of this {role} consists of nothing that is spoken.", ["role": role])
  }
  static func placeholderIsNoName(role: String, text: String) -> Self {
    Self(
      "This {role} has no name; its placeholder “{placeholder}” is gone as soon as something is typed.",
      ["role": role, "placeholder": text])
  }
  static func hintIsNoName(role: String, text: String) -> Self {
    Self("This {role} has no name; its hint “{hint}” does not replace one.", ["role": role, "hint": text])
  }
  static func nameOnlyInside(role: String, inner: String) -> Self {
    Self(
      "This {role} has no name of its own; whether a screen reader takes “{inner}” from inside it depends on the "
        + "reader.", ["role": role, "inner": inner])
  }
  static func namelessWithoutArea(role: String) -> Self {
    Self("This {role} has neither a name nor an area that is known; it may not be shown at all.", ["role": role])
  }
  static func namelessWithAction(role: String) -> Self {
    Self(
      "This element of role {role} can be activated and has no name; whether it is a control is not known.",
      ["role": role])
  }
}
