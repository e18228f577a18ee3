import Accessibility
package import Scenes

extension Scene {
  /// A sheet with three detents and little else, so that hands meet its grabber often; a second one after which it comes
  /// back; and a popover with a sheet inside.
  package static func threeDetents(_ platform: Platform) -> Scene {
    func button(_ id: String, opens: String? = nil, _ role: Element.DismissRole? = nil) -> Element {
      var button = Element(id: id, role: .button, label: id)
      button.opens = opens
      button.dismissRole = role
      return button
    }
    var scene = Scene(id: "detents", platform: platform)
    var window = Window(id: "main")
    window.elements = [button("open", opens: "first"), button("about", opens: "popover")]
    scene.windows.append(window)
    var sheet = Sheet()
    sheet.detents = [Detent(id: "low", height: .points(220)), .medium, .large]
    sheet.grabberVisible = true
    sheet.redisplayAfter = "second"
    var first = Presentation(id: "first", kind: .sheet(sheet), title: "First")
    first.elements = [button("cancel", .cancel), button("next", opens: "second")]
    var second = Presentation(id: "second", kind: .sheet(Sheet()), title: "Second")
    second.elements = [button("done", .done)]
    var popover = Presentation(id: "popover", kind: .popover(Popover()), title: "Popover")
    popover.elements = [button("more", opens: "inner")]
    var inner = Presentation(id: "inner", kind: .sheet(Sheet()), title: "Inner")
    inner.container = .popover("popover")
    inner.elements = [button("done", .done)]
    scene.presentations = [first, second, popover, inner]
    return scene
  }

  /// A sheet whose detents are so close to one another that what holds it at one decides where a slow drag leads; it never
  /// goes, and has little else to touch than its grabber.
  package static func closeDetents() -> Scene {
    var scene = Scene(id: "close", platform: .iOS)
    var window = Window(id: "main")
    window.elements = [Element(id: "title", role: .text, label: "Notes")]
    scene.windows.append(window)
    var sheet = Sheet()
    sheet.detents = (0..<6).map { Detent(id: "step-\($0)", height: .points(300 + 30 * Double($0))) }
    sheet.grabberVisible = true
    sheet.swipeToDismiss = false
    sheet.requiresAction = true
    var note = Presentation(id: "note", kind: .sheet(sheet), title: "Note")
    note.isPresented = true
    note.elements = [Element(id: "text", role: .text, label: "Text")]
    scene.presentations = [note]
    return scene
  }

  /// Two cards, one of which comes over the other, as under the pages of iOS 13.
  package static func cards() -> Scene {
    var scene = Scene(id: "cards", platform: .iOS)
    scene.ruleset = .ios13
    var window = Window(id: "main")
    var open = Element(id: "open", role: .button, label: "Open")
    open.opens = "draft"
    window.elements = [open]
    scene.windows.append(window)
    var (cancel, attach, done) = (
      Element(id: "cancel", role: .button, label: "Cancel"), Element(id: "attach", role: .button, label: "Attach"),
      Element(id: "done", role: .button, label: "Done")
    )
    (cancel.dismissRole, attach.opens, done.dismissRole) = (.cancel, "files", .done)
    var draft = Presentation(id: "draft", kind: .sheet(Sheet()), title: "Draft")
    draft.elements = [cancel, attach]
    var files = Presentation(id: "files", kind: .sheet(Sheet()), title: "Files")
    files.elements = [done]
    scene.presentations = [draft, files]
    return scene
  }
}
