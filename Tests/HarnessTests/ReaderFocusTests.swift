import Accessibility
import Announcer
import Geometry
import Harness
import Scenes
import Stage
import TestSupport
import Testing

/// Where the focus of a television is while a screen reader is used (scroll-tvos-focus-autoscroll).
@Suite("Reader and focus on tvOS")
struct ReaderFocusTests {
  /// Buttons under each other, with a text after every tenth, on more than a screen.
  static func scene(_ platform: Platform = .tvOS) -> Scene {
    var list = Element(id: "list", role: .scrollView, label: "Films")
    list.axes = .vertical
    list.children = (1...40).flatMap { number in
      let button = Element.button("film-\(number)", "Film \(number)")
      return number % 10 == 0 ? [button, .text("note-\(number)", "Note \(number)")] : [button]
    }
    return SceneBuilder(platform, id: "films").window("main", title: "Main", [list]).scene
  }

  static func focus(_ performance: Performance) -> NodeID? {
    performance.run.target.tree.nodes.first { $0.traits.contains(.focused) }?.id
  }

  static func isFocusInSight(_ performance: Performance) -> Bool {
    let tree = performance.run.target.tree
    return tree.nodes.indices.contains { tree.nodes[$0].traits.contains(.focused) && tree.isInSight($0) }
  }

  static func spoken(_ entry: TranscriptEntry?) -> [String] {
    entry?.reader.compactMap { if case .says(let utterance) = $0 { utterance.text } else { nil } } ?? []
  }

  @Test("what it goes to has the focus, is spoken once and is what Select acts on", arguments: [1, 7, 12, 33])
  func goesAlong(steps: Int) throws {
    let performance = try Performance(Self.scene(), reader: true)
    try performance.perform(Array(repeating: "reader next", count: steps).joined(separator: "; "))
    for entry in performance.entries { #expect(Self.spoken(entry).count <= 1, "\(Self.spoken(entry))") }
    let focus = try #require(Self.focus(performance))
    let name = try #require(performance.run.target.tree.nodes.first { $0.id == focus }?.name)
    #expect(Self.spoken(performance.entries.last) == ["\(name). Button."] && Self.isFocusInSight(performance))
    try performance.perform("press return")
    let activated = performance.entries.last?.events.map(\.event).last { $0.kind == .activated }
    #expect(activated?.node == focus)
  }

  @Test("the last one as well, and back to the first")
  func ends() throws {
    let performance = try Performance(Self.scene(), reader: true)
    for (command, film) in [("reader previous; reader last; reader previous", 40), ("reader first", 1)] {
      try performance.perform(command)
      #expect(Self.focus(performance) == NodeID("main/list/film-\(film)") && Self.isFocusInSight(performance))
    }
  }

  @Test("a text cannot have the focus: it is read where it shows, and what has the focus then is told, not read")
  func text() throws {
    let performance = try Performance(Self.scene(), reader: true)
    try performance.perform("reader last")
    let entry = try #require(performance.entries.last)
    #expect(Self.spoken(entry) == ["Note 40"] && Self.isFocusInSight(performance))
    let focused = entry.events.map(\.event).filter { $0.kind == .focused }
    #expect(focused.map(\.node) == [Self.focus(performance)].compactMap(\.self) && focused.count == 1)
    try performance.perform("reader previous")
    #expect(Self.spoken(performance.entries.last) == ["Film 40. Button."], "the cursor is still on the text")
  }

  @Test("elsewhere the reader goes its own way", arguments: [Platform.iPadOS, .macOS])
  func elsewhere(platform: Platform) throws {
    let performance = try Performance(Self.scene(platform), reader: true)
    let before = Self.focus(performance)
    try performance.perform("reader next; reader next; reader last")
    #expect(Self.focus(performance) == before)
  }
}
