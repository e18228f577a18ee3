import Accessibility
import Documents
import Scenes
import Testing

/// Scenes made to be slow, deep or endless: each is read or refused with places, in time that grows with its length.
@Suite("Hostile scenes")
struct HostileSceneTests {
  static let head = "scene: a\nplatform: iOS\nwindows: [{id: w}]\npresentations:\n"

  static func errors(_ text: String) -> DocumentErrors? {
    do throws(DocumentErrors) {
      _ = try SceneDocument.read(text, file: "x.scene.yaml")
      return nil
    } catch {
      return error
    }
  }

  @Test("a chain of parents as long as the document is followed without recursion")
  func longChain() {
    let count = 3_000
    let chain = (0..<count).map { "- {sheet: s\($0), parent: \($0 == 0 ? "w" : "s\($0 - 1)")}\n" }.joined()
    #expect(Self.errors(Self.head + chain) == nil)
    let circle = chain.replacing("parent: w", with: "parent: s\(count - 1)")
    #expect(Self.errors(Self.head + circle)?.errors.count == 1)
  }

  @Test("each circle is told once, however many presentations lead into it")
  func circles() {
    let text =
      "- {sheet: a, parent: b}\n- {sheet: b, parent: a}\n" + (0..<50).map { "- {sheet: c\($0), parent: a}\n" }.joined()
    #expect(Self.errors(Self.head + text)?.errors.map(\.location.line) == [5])
  }

  @Test("thousands of wrong references cost what fifty do")
  func wrongReferences() {
    let elements = (0..<3_000).map { "  - {role: button, id: e\($0), opens: nowhere-\($0)}\n" }.joined()
    let errors = Self.errors("scene: a\nplatform: iOS\nwindows:\n- id: w\n  elements:\n" + elements)
    #expect(errors?.errors.count == 50)
    #expect((errors?.report.utf8.count ?? .max) < 100_000)
  }

  @Test("elements within elements are refused where they are too deep")
  func deep() {
    let opening = String(repeating: "{role: group, elements: [", count: 1_000)
    let closing = String(repeating: "]}", count: 1_000)
    let text = "scene: a\nplatform: iOS\nwindows: [{id: w, elements: [\(opening)\(closing)]}]\n"
    #expect(Self.errors(text) != nil)
  }

  @Test(
    "numbers that are none, or too great, are refused with their place",
    arguments: [
      "defaultSize: [.nan, 1]", "cornerRadius: .inf", "frame: [0, 0, -0.5, 1]", "headerHeight: 1e999",
      "detents: [{id: a, points: .inf}]", "detents: [{id: a, fraction: -0.1}]",
      "detents: [{id: a, max: -1, below: 0.5}]",
      "detents: [{id: a, min: 5, above: 2}]", "backgroundOpacity: -0.1", "z: 1e99", "content: {fittingSize: [1, -1]}",
      "detents: [{id: a, points: 99, needsMaximum: .nan}]", "task: {steps: -1}",
    ])
  func numbers(attribute: String) {
    let error = Self.errors(Self.head + "- {sheet: s, \(attribute)}\n")?.errors.first
    #expect(error?.location.line == 5)
    #expect(error?.expected?.isEmpty == false)
  }
}
