import Accessibility
import Scenes

/// Gives names to what the author did not name: `button-1`, `button-2`, … among siblings, by role and place.
enum SceneNaming {
  static func name(_ scene: inout Scene) {
    for index in scene.windows.indices { name(&scene.windows[index].elements) }
    for index in scene.presentations.indices {
      name(&scene.presentations[index].elements)
      switch scene.presentations[index].kind {
      case .sheet: break
      case .actionSheet(let buttons): scene.presentations[index].kind = .actionSheet(named(buttons))
      case .alert(let buttons): scene.presentations[index].kind = .alert(named(buttons))
      }
    }
  }

  private static func name(_ elements: inout [Element]) {
    let taken = Set(elements.lazy.map(\.id))
    var counts: [String: Int] = [:]
    for index in elements.indices {
      if elements[index].id.isEmpty {
        elements[index].id = next(elements[index].role.rawValue, &counts, taken)
      }
      name(&elements[index].children)
    }
  }

  private static func named(_ buttons: [ActionButton]) -> [ActionButton] {
    let taken = Set(buttons.lazy.map(\.id))
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
