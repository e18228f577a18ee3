import Accessibility
import Announcer
import Documents
import Gestures
import Harness
import Stage
import TestSupport
import Testing

/// What each reader says, in each language, while somebody uses an example: what comes up and goes, changes and scrolls,
/// not only what there is to read.
@Suite("Examples used with each reader")
struct ExampleRunsTests {
  /// An example, and what is done in it.
  struct Use: Sendable {
    var example: String
    var script: String
    /// What is done in the reader's own way: by touch, or by keys.
    var own: [Voice: String] = [:]
  }

  static let uses = [
    Use(
      example: "mail",
      script: """
        reader next; reader next; reader focus "Compose"; reader activate; wait 2s; reader focus "To"; reader activate
        type "Hi"; wait 1s; reader next; reader focus grabber; reader increment; wait 1s; reader escape; wait 2s
        reader focus "Save Draft"; reader activate; wait 2s; reader previous
        """,
      own: [
        .voiceover: #"split tap "Compose"; wait 2s; swipe right; swipe left; scrub; wait 2s"#,
        .talkback: #"split tap "Compose"; wait 2s; swipe right; swipe left; swipe down then left; wait 2s"#,
        .orca: "press insert+z; press b; press b; press insert+f12; press right; press down; press home",
      ]),
    Use(
      example: "watch",
      script: """
        reader next; reader next; reader activate; wait 2s; reader focus "Seconds"; reader increment; wait 1s
        reader decrement; wait 1s; reader rotor next; reader read from top; reader escape; wait 2s
        """,
      own: [.voiceover: "turn crown 2; turn crown -1", .talkback: "turn crown 2; turn crown -1"]),
    Use(
      example: "stocks",
      script: """
        reader next; reader next; reader next listItem; reader scroll down; wait 2s; reader next; reader last
        reader focus "Company Pages"; reader increment; wait 2s; reader next heading; reader previous; reader first
        """,
      own: [
        .voiceover: "swipe up with 3 fingers; wait 2s; rotate by 90deg; swipe down",
        .talkback: "swipe right then left; wait 2s; swipe down then up; swipe down",
        .orca: "press insert+z; press i; press i; press shift+i; press k; press l",
      ]),
    Use(
      example: "save",
      script: """
        reader next; reader next; reader focus "Save…"; reader activate; wait 2s; type "Report"; wait 1s
        reader focus button "Save"; reader activate; wait 2s; reader next; reader escape; wait 2s
        """,
      own: [
        .orca: "press insert+z; press f; press f; press insert+z; press tab; press tab",
        .orca43: "press insert+z; press f; press f; press insert+z; press tab; press tab",
      ]),
  ]

  @Test("what is heard while the examples are used", arguments: ExampleReadingsTests.voices)
  func runs(voice: Voice, language: Language) throws {
    var text = ""
    for use in Self.uses {
      let example = try #require(Examples.named(use.example + ".scene.yaml"))
      let scene = try SceneDocument.read(example.text, file: example.name)
      let performance = try Performance(scene, reader: true, voice: voice, language: language.code)
      let own = use.own[voice] ?? use.own[.orca].flatMap { voice == .orca43 ? $0 : nil }
      try performance.perform(use.script)
      if let own { try performance.perform(own) }
      _ = performance.finish()
      text += "# \(example.name)\n\n\(performance.text(hints: true))\n"
    }
    let golden = Snapshot.compare(text, "runs.\(voice.rawValue).\(language.code).txt")
    #expect(golden.isEqual, "\(golden.message)")
  }
}
