import Accessibility
import Scenes

/// What a document says, by the paths by which it is told of.
struct SceneIndex: Sendable {
  let scene: Scene
  private(set) var elements: [NodeID: Element] = [:]
  private(set) var presentations: [String: Presentation] = [:]
  let windows: Set<String>
  /// The sheets that ask each question.
  private(set) var askers: [String: Set<String>] = [:]

  init(_ scene: Scene) {
    self.scene = scene
    windows = Set(scene.windows.map(\.id))
    for window in scene.windows { note(window.elements, in: window.id) }
    for presentation in scene.presentations {
      presentations[presentation.id] = presentation
      note(presentation.elements, in: presentation.id)
      guard case .sheet(let sheet) = presentation.kind else { continue }
      note(sheet.toolbar, in: presentation.id)
      askers[sheet.confirmation ?? "\(presentation.id)-confirmation", default: []].insert(presentation.id)
    }
  }

  private mutating func note(_ elements: [Element], in path: String) {
    for element in elements {
      let path = "\(path)/\(element.id)"
      self.elements[NodeID(path)] = element
      note(element.children, in: path)
    }
  }

  /// Something and all that it is in by the document, from the inside out; nothing where the document does not have it.
  func around(_ node: NodeID) -> [NodeID] {
    var (nodes, path): ([NodeID], Substring) = ([], node.path[...])
    while elements[NodeID(String(path))] != nil, let end = path.lastIndex(of: "/") {
      nodes.append(NodeID(String(path)))
      path = path[..<end]
    }
    return nodes
  }

  func sheet(_ id: String) -> Sheet? {
    if case .sheet(let sheet) = presentations[id]?.kind { sheet } else { nil }
  }

  /// Whether people have one window before them, so that everything lies over that.
  var hasOneWindow: Bool {
    windows.count == 1
      && !presentations.values.contains {
        switch $0.kind {
        case .panel, .fullSpace, .splitView: true
        default: false
        }
      }
  }

  /// Whether something there makes changes permanent once people have answered a question, which nobody is told of.
  func commitsLater(_ id: String) -> Bool {
    elements.contains { node, element in
      node.path.hasPrefix(id + "/") && element.effect?.commits == true && element.opens != nil
    }
  }

  /// Whether a presentation fills the screen, or all of a view, so that what is under it is of another place.
  func fills(_ id: String) -> Bool {
    switch presentations[id]?.kind {
    case .fullScreen, .currentContext: true
    default: false
    }
  }

  /// Whether the keyboard is on the screen, which lifts what is written in.
  func showsKeyboard(_ tree: AccessibilityTree) -> Bool {
    tree.nodes.contains {
      $0.parent < 0 && $0.role == .group && !windows.contains($0.id.path) && presentations[$0.id.path] == nil
    }
  }

  /// The buttons of a dialog.
  func buttons(_ id: String) -> [ActionButton] {
    switch presentations[id]?.kind {
    case .actionSheet(let sheet), .confirmationDialog(let sheet): sheet.buttons
    case .alert(let alert): alert.buttons
    default: []
    }
  }
}
