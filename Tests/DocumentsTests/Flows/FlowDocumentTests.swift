import Accessibility
import Documents
import Geometry
import Gestures
import Scenes
import TestSupport
import Testing

@Suite("Flow documents")
struct FlowDocumentTests {
  static let whole = """
    # Every attribute.
    target: mail.scene.yaml
    devices: [phone-touchscreen, "keys/own.yaml"]
    platform: iPadOS
    reader: true
    set: {dismissSpeed: 400, tapMax: 300000}
    for:
      screen: [852x393, 393x852.5]
      language: [en]
      layoutDirection: [ltr, rtl]
    steps:
      - tap "Compose"
      - 'swipe up from #list; wait 50ms'
      - replay: tap.session.jsonl
      - |
        expect said "New Message"
          wait for "Send"
    """

  @Test("every attribute is read")
  func attributes() throws {
    let flow = try FlowDocument.read(Self.whole, file: "flows/x.flow.yaml")
    #expect(flow.target.path == "mail.scene.yaml")
    #expect(flow.target.resolved(beside: "flows/x.flow.yaml") == "flows/mail.scene.yaml")
    #expect(flow.devices.map(\.path) == ["phone-touchscreen", "keys/own.yaml"])
    #expect(flow.surroundings.platform == .iPadOS && flow.usesReader)
    #expect(flow.parameters?.mapping?.entries.map(\.key) == ["dismissSpeed", "tapMax"])
    #expect(flow.matrix.screens == [Size(width: 852, height: 393), Size(width: 393, height: 852.5)])
    #expect(flow.entries.count == 4)
    guard case .replay(let file) = flow.entries[2] else { return #expect(Bool(false)) }
    #expect(file.path == "tap.session.jsonl" && file.location.line == 14)
  }

  @Test("instructions know where in the document they stand")
  func places() throws {
    let flow = try FlowDocument.read(Self.whole, file: "x.flow.yaml")
    let places = flow.entries.flatMap { entry in
      guard case .script(let script) = entry else { return [String]() }
      return script.instructions.map { $0.location?.description ?? "nowhere" }
    }
    #expect(places == ["12:5", "13:6", "13:27", "16:5", "17:7"])
  }

  @Test(
    "a text that is escaped or folded stands where it begins",
    arguments: [
      "  - \"tap \\\"Compose\\\"; swipe up\"", "  - tap \"Compose\";\n    swipe up",
      "  - >\n    tap 1,2\n    ;swipe up",
    ])
  func foldedPlaces(line: String) throws {
    let flow = try FlowDocument.read("target: a\nsteps:\n\(line)\n", file: "x.flow.yaml")
    guard case .script(let script) = flow.entries[0] else { return #expect(Bool(false)) }
    #expect(script.instructions.map { $0.location?.description } == ["3:5", "3:5"])
  }

  @Test("the same flow in JSON")
  func json() throws {
    let text = """
      {"target": "example:mail", "for": {"platform": ["iOS", "iPadOS"]}, "steps": ["tap \\"Compose\\"", {"replay": "a"}]}
      """
    let flow = try FlowDocument.read(text, file: "x.flow.json")
    #expect(flow.matrix.platforms == [.iOS, .iPadOS] && flow.entries.count == 2)
  }

  /// Documents that are wrong, one thing each but for the last.
  static let wrong: [String] =
    [
      "steps: [swipe up]", "target: a", "target: a\nsteps: []", "target: ''\nsteps: [swipe up]",
      "target: '-'\nsteps: [swipe up]", "target: [a]\nsteps: [swipe up]", "[]", "",
      "target: a\nstpes: [tap 1,2]\nsteps: [swipe up]", "scene: a\nparameters: {tapSlop: 3}\nsteps: [swipe up]",
    ]
    + [
      "tap", "tpa \"Send\"", "tap “Send”", "expect sad \"x\"", "wait", "tap \"Send\"; swipe upp",
      "expect offset of #list is 120", "type \"Hi: there\"", "replay: ", "replay: a, more: b", "play: a", "[tap 1,2]",
      "''", "~", "\"tap \\\"a\\\"; tpa\"", "|\n    tap 1,2\n    expect said", "tap button[[",
    ].map { "target: a\nsteps:\n  - \($0)" }
    + [
      "for: {language: [en, tlh]}", "for: {screen: [393 x 852]}", "for: {screen: 393x852}", "for: {screen: []}",
      "for: {screen: [0x852]}", "for: {screen: [393x852, 393x852]}", "for: {voice: [jaws]}",
      "for: {langauge: [en]}",
      "for: {layoutDirection: [up]}", "for: {platform: [android]}", "for: [en]",
      "platform: iOS\nfor: {platform: [iOS]}",
      "device: a\ndevices: [b]", "devices: []", "screen: 12", "reader: on", "set: {dismisSpeed: 3}",
      "set: {dismissSpeed: fast}", "set: 3", "language: tlh", "voice: jaws", "layoutDirection: left",
    ].map { "target: a\n\($0)\nsteps: [swipe up]" }
    + ["target: a\nplatform: iSO\nsteps:\n  - tap\n  - replay: ''\n"]

  @Test("what is wrong is told with its place, what was expected and what to do")
  func errors() {
    let golden = Snapshot.compare(
      ErrorSheet.text(Self.wrong) { try FlowDocument.read($0, file: "x.flow.yaml") }, "flow-errors.txt")
    #expect(golden.isEqual, "\(golden.message)")
  }

  @Test("every combination of a matrix is a variant; the last axis changes first, whatever the document's order")
  func variants() throws {
    let text = "target: a\nfor: {platform: [iOS, iPadOS], screen: [2x1, 1x2], language: [en]}\nsteps: [swipe up]"
    let names = try FlowDocument.read(text, file: "x.flow.yaml").matrix.variants.map(\.name)
    #expect(
      names == [
        "language=en, screen=2x1, platform=iOS", "language=en, screen=2x1, platform=iPadOS",
        "language=en, screen=1x2, platform=iOS", "language=en, screen=1x2, platform=iPadOS",
      ])
    #expect(FlowMatrix().variants.map(\.name) == [""])
  }

  @Test("a matrix of very many combinations is refused before they are made")
  func manyVariants() {
    let screens = (1...1000).map { "\($0)x\($0)" }.joined(separator: ", ")
    let text =
      "target: a\nfor: {screen: [\(screens)], platform: [iOS, iPadOS, macOS, tvOS, watchOS, visionOS], "
      + "layoutDirection: [ltr, rtl]}\nsteps: [swipe up]"
    let errors = #expect(throws: DocumentErrors.self) { try FlowDocument.read(text, file: "x.flow.yaml") }
    #expect(errors?.description.contains("too many combinations") == true)
  }

  @Test("the schema takes what the reader takes")
  func schema() throws {
    let validator = try SchemaValidator(DocumentKind.flow.schema)
    #expect(validator.problems(in: try LocatedNode.parse(Self.whole, file: "x.flow.yaml")) == [])
    for line in [
      "for: {voice: [a]}", "for: {screen: 393x852}", "language: tlh", "voice: a", "reader: 1", "set: {dismisSpeed: 3}",
    ] {
      let text = "target: a\n\(line)\nsteps: [swipe up]"
      #expect(validator.problems(in: try LocatedNode.parse(text, file: "x.flow.yaml")) != [], "\(line)")
    }
    let golden = Snapshot.compare(DocumentKind.flow.schema, "flow.schema.json")
    #expect(golden.isEqual, "\(golden.message)")
  }

  @Test(
    "what a flow is is seen from its beginning, one that names its device first too",
    arguments: ["target: a\nsteps: []", "device: phone-touchscreen\ntarget: a\n", "{\"for\": {}, \"target\": \"a\"}"])
  func kind(text: String) { #expect(DocumentKind(content: Array(text.utf8)[...]) == .flow) }
}
