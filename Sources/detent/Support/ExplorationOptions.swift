import ArgumentParser
import Explorer

/// How far an audit goes: an option for every bound.
struct ExplorationOptions: ParsableArguments {
  @Option(help: "How many states of a target are explored at most.")
  var maxStates = ExplorerOptions().maximumStates
  @Option(help: "How many nodes are looked at in all states together at most.")
  var maxNodes = ExplorerOptions().maximumNodes
  @Option(help: "How many steps lead away from the start at most.")
  var maxDepth = ExplorerOptions().maximumDepth
  @Option(help: "How many steps are tried at most.")
  var maxWork = ExplorerOptions().maximumWork
  @Option(
    help: ArgumentHelp(
      "How much time of the interface's own clock the way to a state takes at most, such as 90s (default: 10min).",
      valueName: "time"), transform: TimeArgument.init(argument:))
  var maxTime: TimeArgument?
  @Option(
    help: ArgumentHelp(
      "How long an interface may take to come to rest after a step at most (default: 60s).", valueName: "time"),
    transform: TimeArgument.init(argument:))
  var maxRest: TimeArgument?
  @Option(help: "How many moments at which something happens by itself may pass until an interface is at rest.")
  var maxMoments = TargetDriver().settleMoments
  @Option(help: "How many places are looked at for one at which something covered can be touched at most.")
  var maxPlaces = ExplorerOptions().maximumPlaces
  @Option(
    help: ArgumentHelp(
      "How many controls at once are set otherwise than they were at most, in an interface that does not say which are "
        + "independent of each other."))
  var maxChanges = ExplorerOptions().maximumChanges
  @Option(
    name: .customLong("resize"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Another size that the screen may be given, in points, 1 to 100000 each way; may be given several times. "
        + "Without it phones and tablets are turned, and an app on an iPad is also 375 wide beside another.",
      valueName: "width x height"), transform: ScreenSize.init(argument:))
  var sizes: [ScreenSize] = []
  @Flag(help: "Try also every combination of what is independent of each other, however many those are.")
  var combineAll = false

  func validate() throws {
    for (name, value) in [
      ("states", maxStates), ("nodes", maxNodes), ("work", maxWork), ("moments", maxMoments), ("places", maxPlaces),
    ] where value <= 0 {
      throw ValidationError("--max-\(name) is 1 or more")
    }
    guard maxDepth >= 0, maxChanges >= 0 else { throw ValidationError("--max-depth and --max-changes are 0 or more") }
  }

  var options: ExplorerOptions {
    var options = ExplorerOptions()
    options.maximumStates = maxStates
    options.maximumNodes = maxNodes
    options.maximumDepth = maxDepth
    options.maximumWork = maxWork
    if let maxTime { options.maximumTime = maxTime.microseconds }
    if let maxRest { options.driver.settleTime = maxRest.microseconds }
    options.driver.settleMoments = maxMoments
    options.maximumPlaces = maxPlaces
    options.maximumChanges = maxChanges
    options.combinesParts = combineAll
    options.screens = sizes.map(\.size)
    return options
  }
}
