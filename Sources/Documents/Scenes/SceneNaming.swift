import Accessibility
import Scenes

/// Gives names to what the author did not name: `button-1`, `button-2`, … among siblings, by role and place.
enum SceneNaming {
  static func name(_ scene: inout Scene) {
    for index in scene.windows.indices { name(&scene.windows[index].elements) }
    for index in scene.presentations.indices {
      name(&scene.presentations[index].elements)
      name(&scene.presentations[index].sheet.toolbar)
      name(&scene.presentations[index].dismissControls, beside: scene.presentations[index].elements)
      scene.presentations[index].buttons = named(
        scene.presentations[index].buttons, beside: scene.presentations[index].elements)
    }
  }

  private static func name(_ elements: inout [Element]) {
    if elements.contains(where: \.id.isEmpty) {
      let taken = Set(elements.lazy.map(\.id))
      var counts: [String: Int] = [:]
      for index in elements.indices where elements[index].id.isEmpty {
        elements[index].id = next(elements[index].role.rawValue, &counts, taken)
      }
    }
    for index in elements.indices where !elements[index].children.isEmpty { name(&elements[index].children) }
  }

  /// Names dismiss controls after their roles: `cancel`, or `cancel-1` where that is taken.
  private static func name(_ controls: inout [DismissControl], beside elements: [Element]) {
    guard !controls.isEmpty else { return }
    var taken = Set(controls.lazy.map(\.id)).union(elements.lazy.map(\.id))
    var counts: [String: Int] = [:]
    for index in controls.indices where controls[index].id.isEmpty {
      let role = controls[index].role.rawValue
      controls[index].id = taken.contains(role) ? next(role, &counts, taken) : role
      taken.insert(controls[index].id)
    }
  }

  private static func named(_ buttons: [ActionButton], beside elements: [Element]) -> [ActionButton] {
    let taken = Set(buttons.lazy.map(\.id)).union(elements.lazy.map(\.id))
    var counts: [String: Int] = [:]
    return buttons.map { button in
      var button = button
      if button.id.isEmpty { button.id = next("button", &counts, taken) }
      return button
    }
  }

  private static func next(_ stem: String, _ counts: inout [String: Int], _ taken: Set<String>) -> String {
    while true {
      let number = counts[stem, default: 0] + 1
      counts[stem] = number
      if !taken.contains("\(stem)-\(number)") { return "\(stem)-\(number)" }
    }
  }
}
