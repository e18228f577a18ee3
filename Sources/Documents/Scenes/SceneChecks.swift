import Accessibility
import Scenes

/// What has to hold between the parts of a scene: ids occur once, references lead somewhere, parents form no circle.
struct SceneChecks {
  private var surfaces: [String: SourceLocation?] = [:]
  private var presentations: [String] = []
  private var dialogs: [String] = []
  private var elementIDs: Set<String> = []
  private var elementPaths: Set<String> = []

  /// Notes everything that does not hold.
  static func check(_ scene: Scene, _ decoder: inout DocumentDecoder) {
    var checks = SceneChecks()
    for window in scene.windows {
      checks.addSurface(window.id, window.source, &decoder)
      checks.add(window.elements, path: window.id, &decoder)
    }
    for presentation in scene.presentations {
      checks.addSurface(presentation.id, presentation.source, &decoder)
      checks.presentations.append(presentation.id)
      if case .sheet = presentation.kind {} else { checks.dialogs.append(presentation.id) }
      checks.add(presentation.elements, path: presentation.id, &decoder)
      checks.findGrabber(presentation, &decoder)
      checks.add(presentation.buttons, path: presentation.id, &decoder)
    }
    checks.resolve(scene, &decoder)
    checks.findCircles(scene, &decoder)
  }

  // MARK: Names

  private mutating func addSurface(_ id: String, _ source: SourceLocation?, _ decoder: inout DocumentDecoder) {
    if let first = surfaces[id] {
      note(
        source, "the id \"\(id)\" is taken", expected: "an id for each window and presentation of its own",
        first.map { "it is the id of what stands in line \($0.line)" }, &decoder)
    } else {
      surfaces[id] = .some(source)
    }
  }

  private mutating func add(_ elements: [Element], path: String, _ decoder: inout DocumentDecoder) {
    var first: [String: SourceLocation?] = [:]
    for element in elements {
      noteSecond(element.id, element.source, &first, &decoder)
      let elementPath = path + "/" + element.id
      elementIDs.insert(element.id)
      elementPaths.insert(elementPath)
      if !element.children.isEmpty { add(element.children, path: elementPath, &decoder) }
    }
  }

  private mutating func add(_ buttons: [ActionButton], path: String, _ decoder: inout DocumentDecoder) {
    var first: [String: SourceLocation?] = [:]
    for button in buttons {
      noteSecond(button.id, button.source, &first, &decoder)
      elementIDs.insert(button.id)
      elementPaths.insert(path + "/" + button.id)
    }
  }

  /// Notes an element that has the name of the sheet's own grabber.
  private func findGrabber(_ presentation: Presentation, _ decoder: inout DocumentDecoder) {
    guard presentation.sheet.grabberVisible, let element = presentation.elements.first(where: { $0.id == "grabber" })
    else { return }
    note(
      element.source, "the id \"grabber\" is that of the sheet's own grabber", expected: "another id",
      "remove the element: \"grabber: true\" shows a grabber", &decoder)
  }

  private func noteSecond(
    _ id: String, _ source: SourceLocation?, _ first: inout [String: SourceLocation?],
    _ decoder: inout DocumentDecoder
  ) {
    if let earlier = first[id] {
      note(
        source, "the id \"\(id)\" is taken by a sibling", expected: "an id of its own among its siblings",
        earlier.map { "the first one is in line \($0.line)" }, &decoder)
    } else {
      first[id] = .some(source)
    }
  }

  // MARK: References

  private func resolve(_ scene: Scene, _ decoder: inout DocumentDecoder) {
    let surfaceNames = Set(surfaces.keys)
    let (presentationNames, dialogNames) = (Set(presentations), Set(dialogs))
    for reference in decoder.references {
      let name = reference.name
      let (isFound, what): (Bool, String) =
        switch reference.kind {
        case .presentation: (presentationNames.contains(name), "presentation")
        case .dialog: (dialogNames.contains(name), "action sheet or alert")
        case .surface: (surfaceNames.contains(name), "window or presentation")
        case .element: (elementIDs.contains(name) || elementPaths.contains(name), "element")
        }
      guard !isFound else { continue }
      let known = decoder.isFull ? [] : names(for: reference.kind, in: scene)
      decoder.note(
        reference.location, "there is no \(what) \"\(LocatedNode.excerpt(name))\"",
        expected: known.isEmpty ? "the id of one; the scene has none" : "one of \(NearestSpelling.list(known))",
        hint: NearestSpelling.hint(name, among: known))
    }
  }

  /// Names that a reference may have meant, in the order of the document.
  private func names(for kind: DocumentReference.Kind, in scene: Scene) -> [String] {
    switch kind {
    case .presentation: presentations
    case .dialog: dialogs
    case .surface: scene.windows.map(\.id) + presentations
    case .element: Array(elementIDs.sorted().prefix(10_000))
    }
  }

  private func findCircles(_ scene: Scene, _ decoder: inout DocumentDecoder) {
    var parents: [String: String] = [:]
    for presentation in scene.presentations { parents[presentation.id] = presentation.parent }
    var isSound: Set<String> = []
    for presentation in scene.presentations {
      var path: Set<String> = []
      var next = presentation.id
      while let parent = parents[next], !isSound.contains(next) {
        guard path.insert(next).inserted else {
          note(
            presentation.source, "\"\(presentation.id)\" is its own parent, by way of \"\(parent)\"",
            expected: "parents that lead to a window", "remove \"parent\" from one of them", &decoder)
          break
        }
        next = parent
      }
      isSound.formUnion(path)
    }
  }

  private func note(
    _ source: SourceLocation?, _ message: String, expected: String, _ hint: String?, _ decoder: inout DocumentDecoder
  ) {
    decoder.note(
      source ?? SourceLocation(file: "-", line: 1, column: 1), message, expected: expected, hint: hint)
  }
}
