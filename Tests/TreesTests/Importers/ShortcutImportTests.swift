import Accessibility
import Announcer
import Harness
import Testing
import Trees

/// Keys that do the same, and what is current: which dumps say so, and what Orca makes of it.
@Suite("Keys and current items of dumps")
struct ShortcutImportTests {
  static func heard(_ tree: AccessibilityTree, _ voice: Voice = .orca) -> [String] {
    ScreenReading(tree, title: "x", reader: ScreenReader(voice: voice)).items.map(\.utterance.text)
  }

  static let chromium = """
    {"nodes": [
      {"nodeId": "1", "role": {"type": "role", "value": "RootWebArea"}, "name": {"type": "computedString", "value": "Page"},
       "childIds": ["2"]},
      {"nodeId": "2", "parentId": "1", "role": {"type": "role", "value": "button"},
       "name": {"type": "computedString", "value": "Save"},
       "properties": [{"name": "keyshortcuts", "value": {"type": "string", "value": "Control+S"}}]}
    ]}
    """

  @Test("AccessKit says both, and a word of no meaning is listed")
  func accessKit() throws {
    let imported = try HeldWordsTests.read(
      AccessKitMeaningTests.update([
        ("button", 1, "\"label\":\"Save\",\"keyboardShortcut\":\"Ctrl+S\""),
        ("link", 1, "\"label\":\"Home\",\"ariaCurrent\":\"page\""),
        ("link", 1, "\"label\":\"News\",\"ariaCurrent\":\"true\""),
        ("link", 1, "\"label\":\"Shop\",\"ariaCurrent\":\"false\""),
        ("link", 1, "\"label\":\"Jobs\",\"ariaCurrent\":\"item\""),
      ]))
    #expect(imported.tree.nodes.compactMap(\.current) == [.page, .item])
    #expect(imported.unused.map(\.name) == ["ariaCurrent"])
    #expect(
      Self.heard(imported.tree) == [
        "Save button. Ctrl+S", "Home link. (current page)", "News link. (current item)", "Shop link", "Jobs link",
      ])
    #expect(Self.heard(imported.tree, .voiceover).prefix(2) == ["Save. Button.", "Home. Link."])
  }

  @Test("Chromium says the keys, as the page writes them")
  func page() throws {
    let imported = try HeldWordsTests.read(Self.chromium)
    #expect(imported.tree.nodes.compactMap(\.shortcut) == ["Control+S"] && imported.unused.isEmpty)
    #expect(Self.heard(imported.tree).last?.hasSuffix("Save button. Ctrl+S") == true)
  }
}
