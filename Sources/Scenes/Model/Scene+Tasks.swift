/// What the tasks of presentations belong to.
extension Scene {
  /// What the task of a presentation relates to where that is neither what it comes up over, by id, title or task, nor the
  /// app; nil where it is, and where nobody says so.
  public func unrelatedTask(of presentation: Presentation) -> String? {
    guard let related = presentation.task?.relatesTo else { return nil }
    let id = presentation.parent ?? windows.first?.id
    let parent = presentations.first { $0.id == id }
    let window = windows.first { $0.id == id }
    let names = [id, parent?.title, parent?.task?.relatesTo, window?.title, app.name]
    func folded(_ name: String) -> String {
      let words = name.lowercased().split { $0.isWhitespace }
      return words.joined(separator: " ")
    }
    return names.contains { $0.map(folded) == folded(related) } ? nil : related
  }
}
