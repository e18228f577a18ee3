public import Announcer
public import Gestures
import Accessibility
import Geometry
import InputEvents

/// What a task costs, instruction by instruction: each person does it in the cheapest way that there is for them from
/// where the instruction before has left them.
public struct TaskCosts: Hashable, Sendable {
  /// What the interface is called.
  public var title: String
  /// The reader that is listened to.
  public var voice: Voice
  /// The language that the interface is read in, by its BCP 47 code.
  public var language: String
  /// The numbers that were reckoned with.
  public var terms: CostTerms
  /// The instructions that somebody has to do something for, in order.
  public var steps: [StepCost] = []
  /// What all of it takes at least by ear, in µs, where the search for the cheapest way through the whole task was ended:
  /// each instruction then has the way that is cheapest for itself. Nil where there is no cheaper way.
  public var leastListening: Int64?

  /// Reckons what a task costs on an interface as it is now.
  ///
  /// A tap or a click on something is done by each person in their own way; what names nothing to use is done by
  /// everybody as it is written. What is expected and waited for costs nothing.
  ///
  /// - Throws: `SynthesisError` where no hand can do the script.
  public init<Interface: ReproducibleTarget>(
    of script: GestureScript, on interface: Interface, title: String, reader: ScreenReader = ScreenReader(),
    terms: CostTerms = CostTerms(), options: RunOptions = RunOptions()
  ) throws(SynthesisError) {
    self.title = title
    self.voice = reader.voice
    self.language = reader.language ?? interface.tree.language ?? "en"
    self.terms = terms
    let actions = script.actions.filter(\.isOfTask)
    let devices = ScriptDevices.all(screen: interface.screen, for: script)
    func walker() throws(SynthesisError) -> Walker<Interface> {
      try Walker(on: interface, with: reader, devices: devices, options: options)
    }
    var listener = Listener(try walker(), terms)
    var typist = Typist(try walker(), terms)
    var toucher = Toucher(try walker(), terms)
    var heard: [KnownCost<ReaderWay>] = []
    for (instruction, limit) in zip(actions, HeardWords.limits(of: actions)) {
      if let place = instruction.used {
        heard.append(listener.use(place, instruction))
        steps.append(
          StepCost(
            instruction: instruction.description, reader: heard[heard.count - 1],
            keys: typist.use(place, instruction), touch: toucher.use(place, instruction)))
        continue
      }
      let costs = (listener.copy(instruction, heardFor: limit), typist.copy(instruction), toucher.copy(instruction))
      heard.append(costs.0)
      guard instruction.isDone else { continue }
      steps.append(
        StepCost(
          instruction: instruction.description, reader: costs.0, keys: costs.1, touch: costs.2, isAsWritten: true))
    }
    // Where there is a way for each instruction, the cheapest through all of them is looked for.
    guard let listening, heard.allSatisfy({ $0.way != nil }), actions.count(where: { $0.used != nil }) > 1 else {
      return
    }
    var search = TaskWaySearch(through: actions, for: try walker(), below: listening, terms)
    switch search.search() {
    case .ways(let ways): for (place, way) in zip(steps.indices, ways) { steps[place].reader = .way(way) }
    case .none: break
    case .unknown(let least): leastListening = min(least, listening)
    }
  }

  /// How long somebody listens for all of it, in µs; nil where there is no known way for a part of it.
  public var listening: Int64? { Self.sum(steps.map { $0.reader.way.map { $0.duration(terms) } }) }
  /// How many gestures of a reader all of it takes.
  public var gestures: Int? { Self.sum(steps.map { $0.reader.way.map { Int64($0.gestures) } }).map(Int.init) }
  /// How many keys all of it takes.
  public var keys: Int? { Self.sum(steps.map { $0.keys.way.map(Int64.init) }).map(Int.init) }
  /// How long fingers take for all of it, in µs.
  public var touching: Int64? { Self.sum(steps.map(\.touch.way)) }

  private static func sum(_ costs: [Int64?]) -> Int64? {
    let known = costs.compactMap(\.self)
    return known.count == costs.count ? known.reduce(0, +) : nil
  }
}

extension ScriptAction {
  /// Whether people have to do something for it, or wait; what is marked or expected concerns nobody.
  fileprivate var isOfTask: Bool {
    switch self {
    case .mark, .expect: false
    default: true
    }
  }

  /// What is used by it, where it is a tap or a click of one finger.
  var used: Place? {
    switch self {
    case .tap(let place, 1, 1...2), .click(let place, 0, 1...2): place
    default: nil
    }
  }
}

extension Place {
  /// The node that is meant, by its id; nil where there is none.
  func node(in tree: AccessibilityTree, touched: (Point) -> NodeID?) -> NodeID? {
    switch self {
    case .point(let point):
      guard let index = touched(point).flatMap(tree.index) else { return nil }
      let used = ([index] + tree.ancestors(of: index)).first { tree.nodes[$0].isOperable }
      return tree.nodes[used ?? index].id
    case .selector(let text):
      do throws(SelectorError) {
        return try Selector(parsing: text.value).node(in: tree).id
      } catch {
        return nil
      }
    }
  }
}
