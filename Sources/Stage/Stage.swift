public import Accessibility
internal import Digests
public import Geometry
public import Gestures
internal import Hands
public import Harness
public import InputEvents
internal import Journal
internal import Presenting
internal import Room
public import Scenes
internal import Scrolling
internal import StageLayout
internal import StageModel
internal import StageMotion

/// A scene come alive: it takes what a person or a screen reader does, moves sheets as springs move, and shows an
/// accessibility tree at every moment.
///
/// A stage is a value. Copies share what never changes and are cheap, so that a state space can be explored by
/// copying. It follows the state machines SM-1 to SM-7, SM-14, SM-15 and SM-17; every decision
/// names the row that made it.
///
/// ```swift
/// var stage = Stage(scene)
/// _ = stage.receive(TargetInput(time: .zero, kind: .action(.activate, "inbox/compose")))
/// _ = stage.advance(to: Timestamp(microseconds: 400_000))
/// print(stage.tree.nodes.map(\.id))
/// ```
public struct Stage: ReproducibleTarget {
  let blueprint: Blueprint
  var layout: StageLayout { didSet { layoutChanges &+= 1 } }
  /// Where everything lies on screens of the sizes that were met last.
  let layouts = LayoutCache()
  /// How often things were laid out anew.
  private(set) var layoutChanges = 0
  var state: StageState
  /// What it tells: events, and decisions with their reasons.
  var journal = Journal()
  /// What is selected when the scene starts.
  var firstMarks = FirstMarks()
  private var cache = TreeCache()
  /// How often the tree has changed.
  private var changes = 0
  /// Whether anything has been done to it, or any time has passed.
  private(set) var hasBegun = false

  /// How many places are looked at for one at which something can be touched that other things cover.
  public var mostPlaces = 2000
  /// Which device what is handled now came from; nil where nobody says.
  var device: Int?

  /// Builds the scene up at time zero; what it declares as presented rests on the screen.
  public init(_ scene: Scene) {
    var blueprint = Blueprint(scene)
    var layout = StageLayout(
      blueprint, size: scene.screen.size, barsTakeRoom: blueprint.barsTakeRoom(scene.inputDevices))
    let larger = layout.largerThanScreen(blueprint)
    let longLists = Self.longLists(of: blueprint, layout)
    if !larger.isEmpty || !longLists.isEmpty {
      blueprint = Blueprint(scene, scrolled: larger, longLists: longLists)
      layout = StageLayout(
        blueprint, size: scene.screen.size, barsTakeRoom: blueprint.barsTakeRoom(scene.inputDevices))
    }
    self.blueprint = blueprint
    self.layout = layout
    state = StageState(
      room: Room(size: scene.screen.size, values: blueprint.initialValues),
      scrolling: Scrolling(scrollers: blueprint.scrollers.count, selectables: blueprint.selectables.count))
    setUpSelections()
    setUp()
  }

  /// What its platform is like.
  var profile: PlatformProfile { PlatformProfile(scene.platform) }

  /// The scene it plays.
  public var scene: Scene { blueprint.scene }

  /// The screen, in points.
  public var screen: Size { state.room.size }

  /// The moment up to which it has lived.
  public var now: Timestamp { state.room.now }

  /// The end of the first movement or transition in progress, or when the first scroll indicator hides.
  public var nextDeadline: Timestamp? {
    guard let hiding = state.scrolling.indicatorDeadline else { return movementDeadline }
    return min(movementDeadline ?? hiding, hiding)
  }

  /// Whether anything moves or changes its state by itself; an indicator that waits to hide does not.
  public var isMoving: Bool { movementDeadline != nil }

  /// The end of the first movement or transition in progress.
  private var movementDeadline: Timestamp? {
    var next = state.scrolling.jog?.end
    for index in state.presenting.dialogs.indices {
      guard let end = state.presenting.dialogs[index].end else { continue }
      next = min(next ?? end, end)
    }
    for cover in state.presenting.covers {
      guard let end = cover.end else { continue }
      next = min(next ?? end, end)
    }
    for index in state.presenting.sheets.indices {
      guard let end = state.presenting.sheets[index].motion?.end else { continue }
      next = min(next ?? end, end)
    }
    if !state.scrolling.zooms.isEmpty, let end = nextZoomDeadline { next = min(next ?? end, end) }
    for index in state.scrolling.places.active {
      guard let end = state.scrolling.places[index].motion?.end else { continue }
      next = min(next ?? end, end)
    }
    if let end = burstEnd { next = min(next ?? end, end) }
    if let release = crownRelease { next = min(next ?? release, release) }
    return next
  }

  /// What is on the screen now; built when first looked at.
  public var tree: AccessibilityTree { cache.tree { TreeBuilder(self).build() } }

  /// How often what is on the screen has changed.
  public var treeVersion: Int? { changes }

  /// By clicks on a Mac, which has no touchscreen, and where a scene names a pointer and nothing to touch with; a
  /// television has a touch surface.
  public var tapping: Tapping {
    let isTouched = !inputDevices.allSatisfy { $0 != .touch && $0 != .gaze } || profile.hasFocusEngine
    if isTouched, scene.platform != .macOS { return .touch }
    return inputDevices.contains(.pointer) ? .click : .none
  }

  /// What the scene's parameters say of taps, holds, swipes and turns; the rest is as on iOS.
  public var gestureOptions: GestureOptions {
    var options = GestureOptions()
    let parameters = scene.parameters
    options.slop = parameters.tapSlop
    options.tapMaximum = parameters.tapMax
    options.longPress = parameters.longPress
    options.joinTime = parameters.joinTime
    options.swipeDistance = parameters.swipeTravel
    options.swipeVelocity = parameters.swipeSpeed
    options.swipeAxisRatio = parameters.axisRatio
    options.rotaryBurst = parameters.crownBurst
    return options
  }

  /// Lets time pass without input; a time before `now` changes nothing.
  public mutating func advance(to time: Timestamp) -> [TargetEvent] {
    forgetPlacements()
    // What takes no time at all has ended by now.
    if time <= state.room.now, let deadline = nextDeadline, deadline <= state.room.now {
      passDeadlines(upTo: state.room.now)
    }
    live(until: time)
    return takeEvents()
  }

  /// Lives on until the input's time and takes it; an input from the past is taken now.
  public mutating func receive(_ input: TargetInput) -> [TargetEvent] {
    forgetPlacements()
    live(until: input.time)
    forgetTravelsAtRest()
    journal.beginInput()
    device = input.device
    handle(input.kind)
    fitToKeyboard()
    if case .resize = input.kind { keepFocusInSight() }
    if !state.presenting.requests.isEmpty { serveOverdueRequests() }
    serveAwaited()
    noteRestOfAll()
    endPageTurns()
    if blueprint.hasTasks { noteTasks() }
    if !blueprint.overlapping.isEmpty { noteOverlaps() }
    return takeEvents()
  }

  // MARK: Time

  /// Passes every deadline up to `time` in its order.
  private mutating func live(until time: Timestamp) {
    guard time > state.room.now else { return }
    passDeadlines(upTo: time)
    let isMoving = isMoving
    state.room.setTime(time)
    state.hands.forgetLifted()
    if isMoving { invalidateTree() }
  }

  private mutating func passDeadlines(upTo time: Timestamp) {
    var rounds = 0
    while let deadline = nextDeadline, deadline <= time {
      // What ends at one moment may start what ends at once, but not for ever: `breach` tells of what is left over.
      rounds = deadline > state.room.now ? 0 : rounds + 1
      guard rounds <= 4 * blueprint.surfaces.count + 16 else { break }
      state.room.setTime(max(state.room.now, deadline))
      invalidateTree()
      passDeadlines()
      if !state.scrolling.shownIndicators.isEmpty { noteRestOfAll() }
      fitToKeyboard()
      endPageTurns()
      keepFocusInSight()
      if blueprint.hasTasks { noteTasks() }
      if !blueprint.overlapping.isEmpty { noteOverlaps() }
    }
  }

  /// Everything that ends at this very moment: dialogs, then sheets from back to front, then scroll views.
  private mutating func passDeadlines() {
    if !state.presenting.dialogs.isEmpty { passDialogDeadlines() }
    for sheet in state.presenting.sheets.map(\.surface) {
      guard let index = sheetIndex(sheet), let end = state.presenting.sheets[index].motion?.end, end <= state.room.now
      else {
        continue
      }
      sheetMovementEnded(index)
    }
    if !state.presenting.covers.isEmpty { passCoverDeadlines() }
    if !state.scrolling.zooms.isEmpty { passZoomDeadlines() }
    for scroller in state.scrolling.places.active {
      if let end = state.scrolling.places[scroller].motion?.end, end <= state.room.now { scrollMotionEnded(scroller) }
    }
    if let release = crownRelease, release <= state.room.now { releaseCrown() }
    if let end = burstEnd, end <= state.room.now { endBurst() }
    if state.scrolling.jog != nil { passJogDeadline() }
    if !state.scrolling.shownIndicators.isEmpty { passIndicatorDeadlines() }
  }

  // MARK: Book-keeping

  private mutating func forgetPlacements() {
    hasBegun = true
    state.scrolling.forgetPlaced()
  }

  /// Forgets the tree after a change; copies keep theirs.
  mutating func invalidateTree() {
    changes &+= 1
    if isKnownUniquelyReferenced(&cache) { cache.clear() } else { cache = TreeCache() }
  }

  /// Lets go of the tree, which is built again for who asks next; copies keep theirs.
  public mutating func forgetTree() { cache = TreeCache() }

  func id(_ surface: SurfaceID) -> NodeID { blueprint.surfaces[surface].id }
}
