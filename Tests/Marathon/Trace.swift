import Documents
import Endurance
import Foundation
import Harness
import Scenes
import Stage

/// Prints what hands have done in one scene and what was told of, up to what was broken first.
///
/// usage: Marathon trace EVENTS SEED SCENE [HANDS], where SCENE may be mixture-PLATFORM-SEED; the tests look after every
/// 16 HANDS, the trial of mutants after every 4
enum Trace {
  static func run(_ arguments: [String]) throws {
    guard arguments.count > 4, let count = Int(arguments[2]), let seed = UInt64(arguments[3]) else {
      print("usage: Marathon trace EVENTS SEED SCENE [HANDS]")
      exit(2)
    }
    var plays = MutantTrial.plays.filter { $0.name == arguments[4] }
    // Those of EnduranceTests: mixture-PLATFORM-SEED.
    let parts = arguments[4].split(separator: "-").map(String.init)
    if parts.count == 3, let platform = Platform(rawValue: parts[1]), let made = UInt64(parts[2]) {
      plays.append(.init(arguments[4]) { .mixture(platform, seed: made) })
    }
    for play in plays {
      let scene = try play.scene()
      let hands = arguments.count > 5 ? Int(arguments[5]) ?? 4 : 4
      var endurance = Endurance(scene, seed: seed, hasTwin: false, checkedHands: hands, keepsDeeds: true)
      let outcome = endurance.run(events: count)
      var stage = Stage(scene)
      for step in outcome.deeds {
        let events = step.deed.done(to: &stage)
        guard !events.isEmpty || !step.deed.isOrdinary else { continue }
        print(step.events, String(describing: step.deed).prefix(160))
        for event in events { print("   ", event.time, event.node, event.kind, event.cause.prefix(120)) }
      }
      for breach in outcome.breaches { print(breach) }
    }
  }
}
