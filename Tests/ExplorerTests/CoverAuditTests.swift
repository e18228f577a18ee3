import Audit
import Documents
import Scenes
import Stage
import Testing

@testable import Explorer

/// Audits of everything that lies over something else.
@Suite("Audit of popovers, menus, full screens and their likes")
struct CoverAuditTests {
  static let text = """
    scene: covers
    platform: PLATFORM
    windows:
      - id: canvas
        title: Canvas
        elements:
          - {id: brush, role: button, label: Brush, opens: tips}
          - {id: more, role: button, label: More}
          - {id: film, role: button, label: Film, opens: player}
          - {id: send, role: button, label: Send, opens: share}
          - {id: erase, role: button, label: Erase, opens: question, effect: {destructive: true, needsClarification: true}}
          - id: pane
            role: group
            label: Message
            frame: [20, 480, 340, 300]
            elements:
              - {id: edit, role: button, label: Edit, opens: editor}
    presentations:
      - popover: tips
        title: Brushes
        elements:
          - {id: wide, role: toggle, label: Wide}
          - {id: colours, role: button, label: Colours, opens: colours}
      - sheet: colours
        title: Colours
        container: tips
        elements: [{id: done, role: button, label: Done, dismiss: done}]
      - menu: list
        title: More
        revealControl: more
        elements:
          - {id: rename, role: menuItem, label: Rename}
          - {id: move, role: menuItem, label: Move}
      - fullScreen: player
        title: Film
        elements: [{id: done, role: button, label: Done, dismiss: done}]
      - activityView: share
        title: Share
        elements:
          - {id: copy, role: button, label: Copy, relevance: primary}
          - {id: close, role: button, label: Close, dismiss: close}
      - currentContext: editor
        title: Edit Message
        host: splitViewPane
        hostElement: pane
        elements: [{id: done, role: button, label: Done, dismiss: done}]
      - confirmationDialog: question
        title: Erase everything?
        buttons: [{id: erase, label: Erase, style: destructive, destroysData: true}]
    """

  @Test(
    "all of them are reachable and left by touch, keys and reader, and leak nothing",
    arguments: [Platform.iPadOS, .macOS])
  func clean(platform: Platform) throws {
    let text = Self.text.replacing("PLATFORM", with: platform.rawValue)
    let scene = try SceneDocument.read(text, file: "covers.scene.yaml")
    let report = ExplorerAudit.run(target: Stage(scene), scene: scene, options: .reach)
    #expect(report.result.findings.filter { $0.severity == .error }.map(\.message) == [])
    #expect(report.exploration?.isComplete == true)
  }
}
