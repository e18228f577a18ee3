public import Accessibility

/// Where content that scrolls is, in words.
extension ScreenReader {
  /// What is said of content that has come to rest after it has moved.
  ///
  /// Nothing, where something else tells it: the page that shows now, or what the focus has gone to.
  ///
  /// - Parameter followsContent: Whether the reader itself has scrolled it, so that the focus went along only.
  mutating func whereabouts(
    after changes: [ScreenChange], followsContent: Bool, in view: ReaderView
  ) -> [ReaderAct] {
    var ways: [(id: NodeID, indicators: [ScrollIndicator])] = []
    var isToldOtherwise = false
    for change in changes {
      switch change {
      case .scrolled(let id, _, _, let indicators):
        if let ordinal = ways.firstIndex(where: { $0.id == id }) {
          let others = ways[ordinal].indicators.filter { old in !indicators.contains { $0.axis == old.axis } }
          ways[ordinal].indicators = others + indicators
        } else {
          ways.append((id, indicators))
        }
      case .focused: isToldOtherwise = isToldOtherwise || !followsContent
      case .paged, .presented, .textChanged: isToldOtherwise = true
      default: break
      }
    }
    switch voice.manners.whereabouts {
    case .nothing: return []
    case .items where !followsContent: return []
    case .items, .thirds: break
    }
    guard !isToldOtherwise else { return [] }
    return ways.flatMap { way -> [ReaderAct] in
      guard let node = view.node(way.id), !node.traits.contains(.blocked) else { return [] }
      let indicators = way.indicators.filter { $0.page == nil }
      if !indicators.isEmpty, let items = items(in: node, view) { return [.says(items)] }
      return indicators.map { .says(whereabouts($0, of: node, in: view)) }
    }
  }

  /// What is said of where content is that somebody has asked to go on and that could not: its page or its end.
  public func whereabouts(
    of id: NodeID, _ indicators: [ScrollIndicator], _ direction: AccessibilityAction.ScrollDirection,
    in view: ReaderView
  ) -> [ReaderAct] {
    let axis: ScrollIndicator.Axis = direction == .up || direction == .down ? .vertical : .horizontal
    guard let node = view.node(id), let indicator = indicators.first(where: { $0.axis == axis }),
      voice.manners.whereabouts != .nothing
    else { return [] }
    let isOneOfTwo = indicators.count { $0.page != nil } > 1
    return [.says(whereabouts(indicator, isOneOfTwo: isOneOfTwo, of: node, in: view))]
  }

  /// - Parameter isOneOfTwo: Whether there are pages along the other axis too.
  private func whereabouts(
    _ indicator: ScrollIndicator, isOneOfTwo: Bool = false, of node: AccessibilityNode, in view: ReaderView
  ) -> Utterance {
    let language = vocabulary(for: node, in: view)
    if let page = indicator.page {
      return Utterance(
        language.say(page, along: isOneOfTwo ? indicator.axis : nil), language: language.code, node: node.id)
    }
    var text = language.say(indicator.whereaboutsWording)
    if let page = page(node.id, in: view) {
      text = language.say(.sequence, language.say(page), text)
    }
    return Utterance(text, language: language.code, node: node.id)
  }

  /// Which items of a list show, where the voice tells that and they are counted.
  private func items(in node: AccessibilityNode, _ view: ReaderView) -> Utterance? {
    guard voice.manners.whereabouts == .items, let shown = view.itemsInSight(in: node.id) else { return nil }
    let language = vocabulary(for: node, in: view)
    let text = language.say(.itemsShown, "\(shown.first)", "\(shown.last)", "\(shown.count)")
    var utterance = Utterance(text, language: language.code, node: node.id)
    utterance.delay = voice.manners.scrollDelay
    return utterance
  }

  /// Which page of its tab view a node is, or is on; nil for what is on none.
  private func page(_ id: NodeID, in view: ReaderView) -> Position? {
    guard var index = view.index(of: id) else { return nil }
    while view.tree.nodes[index].parent >= 0 {
      let parent = view.tree.nodes[index].parent
      if view.tree.nodes[parent].role == .tabView {
        let pages = view.tree.children(of: parent)
        return pages.firstIndex(of: index).map { Position(index: $0 + 1, count: pages.count) }
      }
      index = parent
    }
    return nil
  }

  /// What is said of a page of a tab view that shows now: its title, its ordinal among the others and, where it is
  /// higher than the screen, the place in it.
  func pageText(
    _ page: Position, along axis: ScrollIndicator.Axis?, in id: NodeID, _ view: ReaderView, _ language: Vocabulary
  ) -> String {
    let number = language.say(page, along: axis)
    guard let index = view.index(of: id), view.tree.nodes[index].role == .tabView else { return number }
    let pages = view.tree.children(of: index)
    guard pages.indices.contains(page.index - 1) else { return number }
    let shown = view.tree.nodes[pages[page.index - 1]]
    let title =
      shown.name.nonEmpty.map { name in
        axis == nil && voice.wordings.contains(.titledPage)
          ? language.say(.titledPage, name, "\(page.index)", "\(page.count)")
          : language.say(.sequence, language.sentence(name), number)
      } ?? number
    guard let indicator = shown.indicators.first(where: { $0.axis == .vertical && $0.page == nil }) else {
      return title
    }
    return language.say(.sequence, title, language.say(indicator.whereaboutsWording))
  }
}

extension Vocabulary {
  /// Which page shows; where there are pages along both axes, along which of them.
  fileprivate func say(_ page: Position, along axis: ScrollIndicator.Axis? = nil) -> String {
    let wording: Wording =
      switch axis {
      case nil: .pageOf
      case .vertical: .verticalPage
      case .horizontal: .horizontalPage
      }
    return say(wording, "\(page.index)", "\(page.count)")
  }
}

extension ScrollIndicator {
  /// The words for where the content is: its very ends have words of their own.
  fileprivate var whereaboutsWording: Wording {
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
