import Documents
import Scenes
import Testing

/// Attributes as other tools have them: what is said of each, and that the mended scene is accepted.
@Suite("Attributes of another language")
struct MeantAttributeTests {
  /// A line of an element, what the error says to do, and the line as it is to be.
  static let elements: [(line: String, hint: String, mended: String)] = [
    ("role: button, disabled: true", "write traits: [disabled]", "role: button, traits: [disabled]"),
    ("role: button, enabled: false", "write traits: [disabled]", "role: button, traits: [disabled]"),
    ("role: button, hidden: true", "write traits: [hidden]", "role: button, traits: [hidden]"),
    ("role: button, visible: no", "write traits: [hidden]", "role: button, traits: [hidden]"),
    ("role: button, selected: true", "write traits: [selected]", "role: button, traits: [selected]"),
    (
      "role: button, traits: [selected], disabled: true", "write traits: [selected, disabled] in the place of both",
      "role: button, traits: [selected, disabled]"
    ),
    ("role: button, disabled: false", "leave it out: only what is disabled has to say so", "role: button"),
    ("button: Send", "write - {role: button, label: Send}", "role: button, label: Send"),
    ("button: 'Send, now'", "write - {role: button, label: 'Send, now'}", "role: button, label: 'Send, now'"),
    ("button: Send, id: a", "write role: button, label: Send", "role: button, label: Send, id: a"),
    ("role: toggle, checked: true", #"write value: "1""#, #"role: toggle, value: "1""#),
    ("role: text, color: red", "write foreground: '#FF0000'", "role: text, foreground: '#FF0000'"),
    ("role: text, textColor: '#f00'", "write foreground: '#FF0000'", "role: text, foreground: '#FF0000'"),
    ("role: text, foreground: red", "write '#FF0000'", "role: text, foreground: '#FF0000'"),
    ("role: text, background: '#0af'", "write '#00AAFF'", "role: text, background: '#00AAFF'"),
    (
      "role: text, frame: {x: 1, y: 2, width: 100, height: 44}", "write [1, 2, 100, 44]",
      "role: text, frame: [1, 2, 100, 44]"
    ),
    (
      "role: text, frame: {left: 1, top: 2, right: 101, bottom: 46}", "write [1, 2, 100, 44]",
      "role: text, frame: [1, 2, 100, 44]"
    ),
    ("role: text, frame: 1 2 100 44", "write [1, 2, 100, 44]", "role: text, frame: [1, 2, 100, 44]"),
    (
      "role: text, x: 1, y: 2, width: 100, height: 44",
      "write frame: [1, 2, 100, 44] in the place of all of them", "role: text, frame: [1, 2, 100, 44]"
    ),
    ("role: text, language: english", "write en", "role: text, language: en"),
    ("role: text, lang: ko_KR", "write language: ko-KR", "role: text, language: ko-KR"),
  ]

  static let scenes: [(line: String, hint: String, mended: String)] = [
    ("language: english", "write en", "language: en"), ("language: 한국어", "write ko", "language: ko"),
    ("language: en_US", "write en-US", "language: en-US"),
    ("screen: 393x852", "write screen: {width: 393, height: 852}", "screen: {width: 393, height: 852}"),
    ("screen: [393, 852]", "write screen: {width: 393, height: 852}", "screen: {width: 393, height: 852}"),
    ("parameters: {longPress: 500}", "write 500ms", "parameters: {longPress: 500ms}"),
    ("parameters: {longPress: 0.5}", "write 0.5s", "parameters: {longPress: 0.5s}"),
    (
      "longPress: 500", "it stands in the scene's parameters: parameters: {longPress: 500ms}",
      "parameters: {longPress: 500ms}"
    ),
    (
      "sheets: [{id: draft}]", "write presentations: and begin each with its kind and name, as in - sheet: draft",
      "presentations: [{sheet: draft}]"
    ),
  ]

  @Test("elements are told of, and accepted as they are to be", arguments: elements)
  func element(line: String, hint: String, mended: String) throws {
    #expect(Self.hint(of: Self.scene("", line)) == hint)
    _ = try SceneDocument.read(Self.scene("", mended), file: "x")
  }

  @Test("scenes are told of, and accepted as they are to be", arguments: scenes)
  func scene(line: String, hint: String, mended: String) throws {
    #expect(Self.hint(of: Self.scene(line, "role: button")) == hint)
    _ = try SceneDocument.read(Self.scene(mended, "role: button"), file: "x")
  }

  @Test("elements at the top are told of with the lines above them, and nothing else is")
  func top() throws {
    let start = "scene: s\nplatform: iOS\n"
    let rest = "  - {role: button, label: A}\n"
    #expect(
      Self.hint(of: start + "elements:\n" + rest)
        == "elements are in a window: write “windows:”, “- id: main” and “  elements:” in its place, a line each")
    _ = try SceneDocument.read(start + "windows:\n- id: main\n  elements:\n" + rest, file: "x")
  }

  @Test("a name at the top is the scene's")
  func name() throws {
    let rest = "platform: iOS\nwindows: [{id: main}]\n"
    #expect(Self.hint(of: "name: my shop\n" + rest) == "write scene: my-shop")
    _ = try SceneDocument.read("scene: my-shop\n" + rest, file: "x")
  }

  @Test(
    "tags of languages are taken", arguments: ["en", "EN", "ko-KR", "zh-Hans", "pt-BR", "i-klingon", "x-own", "tlh"])
  func tag(language: String) throws {
    #expect(try SceneDocument.read(Self.scene("language: \(language)", "role: text"), file: "x").language == language)
  }

  @Test("what is no tag is not", arguments: ["e", "klingon", "ko-", "-ko", "en--US", "x", "12", "abcdefghijkl-x"])
  func noTag(language: String) {
    #expect(throws: DocumentErrors.self) {
      try SceneDocument.read(Self.scene("language: \(language)", "role: text"), file: "x")
    }
  }

  private static func scene(_ line: String, _ element: String) -> String {
    "scene: s\nplatform: iOS\n\(line)\nwindows:\n  - id: main\n    elements:\n      - {\(element)}\n"
  }

  /// The hint of the one thing that is wrong; of several, of the first.
  private static func hint(of text: String) -> String? {
    do {
      _ = try SceneDocument.read(text, file: "x")
    } catch let errors as DocumentErrors {
      #expect(Set(errors.errors.map(\.hint)).count == 1, "\(errors.report)")
      return errors.errors.first?.hint
    } catch {}
    return nil
  }
}
