import Accessibility
import InputEvents
import Scenes

/// Current contexts whose host is not what their author says, or is not there
/// (modality-current-context-style).
struct HostChecks {
  private let scene: Scene
  private let popovers: Set<String>

  /// Notes every one of them.
  static func check(_ scene: Scene, _ decoder: inout DocumentDecoder) {
    let popovers = scene.presentations.filter { if case .popover = $0.kind { true } else { false } }
    let checks = HostChecks(scene: scene, popovers: Set(popovers.map(\.id)))
    for presentation in scene.presentations {
      guard case .currentContext(let context) = presentation.kind else { continue }
      checks.check(presentation, context, &decoder)
    }
  }

  private func check(_ presentation: Presentation, _ context: CurrentContext, _ decoder: inout DocumentDecoder) {
    if context.host == .popover, !isInPopover(presentation, context) {
      let example = scene.presentations.first { popovers.contains($0.id) }?.id
      decoder.note(
        presentation.source, "\"\(presentation.id)\" is hosted by a popover and says of none which it is",
        expected: "container: the id of a popover",
        hint: example.map { "add \"container: \($0)\"" }
          ?? "the scene has no popover: describe one, or leave \"host\" out")
    }
    if let missing = missingHost(of: presentation, context) {
      decoder.note(
        presentation.source, "\"\(presentation.id)\" is hosted by \(missing.what) and does not say which it is",
        expected: missing.expected, hint: "add \"hostElement: \" with the id of an element, or leave \"host\" out")
    }
    if presentation.isPresented, let parent = presentation.parent,
      let host = scene.presentations.first(where: { $0.id == parent }), !host.isPresented
    {
      decoder.note(
        presentation.source,
        "the scene starts with \"\(presentation.id)\", but not with \"\(parent)\", in which it is shown",
        expected: "presented: true on both or on neither",
        hint: host.source.map { "\"\(parent)\" is in line \($0.line)" })
    }
  }

  /// What a host that nothing tells is said to be, and what would tell it: section 5 gives no default.
  private func missingHost(of presentation: Presentation, _ context: CurrentContext) -> (
    what: String, expected: String
  )? {
    guard context.hostElement == nil else { return nil }
    switch context.host {
    case .splitViewPane: return ("a pane of a split view", "hostElement: the id of the pane")
    case .other:
      if case .popover = presentation.container { return nil }
      guard presentation.parent == nil else { return nil }
      return ("another view", "hostElement: the id of an element, or parent: that of a window or presentation")
    case .popover, nil: return nil
    }
  }

  /// Whether what it is shown in is a popover, or something in one.
  private func isInPopover(_ presentation: Presentation, _ context: CurrentContext) -> Bool {
    if case .popover(let id) = presentation.container { return popovers.contains(id) }
    if let parent = presentation.parent { return popovers.contains(parent) }
    guard let element = context.hostElement else { return false }
    return scene.presentations.contains { popovers.contains($0.id) && holds(element, $0.content, path: $0.id) }
  }

  private func holds(_ name: String, _ elements: [Element], path: String) -> Bool {
    elements.contains { element in
      let own = path + "/" + element.id
      return element.id == name || own == name || holds(name, element.children, path: own)
    }
  }
}
