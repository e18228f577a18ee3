public import Accessibility
internal import Digests
internal import Geometry
internal import Mutants
internal import Room
internal import Scenes
internal import Scrolling
internal import StageLayout
internal import StageModel
internal import StageMotion

/// Scroll indicators: consequences of where the content is, never kept.
extension Stage {
  /// What tells where in its content a scroll view is, found without building the tree.
  public func indicators(of node: NodeID) -> [ScrollIndicator] {
    guard let item = blueprint.item(node), let scroller = blueprint.items[item].ownScroller else { return [] }
    guard blueprint.indicators != nil else {
      return [ScrollAxis.vertical, .horizontal].compactMap { unseenIndicator(scroller, $0) }
    }
    let offset = origin(of: blueprint.items[item].surface) - .zero
    return indicators(of: scroller).map { $0.offset(by: offset) }
  }

  /// Where content is on a platform that never shows it: for a screen reader to say.
  private func unseenIndicator(_ scroller: ScrollerID, _ axis: ScrollAxis) -> ScrollIndicator? {
    let maximum = maximumOffset(scroller)[axis]
    guard !blueprint.scrollers[scroller].isTabView, maximum > 0, scrolls(scroller, axis) else { return nil }
    var indicator = ScrollIndicator(axis: axis.indicatorAxis, name: "", track: .zero, thumb: .zero)
    indicator.policy = .never
    indicator.fraction = min(max(0, offset(scroller)[axis] / maximum), 1)
    indicator.page = page(scroller, axis)
    return indicator
  }

  private func page(_ scroller: ScrollerID, _ axis: ScrollAxis) -> Position? {
    pages(scroller, axis).map { Position(index: $0.nearest(to: offset(scroller)[axis]) + 1, count: $0.count) }
  }

  /// What tells where a scroll view is, one for each axis along which it scrolls now; vertical first.
  ///
  /// Rectangles are relative to its surface, as the frames of items are.
  func indicators(of scroller: ScrollerID) -> [ScrollIndicator] {
    guard !blueprint.scrollers[scroller].isTabView else { return pageDots(scroller) }
    guard let profile = blueprint.indicators else { return [] }
    return [ScrollAxis.vertical, .horizontal].compactMap { indicator(scroller, $0, profile) }
  }

  private func indicator(_ scroller: ScrollerID, _ axis: ScrollAxis, _ profile: IndicatorProfile) -> ScrollIndicator? {
    let maximum = maximumOffset(scroller)[axis]
    guard maximum > 0, scrolls(scroller, axis) else { return nil }
    let item = blueprint.scrollers[scroller].item
    let look = blueprint.items[item].element.indicator
    let policy = indicatorPolicy(scroller, axis)
    let view = viewportSize(scroller)
    let magnification = indicatorMagnification(scroller, profile)
    let thickness = profile.thickness(of: look)
    let track = track(scroller, axis, profile, thickness: thickness * magnification)
    let isVertical = axis == .vertical
    let fraction = min(max(0, offset(scroller)[axis] / maximum), 1)
    let shown = isVertical ? view.height : view.width
    let whole = isVertical ? track.rect.size.height : track.rect.size.width
    let share = Mutant.isOn(.thumbForgetsContent) ? 0.25 : min(1, shown / (shown + maximum))
    let length = profile.thumbLength.map { $0 * magnification } ?? max(scene.parameters.leastThumb, whole * share)
    var indicator = ScrollIndicator(
      axis: isVertical ? .vertical : .horizontal,
      name: profile.isCalledScrollBar ? blueprint.texts.scrollBar : blueprint.texts.scrollIndicator, track: track.rect,
      thumb: track.thumb(length: length, fraction: fraction, isReversed: !isVertical && scene.isRightToLeft))
    indicator.policy = policy
    indicator.isVisible = isIndicatorVisible(scroller, axis)
    indicator.place = isVertical ? (profile.isBesideCrown ? .crown : .trailing) : .bottom
    indicator.size = profile.size(of: look).indicatorSize
    indicator.thickness = thickness
    let isOpaque = policy == .setting || policy == .device
    indicator.opacity = look?.opacity ?? (isOpaque ? 1 : scene.parameters.indicatorOpacity)
    indicator.fraction = Mutant.isOn(.indicatorCountsBackwards) ? 1 - fraction : fraction
    indicator.total = Mutant.isOn(.indicatorForgetsLength) ? 0 : shown + maximum
    indicator.page = page(scroller, axis)
    indicator.jog = jogReport(scroller, axis)
    return indicator
  }

  /// How far an indicator is magnified by what its scroll view is in; at a window's edge it is in nothing.
  private func indicatorMagnification(_ scroller: ScrollerID, _ profile: IndicatorProfile) -> Double {
    profile.isAtWindowEdge ? 1 : magnification(ofScroller: scroller)
  }

  /// The strip along which the thumb moves.
  private func track(
    _ scroller: ScrollerID, _ axis: ScrollAxis, _ profile: IndicatorProfile, thickness: Double
  ) -> IndicatorTrack {
    let item = blueprint.scrollers[scroller].item
    var area = outerFrame(scroller)
    if profile.isAtWindowEdge {
      let surface = blueprint.items[item].surface
      area = surfaceFrame(surface).offset(by: .zero - origin(of: surface))
    }
    let isAtLeft = profile.isBesideCrown ? layout.screen.crownSide == .left : scene.isRightToLeft
    let other = isIndicatorVisible(scroller, axis == .vertical ? .horizontal : .vertical) && layout.barsTakeRoom
    let magnification = indicatorMagnification(scroller, profile)
    if other, profile.canTakeRoom {
      // Two bars leave the corner between them free.
      let room = shownBarRoom(scroller)
      if axis == .vertical {
        area.size.height -= room.height
      } else {
        area.size.width -= room.width
        if isAtLeft { area.origin.x += room.width }
      }
    }
    let length = axis == .vertical || profile.isAtWindowEdge ? profile.trackLength.map { $0 * magnification } : nil
    let track = IndicatorTrack(axis, in: area, thickness: thickness, length: length, isAtLeft: isAtLeft)
    guard let controls = layout.inlineControls[scroller] else { return track }
    return track.cut(by: controls.frames.map { shown($0, in: blueprint.items[item].scroller) })
  }

  /// The room that bars take as it is shown: what is around their scroll view may be magnified.
  private func shownBarRoom(_ scroller: ScrollerID) -> Size {
    let (room, magnification) = (barRoom(scroller), magnification(ofScroller: scroller))
    return Size(width: room.width * magnification, height: room.height * magnification)
  }

  /// The whole of a scroll view that shows, its bars included, relative to its surface.
  private func outerFrame(_ scroller: ScrollerID) -> Rect {
    var frame = viewport(scroller)
    let room = shownBarRoom(scroller)
    frame.size = Size(width: frame.size.width + room.width, height: frame.size.height + room.height)
    if scene.isRightToLeft { frame.origin.x -= room.width }
    return frame
  }
}

extension ControlSize {
  /// The same size of a scroll indicator.
  fileprivate var indicatorSize: ScrollIndicator.Size {
    switch self {
    case .regular: .regular
    case .small: .small
    case .mini: .mini
    }
  }
}
