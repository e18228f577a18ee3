import Accessibility
import Geometry
import Scenes
import TestSupport

extension Scene {
  /// Everything that covers something: a popover with a sheet inside and one that it asks for, a full screen, an
  /// editor in a pane, a share sheet, a menu, dialogs with and without consequences.
  static func covered(_ platform: Platform = .iPadOS) -> Scene {
    var pane = Element(id: "pane", role: .group, label: "Message", frame: Rect(x: 320, y: 320, width: 420, height: 600))
    pane.children = [.button("edit", "Edit", opens: "editor")]
    let erase = Element.button("erase", "Erase", opens: "question").effect {
      $0.target = "state"
      $0.value = "erased"
      $0.needsClarification = true
    }
    var state = Element.text("state", "State")
    state.value = "full"
    return SceneBuilder(platform, id: "covered")
      .with { $0.inputDevices = [.touch, .keyboard, .crown, .pointer] }
      .window(
        "main", title: "Main",
        [
          .button("brush", "Brush", opens: "tips"), .button("watch", "Watch", opens: "film"),
          .button("share", "Share", opens: "sharing"), .button("more", "More"), erase, state, pane,
        ]
      )
      .present(
        "tips", .popover(Popover()), title: "Brushes",
        [
          .toggle("wide", "Wide"), .button("colours", "Colours", opens: "colours"),
          .button("settings", "Settings", opens: "settings"), .button("warn", "Warn", opens: "warning"),
          .button("delete", "Delete", opens: "question"),
        ]
      )
      .present(
        "colours", .sheet(Sheet()), title: "Colours", [.button("done", "Done", dismiss: .done), .field("hex", "Hex")]
      ) {
        $0.container = .popover("tips")
      }
      .sheet(
        "settings", title: "Settings",
        [
          .button("close", "Close", dismiss: .close), .field("name", "Name"), .button("play", "Play", opens: "film"),
          .button("tips", "Tips", opens: "tips"),
        ]
      )
      .present(
        "film", .fullScreen, title: "Film",
        [
          .button("done", "Done", dismiss: .done), .button("info", "Info", opens: "about"),
          .slider("volume", "Volume", from: 0, to: 10, at: 5, step: 1),
        ]
      )
      .sheet("about", title: "About", [.button("close", "Close", dismiss: .close)])
      .present(
        "editor", .currentContext(CurrentContext(host: .splitViewPane)), title: "Edit",
        [
          .button("done", "Done", dismiss: .done), .field("text", "Text", role: .textEditor),
          .button("setup", "Set Up", opens: "settings"),
        ]
      ) {
        if case .currentContext(var context) = $0.kind {
          context.hostElement = "pane"
          $0.kind = .currentContext(context)
        }
      }
      .present(
        "sharing", .activityView, title: "Share",
        [
          .button("print", "Print", opens: "settings"), .button("copy", "Copy"),
          .button("close", "Close", dismiss: .close),
        ]
      ) { $0.elements[1].relevance = .primary }
      .present("list", .menu(Menu(revealControl: "more")), [.button("rename", "Rename"), .button("move", "Move")])
      .actionSheet(
        "question", title: "Erase all?",
        [
          ActionButton(id: "cancel", label: "Cancel", style: .cancel),
          ActionButton(id: "erase", label: "Erase", style: .destructive),
        ]
      )
      .alert("warning", title: "Out of space", [ActionButton(id: "ok", label: "OK")])
      .scene
  }
}

extension StageDriver {
  /// Somebody before the covered scene in regular width, where popovers are no sheets, who has opened something.
  static func covered(_ opener: String, wide platform: Platform) -> StageDriver {
    var scene = Scene.covered(platform)
    scene.sizeClass = SizeClasses(horizontal: .regular, vertical: .regular)
    var driver = StageDriver(scene)
    driver.tap("main/\(opener)")
    driver.settle()
    driver.clear()
    return driver
  }

  /// Somebody before the covered scene who has opened something.
  static func covered(_ opener: String? = nil, _ platform: Platform = .iPadOS) -> StageDriver {
    var driver = StageDriver(.covered(platform))
    if let opener {
      driver.tap("main/\(opener)")
      driver.settle()
      driver.clear()
    }
    return driver
  }
}
