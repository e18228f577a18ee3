import Accessibility
import Scenes

/// On macOS people can look at films and photos full screen.
///
/// What is mainly shown only its author knows (`mainContent` or the first of `contentKinds`: `video-playback`, `photo-
/// viewer`). A sheet with such content has a control that opens a full screen.
public struct MediaFullScreen: DocumentedRule {
  /// The rule without options.
  public init() {}

  public let rule = Rule(
    id: "media-full-screen",
    title: "Films and photos can be seen full screen",
    why: "In a sheet a picture is small and has a dimmed window around it; people who see little need all the room"
      + " there is.",
    remedy: "Present it as \"fullScreen\", or let a control of the sheet open a \"fullScreen\".",
    severity: .info, method: .static,
    references: [
      .guideline("sheet-alt-media-fullscreen-macos")
    ])

  public let looksAround = true

  public func check(_ index: Int, in context: AuditContext) -> Verdict {
    let node = context.tree.nodes[index]
    guard node.role == .sheet || node.role == .fullScreen, let scene = context.scene, scene.platform == .macOS,
      let view = context.presentation(node.id.path), let content = view.effectiveMainContent,
      content == .videoPlayback || content == .photoViewer
    else { return .inapplicable }
    switch view.kind {
    case .fullScreen: return .pass
    case .sheet:
      return Self.opensFullScreen(view.content, context)
        ? .pass : .fail(.mediaInSheet(name: view.title ?? view.id, content.rawValue))
    default: return .inapplicable
    }
  }

  private static func opensFullScreen(_ elements: [Element], _ context: AuditContext) -> Bool {
    elements.contains { element in
      if let id = element.opens, case .fullScreen = context.presentation(id)?.kind { return true }
      return opensFullScreen(element.children, context)
    }
  }
}

extension Message {
  static func mediaInSheet(name: String, _ content: String) -> Self {
    Self(
      "The sheet “{name}” shows mainly {content} and offers no full screen.", ["name": name, "content": content])
  }
}
