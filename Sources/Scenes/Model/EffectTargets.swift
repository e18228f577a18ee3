internal import Accessibility

/// The elements that effects name as their targets: by their path, else by their id in the same window or presentation,
/// else by their id anywhere.
public struct EffectTargets: Sendable {
  private var byPath: [String: Element] = [:]
  /// Paths by id, of what has one id in several places the first; in a window or presentation after its id and a slash.
  private var pathsByName: [String: String] = [:]

  /// The elements of a scene, where there is such an effect; none otherwise.
  public init(_ scene: Scene, where isMeant: (Element.Effect) -> Bool) {
    let all = scene.windows.map { ($0.id, $0.elements) } + scene.presentations.map { ($0.id, $0.content) }
    guard all.contains(where: { Self.isNeeded(in: $0.1, isMeant) }) else { return }
    for (surface, elements) in all { collect(elements, surface, of: surface) }
  }

  /// The path of the element that a name means; nil where it means none.
  ///
  /// - Parameter surface: The id of the window or presentation in which the name stands.
  public func path(_ name: String, near surface: some StringProtocol) -> String? {
    if byPath[name] != nil { return name }
    let own = "\(surface)/\(name)"
    return byPath[own] != nil ? own : pathsByName[own] ?? pathsByName[name]
  }

  /// Whether an effect changes nothing in its target: without a value a switch is turned round, and nothing else has two
  /// states.
  ///
  /// - Parameter surface: The id of the window or presentation that the element with the effect is in.
  func isIdle(_ effect: Element.Effect, near surface: some StringProtocol) -> Bool {
    guard effect.isBare, let target = effect.target.flatMap({ path($0, near: surface) }).flatMap({ byPath[$0] }) else {
      return false
    }
    switch target.role {
    case .toggle, .switchControl, .checkBox, .radioButton: return target.range != nil
    default: return true
    }
  }

  private static func isNeeded(in elements: [Element], _ isMeant: (Element.Effect) -> Bool) -> Bool {
    elements.contains { $0.effect.map(isMeant) ?? false || isNeeded(in: $0.children, isMeant) }
  }

  private mutating func collect(_ elements: [Element], _ path: String, of surface: String) {
    for element in elements {
      let own = "\(path)/\(element.id)"
      if !element.id.isEmpty {
        if byPath[own] == nil { byPath[own] = element }
        for name in [element.id, "\(surface)/\(element.id)"] where pathsByName[name] == nil { pathsByName[name] = own }
      }
      collect(element.children, own, of: surface)
    }
  }
}

extension Element.Effect {
  /// Whether it names a target and does not say what becomes of it.
  var isBare: Bool { target != nil && value == nil && !selectsOrActs }
}
