import Accessibility
import Announcer
import Geometry
import Gestures
import Scenes
import TestSupport
import Testing

@testable import Harness
@testable import Stage

@Suite("What a task costs")
struct TaskCostsTests {
  static func costs(
    _ script: String, on scene: Scene = .mail(), voice: Voice = .voiceover, language: String? = nil
  ) throws -> TaskCosts {
    try TaskCosts(
      of: GestureScript(parsing: script), on: Stage(scene), title: "mail",
      reader: ScreenReader(voice: voice, language: language))
  }

  @Test("each does it in their own way, from where the step before has left them")
  func mail() throws {
    let costs = try Self.costs(#"tap "Compose"; tap "Message"; type "Hi"; tap "Send""#)
    #expect(costs.steps.map(\.instruction) == ["tap \"Compose\"", "tap \"Message\"", "type \"Hi\"", "tap \"Send\""])
    #expect(costs.steps.map(\.isAsWritten) == [false, false, true, false])
    #expect(costs.steps[2].keys == .way(2) && costs.steps[2].touch == .way(0))
    #expect(costs.listening == costs.steps.reduce(0) { $0 + ($1.reader.way?.duration(costs.terms) ?? 0) })
    #expect(costs.keys == costs.steps.reduce(0) { $0 + ($1.keys.way ?? 0) })
    // Who activates hears what comes of it.
    let first = try #require(costs.steps[0].reader.way)
    #expect(first.legs.last?.command == .activate)
    #expect(first.legs.last?.said.contains { $0.text.contains("New Message") } == true)
    // What is heard when the reader comes on belongs to the first step, and to no other.
    #expect(costs.steps.compactMap(\.reader.way).map { $0.legs.count { $0.doing == .beginning } } == [1, 0, 0, 0])
  }

  @Test("who uses the keyboard ends where who taps ends", arguments: ["Cancel", "Send"])
  func keyboard(answer: String) throws {
    let costs = try Self.costs("tap \"Compose\"; tap \"\(answer)\"; tap \"Compose\"")
    #expect(costs.steps.allSatisfy { $0.keys.way != nil && $0.reader.way != nil && $0.touch.way != nil })
  }

  @Test("who has come to a field by Tab types into it, with a reader of the desktop; others use it first")
  func fields() throws {
    let scene = SceneBuilder(.iOS)
      .window(
        "w", title: "W",
        [
          Element(id: "a", role: .text, label: "Hello"), Element(id: "name", role: .textField, label: "Name"),
          Element(id: "go", role: .button, label: "Go"),
        ]
      ).scene
    let gestures: [(Voice, Int)] = [(.orca, 1), (.voiceover, 2), (.talkback, 2)]
    for (voice, count) in gestures {
      let screen = ScreenCosts(of: Stage(scene), title: "s", reader: ScreenReader(voice: voice))
      let name = try #require(screen.controls.first { $0.name == "Name" })
      #expect(name.gestures == count && name.reader.way?.isInUse == (voice == .orca), "\(voice)")
      let task = try Self.costs(#"tap "Name"; type "Hi""#, on: scene, voice: voice)
      #expect(task.gestures == count, "\(voice)")
      // A button is used all the same.
      #expect(screen.controls.first { $0.name == "Go" }?.reader.way?.isInUse == false)
    }
  }

  @Test("Tab goes on from where it was, and letters stay on, from one instruction of a task to the next")
  func goesOn() throws {
    var tree = AccessibilityTree(screen: Size(width: 393, height: 1200))
    tree.platform = "Linux"
    for place in 0..<26 {
      let isButton = place % 6 == 5
      var node = AccessibilityNode(
        id: NodeID("n\(place)"), role: isButton ? .button : .text, name: isButton ? "B\(place)" : "Text of some length",
        frame: Rect(x: 16, y: 10 + 40 * Double(place), width: 300, height: 30))
      if isButton { (node.actions, node.traits) = (.activate, .focusable) }
      tree.append(node)
    }
    let script = try GestureScript(parsing: #"tap "B5"; tap "B11"; tap "B17"; tap "B23""#)
    let costs = try TaskCosts(
      of: script, on: TreeTarget(tree), title: "t", reader: ScreenReader(voice: .orca))
    for (step, name) in zip(costs.steps, ["B5", "B11", "B17", "B23"]) {
      let way = try #require(step.reader.way)
      let moves = way.legs.compactMap(\.move)
      #expect(moves == [.tab(isForward: true), .command(.activate)], "\(name): \(moves.map(\.words))")
      #expect(way.legs.contains { $0.said.contains { $0.text.contains(name) } })
    }
  }

  /// Links with texts between them: by flicks each is two away, by the rotor one.
  static let links = SceneBuilder(.iOS)
    .window(
      "w", title: "W",
      [("a", Role.text), ("b", .text), ("One", .link), ("c", .text), ("Two", .link), ("d", .text), ("Three", .link)]
        .map { Element(id: $0.lowercased(), role: $1, label: $0) }
        + [("e", Role.text), ("Four", .link), ("f", .text), ("g", .text), ("h", .text), ("i", .text)]
        .map { Element(id: $0.lowercased(), role: $1, label: $0) }
    ).scene

  @Test("a turn of the rotor that is dear for the first link pays for four of them")
  func whole() throws {
    let scene = Self.links
    let alone = try Self.costs(#"tap "One""#, on: scene)
    #expect(
      alone.steps.first?.reader.way?.legs.compactMap(\.command)
        == [.next, .next, .activate] as [ReaderCommand])
    let all = try Self.costs(#"tap "One"; tap "Two"; tap "Three"; tap "Four""#, on: scene)
    let once: [ReaderCommand] = [.useRotor(forward: true), .activate]
    let commands = all.steps.compactMap(\.reader.way).flatMap { $0.legs.compactMap(\.command) }
    #expect(commands == [.turnRotor(forward: true)] + once + once + once + once)
    #expect(all.gestures == 9 && all.leastListening == nil)
  }

  @Test("where the search through a whole task is ended, each instruction keeps its own way, and the text says so")
  func bound() throws {
    let scene = Self.links
    let script = try GestureScript(parsing: #"tap "One"; tap "Two"; tap "Three"; tap "Four""#)
    // So many tries that each instruction has its way, and too few for all of them together.
    let ended = try stride(from: 60, through: 600, by: 20).lazy.map { tries in
      var terms = CostTerms()
      terms.mostTries = tries
      return try TaskCosts(of: script, on: Stage(scene), title: "links", terms: terms)
    }.first { $0.leastListening != nil }
    let costs = try #require(ended)
    let least = try #require(costs.leastListening)
    let listening = try #require(costs.listening)
    #expect(least <= listening && costs.text().contains("no way through all of them takes less than"))
    #expect(costs.json().contains("\"leastListening\":\(least)"))
  }

  @Test("what is not there has no way, and the rest is reckoned all the same")
  func missing() throws {
    let costs = try Self.costs(#"tap "Nothing"; tap "Compose""#)
    #expect(costs.steps[0].reader == .none && costs.steps[0].keys == .none && costs.steps[0].touch == .none)
    #expect(costs.steps[1].reader.way != nil && costs.listening == nil)
  }

  @Test("what is expected, marked or waited for costs nothing")
  func free() throws {
    let costs = try Self.costs(#"mark "a"; expect "Compose"; wait 1s; tap "Compose""#)
    let plain = try Self.costs(#"tap "Compose""#)
    #expect(costs.steps == plain.steps)
  }

  @Test(
    "a budget that is kept, and one that is not, with the cheapest way",
    arguments: [
      (#"expect cost of "Compose" below 20 s"#, true, "s by ear"),
      (#"expect cost of "Compose" below 1 s"#, false, "by ear"),
      (#"expect cost of "Compose" below 3 keys"#, true, "2 keys"),
      (#"expect cost of "Compose" below 2 keys"#, false, "2 keys"),
      (#"expect cost of "Compose" below 5 gestures"#, true, "gestures"),
      (#"expect cost of "Compose" below 2000ms by touch"#, true, "by touch"),
      (#"expect cost of "Compose" below 0.1s by touch"#, false, "by touch"),
      (#"tap "Compose"; expect cost of "Compose" below 100 s"#, false, "nobody can get to"),
    ])
  func budgets(script: String, isKept: Bool, found: String) throws {
    let outcome = try #require(try ExpectationTests.outcomes(script).last)
    #expect(outcome.isKept == isKept && outcome.found.contains(found), "\(outcome)")
  }

  @Test("a cost is not shown as the very budget that it does not keep or only just keeps")
  func rounded() throws {
    let far = try #require(try ExpectationTests.outcomes(#"expect cost of "Compose" below 0.1 s"#).last).found
    let shown = try #require(far.firstMatch(of: #/costs ([0-9.]+) s/#)).output.1
    let near = try #require(try ExpectationTests.outcomes("expect cost of \"Compose\" below \(shown) s").last).found
    let exact = try #require(near.firstMatch(of: #/costs ([0-9.]+) s/#)).output.1
    #expect(exact != shown && exact.hasPrefix(shown.prefix(1)))
  }

  @Test("a budget counts from where the reader is")
  func fromHere() throws {
    let near = try ExpectationTests.outcomes(#"reader last; expect cost of "Compose" below 2 gestures"#)
    let far = try ExpectationTests.outcomes(#"expect cost of "Compose" below 2 gestures"#)
    #expect(near.allSatisfy(\.isKept) && !far.allSatisfy(\.isKept))
  }

  @Test(
    "what is wrong with a budget",
    arguments: [
      (#"expect cost "Compose" below 3 s"#, "'of'"), (#"expect cost of "Compose" under 3 s"#, "selector"),
      (#"expect cost of "Compose" below 3"#, "s, keys or gestures"),
      (#"expect cost of "Compose" below 3 apples"#, "s, keys or gestures"),
      (#"expect cost of "Compose" below 3 s by ear"#, "'touch'"),
    ])
  func wrong(script: String, message: String) {
    let error = #expect(throws: ScriptRunError.self) { try ExpectationTests.outcomes(script) }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }
}
