internal import Accessibility

/// The elements that effects name as their targets, by path and by id.
struct EffectTargets {
  private var byPath: [String: Element] = [:]
  /// What has one id in several places is the first of them.
  private var byName: [String: Element] = [:]

  /// The elements of a scene, where an effect needs its target looked at; none otherwise.
  init(_ scene: Scene) {
    let all = scene.windows.map { ($0.id, $0.elements) } + scene.presentations.map { ($0.id, $0.content) }
    guard all.contains(where: { Self.isNeeded(in: $0.1) }) else { return }
    for (path, elements) in all { collect(elements, path) }
  }

  /// Whether activating an element changes nothing in its target: without a value a switch is turned round, and nothing else
  /// has two states.
  ///
  /// - Parameter surface: The id of the window or presentation that the element is in.
  func isIdle(_ effect: Element.Effect, near surface: Substring) -> Bool {
    guard Self.isBare(effect), let name = effect.target else { return false }
    let target = byPath[name] ?? byPath["\(surface)/\(name)"] ?? byName[name]
    switch target?.role {
    case nil: return false
    case .toggle, .switchControl, .checkBox, .radioButton: return target?.range != nil
    default: return true
    }
  }

  private static func isBare(_ effect: Element.Effect) -> Bool {
    effect.target != nil && effect.value == nil && !effect.selectsOrActs
  }

  private static func isNeeded(in elements: [Element]) -> Bool {
    elements.contains { $0.effect.map(isBare) ?? false || isNeeded(in: $0.children) }
  }

  private mutating func collect(_ elements: [Element], _ path: String) {
    for element in elements {
      let own = "\(path)/\(element.id)"
      if !element.id.isEmpty {
        if byPath[own] == nil { byPath[own] = element }
        if byName[element.id] == nil { byName[element.id] = element }
      }
      collect(element.children, own)
    }
  }
}
