import Endurance
import Scenes
import Synchronization
import Testing

/// Every parameter on every platform: whoever sets it changes what random people bring about, or is told that nothing goes
/// by it there.
@Suite("Parameters of scenes are never read and forgotten")
struct ParameterEffectTests {
  /// What random people do not bring about, and what does: hands of a directed scene show each of it.
  static let unseen: [String: String] = [
    "axisRatio": "a slanting movement decides otherwise (SheetBehaviourTests)",
    "geomTol": "a height that close to a detent decides otherwise (SheetModel)",
    "bodyFontSize": "pages that overlap by lines of text of no size of their own",
    "edgeScrollGain": "a pointer held beyond an edge while it selects (MagnifiedTests)",
    "edgeScrollMax": "a pointer held far beyond an edge while it selects",
    "peekMin": "a part of an item at an edge as a cue", "peekMax": "a part of an item at an edge as a cue",
    "jogMaxTravel": "a jog bar that is pulled far", "jogMaxSpeed": "a jog bar that is pulled far (MagnifiedPartsTests)",
    "jogTick": "a jog bar that is drawn", "smallScrollBarThickness": "a bar of another size",
  ]

  /// Where random people seldom do what shows it: too few of them are tried here, and hands of a directed scene show it.
  static let seldom: [String: [Platform]] = [
    "joinTime": [.macOS], "dismissSpeed": [.iPadOS], "dismissShare": [.iOS], "grabberCycle": [.iPadOS],
    "momentumHandOver": [.iPadOS], "handBack": [.iPadOS], "decelerationRate": [.iPadOS, .macOS],
    "indicatorHide": [.macOS], "arrowStep": [.macOS], "elastic": [.macOS], "crownStep": [.macOS],
    "crownBurst": [.iOS, .macOS, .visionOS], "leastThumb": [.iOS, .macOS],
    // A rule compares it with that of visionOS.
    "indicatorThickness": [.visionOS],
  ]

  /// Where no hands bring anything about, and why.
  static let silent: [String: [Platform]] = [
    // Nothing on a stage goes by it there; the rule about indicators of visionOS does (VisionIndicatorThickness).
    "indicatorThickness": [.visionOS],
    // The rule about their place goes by it (VisionIndicatorAtEdge).
    "geomTol": [.visionOS],
  ]

  /// What only rules go by, so that nothing that people bring about is otherwise (RuleParameterTests).
  static let ofRules: Set<String> = [
    "cornerShare", "cornerHeight", "centerTol", "visionMost", "visionAll", "maxEmptyRatio", "simpleMaxSteps",
    "navLabels", "actionSheetShare", "titleFontSize", "titleMargin", "variableShare", "zoomMinChars",
    "watchMaxSteps", "sheetsPerSession", "titleMaxChars",
  ]

  /// One scene that random people use, and how they do.
  struct Try: Hashable, Sendable {
    var platform: Platform
    var number: Int

    var scene: Scene { number == 0 ? .endurance(platform) : .mixture(platform, seed: UInt64(number)) }

    func run(_ change: (inout Parameters) -> Void = { _ in }) -> FrozenRun {
      var scene = scene
      change(&scene.parameters)
      return FrozenRun(scene, seed: UInt64(number) + 1, events: 1_500)
    }
  }

  /// What comes of scenes as they are.
  private static let usual = Mutex<[Try: FrozenRun]>([:])

  static func usualRun(_ attempt: Try) -> FrozenRun {
    if let known = usual.withLock({ $0[attempt] }) { return known }
    let run = attempt.run()
    usual.withLock { $0[attempt] = run }
    return run
  }

  /// Another value than the usual one.
  static func change(_ parameter: Parameter, in parameters: inout Parameters) {
    switch parameter.value {
    case .number(let path, let range):
      let value = parameters[keyPath: path]
      let other = value == 0 ? min(range.upperBound, 30) : value * 2.5 <= range.upperBound ? value * 2.5 : value / 2.5
      parameters[keyPath: path] = max(range.lowerBound, other)
    case .time(let path, let least): parameters[keyPath: path] = max(least, parameters[keyPath: path] / 3)
    case .count(let path): parameters[keyPath: path] += 3
    case .flag(let path): parameters[keyPath: path].toggle()
    case .choice(let path, let words):
      parameters[keyPath: path] = words.first { $0 != parameters[keyPath: path] } ?? parameters[keyPath: path]
    case .labels(let path): parameters[keyPath: path].append("Other")
    }
  }

  static func hasEffect(_ parameter: Parameter, on platform: Platform, tries: Int) -> Bool {
    (0..<tries).contains { number in
      let attempt = Try(platform: platform, number: number)
      return attempt.run { change(parameter, in: &$0) } != usualRun(attempt)
    }
  }

  /// What hands bring about that do in a scene of their own what random people seldom do.
  static func isShownByDirectedHands(_ parameter: Parameter, on platform: Platform) -> Bool {
    DirectedScene.all.contains { $0.trace(platform) != $0.trace(platform) { change(parameter, in: &$0) } }
  }

  @Test("what random people seldom bring about is shown by hands that do it", arguments: Parameters.table)
  func directed(parameter: Parameter) {
    for platform in parameter.platforms {
      guard Self.unseen[parameter.name] != nil || Self.seldom[parameter.name]?.contains(platform) == true else {
        continue
      }
      let isShown = Self.isShownByDirectedHands(parameter, on: platform)
      let isListed = Self.silent[parameter.name]?.contains(platform) == true
      #expect(
        isShown != isListed, "\(parameter.name) on \(platform.rawValue) shows \(isShown ? "something" : "nothing")")
    }
  }

  @Test("an effect or words, on every platform", arguments: Parameters.table)
  func effects(parameter: Parameter) {
    var outcomes: [String] = []
    for platform in Platform.allCases {
      var scene = Try(platform: platform, number: 0).scene
      Self.change(parameter, in: &scene.parameters)
      let isTold = scene.unheeded.contains { $0.name == "parameters.\(parameter.name)" }
      if !parameter.isRead {
        #expect(scene.parameters.unread == [parameter.name])
        continue
      }
      #expect(isTold == !parameter.platforms.contains(platform))
      if Self.ofRules.contains(parameter.name) { continue }
      if Self.unseen[parameter.name] != nil || Self.seldom[parameter.name]?.contains(platform) == true { continue }
      let hasEffect = Self.hasEffect(parameter, on: platform, tries: isTold ? 2 : 8)
      if hasEffect == isTold {
        outcomes.append("\(platform.rawValue): \(isTold ? "is said to have no effect" : "nothing")")
      }
    }
    #expect(outcomes.isEmpty, "\(parameter.name): \(outcomes)")
  }
}
