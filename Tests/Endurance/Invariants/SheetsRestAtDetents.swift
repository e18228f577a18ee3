import Accessibility
import Geometry
import Harness
import Scenes

/// A sheet on a phone or tablet rests at the height of the detent that was told of last, or of what stands in for that on a
/// screen of this size (SM-1, rest invariant; A-54), with its lower edge where it always is.
///
/// What is told and where the sheet is are two things that people see, held against each other by heights that the document
/// gives; to which detent a hand brings a sheet is what `SheetModel` knows apart from the engine.
struct SheetsRestAtDetents: Invariant {
  let name = "sheets rest at detents"
  private let scene: Scene
  private let heights: DetentResolver
  private var detents: [String: [Detent]] = [:]
  /// The detent at which each is, by the document and by what was told of.
  private var current: [String: String] = [:]
  /// Where each comes up by the document.
  private var first: [String: String] = [:]
  private var up: Set<String> = []
  /// Those that another has replaced, and that have not gone for good since.
  private var returned: Set<String> = []
  /// Those with which the app has done something.
  private var commanded: Set<String> = []
  /// The questions that they ask; a sheet settles under its question, which is told of when that is answered.
  private var questions: [String: String] = [:]
  /// Those that come back after another.
  private var redisplayed: Set<String> = []
  private var isTurned = false
  private let isLookedAt: Bool

  init(_ scene: Scene) {
    self.scene = scene
    heights = DetentResolver(scene)
    isLookedAt = (scene.platform == .iOS || scene.platform == .iPadOS) && (scene.osVersion ?? .max) >= 15
    for presentation in scene.presentations {
      guard case .sheet(let sheet) = presentation.kind, presentation.container == nil, presentation.frame == nil,
        sheet.isResizable != false
      else { continue }
      detents[presentation.id] = sheet.detents.isEmpty ? [.large] : sheet.detents
      first[presentation.id] =
        sheet.selectedDetent
        ?? sheet.detents.filter(heights.exists).min { heights.height(of: $0) < heights.height(of: $1) }?.id
      questions[presentation.id] = sheet.confirmation ?? "\(presentation.id)-confirmation"
      if sheet.redisplayAfter != nil { redisplayed.insert(presentation.id) }
      if presentation.isPresented { up.insert(presentation.id) }
    }
    current = first
  }

  mutating func note(_ moment: Moment) -> String? {
    let (deed, events) = (moment.deed, moment.events)
    switch deed {
    case .setDetents(let new, let id, _) where detents[id] != nil:
      detents[id] = new
      forget(id)
    case .select(_, let id, _): forget(id)
    // One that was replaced and does not return comes up anew where it is called for.
    case .present(let id, _) where !up.contains(id): forget(id)
    // One that waits for its return is given up, and comes up anew.
    case .dismiss(let id, _) where !up.contains(id): forget(id)
    case .receive(let input):
      if case .resize(let width, let height) = input.kind {
        isTurned = Size(width: width, height: height) != scene.screen.size
        // What another detent stands in for is told of those alone that are up.
        for id in current.keys where !up.contains(id) { forget(id) }
      }
    default: break
    }
    for event in events {
      switch event.kind {
      case .willPresent:
        up.insert(event.surface)
        // Which one is the smallest depends on the size; one that was replaced and is called for comes up anew.
        let isCalled = deed.input != nil
        if isTurned || isCalled && returned.contains(event.surface) { current[event.surface] = nil }
      case .detentChanged(let from, let to):
        let hasCome = events.contains { $0.kind == .didPresent && $0.node == event.node && $0.time == event.time }
        if hasCome, returned.contains(event.surface), !isTurned, !commanded.contains(event.surface) {
          return "\(event.node) comes back at \(to), not at \(from)"
        }
        current[event.surface] = to
      case .didDismiss(let reason):
        up.remove(event.surface)
        if reason == .replaced, redisplayed.contains(event.surface) {
          returned.insert(event.surface)
          continue
        }
        returned.remove(event.surface)
        current[event.surface] = commanded.contains(event.surface) ? nil : first[event.surface]
      default: break
      }
    }
    return nil
  }

  /// The app has had a hand in where it is: that is told only where it changes.
  private mutating func forget(_ id: String) {
    commanded.insert(id)
    current[id] = nil
  }

  mutating func look(at tree: AccessibilityTree, screen: Size) -> String? {
    guard isLookedAt else { return nil }
    let heights = screen == scene.screen.size ? heights : DetentResolver(scene, on: screen)
    // Of cards that pile up, those behind are pushed up a little (C-01).
    let front = scene.ruleset == .ios13 ? tree.roots.last { detents[tree.nodes[$0].id.path] != nil } : nil
    for (place, node) in tree.nodes.enumerated() where front == nil || front == place {
      guard let detents = detents[node.id.path], !node.traits.contains(.hidden) else { continue }
      let isAsked = questions[node.id.path].map(up.contains) ?? false
      let told = isAsked ? nil : current[node.id.path].flatMap { id in detents.first { $0.id == id } }
      let possible = told.map { [heights.rest(of: $0, among: detents)] } ?? heights.rests(of: detents)
      let edge = node.frame.minY
      guard possible.contains(where: { abs(heights.top(ofHeight: $0) - edge) <= 0.5 }) else {
        let edges = possible.map { heights.top(ofHeight: $0) }
        return "\(node.id) rests at \(edge) on \(screen), not at one of \(edges) (\(told?.id ?? "any detent"))"
      }
    }
    return nil
  }
}
