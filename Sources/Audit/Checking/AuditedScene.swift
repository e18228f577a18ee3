public import Scenes

/// The document behind what is audited, with its presentations found by their ids; shared by all states of a walk.
public final class AuditedScene: Sendable {
  /// The document.
  public let scene: Scene
  private let presentations: [String: Int]

  /// Looks once at every presentation.
  public init(_ scene: Scene) {
    self.scene = scene
    presentations = Dictionary(scene.presentations.enumerated().map { ($1.id, $0) }) { first, _ in first }
  }

  /// The presentation with this id.
  public func presentation(_ id: String) -> Presentation? {
    presentations[id].flatMap { scene.presentations.indices.contains($0) ? scene.presentations[$0] : nil }
  }
}
