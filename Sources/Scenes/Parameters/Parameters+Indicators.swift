extension Parameters {
  /// Those of scroll indicators and the jog bar.
  static let indicators: [Parameter] = [
    Parameter(
      "indicatorThickness", .number(\.indicatorThickness, 0...10_000), unit: "points",
      "Thickness of a scroll indicator on iOS",
      source: "A-32: chosen here, because the documents only say that it is thinner than on visionOS",
      on: [.iOS, .iPadOS, .visionOS]),
    Parameter(
      "visionIndicatorThickness", .number(\.visionIndicatorThickness, 0...10_000), unit: "points",
      "Thickness of a scroll indicator on visionOS",
      source: "A-32: chosen here, because the documents only say that it is thicker than on iOS", on: [.visionOS]),
    Parameter(
      "visionIndicatorLength", .number(\.visionIndicatorLength, 1...10_000), unit: "points",
      "Length of a scroll indicator on visionOS",
      source: "chosen here, because scroll-visionos-indicator-fixed-small says “small” and no more", on: [.visionOS]),
    Parameter(
      "watchIndicatorThickness", .number(\.watchIndicatorThickness, 0...10_000), unit: "points",
      "Thickness of a scroll indicator on watchOS",
      source: "chosen here: between those of iOS and of visionOS, as no document has it", on: [.watchOS]),
    Parameter(
      "watchIndicatorLength", .number(\.watchIndicatorLength, 1...10_000), unit: "points",
      "Length of a scroll indicator on watchOS",
      source: "chosen here, because the documents say that it is beside the crown and not how long", on: [.watchOS]),
    Parameter(
      "scrollBarThickness", .number(\.scrollBarThickness, 0...10_000), unit: "points",
      "Thickness of the track of a regular scroll bar on macOS",
      source: "the documents: 15 points (scroll-macos-track-thickness)", on: [.macOS]),
    Parameter(
      "smallScrollBarThickness", .number(\.smallScrollBarThickness, 0...10_000), unit: "points",
      "Thickness of the track of a small or mini scroll bar on macOS",
      source: "the documents: 11 points (scroll-macos-track-thickness), the same for small and mini (A-50)",
      on: [.macOS]),
    Parameter(
      "indicatorOpacity", .number(\.indicatorOpacity, 0...1), unit: "share",
      "Opacity of a scroll indicator that comes and goes",
      source: "chosen here, because scroll-indicator-translucent says “translucent” and no more", on: scrolled),
    Parameter(
      "leastThumb", .number(\.leastThumb, 0...10_000), unit: "points",
      "Least length of a thumb whose length tells how much shows",
      source: "chosen here, because the thumb of long content is to be seen all the same (scroll-indicator-length-ko)",
      on: [.iOS, .iPadOS, .macOS, .watchOS]),
    Parameter(
      "gazeArea", .number(\.gazeArea, 0...10_000), unit: "points",
      "Width and height of the area about an indicator in which it is looked at",
      source: "the Human Interface Guidelines for visionOS, which keep the centres of controls 60 points apart (A-43)",
      on: [.visionOS]),
    Parameter(
      "jogTick", .number(\.jogTick, 1...10_000), unit: "points",
      "Content between two tick marks of the jog bar",
      source: "chosen here, because scroll-visionos-jog-ticks says that there are marks and not how far apart",
      on: [.visionOS]),
    Parameter(
      "jogLevels", .count(\.jogLevels), unit: "steps",
      "Steps of speed each way that a screen reader can set the jog bar to",
      source: "chosen here, because so few steps can be gone through one by one (scroll-visionos-jog-start)",
      on: [.visionOS]),
  ]
}
