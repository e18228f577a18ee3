import Accessibility
import Announcer
import Geometry
import Harness
import Scenes
import Stage
import TestSupport
import Testing

/// What a screen reader says on pages under the focus engine is what Select operates there.
@Suite("Heard and operated on pages (tvOS)")
struct HeardOnPagesTests {
  /// A view of 400 points of pages at 100,100, with buttons and texts at places of its content.
  static func scene(_ items: [(id: String, place: ClosedRange<Double>, isText: Bool)], length: Double) -> Scene {
    var view = Element(id: "s", role: .scrollView, label: "Pages", frame: Rect(x: 100, y: 100, width: 800, height: 400))
    view.axes = .vertical
    view.paging = true
    view.contentSize = Size(width: 800, height: length)
    view.children = items.map { id, place, isText in
      var item = isText ? Element.text(id, id) : Element.button(id, id)
      item.frame = Rect(x: 100, y: 100 + place.lowerBound, width: 300, height: place.upperBound - place.lowerBound)
      return item
    }
    return SceneBuilder(.tvOS, id: "pages").with { $0.inputDevices = [.touch, .keyboard] }
      .window("main", title: "Main", [view]).scene
  }

  @Test(
    "wherever pages lead, a control under the reader's cursor has the focus, and Select operates that",
    arguments: 0..<60)
  func heardIsFocused(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    var items: [(id: String, place: ClosedRange<Double>, isText: Bool)] = []
    var start = Double.random(in: 0...300, using: &random)
    while start < 2_300 {
      let end = start + Double([40, 80, 160, 390].randomElement(using: &random) ?? 40)
      let isText = Bool.random(using: &random)
      items.append(("\(isText ? "t" : "i")\(items.count)", start...end, isText))
      start = end + Double([5, 60, 350, 700].randomElement(using: &random) ?? 5)
    }
    let person = try Performance(Self.scene(items, length: 2_800), seed: seed)
    for step in 0..<24 {
      try person.perform(Int.random(in: 0..<3, using: &random) == 0 ? "press up" : "press down")
      person.rest()
      let cursor = person.tree.nodes.first { $0.id == person.cursor }
      if cursor?.traits.contains(.focusable) == true {
        #expect(person.cursor == person.focus, "push \(step)\n\(person.text())")
      }
    }
    let count = person.entries.count
    guard let focus = person.focus else { return }
    try person.perform("press select")
    person.rest()
    let operated = person.entries.dropFirst(count).flatMap(\.events).filter { $0.event.kind == .activated }
    #expect(operated.map(\.event.node) == [focus])
    #expect(person.cursor == focus)
  }

  @Test("what comes into sight to be operated is said where something else was read meanwhile")
  func saidBeforeOperated() throws {
    let person = try Performance(
      Self.scene([("i1", 10...70, false), ("t1", 450...510, true), ("i2", 1_200...1_260, false)], length: 2_000))
    try person.perform("press down")
    person.rest()
    #expect(person.cursor == "main/s/t1" && person.focus == "main/s/i1")
    try person.perform("press select")
    person.rest()
    #expect(person.entries.last?.utterances.map(\.text) == ["Page 1 of 5.", "i1. Button."])
  }
}
