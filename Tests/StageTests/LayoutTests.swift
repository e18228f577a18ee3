import Accessibility
import Geometry
import Scenes
import TestSupport
import Testing

@testable import Stage
@testable import StageModel

@Suite("Layout of what has no frame")
struct LayoutTests {
  /// A sheet with every way out there is.
  static func scene(_ platform: Platform, rightToLeft: Bool = false) -> Scene {
    SceneBuilder(platform)
      .window("w", [.button("open", "Open", opens: "s")])
      .sheet(
        "s", title: "S",
        [
          .button("cancel", "Cancel", dismiss: .cancel), .button("close", "Close", dismiss: .close),
          .button("done", "Done", dismiss: .done), .field("f", "F"),
          .slider("v", "V", from: 0, to: 1, at: 0, step: 0.1),
        ]
      ) {
        $0.grabberVisible = true
        $0.detents = [.medium, .large]
      }
      .with { $0.isRightToLeft = rightToLeft }.scene
  }

  static func shown(_ platform: Platform, rightToLeft: Bool = false) -> StageDriver {
    SheetPresentationTests.resting("s", scene(platform, rightToLeft: rightToLeft))
  }

  @Test("each link of a long chain of sheets belongs to the window that it begins in", arguments: [false, true])
  func longChain(isOpened: Bool) {
    let count = 2_000
    let scene = SceneBuilder(.macOS).window("first", [])
      .window("second", [.button("open", "Open", opens: isOpened ? "s0" : nil)])
      .with { scene in
        for index in 0..<count {
          var sheet = Presentation(id: "s\(index)", kind: .sheet(Sheet()))
          sheet.elements = [.button("more", "More", opens: index + 1 < count ? "s\(index + 1)" : nil)]
          scene.presentations.append(sheet)
        }
      }.scene
    let windows = Stage(scene).blueprint.surfaces.filter { $0.sheet != nil }.map(\.window)
    #expect(windows == [SurfaceID](repeating: isOpened ? 1 : 0, count: count))
  }

  @Test("no two controls of a sheet overlap", arguments: Platform.allCases, [false, true])
  func nothingOverlaps(platform: Platform, rightToLeft: Bool) {
    let controls = Self.shown(platform, rightToLeft: rightToLeft).stage.tree.nodes.filter {
      $0.role.isControl && $0.id.path.hasPrefix("s/")
    }
    #expect(controls.count >= 5)
    for (index, one) in controls.enumerated() {
      for other in controls[..<index] {
        #expect(!one.frame.intersects(other.frame), "\(one.id) \(other.id) on \(platform)")
      }
    }
  }

  @Test("ways out lie where the placement table wants them (5.5)", arguments: [false, true])
  func placementTable(rightToLeft: Bool) {
    func middle(_ platform: Platform, _ id: String) -> Point {
      let driver = Self.shown(platform, rightToLeft: rightToLeft)
      let sheet = driver.node("s")?.frame ?? .zero
      let frame = driver.node(id)?.frame ?? .zero
      let x = (frame.midX - sheet.minX) / sheet.size.width
      return Point(x: rightToLeft ? 1 - x : x, y: (frame.midY - sheet.minY) / sheet.size.height)
    }
    #expect(middle(.iOS, "s/cancel").x < 0.25 && middle(.iOS, "s/cancel").y < 0.25)
    #expect(middle(.iOS, "s/close").x > 0.75 && middle(.iOS, "s/done").x > 0.5)
    #expect(middle(.macOS, "s/cancel").y > 0.7 && middle(.macOS, "s/cancel").x > 0.25)
    #expect(middle(.macOS, "s/done").x > middle(.macOS, "s/cancel").x)
    #expect(middle(.watchOS, "s/cancel").x < 0.5 && middle(.watchOS, "s/cancel").y < 0.4)
  }

  @Test("rows without a frame stay within the frame of the group that they are in")
  func groupFrames() throws {
    func group(_ id: String, _ frame: Rect, _ children: [Element]) -> Element {
      var group = Element(id: id, role: .group, label: id, frame: frame)
      group.children = children
      return group
    }
    let far = group("far", Rect(x: 900, y: 300, width: 200, height: 100), [.button("c", "C")])
    var scroll = Element(
      id: "scroll", role: .scrollView, label: "Scroll", frame: Rect(x: 0, y: 300, width: 820, height: 100))
    scroll.axes = .horizontal
    scroll.children = [far]
    let inner = group("inner", Rect(x: 450, y: 200, width: 100, height: 100), [.button("d", "D")])
    let scene = SceneBuilder(.iPadOS)
      .window(
        "w",
        [
          group("left", Rect(x: 0, y: 100, width: 300, height: 100), [.button("a", "A")]),
          group("right", Rect(x: 400, y: 100, width: 300, height: 100), [.button("b", "B"), inner]), scroll,
        ]
      ).scene
    let driver = StageDriver(scene)
    func frame(_ id: String) throws -> Rect { try #require(driver.node(id)?.frame) }
    #expect(try frame("w/left/a") == Rect(x: 16, y: 100, width: 284, height: 44))
    #expect(try frame("w/right/b") == Rect(x: 400, y: 100, width: 300, height: 44))
    #expect(try frame("w/right/inner/d") == Rect(x: 450, y: 200, width: 100, height: 44))
    #expect(try frame("w/scroll/far/c") == Rect(x: 900, y: 300, width: 200, height: 44))
  }

  @Test("an author's frame is relative to the window or sheet it is in")
  func ownFrame() {
    var scene = Self.scene(.iOS)
    scene.presentations[0].elements.append(.button("own", "Own", frame: Rect(x: 10, y: 300, width: 44, height: 44)))
    let driver = SheetPresentationTests.resting("s", scene)
    let sheet = driver.node("s")?.frame ?? .zero
    #expect(driver.node("s/own")?.frame == Rect(x: sheet.minX + 10, y: sheet.minY + 300, width: 44, height: 44))
  }

  @Test("controls are as high as the platform's default target", arguments: Platform.allCases)
  func targetSizes(platform: Platform) {
    let least: [Platform: Double] = [.iOS: 44, .iPadOS: 44, .watchOS: 44, .macOS: 28, .tvOS: 66, .visionOS: 60]
    let driver = Self.shown(platform)
    for id in ["s/f", "s/v", "s/cancel"] {
      #expect((driver.node(id)?.frame.size.height ?? 0) >= least[platform] ?? 0, "\(id)")
    }
  }
}
