import Accessibility
import Foundation
import Geometry
import Scenes
import Stage
import TestSupport
import Testing

@testable import Explorer

/// What is found where parts are taken apart is what is found where every combination of them is walked from.
@Suite("Carrying what was set, by chance")
struct CarryingPropertyTests {
  static let isLong = ProcessInfo.processInfo.environment["DETENT_LONG_TESTS"] == "1"
  static let seeds: Range<UInt64> = isLong ? 0..<1500 : 0..<12

  /// A few words that buttons set, in windows and sheets that cover each other or do not.
  static func scene(_ seed: UInt64) -> Scene {
    var random = SplitMix64(seed: seed)
    func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
    let layers = ["main", "s0", "s1", "s2"].prefix(Int.random(in: 2...4, using: &random)).map { $0 }
    let words = (0..<Int.random(in: 1...2, using: &random)).map { index in
      (layer: layers.randomElement(using: &random) ?? "main", id: "t\(index)", isToggle: chance(50))
    }
    func elements(_ layer: String) -> [Element] {
      var elements = words.filter { $0.layer == layer }.map { word in
        var element = Element(id: word.id, role: word.isToggle ? .toggle : .text, label: "Word")
        if word.isToggle { element.traits = .disabled } else { element.value = "0" }
        return element
      }
      if layer != "main", chance(60) { elements.append(.button("x", "Close", dismiss: .close)) }
      for index in 0..<Int.random(in: 1...3, using: &random) {
        let isExit = layer != "main" && chance(40)
        var button = Element.button(
          "b\(index)", "Go \(index)", opens: chance(55) ? layers.dropFirst().randomElement(using: &random) : nil,
          dismiss: isExit ? .done : nil)
        if let word = words.randomElement(using: &random), chance(60) {
          var effect = Element.Effect()
          effect.target = "\(word.layer)/\(word.id)"
          if word.isToggle {
            effect.value = chance(60) ? nil : chance(50) ? "on" : "off"
          } else {
            effect.value = chance(70) ? "A" : ""
          }
          button.effect = effect
        }
        elements.append(button)
      }
      return elements
    }
    var builder = SceneBuilder(.iOS, id: "carrying-\(seed)").window("main", elements("main"))
    for layer in layers.dropFirst() {
      builder = builder.sheet(layer, title: layer, elements(layer)) { sheet in
        if chance(50) { sheet.detents = [.medium, .large] }
        if chance(60) {
          sheet.modality = .nonmodal
          if chance(70) { sheet.largestUndimmedDetent = "medium" }
          if chance(50), sheet.detents.count > 1 { sheet.selectedDetent = "large" }
        }
        if chance(50) { sheet.grabberVisible = true }
      }
    }
    if chance(40) {
      builder = builder.with { scene in
        scene.presentations[scene.presentations.count - 1].isPresented = true
      }
    }
    return builder.scene
  }

  /// Everything that people can meet: words as they are, with what is up around them.
  static func sights(_ scene: Scene, combining: Bool) -> (Set<String>, ExplorationSummary) {
    var options = ExplorerOptions()
    options.combinesParts = combining
    var sights: Set<String> = []
    let summary = Explorer(options: options).explore(Stage(scene), scene: scene) { state in
      let nodes = state.tree.nodes
      let around = nodes.filter { $0.role.isPresentation }.map(\.id.path)
      let detents = nodes.filter { $0.role == .grabber }.map { "\($0.id.path)=\($0.value ?? "")" }
      for index in state.open where [.text, .toggle].contains(nodes[index].role) {
        sights.insert("\(nodes[index].id.path)=\(nodes[index].value ?? "") in \(around) \(detents)")
      }
    }
    return (sights, summary)
  }

  @Test("whatever is set is met wherever it shows", arguments: seeds)
  func everythingIsMet(seed: UInt64) {
    let scene = Self.scene(seed)
    let (all, whole) = Self.sights(scene, combining: true)
    let (some, summary) = Self.sights(scene, combining: false)
    #expect(whole.isComplete)
    #expect(summary.isComplete)
    #expect(all.subtracting(some).sorted() == [])
    #expect(some.subtracting(all).sorted() == [])
  }
}
