public import Accessibility
import Geometry

/// Where content that scrolls is, in words.
extension ScreenReader {
  /// What is said of content that has come to rest at another place.
  ///
  /// Nothing, where something else tells it: the page that shows now, or what the focus has gone to.
  mutating func places(after changes: [ScreenChange], in view: ReaderView) -> [ReaderStep] {
    var ways: [(id: NodeID, from: Point, to: Point, indicators: [ScrollIndicator])] = []
    var isToldOtherwise = false
    for change in changes {
      switch change {
      case .scrolled(let id, let x, let y, let indicators):
        let old = lastOffsets.updateValue(Point(x: x, y: y), forKey: id) ?? Point(x: 0, y: 0)
        if let place = ways.firstIndex(where: { $0.id == id }) {
          (ways[place].to, ways[place].indicators) = (Point(x: x, y: y), indicators)
        } else {
          ways.append((id, old, Point(x: x, y: y), indicators))
        }
      case .paged, .focused, .presented, .textChanged: isToldOtherwise = true
      default: break
      }
    }
    guard !isToldOtherwise else { return [] }
    return ways.flatMap { way -> [ReaderStep] in
      guard let node = view.tree.node(way.id) else { return [] }
      return way.indicators.filter { indicator in
        indicator.page == nil && (indicator.axis == .vertical ? way.from.y != way.to.y : way.from.x != way.to.x)
      }.map { .says(place($0, of: node, in: view)) }
    }
  }

  /// What is said of where content is that somebody has asked to go on and that could not: its page or its end.
  public func place(
    of id: NodeID, _ indicators: [ScrollIndicator], _ direction: AccessibilityAction.ScrollDirection,
    in view: ReaderView
  ) -> [ReaderStep] {
    let axis: ScrollIndicator.Axis = direction == .up || direction == .down ? .vertical : .horizontal
    guard let node = view.tree.node(id), let indicator = indicators.first(where: { $0.axis == axis }) else {
      return []
    }
    return [.says(place(indicator, of: node, in: view))]
  }

  private func place(_ indicator: ScrollIndicator, of node: AccessibilityNode, in view: ReaderView) -> Utterance {
    let language = speechLanguage(for: node, in: view)
    let text =
      indicator.page.map { language.say(.page, "\($0.index)", "\($0.count)") } ?? language.say(indicator.placePhrase)
    return Utterance(text, language: language.code, node: node.id)
  }
}

extension ScrollIndicator {
  /// The words for where the content is: its very ends have words of their own.
  fileprivate var placePhrase: Phrase {
    let isVertical = axis == .vertical
    if fraction <= 0 { return isVertical ? .atTop : .atStart }
    if fraction >= 1 { return isVertical ? .atBottom : .atEnd }
    switch zone {
    case .beginning: return .nearBeginning
    case .middle: return .nearMiddle
    case .end: return .nearEnd
    }
  }
}
