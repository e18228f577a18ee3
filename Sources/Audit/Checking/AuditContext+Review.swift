import Accessibility
import Scenes

/// What people are asked to look at.
extension AuditContext {
  /// The presentation that a node stands for, where a statement asks for a look at it.
  func asked(_ advice: Advice, at index: Int) -> Presentation? {
    // Windows and presentations are in nothing.
    guard tree.nodes[index].parent < 0, let scene, let view = presentation(tree.nodes[index].id.path),
      advice.isAsked(of: view, in: scene)
    else { return nil }
    return view
  }

  /// The scene, where a statement asks for a look at it as a whole: at its first node, so that it is asked once.
  func askedScene(_ advice: Advice, at index: Int) -> Scene? {
    guard index == 0, let scene, advice.subject == .scene, advice.platforms.contains(scene.platform) else { return nil }
    return scene
  }

  /// That a statement is kept, as far as a document says so or a person has; else the question.
  func answer(_ advice: Advice, _ reviews: [Review], isKept: Bool, _ question: Message) -> Verdict {
    isKept || reviews.contains { $0.statement == advice } ? .pass : .review(question)
  }

  /// What the first way out of a sheet on a watch is called, where that is no usual word for what it does and no other
  /// rule reports it.
  func ownDismissLabel(of index: Int) -> String? {
    guard let scene else { return nil }
    for inner in index + 1..<max(index + 1, tree.nodes[index].end) {
      guard let button = SheetWayOut(inner, in: self, on: [.watchOS]), let name = button.node.name else { continue }
      let own = name.folded
      let isUsual = Element.DismissRole.allCases.contains { $0.rawValue == own } || Self.usual.contains(own)
      if isUsual || scene.parameters.navLabels.contains(where: { $0.folded == own }) { continue }
      let titles = [button.sheet.view.title, scene.app.name] + scene.windows.map(\.title)
      return titles.contains { $0?.folded == own } ? nil : name
    }
    return nil
  }

  /// What ways out are called on a watch, in English and Korean, and the sign for closing.
  private static let usual: Set<String> = ["x", "×", "✕", "취소", "완료", "확인", "닫기"]
}
