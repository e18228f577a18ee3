import Testing

/// What somebody meets who brings the habits of other tools: the interface has to be there to say what is meant.
@Suite("Mistakes of a fifth day")
struct FifthDayTests {
  static let films = """
          - id: films
            role: scrollView
            label: Films
            frame: [0, 100, 1920, 300]
            elements:
              - {id: one, role: button, label: One, frame: [60, 120, 800, 200]}
              - {id: two, role: button, label: Two, frame: [3000, 120, 800, 200]}
              - {id: end, role: text, label: End, frame: [3900, 120, 800, 200]}
          - {id: go, role: button, label: Go, frame: [60, 700, 800, 200]}
          - {id: wifi, role: switch, label: Wi-Fi, value: "0", frame: [960, 700, 400, 80]}
    """
  static let files = [
    "television.scene.yaml": Mistake.scene(films, platform: "tvOS"),
    "enter.scene.yaml": Mistake.scene("      - {id: a, role: button, label: Enter}"),
    "short.scene.yaml": Mistake.scene("      - button: Send\n      - text: Hello"),
    "english.flow.yaml": "target: example:mail\nlanguage: english\nsteps:\n  - tap \"Compose\"\n",
    "step.flow.yaml": "target: example:mail\nsteps:\n  - press enter twice\n",
  ]

  /// Command lines, their exit codes, and what is told.
  static let mistakes: [(arguments: [String], status: Int32, words: String)] = [
    (Mistake.script(#"press "Enter""#), 1, "a key stands without quotation marks: press enter"),
    (Mistake.script("press enter"), 0, "press return"),
    (Mistake.script(#"press "Enter""#, on: "enter.scene.yaml"), 0, "long press"),
    (Mistake.script(#"drag from "Wi-Fi" to 1800,740"#, on: "television.scene.yaml"), 0, "to 1800,740” did nothing"),
    // The keys are tried: the focus goes into what scrolls first.
    (Mistake.script(#"press down; tap "Two""#, on: "television.scene.yaml"), 1, "hint: press up; press right\n"),
    (
      Mistake.script(#"press down; press up; press right; tap "Two""#, on: "television.scene.yaml"), 0,
      "button \"Two\" activated"
    ),
    (
      Mistake.script(#"press right; tap "End""#, on: "television.scene.yaml"), 1,
      "hint: no key of the remote brings it nearer"
    ),
    (["audit", "short.scene.yaml"], 3, "short.scene.yaml:6:9: element has no attribute \"button\""),
    (["audit", "short.scene.yaml"], 3, "write - {role: text, label: Hello}"),
    (["run", "english.flow.yaml"], 3, "hint: write en\n"),
    (["run", "step.flow.yaml"], 3, "write press enter; press enter"),
  ]

  @Test("lead on", arguments: mistakes)
  func mistake(arguments: [String], status: Int32, words: String) throws {
    try Mistake.expect(arguments, endsWith: status, telling: words, files: Self.files)
  }
}
