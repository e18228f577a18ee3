import Accessibility
import Geometry
package import Scenes

extension Scene {
  /// Two sheets and a full screen that lead to one another, with a list that scrolls, a slider, a switch, text and a question about
  /// unsaved changes.
  ///
  /// - Parameter isNonmodal: Whether the first sheet leaves its parent usable.
  package static func endurance(_ platform: Platform = .iOS, isNonmodal: Bool = false) -> Scene {
    func element(_ id: String, _ role: Role, opens: String? = nil) -> Element {
      var element = Element(id: id, role: role)
      element.label = id
      element.opens = opens
      return element
    }
    var list = element("list", .scrollView)
    list.children = (1...24).map { element("row-\($0)", .button) }
    var volume = element("volume", .slider)
    volume.range = ValueRange(minimum: 0, maximum: 10, current: 5, step: 1)
    var cancel = element("cancel", .button)
    cancel.dismissRole = .cancel
    var done = element("done", .button)
    done.dismissRole = .done
    var scene = Scene(id: "endurance", platform: platform)
    var window = Window(id: "main")
    window.elements = [element("open", .button, opens: "first"), element("wifi", .toggle), element("menu", .button)]
    scene.windows.append(window)
    var sheet = Sheet()
    sheet.detents = [.medium, .large]
    sheet.grabberVisible = true
    sheet.confirmation = "question"
    sheet.redisplayAfter = "second"
    if isNonmodal {
      sheet.modality = .nonmodal
      sheet.largestUndimmedDetent = "medium"
    }
    var first = Presentation(id: "first", kind: .sheet(sheet), title: "First")
    first.elements = [
      cancel, done, element("note", .textField), element("next", .button, opens: "second"),
      element("watch", .button, opens: "film"), volume, list,
    ]
    var second = Presentation(id: "second", kind: .sheet(Sheet()), title: "Second")
    second.elements = [done, element("name", .textField)]
    var film = Presentation(id: "film", kind: .fullScreen, title: "Film")
    film.elements = [done, element("again", .button, opens: "first"), element("about", .button, opens: "second")]
    let question = Presentation(
      id: "question",
      kind: .actionSheet(
        ActionSheet([
          ActionButton(id: "delete", label: "Delete", style: .destructive, answer: .discard),
          ActionButton(id: "keep", label: "Cancel", style: .cancel, answer: .keep),
        ])), title: "Delete the draft?")
    scene.presentations = [first, second, film, question]
    return scene
  }

  /// A sheet on a watch in which its author has put no way out, so that the system puts one there.
  package static func bareWatch() -> Scene {
    var scene = Scene(id: "bare", platform: .watchOS)
    var window = Window(id: "main")
    var open = Element(id: "open", role: .button, label: "Open")
    open.opens = "details"
    window.elements = [open, Element(id: "lamp", role: .toggle, label: "Lamp")]
    scene.windows.append(window)
    var details = Presentation(id: "details", kind: .sheet(Sheet()), title: "Details")
    details.elements = [
      Element(id: "tone", role: .toggle, label: "Tone"), Element(id: "name", role: .textField, label: "Name"),
    ]
    scene.presentations = [details]
    return scene
  }

  /// A sheet on a phone that has the medium detent alone, with a list in it.
  package static func oneDetent() -> Scene {
    var scene = Scene(id: "one", platform: .iOS)
    var window = Window(id: "main")
    var open = Element(id: "open", role: .button, label: "Open")
    open.opens = "half"
    window.elements = [open]
    scene.windows.append(window)
    var sheet = Sheet()
    sheet.detents = [.medium]
    sheet.grabberVisible = true
    var half = Presentation(id: "half", kind: .sheet(sheet), title: "Half")
    var done = Element(id: "done", role: .button, label: "Done")
    done.dismissRole = .done
    var list = Element(id: "list", role: .scrollView, label: "List")
    list.children = (1...20).map { Element(id: "row-\($0)", role: .button, label: "Row \($0)") }
    half.elements = [done, list]
    scene.presentations = [half]
    return scene
  }
}
