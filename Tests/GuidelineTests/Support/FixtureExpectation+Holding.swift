import Accessibility
import Announcer
import Audit
import Documents
import Explorer
import Geometry
import Harness
import InputEvents
import Reports
import Scenes
import Stage
import TestSupport

extension FixtureExpectation {
  /// Whether it holds for a fixture, be it one that can be read or one that cannot.
  func holds(for fixture: FixtureDocument) -> Bool {
    switch self {
    case .on(let platforms, let inner): return platforms.allSatisfy { inner.holds(for: fixture.on($0)) }
    case .presenting(let id, let inner): return fixture.presenting(id).map(inner.holds) ?? false
    case .onScreen(let size, let inner): return inner.holds(for: fixture.on(screen: size))
    case .laidOutOtherwise(let id, let size):
      let frames = [fixture, fixture.on(screen: size)].map { fixture -> Rect? in
        guard case .success(let scene) = fixture.scene else { return nil }
        return Stage(scene).tree.node(id)?.frame
      }
      return !frames.contains(nil) && frames[0] != frames[1]
    default: break
    }
    switch (fixture.scene, self) {
    case (.failure(let errors), .refused(let text)): return errors.report.contains(text)
    case (.failure, _), (.success, .refused): return false
    case (.success(let scene), _): return holds(for: scene, StageDriver(scene))
    }
  }

  /// Whether it holds for a scene as somebody sees it, who may have done something before.
  private func holds(for scene: Scene, _ driver: StageDriver) -> Bool {
    var stage = driver.stage
    switch self {
    case .after(let doings, let inner):
      var hand = driver
      for doing in doings { doing.act(&hand) }
      return inner.holds(for: scene, hand)
    case .value(let id, let value): return stage.tree.node(id)?.value == value
    case .scrolled(let id, let way): return stage.scrollOffset(of: id) == way
    case .indicated(let id, let side):
      guard let frame = stage.pageIndicators.first(where: { $0.node == id })?.frame else { return false }
      return side == .left ? frame.minX == 0 : frame.maxX == stage.screen.width
    case .covered(let id, let isSo): return Self.isCovered(id, in: stage.tree) == isSo
    case .asBefore(let id): return Self.look(of: id, in: stage.tree) == Self.look(of: id, in: Stage(scene).tree)
    case .left(let id, let reason):
      let ends = driver.events.compactMap { event -> String? in
        if event.node == id, case .didDismiss(let reason) = event.kind { reason.rawValue } else { nil }
      }
      return ends == [reason]
    case .moved(let id, let initiator, let cause):
      let scrolls = driver.events.filter { event in
        if event.node == id, case .scrolled = event.kind { true } else { false }
      }
      return !scrolls.isEmpty
        && scrolls.allSatisfy { $0.initiator.rawValue == initiator && (cause.isEmpty || $0.cause.contains(cause)) }
    case .finding(let rule, let isThere):
      var options = AuditOptions()
      options.rules = rule.isEmpty ? nil : [rule]
      // What a look decides is looked at as the scene starts.
      if StaticRules.all.contains(where: { $0.rule.id == rule }) { options.explorer.maximumDepth = 0 }
      let findings = ExplorerAudit.run(target: stage, scene: scene, options: options).result.findings
      return findings.contains { $0.outcome == .fail } == isThere
    case .kept(let rule):
      let result = Auditor().audit(stage.tree, scene: scene).rules.first { $0.rule.id == rule }
      return result.map { $0.count.pass > 0 && $0.count.fail == 0 && $0.count.review == 0 } ?? false
    case .asked(let rule):
      return Auditor().audit(stage.tree, scene: scene).rules.contains { $0.rule.id == rule && $0.count.review > 0 }
    case .refused, .on, .presenting, .onScreen, .laidOutOtherwise: return false
    case .node(let id, let isThere): return (stage.tree.node(id) != nil) == isThere
    case .trait(let id, let name, let isThere):
      guard let node = stage.tree.node(id), let trait = Traits.named.first(where: { $0.name == name }) else {
        return false
      }
      return node.traits.contains(trait.value) == isThere
    case .role(let id, let role): return stage.tree.node(id)?.role.rawValue == role
    case .name(let id, let name): return stage.tree.node(id)?.name == name
    case .frame(let id, let frame): return stage.tree.node(id)?.frame == frame
    case .within(let id, let outer, let isSo):
      guard let inner = stage.tree.node(id)?.frame, let outer = stage.tree.node(outer)?.frame else { return false }
      return (inner.intersection(outer) == inner) == isSo
    case .below(let id, let upper):
      guard let lower = stage.tree.node(id)?.frame, let upper = stage.tree.node(upper)?.frame else { return false }
      return lower.minY >= upper.maxY
    case .shows(let id, let name, let value): return stage.look(name, of: id) == value
    case .holds(let id, let isSo): return stage.isHeld(id).map { $0 == isSo } ?? false
    case .destroys(let path, let isSo):
      let buttons = scene.presentations.flatMap { presentation in
        presentation.buttons.filter { "\(presentation.id)/\($0.id)" == path }
      }
      guard let button = buttons.first else { return false }
      return (button.destroysData || button.performsDestructiveAction == true) == isSo
    case .dims(let front, let back, let isSo):
      guard stage.tree.node(back) != nil else { return false }
      return stage.dims(front, back) == isSo
    case .dimmed(let id, let isSo): return stage.tree.node(id)?.isDimmed == isSo
    case .indicates(let id, let axis, let key, let value):
      return Self.indicator(of: id, axis, key, in: stage.tree) == value
    case .cued(let id, let cue):
      guard let cues = stage.scrollCues(of: id) else { return false }
      guard let cue else { return cues.isEmpty }
      return ScrollCue.named.contains { $0.name == cue && cues.contains($0.value) }
    case .spoken(let id, let text): return Self.speech(of: id, in: stage.tree) == text
    case .unread(let id, let isSo):
      guard let index = stage.tree.index(of: id) else { return false }
      return ReadingOrder(stage.tree).elements.contains(index) != isSo
    case .looks(let id, let isSo):
      guard let frame = stage.tree.node(id)?.frame else { return false }
      let place =
        "x=\"\(frame.minX.decimal)\" y=\"\(frame.minY.decimal)\" width=\"\(frame.size.width.decimal)\""
        + " height=\"\(frame.size.height.decimal)\""
      return InterfaceDrawing(stage.tree).svg(id: "screen", title: "").contains(place) == isSo
    case .over(let front, let back):
      guard let (front, back) = Self.places(front, back, in: stage.tree) else { return false }
      return front > back
    case .rightOver(let front, let back, let isSo):
      guard let (front, back) = Self.places(front, back, in: stage.tree) else { return false }
      return (front == back + 1) == isSo
    case .says(let path, let key, let value):
      guard let node = FixtureDocument.written(path, in: scene) else { return false }
      return node.mapping?[key].map(FixtureDocument.text) == value
    case .drawn(let text): return InterfaceDrawing(stage.tree).svg(id: "screen", title: "").contains(text)
    case .domain(let key, let values): return FixtureDocument.domains(of: key) == [values]
    case .names(let api, let name, let meaning):
      return FrameworkName.names(of: api).contains { $0.spelling == name && $0.meaning == meaning }
    case .dismissed(let id, let times):
      var events = stage.receive(TargetInput(time: .zero, kind: .action(.escape, id)))
      events += stage.advance(to: Timestamp(microseconds: 10_000_000))
      let told = events.filter { event in
        if case .didDismiss = event.kind { event.node == id } else { false }
      }
      return told.count == times && stage.tree.node(id) == nil
    }
  }

  /// What a screen reader says of a node when it comes to it, or when it comes up; nil where there is nothing of the kind.
  private static func speech(of id: NodeID, in tree: AccessibilityTree) -> String? {
    guard let node = tree.node(id) else { return nil }
    let view = ReaderView(tree)
    if let ordinal = view.ordinal(of: id) { return ScreenReader().utterance(at: ordinal, in: view).text }
    return node.parent < 0 ? Voice.voiceover.presentation(of: SpokenNode(node), in: .english) : nil
  }

  /// What the scroll indicator of a node is; nil where there is no such node or no such thing to say.
  private static func indicator(
    of id: NodeID, _ axis: ScrollIndicator.Axis, _ key: String, in tree: AccessibilityTree
  ) -> String? {
    guard let node = tree.node(id) else { return nil }
    guard let indicator = node.indicators.first(where: { $0.axis == axis }) else { return key == "nothing" ? "" : nil }
    func text(_ number: Double) -> String {
      number == number.rounded() && abs(number) < 1e9 ? String(Int(number)) : String(number)
    }
    switch key {
    case "name": return indicator.name
    case "thickness": return text(indicator.thickness)
    case "opacity": return text(indicator.opacity)
    case "size": return indicator.size.rawValue
    case "place": return indicator.place.rawValue
    case "policy": return indicator.policy.rawValue
    case "length": return text(indicator.length)
    case "track": return text(axis == .vertical ? indicator.track.size.height : indicator.track.size.width)
    default: return nil
    }
  }

  /// Whether a node has no size, or something lies over it; nil where there is no such node.
  private static func isCovered(_ id: NodeID, in tree: AccessibilityTree) -> Bool? {
    guard let place = tree.nodes.firstIndex(where: { $0.id == id }) else { return nil }
    let node = tree.nodes[place]
    if node.frame.isEmpty { return true }
    let surface = id.path.prefix { $0 != "/" }
    return tree.nodes.contains { other in
      let isBeside = other.id.path.hasPrefix(surface + "/") && other.id != id && !id.path.hasPrefix(other.id.path + "/")
      return isBeside && other.role != .heading && !other.frame.intersection(node.frame).isEmpty
    }
  }

  /// A node and all that is in it, without the focus.
  private static func look(of id: NodeID, in tree: AccessibilityTree) -> [AccessibilityNode] {
    tree.nodes.filter { $0.id == id || $0.id.path.hasPrefix(id.path + "/") }.map { node in
      var node = node
      node.traits.remove(.focused)
      return node
    }
  }

  /// Where two windows or presentations lie among all, from back to front; nil where one of them is not there.
  private static func places(_ front: NodeID, _ back: NodeID, in tree: AccessibilityTree) -> (Int, Int)? {
    let ids = tree.roots.map { tree.nodes[$0].id }
    guard let front = ids.firstIndex(of: front), let back = ids.firstIndex(of: back) else { return nil }
    return (front, back)
  }
}
