internal import Accessibility
internal import Digests
internal import Hands
internal import Harness
internal import Journal
internal import Scenes
internal import Scrolling
internal import StageModel

/// What a screen reader or a script asks of a node.
extension Stage {
  mutating func perform(_ action: AccessibilityAction, on node: NodeID) {
    let cause = because("reader \(action.name) on \(node)")
    if action == .escape {
      escape(by: .assistiveEscape, cause: cause)
      return
    }
    guard let item = blueprint.item(node) else {
      if let (scroller, axis) = jogBar(node), performOnJogBar(action, scroller, axis, cause: cause) { return }
      performOnSurface(action, node, cause: cause)
      return
    }
    let surface = blueprint.items[item].surface
    if action != .reveal { comeForward(with: surface, cause: cause) }
    let access = access(to: surface)
    guard access == .open else {
      refuse(cause.text, to: surface, access)
      return
    }
    if let cover = coverOver(item) {
      swallow(cause.text, by: cover, words("modality-fullscreen-covers-screen: \(id(cover)) covers it"))
      return
    }
    switch action {
    case .activate: activate(item, cause: cause)
    case .longPress: longPress(on: item, cause: cause)
    case .increment: step(item, by: 1, cause: cause)
    case .decrement: step(item, by: -1, cause: cause)
    case .focus:
      if blueprint.items[item].isOperable { focus(item, cause: cause) }
    case .reveal: reveal(item, cause: cause)
    case .scroll(let direction) where blueprint.items[item].ownScroller != nil: page(item, direction, cause: cause)
    case .escape, .magicTap, .scroll, .custom:
      decide(cause.text, taker: node, "nothing there takes it")
      emit(.swallowed, node, cause)
    }
    keepFocusInView(cause: cause)
  }

  private mutating func step(_ item: ItemID, by step: Int, cause: Cause) {
    if let scroller = zoomedByReader(item) {
      zoom(scroller, steps: step, cause: cause)
      return
    }
    guard blueprint.items[item].kind == .grabber else {
      adjust(item, steps: step, cause: cause)
      return
    }
    guard let index = sheetIndex(blueprint.items[item].surface) else { return }
    takeFocus(item)
    releaseHold(index, cause: cause)
    stepDetent(index, by: step, cause: cause)
  }

  /// More or less speed; false where the jog bar is out of reach or takes no such action.
  private mutating func performOnJogBar(
    _ action: AccessibilityAction, _ scroller: ScrollerID, _ axis: ScrollAxis, cause: Cause
  ) -> Bool {
    guard access(to: blueprint.items[blueprint.scrollers[scroller].item].surface) == .open else { return false }
    switch action {
    case .increment: stepJog(scroller, axis, by: 1, cause: cause)
    case .decrement: stepJog(scroller, axis, by: -1, cause: cause)
    case .scroll(let direction): page(blueprint.scrollers[scroller].item, direction, cause: cause)
    case .reveal, .focus: break
    case .activate:
      guard state.scrolling.jog?.scroller == scroller else { return false }
      stopReaderJog(cause)
    case .longPress, .escape, .magicTap, .custom: return false
    }
    return true
  }

  private mutating func performOnSurface(_ action: AccessibilityAction, _ node: NodeID, cause: Cause) {
    if let surface = jogBar(node).map({ surface(ofScroller: $0.scroller) }) ?? blueprint.surface(node.path) {
      let access = access(to: surface)
      guard access == .open else { return refuse(cause.text, to: surface, access) }
    }
    decide(
      cause.text, taker: node, blueprint.surface(node.path) == nil ? "there is no such node" : "nothing there takes it")
    emit(.swallowed, node, cause)
  }
}

extension AccessibilityAction {
  /// Its name in causes.
  var name: String {
    switch self {
    case .activate: "activate"
    case .longPress: "long press"
    case .increment: "increment"
    case .decrement: "decrement"
    case .escape: "escape"
    case .magicTap: "magic tap"
    case .scroll(let direction): "scroll \(direction.rawValue)"
    case .reveal: "reveal"
    case .focus: "focus"
    case .custom(let name): name
    }
  }
}
