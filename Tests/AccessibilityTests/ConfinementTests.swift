import Accessibility
import Testing

@Suite("Confinement")
struct ConfinementTests {
  /// A window with a button and a sheet over it; in the sheet a modal group between two buttons.
  static let group = AccessibilityTree(
    .box("window", role: .window, [.button("under", 0, 0)]),
    .box(
      "sheet", role: .sheet, traits: .modal,
      [
        .button("before", 0, 100), .box("group", role: .group, traits: .modal, [.button("inside", 0, 200)]),
        .button("after", 0, 300),
      ]))

  static func excluded(_ tree: AccessibilityTree) -> [String] {
    let confinement = Confinement(tree)
    return tree.nodes.indices.filter(confinement.excludes).map { tree.nodes[$0].id.path }
  }

  @Test("a modal group keeps the reader from everything beside it, in its sheet and under it")
  func modalGroup() {
    #expect(Self.excluded(Self.group) == ["window", "under", "before", "after"])
    #expect(Self.group.read == ["inside"])
  }

  @Test(
    "without anything modal, or with it hidden or covered, everything stays in reach",
    arguments: [Traits.hidden, .blocked])
  func nothingModal(covered: Traits) throws {
    var tree = Self.group
    for id in ["sheet", "group"] { tree.update(try #require(tree.index(of: NodeID(id)))) { $0.traits.insert(covered) } }
    #expect(Confinement(tree).modal == nil && Self.excluded(tree).isEmpty)
    #expect(tree.read == ["under"])
  }

  @Test("what has come up over it without being modal is in front and stays in reach, unless it is covered itself")
  func inFront() throws {
    var tree = AccessibilityTree(
      .box("window", role: .window, [.button("under", 0, 0)]),
      .box("full", role: .fullScreen, traits: .modal, [.button("close", 0, 20)]),
      .box("bar", role: .toolbar, [.button("beside", 0, 40)]),
      .box("sheet", role: .sheet, [.button("field", 0, 100)]))
    #expect(Self.excluded(tree) == ["window", "under", "bar", "beside"])
    #expect(tree.read == ["close", "field"])
    tree.update(try #require(tree.index(of: "sheet"))) { $0.traits.insert(.blocked) }
    #expect(tree.read == ["close"])
  }

  @Test("in an iOS application a plain view that is modal keeps from its siblings alone, the last one of several")
  func siblings() {
    var tree = AccessibilityTree(
      .box(
        "main",
        [
          .button("uncle", 0, 0),
          .box(
            "box",
            [
              .button("before", 0, 100), .box("first", role: .group, traits: .modal, [.button("a", 0, 150)]),
              .box("last", role: .group, traits: .modal, [.button("b", 0, 200)]), .button("after", 0, 300),
            ]),
          .box(
            "other", [.box("own", role: .group, traits: .modal, [.button("c", 0, 400)]), .button("beside", 0, 500)]),
        ]))
    tree.platform = "iOS"
    #expect(Self.excluded(tree) == ["before", "first", "a", "after", "beside"])
    #expect(tree.read == ["uncle", "b", "c"])
  }

  @Test("on macOS what is modal in one window leaves the others in reach")
  func macOS() {
    var tree = Self.group
    tree.platform = "macOS"
    #expect(Self.excluded(tree) == ["before", "after"])
    #expect(tree.read == ["under", "inside"])
  }

  @Test("on macOS what is modal deep in a window keeps from everything in that window")
  func macOSDeep() {
    let tree = AccessibilityTree(
      .box(
        "window", role: .window,
        [
          .button("beside", 0, 0),
          .box(
            "pane", [.box("alert", role: .alert, traits: .modal, [.button("ok", 0, 100)]), .button("near", 0, 200)]),
        ]),
      .box("other", role: .window, [.button("elsewhere", 0, 300)]), platform: "macOS")
    #expect(Self.excluded(tree) == ["beside", "near"])
  }
}
