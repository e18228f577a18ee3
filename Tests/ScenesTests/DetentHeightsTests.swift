import Geometry
import Scenes
import Testing

@Suite("Detent heights")
struct DetentHeightsTests {
  static func heights(_ detents: [Detent], large: Double = 800, inset: Double = 34, compact: Bool = false)
    -> DetentHeights
  {
    DetentHeights(detents: detents, large: large, bottomInset: inset, isCompactHeight: compact)
  }

  @Test("medium is half of large, whatever the order of the document")
  func mediumIsHalf() {
    let heights = Self.heights([.large, .medium])
    #expect(heights.rests.map(\.id) == ["medium", "large"])
    #expect(heights.rests.map(\.height) == [400, 800])
    #expect(heights.rests.map(\.declared) == [1, 0])
  }

  @Test("points lie on the safe area and end at large; shares are of large")
  func custom() {
    let heights = Self.heights([
      Detent(id: "a", height: .points(200)), Detent(id: "b", height: .points(5_000)),
      Detent(id: "c", height: .fraction(0.25)),
    ])
    #expect(heights.rests.map(\.id) == ["c", "a", "b"])
    #expect(heights.rests.map(\.height) == [200, 234, 800])
  }

  @Test("of two with the same height the first counts, the other is stood in for")
  func sameHeight() {
    let heights = Self.heights([.medium, Detent(id: "half", height: .fraction(0.5)), .large])
    #expect(heights.rests.map(\.id) == ["medium", "large"])
    #expect(heights.index(ofDeclared: 1) == 0)
  }

  @Test("medium in compact height is stood in for by the next larger one (A-54)")
  func compactHeight() {
    let small = Detent(id: "small", height: .points(60))
    let heights = Self.heights([.medium, small, .large], large: 300, compact: true)
    #expect(heights.rests.map(\.id) == ["small", "large"])
    #expect(heights.rests[heights.index(ofDeclared: 0)].id == "large")
    let only = Self.heights([.medium], large: 300, compact: true)
    #expect(only.rests.map(\.id) == ["large"])
    #expect(only.smallest.declared == -1)
    #expect(only.index(ofDeclared: 0) == 0)
  }

  @Test("nonsense from a document still gives a height to rest at", arguments: [Double.nan, .infinity, -5, 0])
  func nonsense(number: Double) {
    let heights = Self.heights([Detent(id: "odd", height: .points(number)), Detent(id: "o", height: .fraction(number))])
    #expect(heights.count >= 1)
    #expect(heights.rests.allSatisfy { $0.height >= 1 && $0.height <= 800 })
    #expect(Self.heights([], large: number).count == 1)
  }

  @Test("the nearest; the smaller half-way")
  func nearest() {
    let heights = Self.heights([.medium, .large])
    #expect([0, 599, 600, 601, 2_000].map(heights.nearest(to:)) == [0, 0, 0, 1, 1])
  }
}

@Suite("Sheet placement")
struct SheetPlacementTests {
  static func placement(_ platform: Platform, content: Double? = 200) -> SheetPlacement {
    let profile = PlatformProfile(platform)
    let screen = profile.screen
    return SheetPlacement(
      platform: platform, screen: screen, sizeClass: profile.sizeClass(for: screen.size),
      window: .init(origin: .zero, size: screen.size), contentHeight: content, parameters: Parameters())
  }

  @Test("on iOS at the bottom, large ten points below the top safe area")
  func phone() {
    let place = Self.placement(.iOS)
    #expect(place.maximumHeight == 783)
    #expect(place.frame(height: 783).minY == 69)
    #expect(place.frame(height: 391.5).maxY == 852)
    #expect(place.width == 393)
  }

  @Test("on an iPad a centred card, on a Mac as high as its content under the title bar")
  func others() {
    let card = Self.placement(.iPadOS)
    #expect(card.frame(height: 500).center == .init(x: 410, y: 590))
    let mac = Self.placement(.macOS)
    #expect(mac.maximumHeight == 200)
    #expect(mac.frame(height: 200).minY == 28)
    let vision = Self.placement(.visionOS)
    #expect(vision.frame(height: vision.maximumHeight).area < 0.5 * 1280 * 720)
    let watch = Self.placement(.watchOS)
    #expect(watch.frame(height: watch.maximumHeight) == .init(x: 0, y: 0, width: 198, height: 242))
  }
}
