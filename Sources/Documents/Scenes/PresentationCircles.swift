import Accessibility
import Scenes

/// Presentations that belong to themselves, by way of parent, presenter, container or what they
/// point to, or return after themselves.
enum PresentationCircles {
  /// One step from a presentation to what it belongs to.
  private struct Edge {
    var attribute: String
    var to: String
  }

  /// Notes every circle once. Looks at each presentation once.
  static func check(_ scene: Scene, _ decoder: inout DocumentDecoder) {
    let owners = owners(scene)
    var steps: [String: [Edge]] = [:]
    var sources: [String: SourceLocation?] = [:]
    for presentation in scene.presentations where steps[presentation.id] == nil {
      steps[presentation.id] = outgoing(presentation, owners)
      sources[presentation.id] = .some(presentation.source)
      if case .sheet(let sheet) = presentation.kind, sheet.redisplayAfter == presentation.id {
        decoder.note(
          presentation.source, "\"\(presentation.id)\" is shown again after itself",
          expected: "another sheet for \"redisplayAfter\"", hint: "remove \"redisplayAfter\"")
      }
    }
    for steps in [steps, returns(scene)] {
      var done: Set<String> = []
      for presentation in scene.presentations {
        walk(from: presentation.id, steps, sources, &done, &decoder)
      }
    }
  }

  /// Follows the steps depth first, without recursion: a chain may be as long as the document.
  private static func walk(
    from start: String, _ steps: [String: [Edge]], _ sources: [String: SourceLocation?], _ done: inout Set<String>,
    _ decoder: inout DocumentDecoder
  ) {
    guard !done.contains(start) else { return }
    var path: [(id: String, next: Int)] = [(start, 0)]
    var isOnPath: Set<String> = [start]
    while let last = path.last {
      let outgoing = steps[last.id] ?? []
      guard last.next < outgoing.count else {
        path.removeLast()
        isOnPath.remove(last.id)
        done.insert(last.id)
        continue
      }
      path[path.count - 1].next += 1
      let step = outgoing[last.next]
      if isOnPath.contains(step.to) {
        note(step, from: last.id, sources, &decoder)
      } else if !done.contains(step.to) {
        path.append((step.to, 0))
        isOnPath.insert(step.to)
      }
    }
  }

  private static func note(
    _ step: Edge, from id: String, _ sources: [String: SourceLocation?], _ decoder: inout DocumentDecoder
  ) {
    let way = step.to == id ? "" : ", by way of \"\(id)\""
    guard step.attribute != returning else {
      decoder.note(
        sources[step.to] ?? nil, "\"\(step.to)\" is shown again after itself\(way)",
        expected: "a \"\(returning)\" that leads to a sheet without", hint: "remove it from one of them")
      return
    }
    decoder.note(
      sources[step.to] ?? nil, "\"\(step.to)\" is its own \(step.attribute)\(way)",
      expected: "\(article(step.attribute)) \(step.attribute) that leads to a window",
      hint: "remove \"\(step.attribute)\" from one of them")
  }

  /// What each sheet is shown again after; one after itself is told of on its own.
  private static func returns(_ scene: Scene) -> [String: [Edge]] {
    var steps: [String: [Edge]] = [:]
    for presentation in scene.presentations where steps[presentation.id] == nil {
      guard case .sheet(let sheet) = presentation.kind, let other = sheet.redisplayAfter, other != presentation.id
      else { continue }
      steps[presentation.id] = [Edge(attribute: returning, to: other)]
    }
    return steps
  }

  private static let returning = "redisplayAfter"

  private static func article(_ attribute: String) -> String { attribute == "anchor" ? "an" : "a" }

  /// The windows and presentations on which the elements are that presentations name by a lone id, in the order in
  /// which they are found.
  private static func owners(_ scene: Scene) -> [String: [String]] {
    let surfaces = scene.windows.map { ($0.id, $0.elements) } + scene.presentations.map { ($0.id, $0.content) }
    let ids = Set(surfaces.map(\.0))
    let names = Set(scene.presentations.flatMap(\.elementNames).filter { !$0.contains("/") && !ids.contains($0) })
    guard !names.isEmpty else { return [:] }
    var owners: [String: [String]] = [:]
    func collect(_ elements: [Element], on surface: String) {
      for element in elements {
        if names.contains(element.id) { owners[element.id, default: []].append(surface) }
        collect(element.children, on: surface)
      }
    }
    for (id, elements) in surfaces { collect(elements, on: id) }
    return owners
  }

  private static func outgoing(_ presentation: Presentation, _ owners: [String: [String]]) -> [Edge] {
    var result: [Edge] = []
    func add(_ attribute: String, _ name: String?) {
      // A path names the window or presentation that the element is in; a lone id means the one where it is found.
      guard let name, let first = name.split(separator: "/").first.map(String.init) else { return }
      let found = owners[name] ?? []
      let surface = presentation.parent.flatMap { found.contains($0) ? $0 : nil } ?? found.first ?? first
      if !result.contains(where: { $0.to == surface }) { result.append(Edge(attribute: attribute, to: surface)) }
    }
    add("parent", presentation.parent)
    if case .popover(let id) = presentation.container { add("container", id) }
    add("presenter", presentation.presenter)
    switch presentation.kind {
    case .popover(let popover): add("anchor", popover.anchor)
    case .menu(let menu): add("revealControl", menu.revealControl)
    case .currentContext(let context): add("hostElement", context.hostElement)
    default: break
    }
    return result
  }
}
