import Accessibility
import Audit
import Scenes
import Testing

@Suite("dismiss-gesture-only")
struct DismissGestureOnlyTests {
  static func sheet(exits: [Presentation.Exit]? = nil, swipe: Bool = true) -> Presentation {
    var presentation = ModalNoDismissTests.sheet(swipe: swipe)
    presentation.exits = exits
    return presentation
  }

  static let close = ModalNoDismissTests.closing(.close)

  @Test(
    "a sheet that a swipe dismisses has a button that does",
    arguments: [
      (sheet(), Platform.iOS, "fail"), (sheet(), .iPadOS, "fail"), (sheet(exits: [.swipe]), .iOS, "fail"),
      (ModalNoDismissTests.with(Element(id: "other", role: .text, label: "Wait"), in: sheet()), .iOS, "fail"),
      (ModalNoDismissTests.with(close, in: sheet()), .iOS, "pass"),
      (ModalNoDismissTests.with(close, in: sheet(swipe: false)), .iOS, "pass"),
      (ModalNoDismissTests.with(close, in: sheet()), .macOS, "pass"), (sheet(), .macOS, nil), (sheet(), .tvOS, nil),
      (sheet(exits: [.button]), .iOS, nil), (sheet(swipe: false), .iOS, nil),
    ] as [(Presentation, Platform, String?)])
  func scene(presentation: Presentation, platform: Platform, verdict: String?) {
    let verdicts = SceneRuleTests.verdicts(
      DismissGestureOnly(), [presentation], platform: platform, role: .sheet,
      content: presentation.elements.contains { $0.id == "button" } ? ModalNoDismissTests.out : nil)
    #expect(verdicts["pay"] == verdict)
  }

  @Test("is about sheets alone")
  func otherKinds() {
    let full = Presentation(id: "pay", kind: .fullScreen, title: "Theater")
    #expect(SceneRuleTests.verdicts(DismissGestureOnly(), [full], role: .fullScreen).isEmpty)
  }
}
