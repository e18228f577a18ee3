public import Accessibility
import Scenes

/// A presentation of the document that no state shows, so that nothing was said of what is in it.
public struct UnpresentedPresentation: Hashable, Sendable {
  /// Its id in the document.
  public var id: String
  /// What it is called, such as `sheet “Payment”`.
  public var name: String
  /// Where it stands in its document.
  public var source: SourceLocation?
  /// Ids of what the document says leads to it: elements that open it, and sheets that ask with it.
  public var openers: [String]
  /// Those of them that were on the screen, and did not present it all the same.
  public var met: [String] = []
  /// Why it cannot be shown at all, or not with what else the scene starts with; nil where nothing keeps it away.
  public var obstacle: String?
  /// Whether it might have been seen where the exploration did not look, so that nothing can be told.
  public var isOverlooked = false

  /// A presentation that was never seen.
  public init(id: String, name: String, source: SourceLocation? = nil, openers: [String] = []) {
    self.id = id
    self.name = name
    self.source = source
    self.openers = openers
  }

  /// What there is to say of it, for people.
  public var words: String {
    (isOverlooked ? "cannot tell whether it is ever presented: " : "never presented: ") + "\(name): \(reason)"
  }

  private var reason: String {
    if let obstacle { return obstacle }
    if openers.isEmpty { return "no control opens it" }
    let end = isOverlooked ? " where the exploration looked" : ""
    if met.isEmpty {
      return "no way was found to \(Self.list(openers)), which opens it\(end.isEmpty ? end : "," + end)"
    }
    return "nothing that was tried at \(Self.list(met)), which opens it, led to it\(end)"
  }

  private static func list(_ ids: [String]) -> String { ids.map { "#\($0)" }.joined(separator: ", ") }

  /// The presentations of a scene that are not among those `presented`, by the order of the document.
  static func all(
    in scene: Scene, presented: Set<NodeID>, overlooked: Overlooked, wasMet: (NodeID) -> Bool
  ) -> [Self] {
    scene.presentations.compactMap { presentation in
      guard !presented.contains(NodeID(presentation.id)) else { return nil }
      var openers: [String] = []
      for window in scene.windows { collect(openersOf: presentation.id, in: window.elements, window.id, &openers) }
      for other in scene.presentations {
        collect(openersOf: presentation.id, in: other.content, other.id, &openers)
        if case .sheet(let sheet) = other.kind, sheet.confirmation == presentation.id { openers.append(other.id) }
      }
      if case .menu(let menu) = presentation.kind, let control = menu.revealControl {
        openers.append(path(of: control, in: scene) ?? control)
      }
      let title = presentation.title.map { "“\($0)”" } ?? "#\(presentation.id)"
      var result = Self(
        id: presentation.id, name: "\(presentation.kind.words) \(title)", source: presentation.source, openers: openers)
      result.met = openers.filter { wasMet(NodeID($0)) }
      result.isOverlooked = overlooked.contains(NodeID(presentation.id))
      result.obstacle = obstacle(to: presentation, in: scene, openers: openers)
      return result
    }
  }

  /// The path of the element with an id, which may be its path; nil where there is none.
  private static func path(of id: String, in scene: Scene) -> String? {
    func find(_ elements: [Element], _ path: String) -> String? {
      for element in elements {
        let own = element.id.isEmpty ? path : path + "/" + element.id
        if element.id == id || own == id { return own }
        if let found = find(element.children, own) { return found }
      }
      return nil
    }
    return scene.windows.lazy.compactMap { find($0.elements, $0.id) }.first
      ?? scene.presentations.lazy.compactMap { find($0.content, $0.id) }.first
  }

  /// What keeps a presentation from being shown, as the document has it.
  private static func obstacle(to presentation: Presentation, in scene: Scene, openers: [String]) -> String? {
    if case .actionSheet = presentation.kind, scene.platform == .visionOS {
      return "visionOS has no action sheets"
    }
    if case .panel = presentation.kind, !PlatformProfile(scene.platform).hasPanels {
      return "\(scene.platform.rawValue) has no panels"
    }
    guard presentation.isPresented, openers.isEmpty else { return nil }
    let others = scene.presentations.filter { $0.isPresented && $0.id != presentation.id }
    let keptAway = others.first { presentation.kind.isKeptAway(by: $0.kind) }
    guard let other = keptAway ?? others.last else { return nil }
    let title = other.title.map { "“\($0)”" } ?? "#\(other.id)"
    return "the scene starts with it and with the \(other.kind.words) \(title); "
      + (keptAway == nil ? "it is not shown with that" : "only one of them is shown")
  }

  private static func collect(
    openersOf id: String, in elements: [Element], _ path: String, _ openers: inout [String]
  ) {
    for element in elements {
      let own = element.id.isEmpty ? path : path + "/" + element.id
      if element.opens == id { openers.append(own) }
      collect(openersOf: id, in: element.children, own, &openers)
    }
  }
}

extension Presentation.Kind {
  /// Whether it cannot be there as the scene starts because something else is: one dialog at a time, one sheet at a
  /// time, and nothing but an alert over a popover.
  fileprivate func isKeptAway(by other: Self) -> Bool {
    switch (self, other) {
    case (.actionSheet, _), (.confirmationDialog, _), (.alert, _): other.isDialog
    case (.sheet, .sheet), (.activityView, .activityView): true
    case (.popover, .alert): false
    case (.popover, _): true
    default: false
    }
  }

  private var isDialog: Bool {
    switch self {
    case .actionSheet, .confirmationDialog, .alert: true
    default: false
    }
  }

  /// What it is, in words.
  fileprivate var words: String {
    switch self {
    case .sheet: "sheet"
    case .actionSheet: "action sheet"
    case .confirmationDialog: "confirmation dialog"
    case .alert: "alert"
    case .activityView: "activity view"
    case .popover: "popover"
    case .fullScreen: "full-screen presentation"
    case .currentContext: "presentation in the current context"
    case .menu: "menu"
    case .panel: "panel"
    case .splitView: "split view"
    case .fullSpace: "full space"
    }
  }
}
