import Documents
import Testing

/// The line that a hint says to write: it is accepted as it stands, whatever traps the line before it had.
@Suite("Mended lines")
struct MendedLineTests {
  /// A line of an element, and what is to be written in its place.
  static let lines: [(line: String, mended: String)] = [
    (
      "- {role: text, label: Note: this, foreground: #FFF}",
      #"- {role: text, label: "Note: this", foreground: '#FFFFFF'}"#
    ),
    ("- {role: text, label: Note: this, hint: one #2}", #"- {role: text, label: "Note: this", hint: "one #2"}"#),
    ("- role: button label: Send", "- {role: button, label: Send}"),
    ("- id: b, role: button, label: Send it", "- {id: b, role: button, label: Send it}"),
    ("- role: button label: Send, now", #"- {role: button, label: "Send, now"}"#),
  ]

  private static func scene(_ line: String) -> String {
    "scene: s\nplatform: iOS\nwindows:\n  - id: w\n    title: W\n    elements:\n      \(line)\n"
  }

  @Test("what the hint says to write is accepted", arguments: lines)
  func accepted(line: String, mended: String) throws {
    let error = try #require(throws: DocumentErrors.self) {
      try SceneDocument.read(Self.scene(line), file: "s.scene.yaml")
    }
    #expect(error.errors.first?.hint?.hasSuffix("write \(mended)") == true, "\(error)")
    #expect(throws: Never.self) { try SceneDocument.read(Self.scene(mended), file: "s.scene.yaml") }
  }

  @Test("a text with a colon in it is one text", arguments: ["- label: My role: engineer", "- label: Note: this"])
  func text(line: String) throws {
    let error = try #require(throws: DocumentErrors.self) {
      try SceneDocument.read(Self.scene(line), file: "s.scene.yaml")
    }
    let hint = try #require(error.errors.first?.hint)
    #expect(hint.hasSuffix(#"write - label: "\#(line.dropFirst(9))""#))
  }

  @Test("two attributes on a line that is no item are not taken for a text")
  func pair() throws {
    let text = Self.scene("- id: b\n        role: button label: Send")
    let error = try #require(throws: DocumentErrors.self) { try SceneDocument.read(text, file: "s.scene.yaml") }
    #expect(error.errors.first?.hint?.contains("button label: Send\"") != true, "\(error)")
  }
}
