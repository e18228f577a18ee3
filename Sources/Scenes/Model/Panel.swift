/// What only panels have (macOS).
public struct Panel: Hashable, Sendable {
  /// The window of the document that it belongs to, by id.
  public var relatedDocument: String?
  /// The size of its controls; regular unless given.
  public var controlSize: ControlSize
  /// Whether it stays beside the windows that it serves.
  public var coexists: Bool?

  /// A panel with regular controls.
  public init(relatedDocument: String? = nil) {
    self.relatedDocument = relatedDocument
    controlSize = .regular
  }
}
