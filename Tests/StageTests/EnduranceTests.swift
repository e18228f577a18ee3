import Documents
import Endurance
import Foundation
import Mutants
import Scenes
import Synchronization
import TestSupport
import Testing

/// What holds over a million random events, whatever the hands do; `Scripts/fuzz stage` goes on for longer.
@Suite("Endurance of the stage")
struct EnduranceTests {
  static let isLong = ProcessInfo.processInfo.environment["DETENT_LONG_TESTS"] == "1"
  /// Events of each seed: a million of all together, five times as many in long tests. More take a release build:
  /// `Scripts/fuzz stage`.
  static let seeds = 0..<22
  static let events = isLong ? 240_000 : 48_000

  static func scene(_ seed: Int) -> Scene {
    // From the tenth on nobody wrote them: two for each platform.
    if seed >= 10 { return .mixture(Platform.allCases[seed % Platform.allCases.count], seed: UInt64(seed)) }
    return switch seed % 5 {
    case 0: .mail()
    case 1: .endurance()
    case 2: .endurance(isNonmodal: true)
    case 3: .busy([.iOS, .iPadOS][seed / 5 % 2])
    default: .scrolling()
    }
  }

  @Test("a million random events break nothing", arguments: seeds)
  func nothingBreaks(seed: Int) {
    var endurance = Endurance(Self.scene(seed), seed: UInt64(seed) &+ 1, hasTwin: false)
    let outcome = endurance.run(events: Self.events)
    #expect(outcome.breaches.isEmpty, "\(outcome.breaches)")
    #expect(outcome.events >= Self.events)
    #expect(outcome.rests > 100)
    #expect(outcome.counts["didDismiss", default: 0] > 20, "\(outcome.counts)")
    #expect(outcome.counts["willPresent", default: 0] > 20, "\(outcome.counts)")
    let turns = [.iOS, .iPadOS].contains(Self.scene(seed).platform)
    #expect((outcome.counts["turned", default: 0] > 5) == turns, "\(outcome.counts)")
  }

  @Test(
    "what random hands have found once: an alert over a sheet that comes, which leaves the focus under it",
    arguments: [("save.scene.yaml", 98, 24_200)] as [(String, UInt64, Int)])
  func remembered(example: String, seed: UInt64, events: Int) throws {
    let file = try #require(Examples.all.first { $0.name == example })
    let scene = try SceneDocument.read(file.text, file: file.name)
    var endurance = Endurance(scene, seed: seed, hasTwin: false, checkedHands: 64)
    #expect(endurance.run(events: events).breaches == [])
  }

  @Test("where one looks in between changes nothing, and the same hands give the same state", arguments: seeds)
  func lookingChangesNothing(seed: Int) {
    func run(hasTwin: Bool) -> Endurance.Outcome {
      var endurance = Endurance(Self.scene(seed), seed: UInt64(seed) &+ 99, hasTwin: hasTwin)
      return endurance.run(events: Self.events / 20)
    }
    let (one, two) = (run(hasTwin: true), run(hasTwin: false))
    #expect(one.breaches.isEmpty, "\(one.breaches)")
    #expect(one.hash == two.hash && one.counts == two.counts && one.events == two.events)
  }

  @Test(
    "hands find what is broken in the engine",
    arguments: [Mutant.sheetRestsWhereReleased, .swipeIgnoresUnsavedChanges])
  func noticesFaults(mutant: Mutant) async {
    let found = Mutex(0)
    await mutant.whileOn {
      for seed in 1...8 as ClosedRange<UInt64> where found.withLock({ $0 }) == 0 {
        var endurance = Endurance(.mail(), seed: seed, hasTwin: false, checkedHands: 1)
        let breaches = endurance.run(events: 20_000).breaches.count
        found.withLock { $0 = breaches }
      }
    }
    #expect(found.withLock { $0 } > 0)
  }
}
