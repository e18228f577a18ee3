import Documents
import Scenes
import Testing

/// What to write instead of a number with a unit: the same amount in the unit of its place, or nothing.
@Suite("Hints for numbers with units")
struct NumberHintTests {
  static func hint(_ parameters: String, frame: String = "[0, 0, 100, 100]") -> String? {
    HostileSceneTests.errors(
      """
      scene: a
      platform: iOS
      parameters: {\(parameters)}
      windows: [{id: w, elements: [{id: o, role: button, label: O, frame: \(frame)}]}]
      """)?.errors.first?.hint ?? nil
  }

  @Test(
    "times are converted",
    arguments: [
      ("springResponse: 400ms", "write 0.4, without a unit"), ("springResponse: 0.4s", "write 0.4, without a unit"),
    ])
  func times(parameters: String, hint: String) { #expect(Self.hint(parameters) == hint) }

  @Test(
    "a time in microseconds is taken in any unit, as on command lines",
    arguments: ["tapMax: 500ms", "tapMax: 0.5s", "transition: 400 ms", "transition: '400ms'", "tapMax: 500000"])
  func taken(parameters: String) {
    let scene = """
      scene: a
      platform: iOS
      parameters: {\(parameters)}
      windows: [{id: w, elements: [{id: o, role: button, label: O}]}]
      """
    #expect(HostileSceneTests.errors(scene) == nil)
  }

  @Test("points are points, and what is something else is not guessed")
  func others() {
    #expect(Self.hint("tapSlop: 12pt") == "write 12, without a unit")
    #expect(Self.hint("tapSlop: 12ms") == nil && Self.hint("tapMax: 12pt") == nil)
    #expect(Self.hint("tapSlop: 1_000") == nil)
    #expect(Self.hint("", frame: "[0, 0, 0x10, 20]") == nil && Self.hint("", frame: "[0, 0, 1_0, 20]") == nil)
  }
}
