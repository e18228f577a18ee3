import Accessibility
import Geometry
import Gestures
import Harness
import Scenes

/// A drag up or down on a sheet that rests alone on a phone or tablet moves what the table of SM-3 gives it to: the sheet,
/// or the content that has scrolled; and a sheet that is pulled down nearly all the way goes, asks or says why not (SM-2).
struct DragsHaveOwners: Invariant {
  let name = "drags have owners"
  private let index: SceneIndex
  private let heights: DetentResolver
  private var offsets = ToldOffsets()
  private var up: Set<String>
  /// Whether something is on its way up.
  private var isComing = false
  /// What the app has given other detents.
  private var changed: Set<String> = []
  /// The sheet on which a finger came down, and where its upper edge was.
  private var touched: (sheet: String, top: Double)?
  private var drag: Drag?

  /// A drag on a sheet that rested.
  private struct Drag {
    var sheet: String
    /// Where the upper edge of the sheet was, in points.
    var top: Double
    var isDown: Bool
    /// Whether the sheet goes with it, or else the content.
    var isSheets: Bool
    /// How far the finger has gone at most, in points.
    var way = 0.0
  }

  init(_ scene: Scene) {
    index = SceneIndex(scene)
    heights = DetentResolver(scene)
    up = Set(scene.presentations.filter(\.isPresented).map(\.id))
  }

  mutating func note(_ moment: Moment) -> String? {
    if case .setDetents(_, let id, _) = moment.deed { changed.insert(id) }
    defer {
      offsets.note(moment)
      for event in moment.events {
        if event.kind == .willPresent { (_, isComing) = (up.insert(event.surface), true) }
        if event.kind == .didPresent { isComing = false }
        if case .didDismiss = event.kind { up.remove(event.surface) }
      }
    }
    switch moment.deed.input {
    case .contact(let contact):
      if contact.phase == .began {
        (touched, drag) = (
          drag == nil && moment.events.isEmpty ? resting(at: contact.contact.position, moment) : nil, nil
        )
      }
      return nil
    case .gesture(.pan(let pan)) where pan.fingers == 1: return note(pan, moment)
    case nil where moment.deed.isAdvance && moment.events.isEmpty: return nil
    default:
      (touched, drag) = (nil, nil)
      return nil
    }
  }

  private mutating func note(_ pan: Gesture.Pan, _ moment: Moment) -> String? {
    switch pan.phase {
    case .began:
      drag = touched.flatMap { own(pan, $0.sheet, $0.top, moment) }
      touched = nil
      return nil
    case .changed:
      guard var drag else { return nil }
      let way = drag.isDown ? pan.translation.dy : -pan.translation.dy
      // One that turns round, and what happens meanwhile, is left to others.
      guard way >= drag.way - 0.5, moment.events.isEmpty else {
        self.drag = nil
        return nil
      }
      let isFar = drag.way < 24 && way >= 24
      drag.way = max(drag.way, way)
      self.drag = drag
      return isFar ? moves(drag, moment) : nil
    case .ended:
      defer { drag = nil }
      return drag.flatMap { leaves($0, pan, moment) }
    case .cancelled:
      drag = nil
      return nil
    }
  }

  /// The sheet that rests alone where a finger comes down, and its upper edge.
  private func resting(at place: Point, _ moment: Moment) -> (String, Double)? {
    guard [.iOS, .iPadOS].contains(index.scene.platform), moment.screen == index.scene.screen.size,
      moment.screen.height > moment.screen.width, up.count == 1, !isComing, let id = up.first,
      let sheet = index.sheet(id),
      let presentation = index.presentations[id], presentation.container == nil, presentation.frame == nil,
      !changed.contains(id), sheet.detents.allSatisfy({ $0.inactiveIn == nil && $0.needsMaximum == nil })
    else { return nil }
    let tree = moment.treeBefore
    guard let node = tree.node(NodeID(id)), node.frame.contains(place),
      detents(sheet).contains(where: { abs(heights.top(of: $0) - node.frame.minY) < 0.01 }),
      !index.showsKeyboard(tree)
    else { return nil }
    return (id, node.frame.minY)
  }

  private func detents(_ sheet: Sheet) -> [Detent] { sheet.detents.isEmpty ? [.large] : sheet.detents }

  /// Whose a drag is by the table of SM-3; nil where that is not told by the document and what has scrolled.
  private func own(_ pan: Gesture.Pan, _ id: String, _ top: Double, _ moment: Moment) -> Drag? {
    let way = pan.translation
    guard abs(way.dy) > 4 * abs(way.dx), let sheet = index.sheet(id) else { return nil }
    let tree = moment.treeBefore
    let under = tree.nodes.filter {
      $0.frame.contains(pan.start) && ($0.id.path.hasPrefix(id + "/") || $0.id.path == id)
    }
    guard !under.contains(where: { usesMovement($0) }) else { return nil }
    var drag = Drag(sheet: id, top: top, isDown: way.dy > 0, isSheets: true)
    let isHeader =
      under.contains { $0.role == .grabber }
      || pan.start.y < top + max(sheet.headerHeight, index.scene.parameters.headerZone)
    let isLargest = detents(sheet).allSatisfy { heights.top(of: $0) > top - 0.5 }
    if !drag.isDown && isLargest { return nil }
    if isHeader { return drag }
    let views = under.filter { $0.role == .scrollView || $0.role == .tabView }
    guard views.allSatisfy({ index.elements[$0.id]?.axes != .horizontal }) else { return nil }
    for view in views {
      guard let offset = offsets[view.id] else { return nil }
      if offset.dy > 1 { drag.isSheets = false }
      if offset.dy > 0 && offset.dy <= 1 || offset.dy < 0 { return nil }
    }
    return drag
  }

  /// Whether something may take the movement itself.
  private func usesMovement(_ node: AccessibilityNode) -> Bool {
    let takers: Set<Role> = [.picker, .slider, .adjustable, .textField, .secureTextField, .searchField, .textEditor]
    return takers.contains(node.role) || index.elements[node.id]?.zoom != nil
      || index.elements[node.id]?.dragAxes.isEmpty == false
  }

  /// A finger has gone 24 points, well beyond the slop.
  private func moves(_ drag: Drag, _ moment: Moment) -> String? {
    guard let node = moment.treeAfter.node(NodeID(drag.sheet)) else { return nil }
    let step = (node.frame.minY - drag.top) * (drag.isDown ? 1 : -1)
    if drag.isSheets, step < 2 { return "\(drag.sheet) goes by \(step) under a finger that has gone by \(drag.way)" }
    if !drag.isSheets, abs(step) > 0.5 { return "\(drag.sheet) goes by \(step) while its content scrolls" }
    return nil
  }

  /// The finger has lifted so low, or so fast, that the sheet is to go (SM-2, step 2).
  private func leaves(_ drag: Drag, _ pan: Gesture.Pan, _ moment: Moment) -> String? {
    guard drag.isSheets, drag.isDown, drag.way >= 24, pan.velocity.dy >= 0, let sheet = index.sheet(drag.sheet),
      pan.translation.dy >= drag.way
    else { return nil }
    let least = detents(sheet).map(heights.height).min() ?? heights.large
    let asked = moment.screen.height - drag.top - drag.way
    let parameters = index.scene.parameters
    let isLow = index.scene.platform == .iOS && asked < least * parameters.dismissShare - 30
    // From the smallest detent, and fast.
    let isThrown =
      detents(sheet).allSatisfy { heights.top(of: $0) < drag.top + 0.5 }
      && pan.velocity.dy > 1.5 * parameters.dismissSpeed
    guard isLow || isThrown else { return nil }
    let isAnswered = moment.events.contains { event in
      switch event.kind {
      case .willDismiss, .dismissRefused: event.surface == drag.sheet
      case .willPresent: true
      default: false
      }
    }
    return isAnswered ? nil : "\(drag.sheet) stays where a finger has pulled it down by \(drag.way)"
  }
}
