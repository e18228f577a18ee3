import Scenes
import TestSupport

extension Scene {
  /// Everything at once: a modal sheet with changes to lose, a non-modal one, one that refuses, one that opens
  /// another, an action sheet and an alert of its own.
  static func busy(_ platform: Platform = .iOS) -> Scene {
    let save = Element.button("save", "Save").effect { $0.commits = true }
    let finish = Element.button("finish", "Finish").effect { $0.completes = true }
    let volume = Element.slider("volume", "Volume", from: 0, to: 10, at: 5, step: 1).effect { $0.changes = true }
    return SceneBuilder(platform, id: "busy")
      .window(
        "main", title: "Main",
        [
          .button("compose", "Compose", opens: "draft"), .button("filter", "Filter", opens: "panel"),
          .button("force", "Force", opens: "strict"), .button("ask", "Ask", opens: "choices"),
          .toggle("wifi", "Wi-Fi"),
        ]
      )
      .sheet(
        "draft", title: "Draft",
        [
          .button("cancel", "Cancel", dismiss: .cancel), .button("done", "Done", dismiss: .done),
          .field("body", "Body"), volume, save, .button("more", "More", opens: "second"),
          .button("warn", "Warn", opens: "warning"),
        ]
      ) {
        $0.detents = [.medium, .large]
        $0.grabberVisible = true
      }
      .sheet("second", title: "Second", [.button("close", "Close", dismiss: .close), finish, .field("note", "Note")]) {
        $0.autoDismissOnCompletion = true
      }
      .sheet("panel", title: "Panel", [.button("hide", "Hide", dismiss: .dismiss), .toggle("unread", "Unread")]) {
        $0.modality = .nonmodal
        $0.detents = [Detent(id: "small", height: .points(250)), .medium, .large]
        $0.largestUndimmedDetent = "medium"
        $0.grabberVisible = true
      }
      .sheet(
        "strict", title: "Strict",
        [.button("cancel", "Cancel", dismiss: .cancel), .button("ok", "OK", dismiss: .ok), finish]
      ) {
        $0.requiresAction = true
        $0.autoDismissOnCompletion = true
        $0.detents = [.medium, .large]
      }
      .actionSheet(
        "choices", title: "Choices",
        [ActionButton(id: "one", label: "One"), ActionButton(id: "cancel", label: "Cancel", style: .cancel)]
      )
      .alert("warning", title: "Warning", [ActionButton(id: "ok", label: "OK")])
      .scene
  }
}
