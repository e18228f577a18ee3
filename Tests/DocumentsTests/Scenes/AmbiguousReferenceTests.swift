import Accessibility
import Foundation
import Documents
import Scenes
import Testing

/// References by an id that several elements have: refused where one of them would be taken unasked.
@Suite("Ambiguous references")
struct AmbiguousReferenceTests {
  static func errors(_ button: String, presentations: String = "") -> [DocumentError]? {
    HostileSceneTests.errors(
      """
      scene: a
      platform: iOS
      windows:
        - id: main
          elements:
            - {id: g1, role: group, elements: [{id: found, role: text, label: F1}, {id: only, role: text, label: O}]}
            - {id: g2, role: group, elements: [{id: found, role: text, label: F2}]}
            - \(button)
      presentations:
        - sheet: s
          elements: [{id: only, role: text, label: P}, {id: c, role: button, label: C, effect: {target: only}}]
      \(presentations)
      """)?.errors
  }

  @Test(
    "an id of two elements that are equally near is an error that lists them",
    arguments: [
      "{id: act, role: button, label: Act, effect: {target: found}}",
      "{id: act, role: button, label: Act, effect: {target: g1/found, shows: found}}",
    ])
  func refused(button: String) throws {
    let text = button.replacingOccurrences(of: "g1/found", with: "main/g1/found")
    let error = try #require(Self.errors(text)?.first)
    #expect(error.message == "\"found\" may mean 2 elements" && error.location.line == 8, "\(error)")
    #expect(error.expected == "the path of one: main/g1/found, main/g2/found")
    #expect(error.hint == "write main/g1/found for the first of them")
  }

  @Test(
    "a path, and an id that is the only one where it is used, mean one",
    arguments: [
      "{id: act, role: button, label: Act, effect: {target: main/g2/found}}",
      "{id: act, role: button, label: Act, effect: {target: only}}",
    ])
  func read(button: String) { #expect(Self.errors(button) == nil) }

  @Test("what a presentation points to is one element as well")
  func anchors() throws {
    let popover = "  - {popover: p, anchor: found}"
    #expect(try #require(Self.errors("{id: act, role: button, label: A, opens: p}", presentations: popover)).count == 1)
    let path = "  - {popover: p, anchor: main/g2/found}"
    #expect(Self.errors("{id: act, role: button, label: A, opens: p}", presentations: path) == nil)
  }

  @Test("no window belongs to itself")
  func ownDocument() throws {
    let errors = HostileSceneTests.errors(
      "scene: a\nplatform: macOS\nwindows: [{id: tools, kind: panel, relatedDocument: tools}]")
    #expect(try #require(errors?.errors.first).message == "\"tools\" is its own relatedDocument")
  }

  @Test("a current context is not shown in itself, nor in what is shown in it")
  func hostCircle() throws {
    let own = HostileSceneTests.errors(
      """
      scene: a
      platform: iPadOS
      windows: [{id: w, elements: [{id: o, role: button, label: O, opens: p}]}]
      presentations:
        - {currentContext: p, hostElement: p/a, elements: [{id: a, role: group}]}
      """)
    #expect(try #require(own?.errors.first).message == "\"p\" is its own hostElement")
    let both = HostileSceneTests.errors(
      """
      scene: a
      platform: iPadOS
      windows: [{id: w, elements: [{id: o, role: button, label: O, opens: p}]}]
      presentations:
        - {currentContext: p, hostElement: q/a, elements: [{id: a, role: group}]}
        - {currentContext: q, hostElement: p/a, elements: [{id: a, role: group}]}
      """)
    let message = try #require(both?.errors.first).message
    #expect(message.contains("by way of"))
  }

  @Test("names that nobody wrote are never taken")
  func namelessButtons() {
    let errors = HostileSceneTests.errors(
      """
      scene: a
      platform: iOS
      windows: [{id: w, elements: [{id: o, role: button, label: O, opens: p}]}]
      presentations:
        - {alert: p, title: P, elements: [{role: button, label: X}], buttons: [{label: A}, {label: B, style: cancel}]}
      """)
    #expect(errors == nil, "\(String(describing: errors))")
  }

  @Test(
    "circles are found by lone ids as by paths",
    arguments: [
      "  - {currentContext: p, hostElement: x, elements: [{id: x, role: group}]}",
      "  - {popover: p, anchor: x, elements: [{id: x, role: button, label: X}]}",
      "  - {sheet: p, presenter: x, elements: [{id: x, role: button, label: X}]}",
      "  - {popover: p, anchor: y, elements: [{id: x, role: button, label: X}]}\n"
        + "  - {popover: q, anchor: x, elements: [{id: y, role: button, label: Y}]}",
      "  - {currentContext: p, hostElement: y, elements: [{id: x, role: group}]}\n"
        + "  - {sheet: q, parent: p, elements: [{id: y, role: group}]}",
    ])
  func loneIDs(presentations: String) throws {
    let errors = HostileSceneTests.errors(
      """
      scene: a
      platform: iPadOS
      windows: [{id: w, elements: [{id: o, role: button, label: O, opens: p}]}]
      presentations:
      \(presentations)
      """)
    let message = try #require(errors?.errors.first).message
    #expect(message.contains("is its own"), "\(message)")
  }
}
