import Geometry
import Scenes

/// The heights of detents on the screen for which a scene was written, from the catalogue and nothing of the stage.
///
/// Large leaves P.largeTopGap (10 points) below the safe area of a phone, and is at most 944 points high on a tablet, 10
/// points from the safe area on either side; medium is half of it (C-22); fractions are of large, points of what lies
/// above the safe area.
struct DetentResolver: Sendable {
  private let isTablet: Bool
  private let size: Size
  private let bottom: Double
  let large: Double

  init(_ scene: Scene) {
    let safe = scene.screen.safeArea
    size = scene.screen.size
    isTablet = scene.platform == .iPadOS
    bottom = isTablet ? 0 : safe.bottom
    large = isTablet ? min(944, size.height - safe.top - safe.bottom - 20) : size.height - safe.top - 10
  }

  /// Points.
  func height(of detent: Detent) -> Double { height(of: detent.height) }

  /// The upper edge of a sheet that rests there, in points from the top of the screen.
  func top(of detent: Detent) -> Double {
    isTablet ? (size.height - height(of: detent)) / 2 : size.height - height(of: detent)
  }

  private func height(of height: Detent.Height) -> Double {
    switch height {
    case .large: large
    case .medium: large / 2
    case .fraction(let share): min(large, large * share)
    case .points(let points): min(large, points + bottom)
    case .lesser(let points, let share): min(self.height(of: .points(points)), self.height(of: .fraction(share)))
    case .greater(let points, let share): max(self.height(of: .points(points)), self.height(of: .fraction(share)))
    }
  }
}
