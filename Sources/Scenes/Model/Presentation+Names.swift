extension Presentation {
  /// The elements that it says to point to, to be shown in or to be presented by, by id or path; what presents it may
  /// be a window or presentation as well.
  public var elementNames: [String] {
    var names = [presenter]
    switch kind {
    case .popover(let popover): names.append(popover.anchor)
    case .currentContext(let context): names.append(context.hostElement)
    case .menu(let menu): names.append(menu.revealControl)
    default: break
    }
    return names.compactMap(\.self)
  }
}
