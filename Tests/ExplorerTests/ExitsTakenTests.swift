import Accessibility
import Documents
import Harness
import Scenes
import Stage
import Testing

@testable import Explorer

/// A way out that a document may name is one that the stage takes: else the document is refused.
@Suite("Ways out, refused or taken")
struct ExitsTakenTests {
  static let kinds = [
    "sheet", "actionSheet", "confirmationDialog", "alert", "activityView", "popover", "fullScreen", "currentContext",
    "menu", "panel", "splitView", "fullSpace",
  ]

  static func scene(_ platform: Platform, _ kind: String, _ exit: String) -> String {
    let isDialog = ["actionSheet", "confirmationDialog", "alert"].contains(kind)
    let content =
      isDialog
      ? #""buttons": [{"id": "ok", "label": "OK"}, {"id": "no", "label": "Cancel", "style": "cancel"}]"#
      : #""elements": [{"id": "act", "role": "button", "label": "Act", "effect": {"completes": true}}, {"id": "out", "role": "button", "label": "Out", "dismiss": "close"}]"#
    return """
      {"scene": "s", "platform": "\(platform.rawValue)",
       "windows": [{"id": "w", "title": "W", "elements": [{"id": "o", "role": "button", "label": "Open", "opens": "p"}]}],
       "presentations": [{"\(kind)": "p", "title": "P", "exits": ["\(exit)"], \(content)}]}
      """
  }

  /// Reasons with which a presentation goes by a way out.
  static func reasons(_ exit: Presentation.Exit) -> Set<TargetEvent.DismissReason> {
    switch exit {
    case .button: [.button, .discarded, .saved]
    case .swipe: [.swipe]
    case .escapeKey, .assistiveEscape: [.escape]
    case .completion: [.completed]
    }
  }

  @Test("each way out that a document may name leads out", arguments: Platform.allCases, kinds)
  func taken(platform: Platform, kind: String) throws {
    for exit in Presentation.Exit.allCases {
      guard let scene = try? SceneDocument.read(Self.scene(platform, kind, exit.rawValue), file: "s.scene.json") else {
        continue
      }
      var wasShown = false
      var ways: Set<TargetEvent.DismissReason> = []
      _ = Explorer().walk(Stage(scene), scene: scene) { _, _ in
      } observe: { transition in
        for event in transition.events where event.node.path.hasPrefix("p") {
          if case .didPresent = event.kind { wasShown = true }
          if case .didDismiss(let reason) = event.kind { ways.insert(reason) }
        }
      }
      guard wasShown else { continue }
      #expect(
        !ways.isDisjoint(with: Self.reasons(exit)),
        "\(kind) on \(platform.rawValue) with exits: [\(exit.rawValue)] is left by \(ways.map(\.rawValue).sorted())")
    }
  }
}
