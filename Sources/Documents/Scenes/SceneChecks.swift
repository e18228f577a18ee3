import Accessibility
import InputEvents
import Scenes

/// What has to hold between the parts of a scene: ids occur once, references lead somewhere, nothing is in a circle.
struct SceneChecks {
  private var surfaces: [String: (what: String, place: SourceLocation?)] = [:]
  private var windows: [String] = []
  private var presentations: [(id: String, presentation: Presentation)] = []
  /// Whether any reference may mean an element; else nobody asks for their names.
  private let collectsElements: Bool
  private var elementIDs: Set<String> = []
  private var elementPaths: Set<String> = []
  /// Ids and paths of what scrolls.
  private var scrollerIDs: Set<String> = []
  private var scrollerPaths: Set<String> = []
  private let pages: PageChecks

  private init(_ scene: Scene, _ references: [DocumentReference]) {
    pages = PageChecks(scene)
    collectsElements = references.contains { $0.kind.isElement || $0.kind == .scroller }
  }

  /// Notes everything that does not hold.
  static func check(_ scene: Scene, _ decoder: inout DocumentDecoder) {
    var checks = SceneChecks(scene, decoder.references)
    for window in scene.windows {
      checks.addSurface(window.id, "a window", window.source, &decoder)
      checks.windows.append(window.id)
      checks.add(window.elements, path: window.id, &decoder)
      if window.relatedDocument == window.id {
        decoder.note(
          window.source, "\"\(window.id)\" is its own relatedDocument",
          expected: "the window of the document it serves",
          hint: "remove \"relatedDocument\", or write another window's id")
      }
    }
    for presentation in scene.presentations { checks.add(presentation, &decoder) }
    checks.resolve(&decoder)
    AmbiguityChecks.check(scene, &decoder)
    checks.checkConfirmations(&decoder)
    PresentationCircles.check(scene, &decoder)
    HostChecks.check(scene, &decoder)
    MenuChecks.check(scene, &decoder)
    DetentChecks.check(scene, &decoder)
    PlaceChecks.check(scene, &decoder)
    ExitChecks.check(scene, &decoder)
    ElementChecks.check(scene, &decoder)
    SelectionChecks.check(scene, &decoder)
    ScrollRoomChecks.check(scene, &decoder)
  }

  // MARK: Names

  private mutating func addSurface(
    _ id: String, _ what: String, _ source: SourceLocation?, _ decoder: inout DocumentDecoder
  ) {
    if let first = surfaces[id] {
      decoder.note(
        source, "the id \"\(id)\" is taken", expected: "an id for each window and presentation of its own",
        hint: first.place.map { "it is the id of what stands in line \($0.line)" })
    } else {
      surfaces[id] = (what, source)
    }
  }

  private mutating func add(_ presentation: Presentation, _ decoder: inout DocumentDecoder) {
    let kind = PresentationKinds.name(of: presentation)
    addSurface(presentation.id, kind, presentation.source, &decoder)
    presentations.append((presentation.id, presentation))
    var content = presentation.content
    if !presentation.buttons.isEmpty {
      content += presentation.buttons.map { button in
        var element = Element(id: button.id, role: .button)
        element.source = button.source
        return element
      }
    }
    add(content, path: presentation.id, &decoder)
    guard presentation.sheet.grabberVisible, let element = content.first(where: { $0.id == "grabber" }) else { return }
    decoder.note(
      element.source, "the id \"grabber\" is that of the sheet's own grabber", expected: "another id",
      hint: "remove the element: \"grabber: true\" shows a grabber")
  }

  private mutating func add(
    _ elements: [Element], path: String, isInTabView: Bool = false, _ decoder: inout DocumentDecoder
  ) {
    Self.noteEqualIDs(elements, &decoder)
    for element in elements {
      let elementPath = collectsElements || !element.children.isEmpty ? path + "/" + element.id : ""
      if collectsElements {
        elementIDs.insert(element.id)
        elementPaths.insert(elementPath)
        if element.role.mayScroll {
          scrollerIDs.insert(element.id)
          scrollerPaths.insert(elementPath)
        }
      }
      pages.check(element, isPage: isInTabView, &decoder)
      if let zoom = element.zoom, zoom.isSupported, element.role != .scrollView {
        decoder.note(
          element.source, "a \(element.role.rawValue) cannot be magnified", expected: "zoom on a scrollView",
          hint: "put it into a scrollView that has the zoom")
      }
      if !element.children.isEmpty {
        add(element.children, path: elementPath, isInTabView: element.role == .tabView, &decoder)
      }
    }
  }

  /// Notes every element that has the id of an earlier sibling.
  private static func noteEqualIDs(_ elements: [Element], _ decoder: inout DocumentDecoder) {
    // A few names are compared faster than looked up.
    if elements.count <= 16 {
      for index in elements.indices.dropFirst() {
        guard let earlier = elements[..<index].firstIndex(where: { $0.id == elements[index].id }) else { continue }
        note(elements[index], as: elements[earlier], &decoder)
      }
      return
    }
    var first: [String: Int] = [:]
    first.reserveCapacity(elements.count)
    for index in elements.indices {
      if let earlier = first[elements[index].id] {
        note(elements[index], as: elements[earlier], &decoder)
      } else {
        first[elements[index].id] = index
      }
    }
  }

  private static func note(_ element: Element, as earlier: Element, _ decoder: inout DocumentDecoder) {
    let roles = earlier.role == element.role ? "" : ": a \(earlier.role.rawValue) and a \(element.role.rawValue)"
    decoder.note(
      element.source, "the id \"\(element.id)\" is taken by a sibling\(roles)",
      expected: "an id of its own among its siblings",
      hint: earlier.source.map { "the first one is in line \($0.line)" })
  }

  // MARK: References

  private func resolve(_ decoder: inout DocumentDecoder) {
    var lists: [DocumentReference.Kind: [String]] = [:]
    var sets: [DocumentReference.Kind: Set<String>] = [.element: elementIDs]
    func list(_ kind: DocumentReference.Kind) -> [String] {
      if let list = lists[kind] { return list }
      let list = names(for: kind)
      lists[kind] = list
      return list
    }
    for reference in decoder.references {
      let (kind, name) = (reference.kind, reference.name)
      let known = sets[kind] ?? Set(list(kind))
      sets[kind] = known
      if known.contains(name) || kind.isElement && elementPaths.contains(name) { continue }
      if kind == .scroller, scrollerPaths.contains(name) { continue }
      let near = decoder.isFull ? [] : Array(list(kind).prefix(10_000))
      decoder.note(
        reference.location, "there is no \(kind.noun) \"\(LocatedNode.excerpt(name))\"",
        expected: near.isEmpty ? "the id of one; the scene has none" : "one of \(NearestSpelling.list(near))",
        hint: NearestSpelling.hint(name, among: near))
    }
  }

  /// A question about unsaved changes that nobody can answer would keep people in the sheet, one that nobody can turn
  /// down would take their changes (sheet-unsaved-swipe-confirm).
  private func checkConfirmations(_ decoder: inout DocumentDecoder) {
    let questions = decoder.references.filter { $0.kind == .dialog }
    guard !questions.isEmpty else { return }
    let dialogs = Dictionary(
      presentations.filter(\.presentation.isDialog).map { ($0.id, $0.presentation) },
      uniquingKeysWith: { one, _ in one })
    for question in questions {
      guard let dialog = dialogs[question.name] else { continue }
      let hasWayOut = dialog.buttons.contains { $0.answer == .discard || $0.answer == .save }
      var hasWayBack = dialog.buttons.contains { $0.answer == .keep || $0.style == .cancel && $0.answer == .none }
      // It gets a Cancel of the system's (C-08).
      if case .confirmationDialog = dialog.kind { hasWayBack = true }
      if hasWayOut, hasWayBack { continue }
      let missing = hasWayOut ? "to go on editing" : hasWayBack ? "out of the sheet" : "out of the sheet, and none back"
      let buttons = [
        hasWayOut ? nil : "{label: Discard Changes, style: destructive, outcome: discard}",
        hasWayBack ? nil : "{label: Cancel, style: cancel, outcome: keep}",
      ].compactMap(\.self).joined(separator: " and ")
      decoder.note(
        question.location, "\"\(question.name)\" asks about unsaved changes and offers no way \(missing)",
        expected: "buttons with the outcome discard or save and with the outcome keep",
        hint: "add \(buttons) to its buttons" + (dialog.source.map { " (line \($0.line))" } ?? ""))
    }
  }

  /// Names that a reference may mean, in the order of the document; elements in alphabetical order.
  private func names(for kind: DocumentReference.Kind) -> [String] {
    func presentations(_ isMeant: (Presentation) -> Bool) -> [String] {
      self.presentations.filter { isMeant($0.presentation) }.map(\.id)
    }
    switch kind {
    case .presentation: return presentations { _ in true }
    case .sheet: return presentations { if case .sheet = $0.kind { true } else { false } }
    case .popover: return presentations { if case .popover = $0.kind { true } else { false } }
    case .dialog: return presentations(\.isDialog)
    case .window: return windows
    case .surface: return windows + presentations { _ in true }
    case .element: return elementIDs.sorted()
    case .presenter: return windows + presentations { _ in true } + elementIDs.sorted()
    case .scroller: return scrollerIDs.sorted()
    }
  }
}

extension DocumentReference.Kind {
  /// Whether it may mean an element, by id or path.
  fileprivate var isElement: Bool { self == .element || self == .presenter }

  /// What it may mean, in words.
  fileprivate var noun: String {
    switch self {
    case .presentation: "presentation"
    case .sheet: "sheet"
    case .popover: "popover"
    case .dialog: "action sheet or alert"
    case .window: "window"
    case .surface: "window or presentation"
    case .element: "element"
    case .presenter: "element, window or presentation"
    case .scroller: "scroll view, list or tab view"
    }
  }
}

extension DocumentDecoder {
  /// Notes an error at a part of a scene.
  mutating func note(
    _ source: SourceLocation?, _ message: @autoclosure () -> String, expected: @autoclosure () -> String?,
    hint: @autoclosure () -> String?
  ) {
    note(source ?? SourceLocation(file: "-", line: 1, column: 1), message(), expected: expected(), hint: hint())
  }
}
