extension GestureOptions {
  /// A named set of numbers.
  public enum Preset: String, CaseIterable, Hashable, Sendable {
    case iOS, android, flutter, material
  }

  /// The numbers of a platform or toolkit.
  public init(_ preset: Preset) {
    switch preset {
    case .iOS: self.init()
    case .android: self = .android
    case .flutter: self = .flutter
    case .material: self = .material
    }
  }

  /// AOSP's `ViewConfiguration` and `ScaleGestureDetector`.
  private static var android: Self {
    var options = Self()
    options.slop = 8
    options.edgeZone = 12
    options.doubleTapMinimum = 40_000
    options.longPress = 400_000
    options.tapMaximum = 400_000
    options.swipeDistance = 8
    options.swipeVelocity = 50
    options.maximumVelocity = 8_000
    options.pinchSlop = 16
    return options
  }

  /// Flutter's `constants.dart`.
  private static var flutter: Self {
    var options = Self()
    options.slop = 18
    options.edgeZone = 20
    options.doubleTapMinimum = 40_000
    options.swipeDistance = 18
    options.swipeVelocity = 50
    options.maximumVelocity = 8_000
    options.pinchSlop = 18
    return options
  }

  /// Material components on Android: Android's numbers, and a swipe that moves a sheet needs 500 dp/s
  /// (`BottomSheetBehavior.significantVelocityThreshold`).
  private static var material: Self {
    var options = Self.android
    options.swipeVelocity = 500
    return options
  }
}
