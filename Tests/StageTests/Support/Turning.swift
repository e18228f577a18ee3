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
}
