import Documents
import Gestures
import Harness
import SafeText
import Scenes
import Stage
import TestSupport
import Testing

@Suite("Scripts of interfaces with hostile names")
struct HostileNameScriptTests {
  /// A scene of a switch and a field, called like that.
  private static func scene(_ first: String, _ second: String) throws -> Scene {
    try SceneDocument.read(
      """
      scene: shop
      platform: iOS
      windows:
        - id: main
          elements:
            - {id: one, role: toggle, label: \(first.quoted(.long)), frame: [0, 100, 393, 50], value: "0"}
            - {id: two, role: textField, label: \(second.quoted(.long)), frame: [0, 200, 393, 50]}

      """, file: "shop.scene.yaml")
  }

  @Test("a script of them is safe to look at, is a script, and does the same", arguments: 0..<60)
  func plays(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    // A document has no NUL.
    let first = "1" + HostileNames.name(using: &generator).replacing("\0", with: "")
    let second = "2" + HostileNames.name(using: &generator).replacing("\0", with: "")
    let scene = try Self.scene(first, second)
    let typed = ScriptText.quoted("a\u{20}\"b\" \\")
    let recorded = try Recorded(scene, script: "tap 196,125; tap 196,225; type \(typed)")
    let text = recorded.translation.text
    #expect(text.linesForTerminal == text)
    #expect(recorded.translation.isFaithful, "\(text)")
    let script = try GestureScript(parsing: text)
    try script.check()
    let again = try Recorded(scene, script: text)
    #expect(again.endHash == recorded.endHash, "\(text)")
  }
}
