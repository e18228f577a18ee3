public import Accessibility

extension Element {
  /// What can be selected in an element.
  public enum Selectable: Hashable, Sendable {
    /// Characters of its text, with an insertion point.
    case text
    /// The elements directly in it.
    case rows
  }

  /// What can be selected in it; nil where that makes no sense.
  public var selectable: Selectable? {
    if role.isTextEntry { return .text }
    switch role {
    case .list, .table, .tree, .scrollView: return .rows
    default: return nil
    }
  }

  /// Roles in which something can be selected.
  public static let selectableRoles = Role.allCases.filter { Element(id: "", role: $0).selectable != nil }
}

extension Element.Effect {
  /// Whether it does something to what is selected in its target.
  public var selectsOrActs: Bool {
    selects != nil || caret != nil || find != nil || findTextIn != nil || acts != nil || replaces != nil
  }

  /// Names of the attributes of which only one makes sense at a time, as far as they are given.
  public var selecting: [String] {
    [
      selects.map { _ in "selects" }, caret.map { _ in "caret" }, find.map { _ in "find" },
      findTextIn.map { _ in "findTextIn" },
    ].compactMap(\.self)
  }
}
