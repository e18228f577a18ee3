import Geometry
import Scenes
import Testing

@Suite("Detents of the author's")
struct DetentResolvingTests {
  @Test(
    "resolve against the maximum and the safe area",
    arguments: [
      (Detent.Height.lesser(points: 600, fraction: 0.9), 800.0, 634.0),
      (.lesser(points: 600, fraction: 0.9), 400, 360), (.greater(points: 300, fraction: 0.4), 800, 334),
      (.greater(points: 300, fraction: 0.5), 1000, 500), (.greater(points: 300, fraction: 0.5), 200, 200),
      (.fraction(0.25), 800, 200), (.points(5000), 800, 800),
    ])
  func resolve(height: Detent.Height, large: Double, points: Double) {
    #expect(Detent(id: "d", height: height).nominalHeight(large: large, bottomInset: 34) == points)
  }

  @Test("do not exist where their author says, and are stood in for by the next larger one")
  func inactive() {
    var low = Detent(id: "low", height: .fraction(0.3))
    low.inactiveIn = .compactWidth
    var roomy = Detent(id: "roomy", height: .points(200))
    roomy.needsMaximum = 500
    func rests(large: Double, compactWidth: Bool) -> DetentHeights {
      DetentHeights(
        detents: [low, roomy, .large], large: large, bottomInset: 0, isCompactHeight: false,
        isCompactWidth: compactWidth)
    }
    #expect(rests(large: 800, compactWidth: false).rests.map(\.id) == ["roomy", "low", "large"])
    #expect(rests(large: 800, compactWidth: true).rests.map(\.id) == ["roomy", "large"])
    #expect(rests(large: 400, compactWidth: true).rests.map(\.id) == ["large"])
    let heights = rests(large: 400, compactWidth: true)
    #expect(heights.index(ofDeclared: 0) == 0 && heights.index(ofDeclared: 1) == 0)
  }

  @Test("platforms have the defaults of the catalogue")
  func profiles() {
    let regular = SizeClasses(horizontal: .regular, vertical: .regular)
    let compact = SizeClasses(horizontal: .compact, vertical: .regular)
    func edges(_ size: SizeClasses) -> [Sheet.Edge?] {
      Platform.allCases.map { PlatformProfile($0).presentationEdge(in: size) }
    }
    #expect(edges(regular) == [.bottom, .center, nil, nil, .center, .slideOver])
    #expect(edges(compact) == [.bottom, .bottom, nil, nil, .center, .slideOver])
    #expect(
      Platform.allCases.map { PlatformProfile($0).isResizable(detentCount: 2) } == [
        true, true, false, nil, false, false,
      ])
    #expect(PlatformProfile(.iOS).isResizable(detentCount: 1) == false)
    let containers = Platform.allCases.map { PlatformProfile($0).container }
    #expect(containers == [.screen, .screen, .window, .screen, .window, .screen])
    #expect(PlatformProfile(.watchOS).backgroundOpacity > 0 && PlatformProfile(.watchOS).backgroundOpacity < 1)
    #expect(PlatformProfile(.watchOS).material == .blurDesaturate)
    #expect(PlatformProfile(.watchOS).dismissControls.map(\.role) == [.cancel])
    #expect(Platform.allCases.filter { !PlatformProfile($0).dismissControls.isEmpty } == [.watchOS])
  }
}
