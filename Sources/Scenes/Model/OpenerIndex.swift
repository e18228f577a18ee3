/// What opens each presentation of a scene, and in which window that comes up: looked up once for all of them, since a
/// document may have thousands that lead from one to the next.
struct OpenerIndex {
  /// Paths of the elements that open a presentation, in the order of the document, by its id.
  let openers: [String: [String]]
  /// Paths of the elements of an id, in the order of the document.
  let paths: [String: [String]]
  /// The window of each presentation, by its id.
  private var windows: [String: String] = [:]
  private let first: String?

  init(_ scene: Scene) {
    var openers: [String: [String]] = [:]
    var paths: [String: [String]] = [:]
    func look(in elements: [Element], of path: String) {
      for element in elements {
        let own = element.id.isEmpty ? path : path + "/" + element.id
        if !element.id.isEmpty { paths[element.id, default: []].append(own) }
        if let opened = element.opens { openers[opened, default: []].append(own) }
        look(in: element.children, of: own)
      }
    }
    for window in scene.windows { look(in: window.elements, of: window.id) }
    for presentation in scene.presentations { look(in: presentation.content, of: presentation.id) }
    (self.openers, self.paths) = (openers, paths)
    first = scene.windows.first?.id
    settleWindows(of: scene)
  }

  /// The window that a path is in, or that what it begins with belongs to.
  func window(_ path: String) -> String? { windows[Self.root(path)] ?? first }

  /// Follows each presentation to what it comes up in, and no part of a way twice.
  private mutating func settleWindows(of scene: Scene) {
    var askers: [String: String] = [:]
    for presentation in scene.presentations {
      guard case .sheet(let sheet) = presentation.kind, let question = sheet.confirmation else { continue }
      askers[question] = askers[question] ?? presentation.id
    }
    let known = Dictionary(scene.presentations.map { ($0.id, $0) }) { first, _ in first }
    for window in scene.windows { windows[window.id] = window.id }
    for presentation in scene.presentations {
      var way: [String] = []
      var visited: Set<String> = []
      var next: String? = presentation.id
      while let name = next, windows[name] == nil, visited.insert(name).inserted, let there = known[name] {
        way.append(name)
        next = surroundings(of: there, askers)
      }
      guard let end = next.flatMap({ windows[$0] }) ?? first else { return }
      for name in way { windows[name] = end }
    }
  }

  /// The window or presentation in which a presentation comes up: its parent, what it lies in, its presenter or what opens
  /// it, in this order.
  private func surroundings(of presentation: Presentation, _ askers: [String: String]) -> String? {
    if let parent = presentation.parent { return parent }
    if case .popover(let popover) = presentation.container { return popover }
    let presenter = presentation.presenter.map { paths[$0]?.first ?? $0 }
    return (presenter ?? openers[presentation.id]?.first ?? askers[presentation.id]).map(Self.root)
  }

  /// The window or presentation that a path begins with.
  private static func root(_ path: String) -> String { String(path.prefix { $0 != "/" }) }
}
