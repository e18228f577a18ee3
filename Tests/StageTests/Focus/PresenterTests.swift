import Accessibility
import Geometry
import Harness
import InputEvents
import Scenes
import TestSupport
import Testing

@testable import Stage

/// What an author says to present something has the focus once that has gone (SM-17), also
/// where nobody has opened it by hand.
@Suite("Presenters")
struct PresenterTests {
  /// Kinds whose focus comes back by ways of their own.
  static let kinds: [Presentation.Kind] = [
    .sheet(Sheet()), .alert(Alert([ActionButton(id: "no", label: "No", style: .cancel)])), .fullScreen,
    .popover(Popover()),
  ]

  static func scene(_ kind: Presentation.Kind, presenter: String?, isPresented: Bool) -> Scene {
    SceneBuilder(.iPadOS, id: "presenter")
      .window("main", title: "Main", [.button("first", "First"), .button("low", "Low")])
      .present("s", kind, title: "S", kindHasButtons(kind) ? [] : [.button("no", "No", dismiss: .cancel)]) {
        $0.presenter = presenter
        $0.isPresented = isPresented
      }
      .scene
  }

  private static func kindHasButtons(_ kind: Presentation.Kind) -> Bool {
    if case .alert = kind { return true }
    return false
  }

  @Test(
    "it has the focus after what the scene started with is left, and after what the app has presented",
    arguments: kinds, [true, false])
  func returns(kind: Presentation.Kind, isPresented: Bool) {
    for (presenter, focused) in [("main/low", "main/low"), ("low", "main/low"), (nil, "main/first")] {
      var driver = StageDriver(Self.scene(kind, presenter: presenter, isPresented: isPresented))
      if !isPresented {
        _ = driver.stage.present("s", at: driver.stage.now)
        driver.settle()
      }
      #expect(driver.node("s") != nil)
      driver.press(.keyEsc)
      driver.settle()
      #expect(driver.node("s") == nil)
      #expect(FocusTests.focused(driver) == [NodeID(focused)], "\(presenter ?? "none")")
    }
  }

  @Test("what people have opened it with comes before it")
  func opener() {
    var scene = Self.scene(.sheet(Sheet()), presenter: "main/low", isPresented: false)
    scene.windows[0].elements[0].opens = "s"
    var driver = StageDriver(scene)
    driver.tap("main/first")
    driver.settle()
    driver.press(.keyEsc)
    driver.settle()
    #expect(FocusTests.focused(driver) == ["main/first"])
  }
}
