extension Scene {
  /// The scene as it would be if it started with this presentation on the screen, and nothing else that is
  /// presented; nil where there is none.
  public func presenting(_ id: String) -> Scene? {
    guard presentations.contains(where: { $0.id == id }) else { return nil }
    var scene = self
    for index in scene.presentations.indices {
      scene.presentations[index].isPresented = scene.presentations[index].id == id
    }
    return scene
  }
}
