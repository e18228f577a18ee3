internal import Mutants

extension PlatformProfile {
  /// What scroll indicators are like here; nil where there are none (tvOS).
  ///
  /// | Platform | Thickness | Thumb | Where |
  /// |---|---|---|---|
  /// | iOS, iPadOS | indicatorThickness | by the share that shows | trailing and bottom edge |
  /// | macOS | scrollBarThickness, smallScrollBarThickness | by the share that shows | trailing and bottom edge |
  /// | visionOS | visionIndicatorThickness | fixed | middle of the window's trailing and bottom edge |
  /// | watchOS | watchIndicatorThickness | by the share that shows | beside the crown |
  ///
  /// - Parameter parameters: Where the numbers are taken from.
  public func indicators(_ parameters: Parameters) -> IndicatorProfile? {
    switch platform {
    case .iOS, .iPadOS:
      var thin = IndicatorProfile(thickness: parameters.indicatorThickness)
      thin.isOfSystemThickness = true
      return thin
    case .tvOS: return nil
    case .macOS:
      var bars = IndicatorProfile(thickness: parameters.scrollBarThickness)
      bars.smallThickness = parameters.smallScrollBarThickness
      bars.isCalledScrollBar = !Mutant.isOn(.macBarsAreIndicators)
      bars.canTakeRoom = true
      bars.hasSizes = true
      return bars
    case .visionOS:
      var small = IndicatorProfile(thickness: parameters.visionIndicatorThickness)
      small.trackLength = parameters.visionIndicatorLength
      if !Mutant.isOn(.visionIndicatorGrows) { small.thumbLength = parameters.visionIndicatorLength / 3 }
      small.isAtWindowEdge = true
      small.becomesJogBar = true
      return small
    case .watchOS:
      var crown = IndicatorProfile(thickness: parameters.watchIndicatorThickness)
      crown.trackLength = parameters.watchIndicatorLength
      crown.isBesideCrown = true
      return crown
    }
  }
}
