import Accessibility
import Audit
import Geometry
import Scenes
import Testing

@Suite("alert-modal")
struct AlertModalTests {
  /// What the rule says of a node that stands for a presentation of a scene.
  static func verdict(_ role: Role, _ traits: Traits, declared: Bool = true, name: String? = "Erase?") -> Verdict {
    var scene = Scene(id: "test", platform: .iOS)
    if declared { scene.presentations = [Presentation(id: "ask", kind: .alert(Alert()), title: name)] }
    var tree = AccessibilityTree(screen: Size(width: 400, height: 800))
    tree.append(.of(role, name) { ($0.id, $0.traits) = ("ask", traits) })
    return AlertModal().verdict(0, in: AuditContext(tree: tree, scene: scene))
  }

  @Test("an alert that is not modal is one too few", arguments: [[] as Traits, .critical, .focused, .clips])
  func fails(traits: Traits) {
    #expect(
      Self.verdict(.alert, traits).message?.description == "The alert “Erase?” leaves what is below it in use.")
  }

  @Test("an alert that is modal keeps it", arguments: [.modal, [.modal, .critical], [.modal, .blocked]] as [Traits])
  func passes(traits: Traits) { #expect(Self.verdict(.alert, traits) == .pass) }

  @Test("it is about alerts of scenes that are shown")
  func inapplicable() {
    #expect(Self.verdict(.sheet, []) == .inapplicable)
    #expect(Self.verdict(.alert, [], declared: false) == .inapplicable)
    #expect(Self.verdict(.alert, .hidden) == .inapplicable)
  }
}
