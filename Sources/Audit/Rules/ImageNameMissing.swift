public import Accessibility

/// A picture that a reader stops at says what it shows.
///
/// Left out are pictures that are decorative, hidden, operated (these are controls), or part of a control or of a list
/// item, which is named as a whole, unless a reader stops at the picture for its own sake, by the word of its source or
/// because nothing stops at the item. A picture without area may be a
/// page that is not shown, and one that no reader stops at may adorn: that is *cannot tell*.
public struct ImageNameMissing: StaticRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "image-name-missing",
    title: "A picture says what it shows or is decorative",
    why: "A screen reader stops at the picture and says no more than that it is one; people who do not see it do not "
      + "learn what it shows.",
    remedy: "Give the picture a label that says what it shows, or mark it as decorative where it only adorns.",
    severity: .error, method: .static, references: .criterion("1.1.1"))

  public func concerns(_ role: Role) -> Bool { role == .image }

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    guard !context.tree.nodes[index].isOperable,
      !context.tree.nodes[index].traits.contains(.decorative), !context.standing[index].contains(.hidden),
      context.surroundings(of: index).control == nil,
      context.surroundings(of: index).item == nil || context.tree.nodes[index].isElement == true
        || context.isFromElsewhere && context.surroundings(of: index).element == nil
    else { return .inapplicable }
    if context.shape(of: index).contains(.isSpoken) || context.tree.nodes[index].value?.isBlank == false {
      return .pass
    }
    guard context.tree.says(.name) else { return .cannotTell(.namesUnknown(role: Role.image.words)) }
    if context.tree.nodes[index].isElement == false { return .cannotTell(.perhapsDecorative()) }
    return context.standing[index].contains(.sizeless) ? .cannotTell(.pictureWithoutArea()) : .fail(.namelessPicture())
  }
}

extension Message {
  static func namelessPicture() -> Self { Self("This picture says nothing and is not decorative.") }
  static func perhapsDecorative() -> Self {
    Self("This picture says nothing, and no reader stops at it: whether it only adorns cannot be told.")
  }
  static func pictureWithoutArea() -> Self {
    Self("This picture has neither a name nor an area that is known; it may not be shown at all.")
  }
}
