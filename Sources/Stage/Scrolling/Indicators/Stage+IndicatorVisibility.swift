internal import Accessibility
internal import Digests
internal import Geometry
internal import Hands
internal import InputEvents
internal import Mutants
internal import Room
internal import Scenes
internal import Scrolling
internal import StageLayout
internal import StageModel

/// When scroll indicators are to be seen (SM-12).
extension Stage {
  /// Hides what has been visible long enough after scrolling.
  mutating func passIndicatorDeadlines() {
    if state.scrolling.passIndicators(at: state.room.now) { invalidateTree() }
  }

  /// Content has moved along an axis: that will be told, and its indicator is to be seen.
  mutating func noteMovement(_ scroller: ScrollerID, _ axis: ScrollAxis) {
    noteTravel(scroller, axis)
    showIndicator(scroller, axis)
  }

  /// The indicator of an axis is to be seen from now on, until its content is at rest and nothing presses it.
  mutating func showIndicator(_ scroller: ScrollerID, _ axis: ScrollAxis) {
    guard blueprint.indicators != nil, !blueprint.scrollers[scroller].isTabView else { return }
    state.scrolling.showIndicator(scroller, axis)
  }

  /// Content has come to rest: its indicators hide in a while, unless a finger holds it or a button is down on its bar.
  mutating func noteRest(_ scroller: ScrollerID) {
    guard !isHeld(scroller), state.scrolling.places[scroller].motion == nil,
      state.hands.press?.bar?.scroller != scroller
    else {
      return
    }
    if Mutant.isOn(.macBarsNeverHide), profile.ordersWindows { return }
    let end = state.room.now + scene.parameters.indicatorHide
    state.scrolling.hideIndicators(of: scroller, at: end)
    if end <= state.room.now { passIndicatorDeadlines() }
  }

  /// The same for all that nothing moves any more, however that came about.
  mutating func noteRestOfAll() {
    for scroller in state.scrolling.shownIndicators.filter({ $0.hides == nil }).map(\.scroller) { noteRest(scroller) }
  }

  /// Whether the indicator of an axis is to be seen because something scrolls or has scrolled.
  private func isShownByScrolling(_ scroller: ScrollerID, _ axis: ScrollAxis) -> Bool {
    if let jog = state.scrolling.jog, jog.scroller == scroller, jog.axis == axis { return true }
    let place = state.scrolling.places[scroller]
    let isGliding = place.motion != nil && (place.axis == axis || place.cross != nil)
    if Mutant.isOn(.indicatorComesWhenReleased) { return isGliding }
    return isGliding || state.scrolling.isIndicatorShown(scroller, axis)
  }

  /// When the indicator of an axis is to be seen.
  func indicatorPolicy(_ scroller: ScrollerID, _ axis: ScrollAxis) -> ScrollIndicator.Policy {
    guard let profile = blueprint.indicators else { return .never }
    let element = blueprint.items[blueprint.scrollers[scroller].item].element
    if element.showsIndicator?.contains(axis.axes) == false || hasPageControl(scroller, axis) { return .never }
    // On a watch the page indicator tells it as well (SM-12).
    if case .page(let tabView) = blueprint.scrollers[scroller].kind, profile.isBesideCrown, isStack(tabView) {
      return .never
    }
    guard profile.canTakeRoom else { return .whenScrolling }
    if scene.settings.scrollBars == .always, !Mutant.isOn(.scrollBarSettingIsIgnored) { return .setting }
    if isForcedByDevice, !Mutant.isOn(.forcingDeviceIsIgnored) { return .device }
    if layout.inlineControls[scroller]?.axes.contains(axis.axes) == true, !Mutant.isOn(.inlineControlIsIgnored) {
      return .inlineControl
    }
    return .whenScrolling
  }

  /// Whether a page control tells where a scroll view is along an axis; the indicator never does it as well.
  func hasPageControl(_ scroller: ScrollerID, _ axis: ScrollAxis) -> Bool {
    blueprint.pageControls[scroller]?.contains {
      !blueprint.items[$0].element.traits.contains(.hidden) && pagedAxis(of: $0) == axis
    } ?? false
  }

  /// Whether the indicator of an axis is to be seen now.
  func isIndicatorVisible(_ scroller: ScrollerID, _ axis: ScrollAxis) -> Bool {
    switch indicatorPolicy(scroller, axis) {
    case .never: false
    case .always, .setting, .device, .inlineControl: true
    case .whenScrolling: Mutant.isOn(.indicatorsAreAlwaysThere) || isShownByScrolling(scroller, axis)
    }
  }

  // MARK: Bars that take room

  /// What is connected now.
  var inputDevices: [Scene.InputDevice] { state.room.inputDevices ?? scene.inputDevices }

  private var isForcedByDevice: Bool { blueprint.isForced(by: inputDevices) }

  /// Whether scroll bars are to be seen all the time and have room of their own beside the content (macOS).
  var barsTakeRoom: Bool { blueprint.barsTakeRoom(inputDevices) }

  /// The room that the bars of a scroll view take, in points: from its width and from its height.
  func barRoom(_ scroller: ScrollerID) -> Size { barRoom(scroller, at: state.room.now) }

  /// The same at a moment at which its content may be shown at another scale: bars come with what is magnified.
  func barRoom(_ scroller: ScrollerID, at time: Timestamp) -> Size {
    guard layout.barsTakeRoom else { return .zero }
    let item = blueprint.scrollers[scroller].item
    let element = blueprint.items[item].element
    let (frame, content) = (layout.frames[item].size, layout.contentSizes[scroller])
    let scale = blueprint.hasZoom ? scale(scroller, at: time) : 1
    let thickness = blueprint.barThickness(of: item)
    func isNeeded(_ axis: ScrollAxis, _ length: Double, _ room: Double) -> Bool {
      length * scale > room + 0.5 && element.showsIndicator?.contains(axis.axes) != false
        && (scale > 1 || blueprint.scrollers[scroller].axes?.contains(axis.axes) != false)
    }
    // Either bar may make the other one necessary.
    var isVertical = isNeeded(.vertical, content.height, frame.height)
    let isHorizontal = isNeeded(.horizontal, content.width, frame.width - (isVertical ? thickness : 0))
    if isHorizontal { isVertical = isNeeded(.vertical, content.height, frame.height - thickness) }
    return Size(width: isVertical ? thickness : 0, height: isHorizontal ? thickness : 0)
  }
}
