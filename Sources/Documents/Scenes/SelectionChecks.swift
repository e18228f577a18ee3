import Accessibility
import InputEvents
import Scenes

/// Selections and insertion points where there can be none, or which nobody could make.
struct SelectionChecks {

  private var byPath: [String: Element] = [:]
  private var byName: [String: Element] = [:]

  /// Notes every one of them.
  static func check(_ scene: Scene, _ decoder: inout DocumentDecoder) {
    let surfaces =
      scene.windows.map { ($0.id, $0.elements) } + scene.presentations.map { ($0.id, $0.content) }
    guard surfaces.contains(where: { $0.1.contains(where: isConcerned) }) else { return }
    var checks = SelectionChecks()
    for (id, elements) in surfaces { checks.note(elements, path: id) }
    for (id, elements) in surfaces { checks.check(elements, path: id, &decoder) }
  }

  /// Whether anything in an element says something of a selection.
  private static func isConcerned(_ element: Element) -> Bool {
    element.selection != nil || element.caret != nil || element.pointerSelecting != nil
      || element.effect.map {
        $0.selectsOrActs || $0.shows != nil || $0.because != nil || $0.value != nil && $0.target == nil
      } == true
      || element.children.contains(where: isConcerned)
  }

  private mutating func note(_ elements: [Element], path: String) {
    for element in elements {
      let own = path + "/" + element.id
      byPath[own] = byPath[own] ?? element
      byName[element.id] = byName[element.id] ?? element
      note(element.children, path: own)
    }
  }

  private func check(_ elements: [Element], path: String, _ decoder: inout DocumentDecoder) {
    for element in elements {
      check(element, &decoder)
      if let effect = element.effect { check(effect, of: element, surface: path, &decoder) }
      check(element.children, path: path, &decoder)
    }
  }

  // MARK: What an element says of itself

  private func check(_ element: Element, _ decoder: inout DocumentDecoder) {
    let given = [
      element.selection.map { _ in "selection" }, element.caret.map { _ in "caret" },
      element.pointerSelecting.map { _ in "pointerSelecting" },
    ].compactMap(\.self)
    guard let first = given.first else { return }
    guard let kind = element.selectable else {
      let roles = Element.selectableRoles.map(\.rawValue)
      decoder.note(
        element.source, "nothing can be selected in a \(element.role.rawValue): \"\(first)\" makes no sense",
        expected: "\(first) on one of \(NearestSpelling.list(roles))",
        hint: NearestSpelling.hint(element.role.rawValue, among: roles))
      return
    }
    if element.caret != nil, kind == .rows {
      decoder.note(
        element.source, "a \(element.role.rawValue) has rows and no insertion point",
        expected: "selection: {rows: [first, last]}", hint: nil)
    }
    if element.caret != nil, element.selection != nil {
      decoder.note(
        element.source, "a text has a selection or an insertion point", expected: "caret or selection, not both",
        hint: nil)
    }
    if let selection = element.selection { check(selection, in: element, at: element.source, &decoder) }
    guard let end = element.caret ?? element.selection?.lastCharacter, kind == .text else { return }
    let count = (element.value ?? "").count
    if end > count {
      decoder.note(
        element.source, "the text has \(count) characters, and none stands before number \(end)",
        expected: "at most \(count)", hint: nil)
    }
  }

  /// Whether a selection is one that an element can have.
  private func check(
    _ selection: Selection, in element: Element, at place: SourceLocation?, _ decoder: inout DocumentDecoder
  ) {
    switch (selection, element.selectable) {
    case (.characters, .rows):
      decoder.note(
        place, "a \(element.role.rawValue) has rows, not characters", expected: "rows: [first, last]", hint: nil)
    case (.rows, .text):
      decoder.note(
        place, "a \(element.role.rawValue) has characters, not rows", expected: "characters: [before, through]",
        hint: nil)
    case (.rows(let first, let last), .rows):
      let rows = element.children.map(\.id)
      for row in first == last ? [first] : [first, last] where !rows.contains(row) {
        decoder.note(
          place, "there is no row \"\(LocatedNode.excerpt(row))\" in \"\(element.id)\"",
          expected: rows.isEmpty ? "the id of a row; it has none" : "one of \(NearestSpelling.list(rows))",
          hint: NearestSpelling.hint(row, among: rows))
      }
    default: break
    }
  }

  // MARK: What an effect does

  private func check(
    _ effect: Element.Effect, of element: Element, surface: String, _ decoder: inout DocumentDecoder
  ) {
    if effect.shows != nil, effect.because == nil {
      decoder.note(
        element.source, "nobody is told why this scrolls", expected: "because: and the reason, beside shows",
        hint: "people start nearly all scrolling themselves (scroll-people-initiate)")
    }
    if effect.because != nil, effect.shows == nil {
      decoder.note(element.source, "there is a reason to scroll and nothing to show", expected: "shows", hint: nil)
    }
    let ways = effect.selecting
    if ways.count > 1 {
      decoder.note(
        element.source, "\(ways.joined(separator: " and ")) select different things", expected: "one of them", hint: nil
      )
    }
    if let field = effect.findTextIn, let found = target(field, near: surface), !found.role.isTextEntry {
      decoder.note(
        element.source, "nobody types what is looked for into a \(found.role.rawValue)",
        expected: "findTextIn: a text field", hint: nil)
    }
    if effect.value != nil, effect.target == nil {
      decoder.note(
        element.source, "value has no target", expected: "target: what gets the value", hint: nil)
    }
    guard effect.selectsOrActs else { return }
    guard let name = effect.target else {
      let what = (ways + [effect.acts.map { _ in "acts" }, effect.replaces.map { _ in "replaces" }].compactMap(\.self))
      decoder.note(
        element.source, "\(what.first ?? "this") has no target", expected: "target: the text or list that is meant",
        hint: nil)
      return
    }
    guard let target = target(name, near: surface) else { return }
    guard let kind = target.selectable else {
      let roles = Element.selectableRoles.map(\.rawValue)
      decoder.note(
        element.source, "nothing can be selected in the \(target.role.rawValue) \"\(name)\"",
        expected: "a target that is one of \(NearestSpelling.list(roles))", hint: nil)
      return
    }
    if kind == .rows, effect.caret != nil || effect.replaces != nil {
      decoder.note(
        element.source,
        "the \(target.role.rawValue) \"\(name)\" has rows: "
          + (effect.caret != nil ? "it has no insertion point" : "no text takes their place"),
        expected: effect.caret != nil ? "selects" : "acts", hint: nil)
    }
    if let selection = effect.selects { check(selection, in: target, at: element.source, &decoder) }
  }

  /// The element that a name means; one of the same surface comes first.
  private func target(_ name: String, near surface: String) -> Element? {
    byPath[name] ?? byPath[surface + "/" + name] ?? byName[name]
  }
}

extension Selection {
  /// The end of characters.
  fileprivate var lastCharacter: Int? {
    if case .characters(_, let end) = self { return end }
    return nil
  }
}
