extension Parameters {
  /// Those of scroll indicators and the jog bar.
  static let indicators: [Parameter] = [
    Parameter(
      "indicatorThickness", .number(\.indicatorThickness, 0...10_000), unit: "points",
      "Thickness of a scroll indicator on iOS",
      source: "A-32, used by scroll-visionos-indicator-thicker-than-ios", on: [.iOS, .iPadOS, .visionOS]),
    Parameter(
      "visionIndicatorThickness", .number(\.visionIndicatorThickness, 0...10_000), unit: "points",
      "Thickness of a scroll indicator on visionOS",
      source: "A-32, used by scroll-visionos-indicator-thicker-than-ios", on: [.visionOS]),
    Parameter(
      "visionIndicatorLength", .number(\.visionIndicatorLength, 1...10_000), unit: "points",
      "Length of a scroll indicator on visionOS", source: "the project, used by scroll-visionos-indicator-fixed-small",
      on: [.visionOS]),
    Parameter(
      "watchIndicatorThickness", .number(\.watchIndicatorThickness, 0...10_000), unit: "points",
      "Thickness of a scroll indicator on watchOS", source: "the project", on: [.watchOS]),
    Parameter(
      "watchIndicatorLength", .number(\.watchIndicatorLength, 1...10_000), unit: "points",
      "Length of a scroll indicator on watchOS", source: "the project", on: [.watchOS]),
    Parameter(
      "scrollBarThickness", .number(\.scrollBarThickness, 0...10_000), unit: "points",
      "Thickness of the track of a regular scroll bar on macOS",
      source: "scroll-macos-track-thickness", on: [.macOS]),
    Parameter(
      "smallScrollBarThickness", .number(\.smallScrollBarThickness, 0...10_000), unit: "points",
      "Thickness of the track of a small or mini scroll bar on macOS",
      source: "A-50, used by scroll-macos-track-thickness", on: [.macOS]),
    Parameter(
      "indicatorOpacity", .number(\.indicatorOpacity, 0...1), unit: "share",
      "Opacity of a scroll indicator that comes and goes", source: "the project, used by scroll-indicator-translucent",
      on: scrolled),
    Parameter(
      "leastThumb", .number(\.leastThumb, 0...10_000), unit: "points",
      "Least length of a thumb whose length tells how much shows",
      source: "the project, used by scroll-indicator-length-ko", on: [.iOS, .iPadOS, .macOS, .watchOS]),
    Parameter(
      "gazeArea", .number(\.gazeArea, 0...10_000), unit: "points",
      "Width and height of the area about an indicator in which it is looked at",
      source: "A-43, used by scroll-visionos-jog-start", on: [.visionOS]),
    Parameter(
      "jogTick", .number(\.jogTick, 1...10_000), unit: "points",
      "Content between two tick marks of the jog bar", source: "the project, used by scroll-visionos-jog-ticks",
      on: [.visionOS]),
    Parameter(
      "jogLevels", .count(\.jogLevels), unit: "steps",
      "Steps of speed each way that a screen reader can set the jog bar to",
      source: "the project, used by scroll-visionos-jog-start", on: [.visionOS]),
  ]
}
