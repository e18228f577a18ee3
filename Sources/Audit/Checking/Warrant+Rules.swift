import Accessibility

extension Warrant {
  /// On what a rule rests when it calls a node broken, by the id of the rule: the one place for all rules.
  ///
  /// What a rule sees with its own eyes, two names that are alike say, rests on nothing: it is in the tree. What it misses
  /// may be missing because the source of the tree has no word for it, and then nothing can be told.
  static func all(of rule: String, at index: Int, in context: AuditContext) -> [Warrant] {
    let role = context.tree.nodes[index].role
    switch rule {
    // What is in a control or item may be no stop of its own, and then needs no name.
    case "name-missing":
      let isPart = context.surroundings(of: index).control != nil || context.surroundings(of: index).item != nil
      return isPart ? [.property(.name), .stops] : [.property(.name)]
    // A table without cells is none where cells have a word; bars and menus hold what other roles say.
    case "required-children": return role == .table || role == .tree ? [.property(.cell)] : []
    default: return byRule[rule] ?? []
    }
  }

  /// Rules that rest on the same whatever the node.
  static let byRule: [String: [Warrant]] = [
    "activation-point-blocked": [
      .property(.frame), .property(.activationPoint), .property(.hitArea), .property(.zOrder),
    ],
    "adjustable-incomplete": [.property(.value), .property(.range), .property(.actions)],
    "clipped-unscrollable": [.property(.frame), .property(.actions)],
    "container-name-missing": [.property(.name)],
    "content-swallowed": [.stops],
    "contrast-enhanced": [.property(.colors)],
    "contrast-nontext": [.property(.colors)],
    "contrast-text": [.property(.colors)],
    "disabled-not-conveyed": [.property(.alpha), .property(.disabled), .property(.actions)],
    "dismiss-gesture-only": [.property(.actions)],
    "error-message-missing": [.property(.errorText), .property(.relations)],
    "field-label-missing": [.property(.name), .labels],
    "focus-obscured": [.property(.frame), .property(.zOrder)],
    "grabber-uncovered": [.property(.frame)],
    "heading-empty": [.property(.name), .property(.value)],
    "heading-missing": [.property(.heading)],
    "image-name-missing": [.property(.name), .meaning],
    "link-unclear": [.property(.hint)],
    "modal-no-dismiss": [.property(.actions)],
    "nested-interactive": [.stops],
    "order-ambiguous": [.property(.frame), .property(.order), .property(.containers)],
    "required-parent": [.property(.containers)],
    "required-state-missing": [.property(.value), .property(.selected), .stateWords],
    "role-without-action": [.property(.actions), .property(.customActions), .property(.selected)],
    "scroll-unreachable": [.property(.frame), .property(.actions), .property(.focusable)],
    "silent-stop": [.property(.name), .property(.hint)],
  ].merging(ofSizes) { own, _ in own }

  /// What is measured is broken on the grounds on which it is kept.
  private static let ofSizes: [String: [Warrant]] = [
    "target-hig-default": [.property(.frame), .points],
    "target-hig-min": [.property(.frame), .points],
    "target-overlap": [.property(.frame)],
    "target-wcag": [.property(.frame), .points],
    "target-spacing": [.property(.frame), .points],
    "text-too-small": [.property(.fontSize), .points],
  ]

  /// On what a rule rests when it calls a node kept: what has been measured, or was looked for and not found. What is
  /// there, a name say, rests on nothing.
  static let ofPasses: [String: [Warrant]] = [
    "activation-point-blocked": [
      .property(.frame), .property(.activationPoint), .property(.hitArea), .property(.zOrder),
    ],
    "clipped-unscrollable": [.property(.frame)],
    "grabber-uncovered": [.property(.frame)],
    "nested-interactive": [.nesting],
    "order-ambiguous": [.property(.frame), .order, .property(.containers)],
  ].merging(ofSizes) { own, _ in own }

  /// What a rule rests on when it calls a node kept, and the source of the tree does not say; nil where nothing is
  /// missing.
  static func missing(forPassesOf rule: String, in tree: AccessibilityTree) -> Warrant? {
    guard tree.provenance != nil else { return nil }
    return ofPasses[rule]?.first { !$0.isSaid(by: tree) }
  }
}

extension StaticRule {
  /// Whether it goes by where things lie, so that it may say something else at another size.
  public var restsOnFrames: Bool { Warrant.byRule[rule.id]?.contains(.property(.frame)) ?? false }

  /// Whether it compares what something is set to with something else, so that it may say something else of each number
  /// and text.
  public var restsOnValues: Bool { self is NameSaidTwice || self is NameDuplicate || self is OneSelected }

  /// What the rule says about the node at `index`; where it rests on something that the source of the tree cannot say, that
  /// this cannot be told.
  public func verdict(_ index: Int, in context: AuditContext) -> Verdict {
    guard concerns(context.tree.nodes[index].role) else { return .inapplicable }
    return judged(index, in: context, withoutGround: Warrant.missing(forPassesOf: rule.id, in: context.tree))
  }

  /// The same of a node whose role concerns the rule, with what is missing for the rule to call a node kept.
  func judged(_ index: Int, in context: AuditContext, withoutGround missing: Warrant?) -> Verdict {
    let verdict = check(index, in: context)
    switch verdict {
    case .pass:
      guard let missing else { return verdict }
      return .cannotTell(.withoutGround(missing))
    case .fail(let message): return broken(message, index, in: context)
    case .inapplicable, .review, .cannotTell: return verdict
    }
  }

  /// What comes of a node that the rule calls broken.
  func broken(_ message: Message, _ index: Int, in context: AuditContext) -> Verdict {
    guard context.isFromElsewhere else { return .fail(message) }
    let grounds = Warrant.all(of: rule.id, at: index, in: context)
    guard let missing = grounds.first(where: { !$0.isSaid(of: index, by: context.tree) }) else { return .fail(message) }
    return .cannotTell(.ungrounded(message, missing))
  }
}

extension Message {
  /// What a rule would say, and what it does not know.
  static func ungrounded(_ message: Message, _ missing: Warrant) -> Self {
    var result = message
    result.template += " That may be wrong: the source of the tree does not say {missing}."
    result.data.append(Datum(name: "missing", text: missing.words))
    return result
  }

  /// That a rule has found nothing, and what it does not know.
  static func withoutGround(_ missing: Warrant) -> Self {
    Self("It seems kept, and the source of the tree does not say {missing}.", ["missing": missing.words])
  }
}
