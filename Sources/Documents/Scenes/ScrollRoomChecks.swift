import Accessibility
import Scenes

/// What scrolls takes the room that is left where it has no frame; within something that scrolls the same way there is
/// no end to the room, so that it would never scroll.
enum ScrollRoomChecks {
  /// Notes every scroll view whose room nothing tells.
  static func check(_ scene: Scene, _ decoder: inout DocumentDecoder) {
    for window in scene.windows { check(window.elements, inScrollView: false, &decoder) }
    for presentation in scene.presentations { check(presentation.content, inScrollView: false, &decoder) }
  }

  private static func check(_ elements: [Element], inScrollView: Bool, _ decoder: inout DocumentDecoder) {
    for element in elements where !element.children.isEmpty {
      let isScrollView = element.role == .scrollView && element.axes != .horizontal
      if isScrollView, inScrollView, element.frame == nil, element.children.contains(where: { $0.frame != nil }) {
        decoder.note(
          element.source,
          "the room of this scrollView is not known: it has no frame, and what it is in scrolls as far as it likes",
          expected: "frame: [x, y, width, height]", hint: "give it a frame, or leave the frames in it out")
      }
      let isAround = element.frame == nil || isScrollView ? inScrollView || isScrollView : false
      check(element.children, inScrollView: element.role != .tabView && isAround, &decoder)
    }
  }
}
