import Accessibility
import Geometry
import Gestures
import Harness
import Scenes

/// A drag up or down on a sheet that rests alone on a phone or tablet moves what the table of SM-3 gives it to: the sheet,
/// or the content that has scrolled; a sheet that is pulled down nearly all the way goes, asks or says why not, and one that
/// is let go of slowly within the grip of its detent goes back there (SM-2).
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
  /// The sheet that goes back to its detent unless something else is done.
  private var held: String?
  /// When something was done last.
  private var last = Pause()
  /// Whether a pointer has given something the focus: content that comes into sight for that is told of where it rests.
  private var mayScroll = false

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
        if event.kind == .focused, case .pointer = moment.deed.input { mayScroll = true }
      }
      if case .rest = moment.deed { mayScroll = false }
    }
    let hasPaused = last.note(moment.deed)
    if let broken = slips(moment) { return broken }
    switch moment.deed.input {
    case .contact(let contact):
      if contact.phase == .began {
        (touched, drag) = (
          hasPaused && !mayScroll && drag == nil && moment.events.isEmpty
            ? resting(at: contact.contact.position, moment) : nil, nil
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
      held = drag.flatMap { isHeld($0, pan) ? $0.sheet : nil }
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
    let under = elements(under: pan.start, in: id, moment.treeBefore)
    guard !under.contains(where: { usesMovement($0.element) }) else { return nil }
    var drag = Drag(sheet: id, top: top, isDown: way.dy > 0, isSheets: true)
    // The grabber lies in the header too.
    let isHeader = pan.start.y < top + max(sheet.headerHeight, index.scene.parameters.headerZone)
    let isLargest = detents(sheet).allSatisfy { heights.top(of: $0) > top - 0.5 }
    if !drag.isDown && isLargest { return nil }
    if isHeader { return drag }
    let views = under.filter { $0.element.role == .scrollView || $0.element.role == .tabView }
    guard views.allSatisfy({ $0.element.axes != .horizontal }) else { return nil }
    for view in views {
      guard let offset = offsets[view.node] else { return nil }
      if offset.dy > 1 { drag.isSheets = false }
      if offset.dy > 0 && offset.dy <= 1 || offset.dy < 0 { return nil }
    }
    return drag
  }

  /// What the document has where a finger is: what lies there, and all that this is in by the document.
  ///
  /// What something is, what it is in and whether it scrolls says the document; where it lies the document too, or what is
  /// to be seen where the document has no frame for it or has it in something that moves.
  private func elements(
    under place: Point, in sheet: String, _ tree: AccessibilityTree
  ) -> [(node: NodeID, element: Element)] {
    let origin = tree.node(NodeID(sheet))?.frame.origin ?? .zero
    func isHit(_ node: NodeID) -> Bool? {
      let isDirect = !node.path.dropFirst(sheet.count + 1).contains("/")
      let written = isDirect ? index.elements[node]?.frame?.offset(by: origin - .zero) : nil
      return (written ?? tree.node(node)?.frame)?.contains(place)
    }
    var found: Set<NodeID> = []
    for node in index.elements.keys where node.path.hasPrefix(sheet + "/") && isHit(node) == true {
      // What has scrolled out of its view does not show there.
      let around = index.around(node)
      if around.allSatisfy({ isHit($0) ?? true }) { found.formUnion(around) }
    }
    return found.compactMap { node in index.elements[node].map { (node, $0) } }
  }

  /// Whether something may take the movement itself.
  private func usesMovement(_ element: Element) -> Bool {
    let takers: Set<Role> = [.picker, .slider, .adjustable, .textField, .secureTextField, .searchField, .textEditor]
    return takers.contains(element.role) || element.zoom != nil || !element.dragAxes.isEmpty
  }

  /// A finger has gone 24 points, well beyond the slop.
  private func moves(_ drag: Drag, _ moment: Moment) -> String? {
    guard let node = moment.treeAfter.node(NodeID(drag.sheet)) else { return nil }
    let step = (node.frame.minY - drag.top) * (drag.isDown ? 1 : -1)
    if drag.isSheets, step < 2 { return "\(drag.sheet) goes by \(step) under a finger that has gone by \(drag.way)" }
    if !drag.isSheets, abs(step) > 0.5 { return "\(drag.sheet) goes by \(step) while its content scrolls" }
    return nil
  }

  /// Whether the finger has lifted slowly, and the sheet no farther from the detent than that holds: P.detentRelease, at most
  /// half the way to the next one (SM-2, step 4). The slop is taken off the way of the finger where the parameters say so.
  private func isHeld(_ drag: Drag, _ pan: Gesture.Pan) -> Bool {
    // A card that is centred grows by twice the finger's way.
    guard drag.isSheets, index.scene.platform == .iOS, let sheet = index.sheet(drag.sheet) else { return false }
    let parameters = index.scene.parameters
    let next = detents(sheet).map(heights.top).filter { drag.isDown ? $0 > drag.top + 0.5 : $0 < drag.top - 0.5 }
    let room = next.map { abs($0 - drag.top) / 2 }.min() ?? .infinity
    let least = detents(sheet).map(heights.height).min() ?? heights.large
    let slop = parameters.slopTaken ? parameters.tapSlop : 0
    return abs(pan.translation.dy) <= slop + min(parameters.detentRelease, room) - 1
      && abs(pan.velocity.dy) < 0.8 * min(parameters.swipeSpeed, parameters.dismissSpeed)
      && least * (1 - parameters.dismissShare) > 2 * parameters.detentRelease && parameters.releasePolicy != .free
  }

  /// A sheet goes to another detent although its own one holds it.
  private mutating func slips(_ moment: Moment) -> String? {
    guard let sheet = held else { return nil }
    let isOver = moment.events.contains { event in
      switch event.kind {
      case .willPresent, .willDismiss: true
      default: false
      }
    }
    guard leavesAlone(moment.deed), !isOver else {
      held = nil
      return nil
    }
    for event in moment.events where event.surface == sheet {
      if case .detentChanged(let from, let to) = event.kind {
        held = nil
        return "\(sheet) goes from \(from) to \(to), though it was let go of within the grip of \(from)"
      }
    }
    return nil
  }

  /// Whether a deed is none that a sheet could go by: time passes, the finger lifts, a pointer or the eyes go by.
  private func leavesAlone(_ deed: Deed) -> Bool {
    switch deed.input {
    case .contact(let contact): contact.phase != .began
    case .pointer(.moved), .pointer(.gazed): true
    case nil: deed.isAdvance
    default: false
    }
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
