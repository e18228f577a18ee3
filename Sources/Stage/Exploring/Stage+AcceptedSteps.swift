public import Accessibility
internal import Digests
internal import Geometry
internal import Gestures
internal import Hands
public import Harness
internal import InputEvents
internal import Presenting
internal import Room
internal import Scenes
internal import StageModel

/// What people can do now, for who explores the interface: one list, taken from what the stage itself asks when an input
/// comes.
///
/// A kind of input that the stage learns to take belongs here too; a test compares the list with what a sweep over the
/// screen, the keys and the reader brings about.
extension Stage {
  /// Everything that people can do now and that something takes: taps first, so that evidence is taps where taps will do.
  public func acceptedSteps(in tree: AccessibilityTree) -> AcceptedSteps? {
    var steps = newSteps
    let open = openSurfaces
    addTaps(in: tree, to: &steps)
    addTapsBeside(to: &steps)
    addHolds(in: tree, to: &steps)
    for surface in open where sheetIndex(surface) != nil { addSheetDrags(surface, in: tree, to: &steps) }
    addControlDrags(in: tree, to: &steps)
    for surface in open {
      for scroller in blueprint.scrollers(of: surface) where isOnShownPage(scroller) {
        addScrolls(scroller, to: &steps)
      }
    }
    if profile.movesWindows { addWindowMoves(open, to: &steps) }
    addSelecting(open, to: &steps)
    addKeys(to: &steps)
    addUntyped(in: tree, to: &steps)
    addReader(in: tree, to: &steps)
    addRoom(to: &steps)
    let takers = takers(of: steps.all).reduce(into: [Step: NodeID]()) { takers, taken in
      if let step = doneByDevices(taken.key) { takers[step] = taken.value }
    }
    return AcceptedSteps(
      steps: steps.all.compactMap(doneByDevices), passedOver: steps.passedOver, untouched: steps.untouched,
      sized: steps.sized, unlooked: unlookedValues,
      takers: takers)
  }

  /// No steps yet; a script writes a swipe a point longer than the least.
  private var newSteps: StepList {
    let least = max(scene.parameters.swipeTravel, scene.parameters.tapSlop) + 1
    let speed = max(scene.parameters.swipeSpeed, scene.parameters.dismissSpeed) * 1.5
    return StepList(
      screen: wholeScreen, leastSwipe: least, leastSpeed: speed, leastDrag: scene.parameters.tapSlop * 1.2 + 1)
  }

  /// Whether people have what a step is done with, as far as the scene names its devices. Keys of a remote are no
  /// keyboard's, and a keyboard on the screen types as well, shown or not, as a script's `type` does.
  private func isDoneByDevices(_ step: Step) -> Bool {
    switch step {
    case .tap: tapping != .none
    case .hold, .swipe, .drag, .heldDrag, .pinch: tapping == .touch || !namesDevices
    case .crown: inputDevices.contains(.crown) || !namesDevices
    case .press: keyboardFrame != nil || hasFocusEngine || inputDevices.contains(.keyboard) || !namesDevices
    case .wheel, .pointerDrag, .secondaryClick: inputDevices.contains(.pointer) || !namesDevices
    default: true
    }
  }

  /// A step as people do it with the devices that a scene names; nil where they cannot. With its button down a pointer
  /// drags what a finger does, where there is no finger.
  private func doneByDevices(_ step: Step) -> Step? {
    if isDoneByDevices(step) { return step }
    guard tapping == .click, inputDevices.contains(.pointer) else { return nil }
    return switch step {
    case .swipe(let from, let to, let duration): .pointerDrag(from: from, to: to, during: duration)
    case .drag(let from, let to): .pointerDrag(from: from, to: to, during: Self.slowDrag)
    default: nil
    }
  }

  /// How long a pointer takes over the screen that is to be slow at the end, in µs.
  private static var slowDrag: Int64 { 3_000_000 }

  /// Whether other devices are named than its platform has.
  private var namesDevices: Bool { Set(inputDevices) != Set(profile.inputDevices) }

  /// Those of them that go to what has the keyboard focus.
  public var acceptedFocusSteps: [Step]? {
    var steps = newSteps
    addKeys(to: &steps)
    return steps.all.filter { $0.goesToFocus && isDoneByDevices($0) }
  }

  /// The surfaces that take input.
  private var openSurfaces: [SurfaceID] { foremostFirst.filter { access(to: $0) == .open } }

  /// Turns of the screen, which people hold on phones and tablets; on a tablet an app beside this one, and back.
  private func addRoom(to steps: inout StepList) {
    guard profile.turnsScreen else { return }
    let (now, first) = (state.room.size, scene.screen.size)
    let isWhole = now == first || now == Size(width: first.height, height: first.width)
    if now.width != now.height, isWhole { steps.add(.turnScreen) }
    guard profile.putsAppsBeside else { return }
    if !isWhole { steps.add(.resizeScreen(to: first)) }
    let beside = Size(width: Self.besideWidth, height: now.height)
    if isWhole, now.width > beside.width { steps.add(.resizeScreen(to: beside)) }
  }

  /// The width that an app has beside another, in points: the compact one of every iPad in Split View and Slide Over but
  /// the smallest.
  private static var besideWidth: Double { 375 }

  // MARK: Taps and holds

  /// A tap on every control that takes one: where it is meant to be tapped, else where any of it can be touched.
  private func addTaps(in tree: AccessibilityTree, to steps: inout StepList) {
    for node in tree.nodes where isOpenControl(node) && !node.traits.contains(.disabled) {
      guard let item = blueprint.item(node.id) else { continue }
      let aim = StepList.rounded(node.effectiveActivationPoint)
      if blueprint.items[item].element.role == .pageControl {
        for half in node.frame.halves {
          let aim = StepList.rounded(half.center)
          switch takesTap(item, at: aim) ? .place(aim) : placeToTouch(item, within: half) {
          case .place(let place): steps.tap(place, on: node.id)
          case .unknown: steps.passOver(node.id)
          case .none:
            if liesUnderWindows(half, of: blueprint.items[item].surface) || liesUnderContent(half, of: item) {
              steps.passOver(node.id)
            }
          }
        }
      } else if takesTap(item, at: aim) {
        steps.tapOnly(aim, on: node.id)
      } else {
        switch placeToTouch(item) {
        case .place(let place): steps.tapOnly(place, on: node.id)
        case .unknown: passOverTap(on: item, &steps)
        case .none: if mayLieFree(item) { passOverTap(on: item, &steps) }
        }
      }
    }
  }

  /// Notes that a tap on an item was not looked for far enough.
  ///
  /// A reader's activation brings its window forward and does to it what a tap does (`perform(_:on:)`), but for the
  /// halves of page controls, the insertion point of texts, and what something covers that is not modal.
  func passOverTap(on item: ItemID, _ steps: inout StepList) {
    let (node, id) = (blueprint.items[item].element, blueprint.items[item].id)
    if node.role == .pageControl || node.role.isTextEntry || blueprint.selectable(item) != nil || coverOver(item) != nil
    {
      steps.passOver(id)
    } else {
      steps.leaveUntouched(id)
    }
  }

  func isOpenControl(_ node: AccessibilityNode) -> Bool {
    node.isOperable && node.traits.isDisjoint(with: [.blocked, .hidden])
  }

  /// A tap beside a popover or menu, which closes it; a remote taps nowhere but at what has the focus.
  private func addTapsBeside(to steps: inout StepList) {
    guard let cover = coverInFront, keyDialog == nil, !hasFocusEngine else { return }
    let surface = state.presenting.covers[cover].surface
    guard blueprint.surfaces[surface].isTransient else { return }
    let coarse = stride(from: 0.95, to: 0, by: -0.15).lazy.flatMap { y in
      [0.5, 0.95, 0.05].map { StepList.rounded(wholeScreen.point(at: $0, y)) }
    }
    func closes(_ place: Point) -> Bool {
      transientCover(besides: hit(at: place)) == cover && keyboardFrame?.contains(place) != true
    }
    let beside =
      coarse.first(where: closes).map(PlaceSearch.Find.place)
      ?? PlaceSearch.place(in: [wholeScreen], most: mostPlaces) { place in
        if closes(place) { return .here }
        // Nothing lies over what a tap beside it closes.
        return self.cover(at: place, over: nil).map { .covered(by: $0) } ?? .elsewhere
      }
    switch beside {
    case .place(let place): steps.tap(place, on: id(surface))
    case .unknown: steps.passOver(id(surface))
    case .none: break
    }
  }

  /// A hold on every control that reveals a menu; a click of the second button where people click. A remote has neither.
  private func addHolds(in tree: AccessibilityTree, to steps: inout StepList) {
    guard !blueprint.menus.isEmpty, !hasFocusEngine else { return }
    let duration = leastHold
    for node in tree.nodes where node.traits.isDisjoint(with: [.blocked, .hidden]) {
      guard let item = blueprint.item(node.id), blueprint.menu(revealedBy: item) != nil,
        blueprint.items[item].isOperable
      else { continue }
      guard duration <= Self.longestHold else {
        steps.passOver(node.id)
        continue
      }
      let aim = StepList.rounded(node.effectiveActivationPoint)
      switch takesTap(item, at: aim) ? .place(aim) : placeToTouch(item) {
      case .place(let place):
        steps.add(
          tapping == .click
            ? .secondaryClick(place, on: node.id) : .hold(place, on: node.id, during: duration))
      case .unknown: steps.passOver(node.id)
      case .none: if mayLieFree(item) { steps.passOver(node.id) }
      }
    }
  }

  /// How long a finger stays that holds something, in µs.
  private var leastHold: Int64 {
    let (least, usual) = (scene.parameters.longPress, Step.holdDuration)
    return least <= usual * 3 / 4 ? usual : least.addingReportingOverflow(usual / 2).partialValue
  }
  /// A script holds for a minute at most, in µs.
  private static var longestHold: Int64 { 60_000_000 }

  // MARK: Drags

  /// A drag along everything adjustable, to both ends.
  private func addControlDrags(in tree: AccessibilityTree, to steps: inout StepList) {
    guard !hasFocusEngine else { return }
    for node in tree.nodes where isOpenControl(node) {
      guard let item = blueprint.item(node.id), case .number = state.room.values[item] else { continue }
      let aim = StepList.rounded(node.effectiveActivationPoint)
      guard takesTap(item, at: aim) else { continue }
      switch node.role {
      case .slider where scene.platform == .macOS:
        for x in [node.frame.maxX - 1, node.frame.minX + 1] {
          steps.add(.pointerDrag(from: StepList.whole(aim), to: StepList.whole(Point(x: x, y: aim.y))))
        }
      case .slider:
        steps.swipe(from: aim, to: Point(x: node.frame.maxX - 1, y: aim.y))
        steps.swipe(from: aim, to: Point(x: node.frame.minX + 1, y: aim.y))
      case .picker:
        steps.swipe(from: aim, to: Point(x: aim.x, y: aim.y - 96))
        steps.swipe(from: aim, to: Point(x: aim.x, y: aim.y + 96))
      default: break
      }
    }
  }

  /// The pointer across every text and list in which something can be selected.
  private func addSelecting(_ open: [SurfaceID], to steps: inout StepList) {
    for selectable in blueprint.selectables {
      guard open.contains(blueprint.items[selectable.item].surface) else { continue }
      let frame = screenFrame(of: selectable.item).intersection(Rect(origin: .zero, size: state.room.size))
      let from = StepList.whole(frame.point(at: 0.1, 0.5))
      guard !frame.isEmpty, pointerSelectable(at: from).map({ blueprint.selectables[$0].item }) == selectable.item
      else { continue }
      addSelecting(from: from, to: StepList.whole(frame.point(at: 0.9, 0.5)), to: &steps)
      // Rows lie under each other: from the first that shows to the second, and to the last.
      let rows = (selectable.rows ?? []).map { screenFrame(of: $0).intersection(frame) }.filter { !$0.isEmpty }
      guard let first = rows.first else { continue }
      for row in Set([min(1, rows.count - 1), rows.count - 1]).sorted() where row > 0 {
        addSelecting(from: StepList.whole(first.center), to: StepList.whole(rows[row].center), to: &steps)
      }
    }
  }

  /// A drag that selects: of the pointer, or of a finger that was held before, which begins where a hold is nobody's.
  private func addSelecting(from start: Point, to end: Point, to steps: inout StepList) {
    steps.add(.pointerDrag(from: start, to: end))
    guard tapping == .touch else { return }
    let hold = leastHold
    if hold <= Self.longestHold {
      steps.add(.heldDrag(from: start, to: end, after: hold))
    } else if let id = hit(at: start)?.item.map({ blueprint.items[$0].id }) {
      steps.passOver(id)
    }
  }
}

extension Rect {
  /// Its halves along the longer side: what turns back, and what turns on.
  fileprivate var halves: [Rect] {
    if size.height > size.width {
      let half = Size(width: size.width, height: size.height / 2)
      return [Rect(origin: origin, size: half), Rect(origin: Point(x: minX, y: minY + half.height), size: half)]
    }
    let half = Size(width: size.width / 2, height: size.height)
    return [Rect(origin: origin, size: half), Rect(origin: Point(x: minX + half.width, y: minY), size: half)]
  }
}
