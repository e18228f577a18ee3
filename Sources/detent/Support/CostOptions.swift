import Announcer
import ArgumentParser
import Harness

/// By which numbers it is reckoned what a way costs.
struct CostOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How fast the reader speaks for --cost: usual, experienced, or characters a second.", valueName: "pace"),
    transform: Self.pace)
  var pace: SpeechPace?
  @Option(
    help: ArgumentHelp("What a gesture takes beside what is heard, for --cost; 500ms by default.", valueName: "time"),
    transform: Self.gestureTime)
  var gestureTime: TimeArgument?

  /// Whether one of them was given.
  var isGiven: Bool { pace != nil || gestureTime != nil }

  var terms: CostTerms {
    var terms = CostTerms()
    if let pace { terms.pace = pace }
    if let gestureTime { terms.gesture = gestureTime.microseconds }
    return terms
  }

  private static func gestureTime(_ text: String) throws -> TimeArgument {
    let time = try TimeArgument(argument: text)
    guard time.microseconds <= 60_000_000 else { throw ValidationError("a gesture takes at most 60s, not \(text)") }
    return time
  }

  private static func pace(_ text: String) throws -> SpeechPace {
    switch text {
    case "usual": return .usual
    case "experienced": return .experienced
    default:
      guard let number = Double(text), (1...100).contains(number) else {
        throw ValidationError(
          "a pace is usual (15 characters a second), experienced (25), or a number of characters from 1 to 100, not “\(text)”"
        )
      }
      return SpeechPace(characters: number)
    }
  }
}
