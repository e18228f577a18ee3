import Accessibility
import Geometry
import Gestures
import Harness
import Scenes
import TestSupport
import Testing

@testable import Stage

/// Who may take a drag is one list: decisions go through it, and explanations print it.
@Suite("Contenders for a drag")
struct DragContenderTests {
  /// A stage with a sheet on it, at rest, which explains.
  static func stage(_ platform: Platform) -> Stage {
    var scene = Scene.mail(platform)
    scene.parameters.systemEdge = 20
    var driver = StageDriver(scene)
    driver.reader(.activate, "inbox/compose")
    driver.settle()
    driver.stage.explains = true
    return driver.stage
  }

  /// Movements that begin all over the screen, in four directions.
  static func movements(on stage: Stage) -> [Gesture.Pan] {
    let size = stage.screen
    let ways = [Vector(dx: 0, dy: 40), Vector(dx: 0, dy: -40), Vector(dx: 40, dy: 0), Vector(dx: -40, dy: 0)]
    return stride(from: 0.004, to: 1, by: 0.083).flatMap { across in
      stride(from: 0.004, to: 1, by: 0.083).flatMap { down in
        ways.map { way in
          let start = Point(x: size.width * across, y: size.height * down)
          return Gesture.Pan(phase: .began, fingers: 1, start: start, location: start + way, velocity: .zero)
        }
      }
    }
  }

  /// Whose a candidate is.
  static func contender(_ receiver: Receiver) -> DragContender? {
    switch receiver {
    case .keyboard: .keyboard
    case .edge: .systemEdge
    case .sheetEdge: .sheetEdge
    case .control: .slider
    case .dialog: .dialog
    case .grabber, .header, .sheet, .dimmedArea, .parent: .sheet
    case .cover: .cover
    case .content: .content
    default: nil
    }
  }

  static func place(_ receiver: Receiver) -> Int? {
    contender(receiver).flatMap { DragContender.allCases.firstIndex(of: $0) }
  }

  @Test("what is explained stands in the order in which contenders are asked", arguments: Platform.allCases)
  func order(platform: Platform) {
    let stage = Self.stage(platform)
    var lengths: Set<Int> = []
    for pan in Self.movements(on: stage) {
      let candidates = stage.dragCandidates(stage.contest(pan))
      let places = candidates.compactMap { Self.place($0.receiver) }
      #expect(places == places.sorted(), "\(platform) at \(pan.start): \(candidates.map(\.receiver))")
      #expect(places.count == candidates.count, "somebody is no contender: \(candidates.map(\.receiver))")
      lengths.insert(candidates.count)
    }
    #expect(lengths.max() ?? 0 > 1, "several could have taken one")
  }

  @Test(
    "who is asked before the one that takes it has missed a number of its own",
    arguments: Platform.allCases)
  func firstTakes(platform: Platform) throws {
    let stage = Self.stage(platform)
    var (asked, takers): (Int, Set<Receiver>) = (0, [])
    for pan in Self.movements(on: stage) {
      var stage = stage
      let before = stage.arbitrations.count
      stage.beginPan(pan)
      let arbitration = try #require(stage.arbitrations.dropFirst(before).first)
      let winner = try #require(arbitration.candidates.first { $0.took }, "\(arbitration)")
      takers.insert(winner.receiver)
      guard let place = Self.place(winner.receiver) else { continue }
      for other in arbitration.candidates where !other.took {
        guard let before = Self.place(other.receiver), before < place,
          [.keyboard, .systemEdge, .sheetEdge].contains(Self.contender(other.receiver))
        else { continue }
        asked += 1
        let isOut = other.measures.contains { !$0.isMet } || !other.note.isEmpty
        #expect(isOut, "\(platform) at \(pan.start): \(other) could have taken it before \(winner)")
      }
    }
    #expect(!takers.isEmpty)
    if platform == .iOS || platform == .iPadOS { #expect(asked > 100 && takers.count > 2, "\(asked), \(takers)") }
  }
}
