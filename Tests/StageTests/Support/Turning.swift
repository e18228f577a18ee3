import Accessibility
import Endurance
import Geometry
import Scenes
import TestSupport

extension Scene {
  /// What may be one sheet or several, as the room is: an editor in the current context that opens a sheet; a popover
  /// over a non-modal sheet, with a sheet of its own inside; a full screen between two sheets; a share sheet, an alert
  /// and an action sheet; text to lose in most of them.
  static func turning(_ platform: Platform = .iPadOS) -> Scene {
    let close = Element.button("close", "Close", dismiss: .close)
    return SceneBuilder(platform, id: "turning")
      .with { $0.inputDevices = [.touch, .keyboard, .pointer] }
      .window(
        "main", title: "Main",
        [
          .button("edit", "Edit", opens: "editor"), .button("form", "Form", opens: "form"),
          .button("pick", "Pick", opens: "picker"), .slider("volume", "Volume", from: 0, to: 10, at: 5, step: 1),
        ]
      )
      .present(
        "editor", .currentContext(CurrentContext()), title: "Edit",
        [
          .button("cancel", "Cancel", dismiss: .cancel), .button("done", "Done", dismiss: .done),
          .field("name", "Name"), .button("more", "More", opens: "second"),
        ]
      )
      .sheet("second", title: "Second", [close, .field("note", "Note"), .button("on", "On", opens: "third")]) {
        $0.redisplayAfter = "third"
      }
      .sheet("third", title: "Third", [close])
      .sheet(
        "form", title: "Form",
        [
          .button("cancel", "Cancel", dismiss: .cancel), .field("street", "Street"),
          .button("pick", "Pick", opens: "picker"), .button("film", "Film", opens: "film"),
          .slider("size", "Size", from: 0, to: 10, at: 5, step: 1).effect { $0.changes = true },
        ]
      ) {
        $0.detents = [.medium, .large]
        $0.grabberVisible = true
        $0.modality = .nonmodal
        $0.largestUndimmedDetent = "medium"
      }
      .present(
        "picker", .popover(Popover()), title: "Pick",
        [
          close, .field("find", "Find"), .button("inner", "Inner", opens: "inner"),
          .button("second", "Second", opens: "second"),
        ]
      )
      .present("inner", .sheet(Sheet()), title: "Inner", [close, .field("hex", "Hex")]) {
        $0.container = .popover("picker")
      }
      .present(
        "film", .fullScreen, title: "Film",
        [.button("done", "Done", dismiss: .done), .button("second", "Second", opens: "second")]
      )
      .present("share", .activityView, title: "Share", [close, .button("copy", "Copy")])
      .alert("alert", title: "Alert", [ActionButton(id: "ok", label: "OK")])
      .actionSheet(
        "choices", title: "Choices", [ActionButton(id: "cancel", label: "Cancel", style: .cancel)]
      )
      .scene
  }

  /// Current contexts in a sheet, a popover, a full screen and in one another, each with text to lose and buttons that
  /// open sheets; the seed says what is modal and what comes back.
  static func hosting(_ seed: Int) -> Scene {
    let isModal = seed % 2 == 0
    let cancel = Element.button("cancel", "Cancel", dismiss: .cancel)
    let pane = Element(
      id: "pane", role: .group, label: "Pane", frame: Rect(x: 20, y: 160, width: 320, height: 200))
    func context(_ id: String, in container: String? = nil, pane: Bool = false, _ more: Element...) -> Presentation {
      var kind = CurrentContext()
      if pane { kind.hostElement = "form/pane" }
      var context = Presentation(id: id, kind: .currentContext(kind), title: id)
      context.elements = [cancel, .field("text", "Text"), .button("second", "Second", opens: "second")] + more
      context.container = container.map { .popover($0) }
      context.modal = isModal ? nil : false
      return context
    }
    return SceneBuilder(.iPadOS, id: "hosting")
      .with { $0.inputDevices = [.touch, .keyboard, .pointer] }
      .window(
        "main", title: "Main",
        [
          .button("form", "Form", opens: "form"), .button("pick", "Pick", opens: "picker"),
          .button("film", "Film", opens: "film"),
        ]
      )
      .sheet(
        "form", title: "Form",
        [
          cancel, .button("done", "Done", dismiss: .done), .field("street", "Street"),
          .button("edit", "Edit", opens: "editor"), pane, .button("pick", "Pick", opens: "picker"),
        ]
      ) {
        $0.grabberVisible = true
        $0.redisplayAfter = seed % 3 == 0 ? nil : "second"
        guard !isModal else { return }
        $0.detents = [.medium, .large]
        $0.modality = .nonmodal
        $0.largestUndimmedDetent = "large"
      }
      .with {
        $0.presentations += [
          context(
            "editor", pane: !isModal, .button("deep", "Deep", opens: "deep"), .button("film", "Film", opens: "film")),
          context("deep"), context("scribble", in: "picker"), context("caption"),
        ]
      }
      .present(
        "picker", .popover(Popover()), title: "Pick",
        [cancel, .field("find", "Find"), .button("scribble", "Scribble", opens: "scribble")]
      )
      .present(
        "film", .fullScreen, title: "Film",
        [
          cancel, .field("name", "Name"), .button("caption", "Caption", opens: "caption"),
          .button("second", "Second", opens: "second"),
        ]
      ) {
        if seed % 4 > 1 { $0.frame = Rect(x: 0, y: 0, width: 400, height: 500) }
      }
      .sheet("second", title: "Second", [cancel, .field("note", "Note"), .button("third", "Third", opens: "third")]) {
        $0.detents = [.medium, .large]
        $0.modality = isModal ? .modal : .nonmodal
        $0.largestUndimmedDetent = isModal ? nil : "medium"
      }
      .sheet("third", title: "Third", [.button("close", "Close", dismiss: .close)])
      .scene
  }
}
