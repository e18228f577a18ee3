import Scenes
import TestSupport
import Testing

@testable import StageMotion

/// The release rule of SM-2, step by step, on both sides of every boundary. Detents: medium 400, large 800 points.
@Suite("Release rule (SM-2)")
struct ReleaseRuleTests {
  static let two = DetentHeights(detents: [.medium, .large], large: 800, bottomInset: 0, isCompactHeight: false)
  static let three = DetentHeights(
    detents: [.large, .medium, Detent(id: "small", height: .points(200))], large: 800, bottomInset: 0,
    isCompactHeight: false)
  /// 400, 430 and 800 points.
  static let near = DetentHeights(
    detents: [.large, .medium, Detent(id: "near", height: .points(430))], large: 800, bottomInset: 0,
    isCompactHeight: false)
  static let one = DetentHeights(detents: [.large], large: 800, bottomInset: 0, isCompactHeight: false)

  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    var heights = two
    var start = 0
    let height: Double
    var up = 0.0
    var travel = 100.0
    let destination: ReleaseRule.Destination
    let step: Int
    var testDescription: String { name }
  }

  static let rows: [Row] = [
    Row(name: "half of the smallest is not below it", height: 200, destination: .rest(0), step: 4),
    Row(name: "just below half of the smallest dismisses", height: 199.99, destination: .dismiss, step: 2),
    Row(name: "below half dismisses from large too", start: 1, height: 150, destination: .dismiss, step: 2),
    Row(name: "a flick up never dismisses", height: 150, up: 900, destination: .rest(0), step: 3),
    Row(name: "on the way up without a flick it does", height: 150, up: 299, destination: .dismiss, step: 2),
    Row(name: "a tremble up is no flick", height: 150, up: 900, travel: 10, destination: .dismiss, step: 2),
    Row(name: "500 pt/s down below the smallest dismisses", height: 390, up: -500, destination: .dismiss, step: 2),
    Row(name: "the dismissal speed needs no travel", height: 395, up: -500, travel: 5, destination: .dismiss, step: 2),
    Row(name: "the smallest itself counts, with a point more", height: 401, up: -500, destination: .dismiss, step: 2),
    Row(name: "more than a point above it does not", height: 401.01, up: -500, destination: .rest(0), step: 3),
    Row(name: "begun at large, thrown below medium", start: 1, height: 380, up: -500, destination: .dismiss, step: 2),
    Row(name: "499 pt/s down at the smallest is a flick to it", height: 340, up: -499, destination: .rest(0), step: 3),
    Row(
      name: "500 pt/s down from large goes to medium", start: 1, height: 700, up: -500, destination: .rest(0), step: 3),
    Row(name: "a flick up goes to the next from the finger", height: 450, up: 300, destination: .rest(1), step: 3),
    Row(name: "299 pt/s is no flick", height: 450, up: 299, destination: .rest(0), step: 4),
    Row(name: "10 points are no flick", height: 450, up: 300, travel: 10, destination: .rest(0), step: 4),
    Row(name: "more than 10 points are one", height: 450, up: 300, travel: 10.1, destination: .rest(1), step: 3),
    Row(name: "a flick up above large stays at large", start: 1, height: 850, up: 400, destination: .rest(1), step: 3),
    Row(
      name: "a flick down from just above large passes it", start: 1, height: 820, up: -400, destination: .rest(0),
      step: 3),
    Row(name: "and from far above stops there", start: 1, height: 830, up: -400, destination: .rest(1), step: 3),
    Row(name: "a flick up from just below medium passes it", height: 380, up: 400, destination: .rest(1), step: 3),
    Row(name: "and from further below stops there", height: 370, up: 400, destination: .rest(0), step: 3),
    Row(
      name: "a flick down below the smallest goes to the smallest", start: 1, height: 350, up: -400,
      destination: .rest(0), step: 3),
    Row(
      name: "a flick passes no detent", heights: three, start: 2, height: 700, up: -2000, destination: .rest(1), step: 3
    ),
    Row(
      name: "a flick goes on from where the finger is", heights: three, start: 2, height: 390, up: -400,
      destination: .rest(0), step: 3),
    Row(
      name: "near detents are passed by half their gap", heights: near, height: 416, up: 400, destination: .rest(2),
      step: 3),
    Row(name: "and not by more", heights: near, height: 409, up: 400, destination: .rest(1), step: 3),
    Row(name: "24 points are held", height: 424, destination: .rest(0), step: 4),
    Row(name: "the hold beats a slow look ahead", height: 424, up: 299, travel: 24, destination: .rest(0), step: 4),
    Row(name: "nearest when still: below half-way", height: 599, destination: .rest(0), step: 4),
    Row(name: "nearest when still: above half-way", height: 601, destination: .rest(1), step: 4),
    Row(name: "half-way goes back to where it began", start: 1, height: 600, destination: .rest(1), step: 4),
    Row(name: "half-way from below as well", height: 600, destination: .rest(0), step: 4),
    Row(name: "0.15 s ahead across half-way", height: 580, up: 140, travel: 180, destination: .rest(1), step: 4),
    Row(name: "0.15 s ahead short of half-way", height: 580, up: 130, travel: 180, destination: .rest(0), step: 4),
    Row(
      name: "one detent: a flick up changes nothing", heights: one, height: 820, up: 900, destination: .rest(0), step: 3
    ),
    Row(
      name: "one detent: a fling down dismisses", heights: one, height: 700, up: -900, destination: .dismiss, step: 2),
    Row(name: "one detent: a slow release goes back", heights: one, height: 500, destination: .rest(0), step: 4),
  ]

  @Test("the first step that fits decides", arguments: rows)
  func firstStepDecides(row: Row) {
    let rule = ReleaseRule(heights: row.heights, parameters: Parameters())
    let verdict = rule.decide(
      .init(startRest: row.start, height: row.height, upwardVelocity: row.up, travel: row.travel))
    #expect(verdict.destination == row.destination, "\(verdict.reason)")
    #expect(verdict.reason.hasPrefix("SM-2 release \(row.step)"), "\(verdict.reason)")
  }

  @Test("near detents hold at most half the way to each other")
  func holdIsAtMostHalfTheWay() {
    let near = DetentHeights(
      detents: [Detent(id: "a", height: .points(400)), Detent(id: "b", height: .points(430))], large: 800,
      bottomInset: 0, isCompactHeight: false)
    let rule = ReleaseRule(heights: near, parameters: Parameters())
    #expect(rule.decide(.init(startRest: 0, height: 415, upwardVelocity: 0, travel: 15)).destination == .rest(0))
    #expect(rule.decide(.init(startRest: 0, height: 415.5, upwardVelocity: 0, travel: 15)).destination == .rest(1))
  }

  @Test("a detent is a catch: it has the sheet back from a slow drag that would go on to the next one")
  func catches() {
    let near = DetentHeights(
      detents: [Detent(id: "a", height: .points(300)), Detent(id: "b", height: .points(380))], large: 800,
      bottomInset: 0, isCompactHeight: false)
    let rule = ReleaseRule(heights: near, parameters: Parameters())
    #expect(rule.decide(.init(startRest: 0, height: 320, upwardVelocity: 280, travel: 20)).destination == .rest(0))
    #expect(rule.decide(.init(startRest: 1, height: 360, upwardVelocity: -280, travel: 20)).destination == .rest(1))
    #expect(rule.decide(.init(startRest: 0, height: 326, upwardVelocity: 280, travel: 26)).destination == .rest(1))
  }

  @Test("no grip: a slow release goes where it leads, from the detent itself too")
  func noHold() {
    var parameters = Parameters()
    parameters.detentRelease = 0
    let rule = ReleaseRule(heights: Self.near, parameters: parameters)
    #expect(rule.decide(.init(startRest: 0, height: 400, upwardVelocity: 150, travel: 20)).destination == .rest(1))
    #expect(rule.decide(.init(startRest: 0, height: 416, upwardVelocity: 0, travel: 20)).destination == .rest(1))
    #expect(rule.decide(.init(startRest: 0, height: 414, upwardVelocity: 0, travel: 20)).destination == .rest(0))
  }

  @Test(
    "the free policy goes to what is nearest in 0.15 s, the bottom among it, and no flick up to that",
    arguments: [
      (height: 400.0, up: -1300.0, target: ReleaseRule.Destination.rest(0)), (400, -1400, .dismiss),
      (410, 2000, .rest(1)),
      (150, 0, .dismiss), (150, 400, .rest(0)), (150, 299, .dismiss), (800, -4100, .dismiss), (800, -2700, .rest(0)),
    ])
  func free(height: Double, up: Double, target: ReleaseRule.Destination) {
    var parameters = Parameters()
    parameters.releasePolicy = .free
    let rule = ReleaseRule(heights: Self.two, parameters: parameters)
    let verdict = rule.decide(.init(startRest: 0, height: height, upwardVelocity: up, travel: 50))
    #expect(verdict.destination == target, "\(verdict.reason)")
  }

  @Test("never further than one detent from the one nearest to the finger")
  func neighbourOnly() {
    let rule = ReleaseRule(heights: Self.three, parameters: Parameters())
    for height in stride(from: 100.0, through: 900, by: 10) {
      for velocity in stride(from: -5000.0, through: 5000, by: 250) {
        for start in 0..<3 {
          let release = ReleaseRule.Release(startRest: start, height: height, upwardVelocity: velocity, travel: 100)
          guard case .rest(let rest) = rule.decide(release).destination else { continue }
          let nearest = Self.three.nearest(to: height)
          #expect(abs(rest - nearest) <= 1 || rest == start, "\(height) \(velocity) \(start)")
        }
      }
    }
  }
}
