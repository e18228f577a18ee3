internal import Accessibility
internal import Digests
internal import Geometry
internal import Mutants
internal import Scenes
internal import StageModel

/// Page indicators of vertical tab views (SM-12: watchOS).
extension Stage {
  /// The page indicators that show now, one for each vertical tab view of a watch that is on the screen.
  public var pageIndicators: [PageIndicator] {
    guard profile.hasPageIndicators, !Mutant.isOn(.pageIndicatorIsMissing) else { return [] }
    return blueprint.scrollers.indices.filter(hasPageIndicator).map(pageIndicator)
  }

  private func hasPageIndicator(_ scroller: ScrollerID) -> Bool {
    guard profile.hasPageIndicators, isStack(scroller), !blueprint.pageScrollers[scroller].isEmpty else {
      return false
    }
    let item = blueprint.scrollers[scroller].item
    return isOnScreen(blueprint.items[item].surface) && !isHidden(item) && isOnShownPage(scroller)
  }

  /// The page indicator of a tab view as the tree has it, relative to its surface.
  func pageDots(_ scroller: ScrollerID) -> [ScrollIndicator] {
    guard hasPageIndicator(scroller), !Mutant.isOn(.pageIndicatorIsMissing) else { return [] }
    let shown = pageIndicator(of: scroller)
    let isGrown = shown.mode == .scrollIndicator
    let length = isGrown ? Self.grown : Self.dot
    let track = shown.frame.offset(
      by: .zero - (origin(of: blueprint.items[blueprint.scrollers[scroller].item].surface) - .zero))
    let step = shown.count > 1 ? max(0, track.size.height - length) / Double(shown.count - 1) : 0
    let thumb = Rect(
      x: track.minX, y: track.minY + Double(shown.page - 1) * step, width: track.size.width,
      height: min(length, track.size.height))
    var indicator = ScrollIndicator(axis: .vertical, name: blueprint.texts.pageIndicator, track: track, thumb: thumb)
    indicator.kind = isGrown ? .grownPageDots : .pageDots
    indicator.policy = .always
    indicator.isVisible = true
    indicator.place = .crown
    indicator.opacity = scene.parameters.indicatorOpacity
    indicator.fraction = shown.withinPage
    indicator.page = Position(index: shown.page, count: shown.count)
    if let page = pageScroller(scroller).map(tallest) {
      indicator.total = viewportSize(page).height + maximumOffset(page).dy
    }
    return [indicator]
  }

  private func pageIndicator(of tabView: ScrollerID) -> PageIndicator {
    let item = blueprint.scrollers[tabView].item
    let view = visibleFrame(of: item).offset(by: origin(of: blueprint.items[item].surface) - .zero)
    let page = pageScroller(tabView).map(tallest)
    let maximum = page.map { maximumOffset($0).dy } ?? 0
    let offset = page.map { self.offset($0).dy } ?? 0
    let count = blueprint.pageScrollers[tabView].count
    let isLong = maximum > 0
    let isOneLevel = Mutant.isOn(.pageIndicatorKnowsNoPlace)
    return PageIndicator(
      node: blueprint.items[item].id,
      mode: isLong && !Mutant.isOn(.pageIndicatorStaysDots) ? .scrollIndicator : .dots,
      page: shownPage(tabView) + 1, count: count,
      withinPage: isLong && !isOneLevel ? min(max(0, offset / maximum), 1) : 0,
      frame: Self.frame(count: count, isLong: isLong, in: view, isLeft: isCrownLeft))
  }

  /// Whether the crown is on the left; on the right where the scene says nothing, as on a watch as it is sold.
  private var isCrownLeft: Bool {
    (scene.screen.crownSide == .left) != Mutant.isOn(.pageIndicatorChangesSides)
  }

  /// Points of a dot with the gap after it, and of the dot that has grown.
  private static let (dot, grown) = (8.0, 28.0)

  /// At the crown's edge, half-way up.
  private static func frame(count: Int, isLong: Bool, in view: Rect, isLeft: Bool) -> Rect {
    let height = min(view.size.height, Double(count) * dot + (isLong ? grown - dot : 0))
    return Rect(
      x: isLeft ? view.minX : view.maxX - dot, y: view.midY - height / 2, width: dot, height: height)
  }
}
