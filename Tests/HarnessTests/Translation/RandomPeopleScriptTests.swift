import Documents
import Endurance
import Harness
import Scenes
import Testing

/// What people do at random is more than scripts can say: what is said has to be true all the same.
@Suite("Scripts made of what random people do")
struct RandomPeopleScriptTests {
  /// Scenes, and how many of twelve people's scripts come out the same at least. Two fingers on a map of which one comes
  /// late and goes early are seldom said by any instruction.
  static let scenes: [(name: String, least: Int)] = [
    ("mail", 8), ("map", 3), ("stocks", 7), ("watch-pages", 8), ("article-mac", 9), ("pad-share", 10),
    ("vision-list", 6), ("tv-row", 11),
  ]

  /// How many of some scripts came out in which way.
  struct Counts {
    var faithful = 0
    var deviating = 0
    var refused = 0
  }

  @Test(
    "a script ends as the recording did, or says that it does not; what no instruction says is refused",
    arguments: scenes
  )
  func truthful(name: String, least: Int) throws {
    let scene = try Recorded.scene(of: name)
    var counts = Counts()
    for seed: UInt64 in 1...12 {
      let recorded: Recorded
      do {
        recorded = try Recorded(scene, seed: seed, doings: 10)
      } catch let error as TranslationError {
        #expect(!error.reason.isEmpty && !error.doing.isEmpty)
        counts.refused += 1
        continue
      }
      let translation = recorded.translation
      let comments = translation.lines.filter { line in
        if case .comment(let text) = line { text.hasPrefix("not the same") } else { false }
      }
      #expect(comments.count == translation.deviations, "seed \(seed): \(translation.text)")
      let played = try recorded.played()
      #expect(played.summary.expectations?.failed ?? 0 == 0, "seed \(seed): \(translation.text)")
      let isSame =
        Recorded.look(played.end) == Recorded.look(recorded.end) && Recorded.distance(played.end, recorded.end) < 3
      #expect(isSame || !translation.endsAlike, "seed \(seed): \(translation.text)")
      if translation.isFaithful {
        counts.faithful += 1
        #expect(played.said.joined() == recorded.said.joined(), "seed \(seed): \(translation.text)")
      } else {
        counts.deviating += 1
      }
    }
    #expect(counts.faithful >= least, "\(counts)")
  }
}
