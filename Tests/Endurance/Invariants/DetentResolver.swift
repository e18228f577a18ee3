import Geometry
import Scenes

/// The heights of detents on a screen, from the catalogue and nothing of the stage.
///
/// Large leaves P.largeTopGap (10 points) below the safe area of a phone, and is at most 944 points high on a tablet, 10
/// points from the safe area on either side; medium is half of it (C-22) and does not exist in compact height;
/// fractions are of large, points of what lies above the safe area. What a phone takes at its top is at both sides once
/// it lies on its side; an app that has less than 600 points of a tablet's width is laid out as on a phone.
struct DetentResolver: Sendable {
  private let isTablet: Bool
  private let size: Size
  private let bottom: Double
  private let sizeClass: SizeClasses
  let large: Double

  /// - Parameter size: The size of the screen, in points; that for which the scene was written unless given.
  init(_ scene: Scene, on size: Size? = nil) {
    self.size = size ?? scene.screen.size
    let usual = scene.screen
    var (top, bottom) = (usual.safeArea.top, usual.safeArea.bottom)
    let isUpright = self.size.height >= self.size.width
    if isUpright != (usual.size.height >= usual.size.width) {
      (top, bottom) =
        isUpright ? (max(usual.safeArea.left, usual.safeArea.right), bottom) : (0, min(bottom, 21))
    }
    if self.size == usual.size {
      sizeClass = scene.sizeClass
    } else if scene.platform == .iOS {
      sizeClass = SizeClasses(horizontal: .compact, vertical: self.size.width > self.size.height ? .compact : .regular)
    } else {
      sizeClass = SizeClasses(horizontal: self.size.width < 600 ? .compact : .regular, vertical: .regular)
    }
    isTablet = scene.platform == .iPadOS && sizeClass.horizontal == .regular
    self.bottom = isTablet ? 0 : bottom
    large = isTablet ? min(944, self.size.height - top - bottom - 20) : self.size.height - top - 10
  }

  /// Points, whether it exists on this screen or not.
  func height(of detent: Detent) -> Double { height(of: detent.height) }

  /// The upper edge of a sheet that rests there, in points from the top of the screen.
  func top(of detent: Detent) -> Double { top(ofHeight: height(of: detent)) }

  /// The upper edge of a sheet that is so many points high, in points from the top of the screen.
  func top(ofHeight height: Double) -> Double {
    isTablet ? (size.height - height) / 2 : size.height - height
  }

  /// Whether there is such a detent on this screen.
  func exists(_ detent: Detent) -> Bool {
    if detent.height == .medium, sizeClass.vertical == .compact { return false }
    if let least = detent.needsMaximum, large < least { return false }
    switch detent.inactiveIn {
    case .compactHeight: return sizeClass.vertical != .compact
    case .compactWidth: return sizeClass.horizontal != .compact
    case nil: return true
    }
  }

  /// The heights at which a sheet with these detents rests, in points: large where none of them exists.
  func rests(of detents: [Detent]) -> [Double] {
    let heights = detents.filter(exists).map { height(of: $0) }
    return heights.isEmpty ? [large] : heights
  }

  /// The height of a detent or of the next larger one that stands in for it, in points; of the largest where none is
  /// larger.
  func rest(of detent: Detent, among detents: [Detent]) -> Double {
    let heights = rests(of: detents)
    return heights.filter { $0 >= height(of: detent) }.min() ?? heights.max() ?? large
  }

  private func height(of height: Detent.Height) -> Double {
    switch height {
    case .large: large
    case .medium: large / 2
    case .fraction(let share): max(1, min(large, large * share))
    case .points(let points): max(1, min(large, points + bottom))
    case .lesser(let points, let share): min(self.height(of: .points(points)), self.height(of: .fraction(share)))
    case .greater(let points, let share): max(self.height(of: .points(points)), self.height(of: .fraction(share)))
    }
  }
}
