import Accessibility
import Geometry
package import Scenes

extension Scene {
  /// Two windows side by side: from the one come a modal sheet, a sheet that leaves its parent usable where there is such a
  /// thing, an alert and, on a tablet, a popover with a sheet inside; the other has something to operate and to open.
  package static func twoWindows(_ platform: Platform) -> Scene {
    func button(_ id: String, opens: String? = nil, _ role: Element.DismissRole? = nil) -> Element {
      var button = Element(id: id, role: .button, label: id)
      button.opens = opens
      button.dismissRole = role
      return button
    }
    var scene = Scene(id: "windows", platform: platform)
    let size = scene.screen.size
    var main = Window(id: "main", title: "Main")
    main.frame = Rect(x: 0, y: 0, width: size.width / 2, height: size.height)
    main.elements = [
      button("open", opens: "first"), button("format", opens: "format"),
      Element(id: "wifi", role: .toggle, label: "wifi"),
    ]
    var other = Window(id: "other", title: "Other")
    other.frame = Rect(x: size.width / 2, y: 0, width: size.width / 2, height: size.height)
    other.elements = [Element(id: "lamp", role: .toggle, label: "lamp"), button("tell", opens: "note")]
    scene.windows = [main, other]
    var first = Presentation(id: "first", kind: .sheet(Sheet()), title: "First")
    first.elements = [button("done", .done), button("ask", opens: "alert")]
    var sheet = Sheet()
    if PlatformProfile(platform).hasDetents {
      sheet.detents = [.medium, .large]
      sheet.modality = .nonmodal
      sheet.largestUndimmedDetent = "medium"
    }
    var format = Presentation(id: "format", kind: .sheet(sheet), title: "Format")
    format.elements = [button("done", .done)]
    let alert = Presentation(id: "alert", kind: .alert(Alert([ActionButton(id: "ok", label: "OK")])), title: "Sure?")
    var note = Presentation(id: "note", kind: .sheet(Sheet()), title: "Note")
    note.elements = [button("done", .done)]
    scene.presentations = [first, format, alert, note]
    guard platform == .iPadOS else { return scene }
    scene.windows[0].elements.append(button("about", opens: "popover"))
    var popover = Presentation(id: "popover", kind: .popover(Popover()), title: "Popover")
    popover.elements = [button("more", opens: "inner"), Element(id: "tone", role: .toggle, label: "tone")]
    var inner = Presentation(id: "inner", kind: .sheet(Sheet()), title: "Inner")
    inner.container = .popover("popover")
    inner.elements = [button("done", .done)]
    scene.presentations += [popover, inner]
    return scene
  }
}
