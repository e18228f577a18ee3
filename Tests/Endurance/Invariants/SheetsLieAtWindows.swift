import Accessibility
import Geometry
import Harness
import Scenes

/// A sheet lies over the window that it belongs to by the document, with nothing of another one between them; on a Mac it
/// brings that window and its panels to the front and lies within its width below its upper edge, on visionOS it is in the middle of it
/// (SM-16, C-01); of a card that another one lies over the upper edge shows.
struct SheetsLieAtWindows: Invariant {
  let name = "sheets lie at their windows"
  private let index: SceneIndex
  private let homes: [String: String]
  private let panels: Set<String>
  /// The document that each inspector or panel belongs to.
  private let documents: [String: String]
  /// The sheets that are up, in the order in which they came.
  private var up: [String]

  init(_ scene: Scene) {
    index = SceneIndex(scene)
    let told = WindowHomes(scene).homes
    let only = scene.windows.count == 1 ? scene.windows.first?.id : nil
    var homes: [String: String] = [:]
    for presentation in scene.presentations where presentation.container == nil {
      guard case .sheet = presentation.kind else { continue }
      homes[presentation.id] = told[presentation.id] ?? only
    }
    self.homes = homes
    panels = Set(scene.windows.filter { $0.kind == .panel }.map(\.id))
      .union(scene.presentations.filter { if case .panel = $0.kind { true } else { false } }.map(\.id))
    documents = Dictionary(scene.windows.map { ($0.id, $0.relatedDocument ?? "") }) { first, _ in first }
    up = scene.presentations.filter(\.isPresented).map(\.id).filter { homes[$0] != nil }
  }

  mutating func note(_ moment: Moment) -> String? {
    var broken: String?
    for event in moment.events {
      switch event.kind {
      case .willPresent where homes[event.surface] != nil:
        up.removeAll { $0 == event.surface }
        up.append(event.surface)
        if index.scene.platform == .macOS, index.scene.windows.count > 1, broken == nil {
          broken = leavesBehind(event.surface, moment.treeAfter)
        }
      case .didDismiss: up.removeAll { $0 == event.surface }
      default: break
      }
    }
    return broken
  }

  /// The windows of a tree from back to front, and what lies among them.
  private func order(_ tree: AccessibilityTree) -> [String] { tree.roots.map { tree.nodes[$0].id.path } }

  /// Whether it is another window than a document's, and none of the panels that come forward with that.
  private func isOther(_ window: String, than home: String) -> Bool {
    window != home && index.windows.contains(window) && !panels.contains(window) && documents[window] != home
  }

  /// A sheet that comes up, and another window before the one that it belongs to.
  private func leavesBehind(_ sheet: String, _ tree: AccessibilityTree) -> String? {
    let order = order(tree)
    guard let home = homes[sheet], let place = order.firstIndex(of: home), order.contains(sheet) else { return nil }
    if let other = order[(place + 1)...].first(where: { isOther($0, than: home) }) {
      return "\(sheet) comes up at \(home), which stays behind \(other)"
    }
    let panel = order[..<place].first { documents[$0] == home }
    return panel.map { "\(sheet) comes up at \(home), and its \($0) stays behind" }
  }

  mutating func look(at tree: AccessibilityTree, screen: Size) -> String? {
    let order = order(tree)
    for sheet in up {
      guard let home = homes[sheet], let back = order.firstIndex(of: home), let front = order.firstIndex(of: sheet),
        let node = tree.node(NodeID(sheet)), let window = tree.node(NodeID(home))
      else { continue }
      if front < back { return "\(sheet) lies behind \(home), to which it belongs" }
      // Elsewhere windows lie side by side.
      if index.scene.platform == .macOS, let other = order[back..<front].first(where: { isOther($0, than: home) }) {
        return "\(other) lies between \(home) and its \(sheet)"
      }
      if let broken = isOff(sheet, node.frame, window.frame) { return broken }
    }
    return hidesCard(tree)
  }

  /// A sheet that is not where its window is.
  private func isOff(_ sheet: String, _ frame: Rect, _ window: Rect) -> String? {
    guard index.presentations[sheet]?.frame == nil else { return nil }
    switch index.scene.platform {
    case .macOS:
      let isWithin =
        frame.minX >= window.minX - 0.5 && frame.maxX <= window.maxX + 0.5 && frame.minY >= window.minY - 0.5
      return isWithin ? nil : "\(sheet) at \(frame) is not at its window at \(window)"
    case .visionOS where index.sheet(sheet)?.presentationEdge == nil:
      let share = index.scene.parameters.centerTol
      let isCentered =
        abs(frame.midX - window.midX) <= share * window.size.width + 0.5
        && abs(frame.midY - window.midY) <= share * window.size.height + 0.5
      return isCentered ? nil : "\(sheet) at \(frame) is not in the middle of its window at \(window)"
    default: return nil
    }
  }

  /// Where cards pile up, under the pages of iOS 13, the edge of one at large under another at large shows above it.
  private func hidesCard(_ tree: AccessibilityTree) -> String? {
    guard index.scene.ruleset == .ios13, [.iOS, .iPadOS].contains(index.scene.platform) else { return nil }
    let cards = order(tree).filter { up.contains($0) }.compactMap { tree.node(NodeID($0)) }
    let top = DetentResolver(index.scene, on: tree.screen).top(of: .large)
    for (lower, upper) in zip(cards, cards.dropFirst()) where abs(upper.frame.minY - top) < 0.5 {
      let isAtLarge = abs(lower.frame.minY - top) < index.scene.parameters.largeTopGap + 0.5
      if isAtLarge, lower.frame.minY > upper.frame.minY - 1 {
        return "\(upper.id) at \(upper.frame.minY) hides the upper edge of \(lower.id) at \(lower.frame.minY)"
      }
    }
    return nil
  }
}
