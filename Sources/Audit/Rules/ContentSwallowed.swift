import Accessibility
import Scenes

/// Every word on the screen is spoken.
///
/// A reader stops at a control, a cell or an item and says what that is called; what is in it and says something else is
/// not spoken at all. Words that the name has in it count as spoken, and so do those that are said in place of a missing
/// name. Where the source of the tree does not say which elements a reader stops at, the answer is *cannot tell*.
/// A text that a node shows and its author's description leaves out is not spoken either, nor is what is wrong with the
/// content of something that no reader stops at. Where a control shows one text, that is a matter of `label-in-name`.
/// What something is called that holds others is told by some readers, of some kinds: else a person is to look, as with
/// whatever else the reader of the platform leaves out of a dump (`announce --explain` names each).
public struct ContentSwallowed: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "content-swallowed",
    title: "Every word on the screen is spoken",
    why:
      "A screen reader says the name of an element in place of all that is in it: people who do not see the screen do "
      + "not learn of a price, a date or a state that the name leaves out. Where a control shows one text, label-in-name "
      + "says that its name is another.",
    remedy:
      "Put the words into the name of the element, or into its value; or let the element have no name of its own, so "
      + "that its content is read.",
    severity: .error, method: .static, references: .criterion("1.3.1"))

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard context.standing[index].isDisjoint(with: [.hidden, .blocked]) else { return .inapplicable }
    let verdict = found(index, context)
    guard !context.untold.isEmpty, let untold = context.untold[context.tree.nodes[index].id] else { return verdict }
    return Self.adding(untold, to: verdict, of: index, context)
  }

  /// What to say of the words of a node, apart from what the voice of a reader does with them.
  private func found(_ index: Int, _ context: AuditContext) -> Verdict {
    if context.saysFurther(index), let verdict = Self.leftOut(index, context) { return verdict }
    guard context.tree.nodes[index].hasWords else { return .inapplicable }
    // Few nodes of a screen are within an element.
    guard context.surroundings(of: index).element != nil else { return Self.standingAlone(index, context) }
    switch context.words.fate(of: index) {
    case .part, .repeated: return .pass
    case .swallowed(let element):
      if Self.isInClosedList(index, element, context) {
        // A list that can be opened and is not is closed; of another nobody knows.
        let isClosed = context.tree.says(.expanded) && context.tree.nodes[element].traits.contains(.expandable)
        return isClosed ? .inapplicable : Self.perhapsSeen(index, element, context)
      }
      // Who has listened knows whether they are told there.
      if Self.isHeardLater(index, element, context) { return .inapplicable }
      return Self.isOfLabel(index, element, context) ? .inapplicable : Self.swallowed(index, by: element, context)
    case .spoken, .container, .decorative, nil: return .inapplicable
    }
  }

  /// Whether `label-in-name` has the say on the words of a node: they are the text that it compares with the name.
  private static func isOfLabel(_ index: Int, _ element: Int, _ context: AuditContext) -> Bool {
    guard context.tree.nodes[element].role.isControl, let label = LabelInName.label(of: element, in: context) else {
      return false
    }
    // What else is in a control that shows a text of its own is another matter, as is a picture or a heading beside it.
    return label.text.words == context.tree.words(ofPart: index).words
  }

  /// Whether words that a name takes the place of are not seen, or `label-in-name` has the say on them.
  private static func isElsewhere(_ index: Int, _ context: AuditContext) -> Bool {
    guard case .swallowed(let element) = context.words.fate(of: index) else { return false }
    return isInClosedList(index, element, context) || isOfLabel(index, element, context)
  }

  /// Whether the words may be chosen from a list that is not said to be open: people see them only when it is.
  private static func isInClosedList(_ index: Int, _ element: Int, _ context: AuditContext) -> Bool {
    isChoice(index, of: element, context) && !context.tree.nodes[element].traits.contains(.expanded)
  }

  /// How many choices of a list are named in a message.
  private static let mostChoices = 20

  /// What to say of what may be chosen from a list of which nobody knows whether it is open: once for all, at the first.
  private static func perhapsSeen(_ index: Int, _ element: Int, _ context: AuditContext) -> Verdict {
    let tree = context.tree
    let choices = (element + 1..<tree.nodes[element].end).lazy.filter { other in
      context.words.fate(of: other) == .swallowed(by: element) && isChoice(other, of: element, context)
        && context.standing[other].isDisjoint(with: [.hidden, .blocked])
    }
    guard choices.first == index else { return .inapplicable }
    let words = choices.map { tree.words(ofPart: $0) }
    let further = max(0, words.count - mostChoices)
    return .cannotTell(
      .choices(
        words.prefix(mostChoices).joined(separator: "”, “"), further: further == 0 ? "" : " and \(further) more",
        role: tree.nodes[element].role.words, said: tree.nodes[element].name ?? ""))
  }

  /// Whether the words may be none that have to be read with the element: what a part is called that holds others, or what
  /// may be chosen from an open list, which a reader says as people go through it.
  private static func isHeardLater(_ index: Int, _ element: Int, _ context: AuditContext) -> Bool {
    let node = context.tree.nodes[index]
    return node.end > index + 1 && node.exposure == .container || isChoice(index, of: element, context)
  }

  private static func isChoice(_ index: Int, of element: Int, _ context: AuditContext) -> Bool {
    guard context.tree.nodes[element].role == .comboBox else { return false }
    return ([index] + context.tree.ancestors(of: index).prefix { $0 > element }).contains {
      [.listItem, .menuItem].contains(context.tree.nodes[$0].role)
    }
  }

  private static func swallowed(_ index: Int, by element: Int, _ context: AuditContext) -> Verdict {
    let tree = context.tree
    let words = tree.words(ofPart: index)
    guard !words.isBlank else { return .inapplicable }
    let role = tree.nodes[element].role.words
    let said = tree.nodes[element].name ?? ""
    // Stars may be a rating, and an arrow nothing but an ornament.
    if tree.nodes[element].role.isControl, !words.unicodeScalars.contains(where: \.isOfWords) {
      return .review(.sign(words, role: role, said: said))
    }
    // Apple's readers stop where the application says so; those of other platforms, where it follows from the tree.
    guard tree.says(.role), tree.says(.isElement) || tree.provenance == nil || ReadingManner(tree) != .rows else {
      return .cannotTell(.mayBeSwallowed(words: words, role: role, said: said))
    }
    return .fail(.swallowed(words: words, role: role, said: said))
  }
}

extension ContentSwallowed {
  /// What to say of a text that people see and the voice leaves out, because the node is called otherwise or no reader
  /// stops at it; nil where there is none. Rare: kept apart from what is asked of every node.
  @inline(never)
  private static func leftOut(_ index: Int, _ context: AuditContext) -> Verdict? {
    let node = context.tree.nodes[index]
    let isSaid: Bool? =
      switch context.words.fate(of: index) {
      case .spoken, .part: true
      case .repeated, .swallowed, .container, nil: false
      case .decorative: nil
      }
    guard let isSaid else { return nil }
    if let error = node.errorText, !error.isBlank, !isSaid { return .fail(.unspoken(words: error)) }
    guard isSaid, !node.role.isControl, let text = node.text, !text.isBlank, let name = node.name, !name.isBlank,
      text != node.value
    else { return nil }
    if text.words.stand(in: name.words) { return nil }
    // What is only numbers and signs may be written out in the description.
    guard text.unicodeScalars.contains(where: \.properties.isAlphabetic) else {
      return .cannotTell(.perhapsWrittenOut(text: text, name: name))
    }
    return .fail(.describedOtherwise(text: text, name: name))
  }

  /// What to say of a text by itself that no reader is said to stop at: something else has to say its words.
  private static func standingAlone(_ index: Int, _ context: AuditContext) -> Verdict {
    guard context.tree.nodes[index].role == .text, context.tree.nodes[index].isElement == false else {
      return context.isFromElsewhere ? title(index, context) : .inapplicable
    }
    guard context.tree.nodes[index].parent >= 0 else { return .inapplicable }
    let nodes = context.tree.nodes
    // What is in a heading or control that has no name may be read in its place.
    let around = nodes[nodes[index].parent].role
    guard !around.takesNameFromContent, around != .heading, context.tree.says(.role), nodes[index].end == index + 1,
      context.standing[index].isEmpty, !nodes[index].traits.contains(.decorative),
      context.shape(of: index).contains(.isSpoken), let name = nodes[index].name
    else { return .inapplicable }
    return context.spokenNames.say(name.words) ? .pass : .fail(.unspoken(words: name))
  }
}

extension ContentSwallowed {
  /// A verdict together with what the voice of a reader leaves out of a node, as far as the verdict does not name it.
  @inline(never)
  private static func adding(
    _ untold: [UntoldWords], to verdict: Verdict, of index: Int, _ context: AuditContext
  ) -> Verdict {
    let isElsewhere = isElsewhere(index, context)
    let named = verdict.message?.data.map(\.text) ?? []
    let further = untold.filter { !named.contains($0.text) && !($0.isNaming && isElsewhere) }
    guard let first = further.first else { return verdict }
    let words = further.map(\.text).joined(separator: "”, “")
    let (manner, reason) = (context.manner, first.reason)
    return switch verdict {
    case .inapplicable, .pass: .review(.leftOut(words, manner, reason))
    case .review(let message): .review(message.adding(words, manner, reason))
    case .fail(let message): .fail(message.adding(words, manner, reason))
    case .cannotTell(let message): .cannotTell(message.adding(words, manner, reason))
    }
  }

  /// What to say of what something in a dump is called that holds others, where the reader of the platform does not tell
  /// that; and of what holds none, where no reader stops. Rare, as `leftOut`.
  @inline(never)
  private static func title(_ index: Int, _ context: AuditContext) -> Verdict {
    let (tree, node) = (context.tree, context.tree.nodes[index])
    // What a window or an application is called is told as people come to it.
    guard node.exposure == .container, !tree.isToldInFront(index), tree.says(.role),
      !node.traits.contains(.decorative), let name = node.name, !name.isBlank,
      context.words.fate(of: index) == .container
    else { return .inapplicable }
    let isLeaf = !(index + 1..<node.end).contains { context.standing[$0].isDisjoint(with: [.hidden, .blocked]) }
    if !isLeaf, context.manner.tellsTitle(of: node) { return .pass }
    if context.spokenNames.say(name.words) { return .pass }
    guard isLeaf, node.role != .application else { return .review(.untold(name, node.role.words, context.manner)) }
    return .fail(.unspoken(words: name))
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter or a number of any script.
  fileprivate var isOfWords: Bool { properties.isAlphabetic || properties.numericType != nil }
}

extension ReadingManner {
  /// The reader that goes through trees so.
  fileprivate var reader: String {
    switch self {
    case .rows: "VoiceOver"
    case .merging: "TalkBack"
    case .document: "Orca"
    }
  }
}

extension Message {
  static func leftOut(_ words: String, _ manner: ReadingManner, _ reason: String) -> Self {
    Self(
      "{reader} does not say “{words}”, as {reason}: do people need to hear it?",
      ["words": words, "reader": manner.reader, "reason": reason])
  }
  /// The message, and that a reader leaves out other words of the same node.
  fileprivate func adding(_ words: String, _ manner: ReadingManner, _ reason: String) -> Self {
    var message = Self(
      template + " Nor does {reader} say “{besides}”, as {reason}.",
      ["besides": words, "reader": manner.reader, "reason": reason])
    message.data = data.filter { $0.name != "reader" } + message.data
    return message
  }
  static func choices(_ words: String, further: String, role: String, said: String) -> Self {
    if said.isEmpty {
      return Self(
        "“{words}”{further} can be chosen from this {role} and are not spoken with it: if it is open, people see them; nothing says whether it is.",
        ["words": words, "further": further, "role": role])
    }
    return Self(
      "“{words}”{further} can be chosen from the {role} “{said}” and are not spoken with it: if it is open, people see them; nothing says whether it is.",
      ["words": words, "further": further, "role": role, "said": said])
  }
  static func sign(_ words: String, role: String, said: String) -> Self {
    Self(
      "“{words}” is seen in the {role} and not spoken: it is read as “{said}”. Does the sign say something to people?",
      ["words": words, "role": role, "said": said])
  }
  static func untold(_ words: String, _ role: String, _ manner: ReadingManner) -> Self {
    Self(
      "The {role} is called “{words}”, and {reader} does not say what such a one is called: do people need to hear it?",
      ["words": words, "role": role, "reader": manner.reader])
  }
  static func describedOtherwise(text: String, name: String) -> Self {
    Self("“{text}” is seen and not spoken: it is read as “{name}”.", ["text": text, "name": name])
  }
  static func perhapsWrittenOut(text: String, name: String) -> Self {
    Self(
      "“{text}” is seen and “{name}” is read: whether that says the same cannot be told.",
      ["text": text, "name": name])
  }
  static func unspoken(words: String) -> Self {
    Self("“{words}” is not spoken: no reader stops at it, and nothing else says it.", ["words": words])
  }
  static func swallowed(words: String, role: String, said: String) -> Self {
    Self(
      "“{words}” is not spoken: the {role} around it is read as “{said}”.",
      ["words": words, "role": role, "said": said])
  }
  static func mayBeSwallowed(words: String, role: String, said: String) -> Self {
    Self(
      "“{words}” is not spoken if a reader stops at the {role} “{said}” around it; the source of the tree does not say so.",
      ["words": words, "role": role, "said": said])
  }
}
