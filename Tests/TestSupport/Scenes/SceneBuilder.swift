import Accessibility
public import Scenes

/// Puts scenes together in code, for tests.
///
/// ```swift
/// let scene = SceneBuilder(.iOS)
///   .window("inbox", [.button("compose", "Compose", opens: "draft")])
///   .sheet("draft", title: "New Message", [.field("body", "Message")]) { $0.detents = [.medium, .large] }
///   .scene
/// ```
public struct SceneBuilder: Sendable {
  /// The scene so far.
  public private(set) var scene: Scene

  /// An empty scene.
  public init(_ platform: Platform = .iOS, id: String = "test") { scene = Scene(id: id, platform: platform) }

  /// The scene, changed in place.
  public func with(_ change: (inout Scene) -> Void) -> SceneBuilder {
    var copy = self
    change(&copy.scene)
    return copy
  }

  /// Adds a window.
  public func window(_ id: String, title: String? = nil, _ elements: [Element]) -> SceneBuilder {
    with { scene in
      var window = Window(id: id, title: title)
      window.elements = elements
      scene.windows.append(window)
    }
  }

  /// Adds a sheet.
  public func sheet(
    _ id: String, title: String? = nil, _ elements: [Element], _ change: (inout Sheet) -> Void = { _ in }
  ) -> SceneBuilder {
    with { scene in
      var sheet = Sheet()
      change(&sheet)
      var presentation = Presentation(id: id, kind: .sheet(sheet), title: title)
      presentation.elements = elements
      scene.presentations.append(presentation)
    }
  }

  /// Adds an action sheet.
  public func actionSheet(_ id: String, title: String? = nil, _ buttons: [ActionButton]) -> SceneBuilder {
    with { $0.presentations.append(Presentation(id: id, kind: .actionSheet(ActionSheet(buttons)), title: title)) }
  }

  /// Adds a presentation of any kind.
  public func present(
    _ id: String, _ kind: Presentation.Kind, title: String? = nil, _ elements: [Element] = [],
    _ change: (inout Presentation) -> Void = { _ in }
  ) -> SceneBuilder {
    with { scene in
      var presentation = Presentation(id: id, kind: kind, title: title)
      presentation.elements = elements
      change(&presentation)
      scene.presentations.append(presentation)
    }
  }

  /// Adds an alert.
  public func alert(_ id: String, title: String? = nil, _ buttons: [ActionButton]) -> SceneBuilder {
    with { $0.presentations.append(Presentation(id: id, kind: .alert(Alert(buttons)), title: title)) }
  }
}

extension Scene {
  /// An inbox with a Compose button that opens a draft at medium and large, with the question about unsaved changes
  /// that Mail asks: Delete Draft, Save Draft, Cancel.
  public static func mail(_ platform: Platform = .iOS) -> Scene {
    SceneBuilder(platform, id: "mail")
      .window(
        "inbox", title: "Inbox",
        [.text("first", "Meeting moved to Friday"), .button("compose", "Compose", opens: "draft")]
      )
      .sheet(
        "draft", title: "New Message",
        [
          .button("cancel", "Cancel", dismiss: .cancel), .button("send", "Send", dismiss: .done),
          .field("to", "To"), .field("body", "Message", role: .textEditor),
        ]
      ) {
        $0.detents = [.medium, .large]
        $0.grabberVisible = true
        $0.confirmation = "unsaved"
      }
      .actionSheet(
        "unsaved", title: "Save this draft?",
        [
          ActionButton(id: "delete", label: "Delete Draft", style: .destructive, answer: .discard),
          ActionButton(id: "save", label: "Save Draft", answer: .save),
          ActionButton(id: "keep", label: "Cancel", style: .cancel, answer: .keep),
        ]
      ).scene
  }
}
