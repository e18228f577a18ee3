import Accessibility
import Geometry
import Scenes
import TestSupport

extension Scene {
  /// A sheet with a long list; in it a row of photos that scrolls across and, after the third row, a list of its own.
  static func scrolling(
    _ detents: [Detent] = [.medium, .large], _ platform: Platform = .iOS, modality: Sheet.Modality = .modal
  ) -> Scene {
    var photos = Element(id: "photos", role: .scrollView)
    photos.axes = .horizontal
    photos.children = (1...8).map { .button("photo-\($0)", "Photo \($0)") }
    var inner = Element(id: "inner", role: .scrollView)
    inner.axes = .vertical
    inner.children = (1...3).map { .text("part-\($0)", "Part \($0)") }
    inner.contentSize = Size(width: 361, height: 400)
    var list = Element(id: "list", role: .scrollView)
    let rows = (1...40).map { Element.button("row-\($0)", "Row \($0)") }
    list.children = [photos] + rows[..<3] + [inner] + rows[3...]
    return SceneBuilder(platform, id: "scrolling")
      .window("main", title: "Main", [.button("open", "Open", opens: "sheet"), .toggle("wifi", "Wi-Fi")])
      .sheet(
        "sheet", title: "Rows", [.button("close", "Close", dismiss: .close), list]
      ) {
        $0.detents = detents
        $0.grabberVisible = true
        $0.modality = modality
        $0.largestUndimmedDetent = modality == .nonmodal ? detents.last?.id : nil
      }
      .scene
  }

  /// Three sheets, each opened from the one before; the first returns after the second unless told otherwise.
  static func chain(
    _ platform: Platform = .iOS, redisplays: Bool = true, secondReturns: Bool = false, unsaved: Bool = false,
    ruleset: Ruleset = .current
  ) -> Scene {
    var list = Element(id: "list", role: .scrollView)
    list.children = (1...40).map { .text("line-\($0)", "Line \($0)") }
    let builder = SceneBuilder(platform, id: "chain")
      .window("main", title: "Main", [.button("open", "Open", opens: "first"), .toggle("wifi", "Wi-Fi")])
      .sheet(
        "first", title: "First",
        [
          .button("cancel", "Cancel", dismiss: .cancel), .field("note", "Note"),
          .button("next", "Next", opens: "second"), list,
        ]
      ) {
        $0.detents = [.medium, .large]
        $0.grabberVisible = true
        $0.redisplayAfter = redisplays ? "second" : nil
        $0.unsavedChanges = unsaved
      }
      .sheet(
        "second", title: "Second", [.button("close", "Close", dismiss: .close), .button("on", "On", opens: "third")]
      ) {
        $0.redisplayAfter = secondReturns ? "third" : nil
      }
      .sheet(
        "third", title: "Third", [.button("close", "Close", dismiss: .close), .button("back", "Back", opens: "first")])
    return builder.with { $0.ruleset = ruleset }.scene
  }
}
