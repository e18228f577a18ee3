import Accessibility
import Announcer
import Geometry
import Testing

/// Flicks up and down go by a choice that people turn to.
@Suite("The rotor and the reading controls")
struct RotorTests {
  static let view: ReaderView = {
    func node(_ id: String, _ role: Role, _ name: String, y: Double) -> AccessibilityNode {
      var node = AccessibilityNode(
        id: NodeID(id), role: role, name: name, frame: Rect(x: 16, y: y, width: 300, height: 30))
      if role.isControl { node.actions = .activate }
      return node
    }
    var tree = AccessibilityTree(screen: Size(width: 393, height: 852))
    tree.append(node("today", .heading, "Today", y: 50))
    var mail = node("mail", .button, "Lunch at one", y: 100)
    mail.customActions = ["Archive", "Flag"]
    tree.append(mail)
    tree.append(node("terms", .link, "Terms", y: 150))
    var volume = node("volume", .slider, "Volume", y: 200)
    (volume.value, volume.actions) = ("40%", [.increment, .decrement])
    tree.append(volume)
    tree.append(node("older", .heading, "Older", y: 250))
    return ReaderView(tree, manner: .rows)
  }()

  /// What a reader says and asks for, told briefly.
  static func told(_ acts: [ReaderAct]) -> [String] {
    acts.map { act in
      switch act {
      case .says(let utterance): utterance.text
      case .asks(.activate, let id): "activate \(id)"
      case .asks(.custom(let name), let id): "\(name) \(id)"
      case .asks(let action, let id): "\(action) \(id)"
      case .boundary(let end): "the \(end.rawValue)"
      case .refuses(let why): why
      }
    }
  }

  static func told(
    _ commands: [ReaderCommand], at start: NodeID, _ voice: Voice = .voiceover, _ language: String = "en"
  ) -> [String] {
    var reader = ScreenReader(voice: voice, language: language)
    _ = reader.perform(.focus(start), in: view)
    return commands.flatMap { told(reader.perform($0, in: view)) }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var start: NodeID
    var commands: [ReaderCommand]
    var told: [String]
  }

  static let rows = [
    Row(
      testDescription: "headings, forward to the last and back", start: "today",
      commands: [
        .chooseRotor(.headings), .useRotor(forward: true), .useRotor(forward: true), .useRotor(forward: false),
      ],
      told: ["Headings", "Older. Heading.", "no heading after this", "Today. Heading."]),
    Row(
      testDescription: "links and controls", start: "today",
      commands: [
        .chooseRotor(.links), .useRotor(forward: true), .chooseRotor(.controls), .useRotor(forward: true),
      ],
      told: ["Links", "Terms. Link.", "Form Controls", "Volume: 40%. Adjustable."]),
    Row(
      testDescription: "actions without a choice, and a double tap for the one heard last", start: "mail",
      commands: [.useRotor(forward: true), .useRotor(forward: true), .activate, .activate],
      told: ["Archive", "Flag", "Flag mail", "activate mail"]),
    Row(
      testDescription: "actions backwards, round to what a double tap does by itself", start: "mail",
      commands: [.useRotor(forward: false), .useRotor(forward: true), .activate],
      told: ["Flag", "Activate", "activate mail"]),
    Row(
      testDescription: "words to the end", start: "mail",
      commands: [.chooseRotor(.words)] + Array(repeating: .useRotor(forward: true), count: 4) + [
        .useRotor(forward: false)
      ],
      told: ["Words", "Lunch", "at", "one", "the end", "at"]),
    Row(
      testDescription: "characters from the end", start: "older",
      commands: [.chooseRotor(.characters), .useRotor(forward: false), .useRotor(forward: false)],
      told: ["Characters", "r", "e"]),
    Row(
      testDescription: "a value goes by itself, whatever was chosen before", start: "today",
      commands: [.chooseRotor(.headings), .focus("volume"), .useRotor(forward: false)],
      told: ["Headings", "Volume: 40%. Adjustable.", "increment volume"]),
    Row(
      testDescription: "on a value something else can be chosen", start: "volume",
      commands: [.chooseRotor(.headings), .useRotor(forward: false), .focus("volume"), .useRotor(forward: false)],
      told: ["Headings", "Today. Heading.", "Volume: 40%. Adjustable.", "increment volume"]),
    Row(
      testDescription: "a value is one of what is turned through", start: "volume",
      commands: Array(repeating: .turnRotor(forward: true), count: 3),
      told: ["Headings", "Links", "Form Controls"]),
    Row(
      testDescription: "turned through what there is, and round", start: "older",
      commands: Array(repeating: .turnRotor(forward: true), count: 6) + [.turnRotor(forward: false)],
      told: ["Headings", "Links", "Form Controls", "Words", "Characters", "Headings", "Characters"]),
    Row(
      testDescription: "what is not there is refused", start: "older", commands: [.chooseRotor(.actions)],
      told: ["the rotor has no actions here, it has headings, links, controls, words, characters"]),
  ]

  @Test("goes by what was chosen", arguments: rows)
  func goes(_ row: Row) {
    #expect(Self.told(row.commands, at: row.start) == row.told)
  }

  @Test(
    "each voice has names for the choices",
    arguments: [
      (Voice.talkback, "en", "Controls"), (.talkback, "ko", "컨트롤"), (.voiceover, "ko", "양식 제어기"),
      (.orca, "en", "controls"),
    ])
  func names(voice: Voice, language: String, name: String) {
    #expect(Self.told([.chooseRotor(.controls)], at: "today", voice, language) == [name])
  }

  @Test("a flick asks for a step of a value, or goes by the choice")
  func flicks() {
    var reader = ScreenReader()
    _ = reader.perform(.focus("today"), in: Self.view)
    #expect(reader.command(forFlick: true, in: Self.view) == .decrement)
    _ = reader.perform(.chooseRotor(.headings), in: Self.view)
    #expect(reader.command(forFlick: true, in: Self.view) == .useRotor(forward: true))
    _ = reader.perform(.focus("volume"), in: Self.view)
    #expect(reader.command(forFlick: false, in: Self.view) == .increment)
  }
}
