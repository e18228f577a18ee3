/// What only split views have (visionOS).
public struct SplitView: Hashable, Sendable {
  /// Its elements that are panes, by id or path.
  public var panes: [String]

  /// A split view.
  public init(panes: [String] = []) { self.panes = panes }
}
