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
}
