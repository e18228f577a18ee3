internal import Accessibility
internal import Geometry
internal import Harness
internal import Mutants
internal import Scenes

/// A touch that comes down while something is on its way, or on what is covered before it lifts, belongs to nobody:
/// people have not touched what is there by then (SM-1 presenting and dismissing swallow touches).
extension Stage {
  /// What a finger comes down on at a place.
  func landing(at point: Point) -> Landing {
    let surface = hit(at: point)?.surface
    return Landing(
      place: point, surface: surface, access: surface.map { access(to: $0) },
      isOnKeyboard: keyboardFrame?.contains(point) == true)
  }

  /// Whether what a gesture means is no longer what its finger came down on; says so.
  ///
  /// A gesture that comes without a touch of its own is taken at its word.
  ///
  /// - Parameter start: Where the gesture began, in points.
  mutating func hasLostItsLanding(_ name: String, from start: Point) -> Bool {
    let landing = state.landing
    state.landing = nil
    return hasLost(landing, name, from: start)
  }

  /// The same of what a button of the pointer went down on.
  mutating func hasLost(_ landing: Landing?, _ name: String, from start: Point) -> Bool {
    guard let landing, landing.place.distance(to: start) <= scene.parameters.tapSlop + 1,
      landing != self.landing(at: landing.place),
      !Mutant.isOn(.tapsHitWhatHasComeUp)
    else { return false }
    invalidateTree()
    decide(words("\(name) at \(place(start))"), taker: foremostID, words(reason(landing)))
    if explains { explain(decision: decisions.count - 1, among: tapCandidates(at: start), as: .nobody) }
    return true
  }

  private func reason(_ landing: Landing) -> String {
    if case .inTransition(let surface) = landing.access {
      return "SM-1: it began while \(id(surface)) was on its way; swallowed"
    }
    if landing.isOnKeyboard { return "SM-1: it began on the on-screen keyboard, which has gone since" }
    let before = landing.surface.map { id($0).path } ?? "nothing"
    return "SM-1: it began on \(before), and that is not what is there by now"
  }
}
