public import Scenes

/// The document behind what is audited, with its presentations found by their ids; shared by all states of a walk.
public final class AuditedScene: Sendable {
  /// The document.
  public let scene: Scene
  private let presentations: [String: Int]
  /// Paths of elements that lead out of the presentation they are in, by its id.
  private let waysOut: [String: Set<String>]
  /// Ids of elements whose content people magnify.
  private let magnifying: Set<String>

  /// Looks once at every presentation.
  public init(_ scene: Scene) {
    self.scene = scene
    presentations = Dictionary(scene.presentations.enumerated().map { ($1.id, $0) }) { first, _ in first }
    waysOut = Dictionary(scene.presentations.map { ($0.id, Self.waysOut(of: $0)) }) { first, _ in first }
    var magnifying: Set<String> = []
    func look(at elements: [Element]) {
      for element in elements {
        if element.zoom != nil { magnifying.insert(element.id) }
        look(at: element.children)
      }
    }
    for window in scene.windows { look(at: window.elements) }
    for presentation in scene.presentations { look(at: presentation.content) }
    self.magnifying = magnifying
  }

  /// Whether people magnify the content of an element.
  ///
  /// - Parameter node: The last part of the id that its node has.
  func isMagnified(_ node: String) -> Bool { magnifying.contains(node) }

  /// Whether an element of a presentation leads out of it, as its author says.
  ///
  /// - Parameter node: The last part of the id that its node has.
  func leadsOut(_ node: String, of presentation: String) -> Bool { waysOut[presentation]?.contains(node) ?? false }

  /// Ids of the elements that dismiss a presentation or complete its task where that dismisses it, and of the buttons
  /// of a dialog.
  private static func waysOut(of presentation: Presentation) -> Set<String> {
    var found = Set(presentation.buttons.map(\.id))
    var isDoneWhenCompleted = presentation.isDialog
    if case .sheet(let sheet) = presentation.kind { isDoneWhenCompleted = sheet.autoDismissOnCompletion }
    func look(at elements: [Element]) {
      for element in elements {
        if element.dismissRole != nil || isDoneWhenCompleted && element.effect?.completes == true {
          found.insert(element.id)
        }
        look(at: element.children)
      }
    }
    look(at: presentation.content)
    return found
  }

  /// The presentation with this id.
  public func presentation(_ id: String) -> Presentation? {
    presentations[id].flatMap { scene.presentations.indices.contains($0) ? scene.presentations[$0] : nil }
  }
}
