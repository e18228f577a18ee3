/// How far something modal blocks what is there (C-20).
package enum Scope: Hashable, Sendable {
  /// A window, with all that belongs to it.
  case window(SurfaceID)
  /// Every window.
  case wholeApp

  /// The window; nil for the whole app.
  package var window: SurfaceID? {
    if case .window(let window) = self { window } else { nil }
  }
}
