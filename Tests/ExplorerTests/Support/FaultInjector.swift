import Accessibility
import Scenes
import TestSupport

/// Breaks scenes at random: names that are missing, controls that are decorative, modal groups that confine nobody.
struct FaultInjector {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// The scene with faults in its windows and sheets.
  mutating func faulty(_ scene: Scene) -> Scene {
    var scene = scene
    for index in scene.windows.indices { scene.windows[index].elements = broken(scene.windows[index].elements) }
    for index in scene.presentations.indices {
      guard case .sheet(var sheet) = scene.presentations[index].kind else { continue }
      if chance(50) { sheet.grabberVisible = false }
      scene.presentations[index].kind = .sheet(sheet)
      scene.presentations[index].elements = grouped(broken(scene.presentations[index].elements))
    }
    return scene
  }

  private mutating func broken(_ elements: [Element]) -> [Element] {
    elements.map { element in
      var element = element
      element.children = broken(element.children)
      guard element.opens == nil else { return element }
      if chance(25) { element.label = nil }
      if chance(15) { element.traits.insert(.decorative) }
      return element
    }
  }

  /// Some elements in a group that says it is modal.
  private mutating func grouped(_ elements: [Element]) -> [Element] {
    guard chance(60), elements.count > 1 else { return elements }
    var group = Element(id: "modal-group", role: .group, label: "Question")
    group.traits = .modal
    let start = Int.random(in: 0..<elements.count, using: &random)
    group.children = [elements[start]]
    var rest = elements
    rest[start] = group
    return rest
  }

  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
}
