import Guidelines
import Testing

/// A type whose name ends in a word of the glossary is what the glossary says, wherever it is declared.
@Suite("Glossary and the names of types")
struct GlossaryTypeTests {
  /// The modules that a module of the glossary stands for.
  static let families: [String: Set<String>] = [
    "Stage": [
      "Focusing", "Hands", "Journal", "Presenting", "Room", "Scrolling", "Stage", "StageLayout", "StageModel",
      "StageMotion",
    ]
  ]

  /// Types that end in a word of the glossary in another module than the word's, and what that is there: the same thing,
  /// or a kind of it that the glossary has by a longer name.
  static let elsewhere: [String: String] = [
    "Accessibility.Place": "the place of an indicator",
    "Accessibility.TablePlace": "a place in a table",
    "Announcer.CaretPlace": "the place of a caret in the text of an element",
    "Announcer.RotorPlace": "a place in the text or among the actions of an element",
    "Announcer.SpokenNode": "a node, as a voice speaks it",
    "Audit.AuditedScene": "a scene",
    "Audit.ShownDialog": "a dialog, as it is on the screen",
    "detent.Detent": "the program, which is called after the detent",
    "detent.ExpectedTranscript": "a transcript",
    "Documents.LocatedNode": "a document node",
    "Scenes.EffectTargets": "what effects have for a target",
    "Documents.TreeNode": "a node, as a document nests it",
    "Explorer.Part": "a part, by its number",
    "Explorer.TriedSteps": "steps",
    "Explorer.UnshownPlace": "a place that no state shows",
    "Gestures.Place": "a place at which an instruction acts",
    "Gestures.SynthesizedFrame": "an input frame",
    "Hands.Hands": "all that people do with their hands",
    "Harness.ReaderChord": "a chord, as a screen reader's table of keys has it",
    "Harness.TouchPlace": "a place where a hand touches what is named",
    "Harness.Contact": "a contact, as a motion has it",
    "Harness.Item": "an item of a tape",
    "Harness.LiveNews": "news of devices",
    "Harness.NamedPlace": "a place with its name",
    "InputEvents.InputFrame": "an input frame",
    "KernelInput.AnonymousContacts": "contacts",
    "KernelInput.DeviceFrame": "an input frame",
    "KernelInput.DeviceNews": "news of devices",
    "KernelInput.DeviceNode": "a device node",
    "Recordings.RecordingItem": "a recording item",
    "Reports.Outcome": "the outcome of a task, for a label",
    "Reports.ReportContact": "a contact, as a drawing shows it",
    "Stage.Candidate": "a candidate",
    "Stage.Exit": "an exit of a sheet that is shown",
    "Scrolling.PartialNotch": "a part of a notch",
    "Scrolling.RotaryBurst": "a burst",
    "Trees.FlutterNode": "a node of Flutter's dump",
    "Trees.JourneyStep": "a step of a walk, from one screen to the next",
  ]

  /// A type that more than one file knows.
  struct Declaration: Sendable {
    let module: String
    let name: String
    let path: String

    /// Its module and its name.
    var id: String { "\(module).\(name)" }

    /// The last word of its name, in the singular and as a sentence has it.
    var word: String {
      let last = name.matches(of: #/[A-Z][a-z]*/#).last.map { $0.output.lowercased() } ?? name
      return Glossary.word(last) == nil && last.hasSuffix("s") ? String(last.dropLast()) : last
    }
  }

  static let declarations: [Declaration] = {
    let declaration =
      #/^ *(?:(?:public|package|internal|indirect|final) )*(?:struct|enum|class|protocol|actor|typealias) ([A-Z]\w*)(: (?:Static|Documented|Dynamic)Rule\b)?/#
    return PackageText.files("Sources").filter { $0.path.hasSuffix(".swift") }.flatMap { file in
      let module = file.path.split(separator: "/").dropFirst().first.map(String.init) ?? ""
      return file.text.split(separator: "\n").compactMap { line in
        // The name of a rule is a sentence about what it looks at, and no kind of that.
        line.firstMatch(of: declaration).flatMap { match in
          match.output.2 == nil ? Declaration(module: module, name: String(match.output.1), path: file.path) : nil
        }
      }
    }
  }()

  /// Those that end in a word of the glossary in another module than that of the word.
  static let strangers = declarations.filter { declaration in
    guard let word = Glossary.word(declaration.word) else { return false }
    return !(families[word.module] ?? [word.module]).contains(declaration.module)
  }

  @Test("a type in another module than its word is listed, with what it is there")
  func listed() {
    #expect(Self.declarations.count > 700)
    for stranger in Self.strangers {
      #expect(Self.elsewhere[stranger.id] != nil, "\(stranger.path): what kind of \(stranger.word) is \(stranger.id)?")
    }
  }

  @Test("what is listed is the thing that its word means, or a kind of it", arguments: elsewhere.keys.sorted())
  func isKind(type: String) throws {
    let word = try #require(strangersWord(type))
    #expect(Self.elsewhere[type]?.contains(word) == true, "\(type) is no \(word)")
  }

  private func strangersWord(_ type: String) -> String? { Self.strangers.first { $0.id == type }?.word }

  @Test("what is listed is there, and is no type of the word's own module", arguments: elsewhere.keys.sorted())
  func isThere(type: String) { #expect(Self.strangers.contains { $0.id == type }) }

  @Test(
    "the last word of a name counts, in the singular",
    arguments: [("StateLayers", "layer"), ("Stage", "stage"), ("PlatformProfile", "profile"), ("DeviceNews", "news")])
  func lastWord(name: String, word: String) {
    #expect(Declaration(module: "", name: name, path: "").word == word)
  }
}
