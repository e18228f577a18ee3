import Accessibility
import Gestures
import Scenes

extension EntityForm where Entity == Flow {
  /// The attributes of a flow document.
  static let flow: EntityForm<Flow> = EntityForm(
    "flow", "An interface, what is done to it, and what is to come of it.",
    attributes: [
      .required(
        "target", .file, \.target, "The scene or tree that is driven: a file, relative to the flow, or example:NAME."),
      Attribute(
        "device", .file, "The one device that is used: its name or its file, relative to the flow.",
        set: { $0.devices = [$1] }, get: { _ in nil }),
      .optional(
        "devices", .list(of: .file, count: 1...100, unique: true), \.devices, default: [],
        "The devices that are used: their names or their files, relative to the flow; those of a hand unless given."),
      .optional("platform", .choice(), \.surroundings.platform, "The platform; the scene's own unless given."),
      .optional(
        "screen", .screen, \.surroundings.screen,
        "The size of the screen in points, such as 393x852; what a recording says or the scene's own unless given."),
      .optional(
        "layoutDirection", .layoutDirection, \.surroundings.isRightToLeft,
        "The direction in which the interface runs; the scene's own unless given."),
      .optional(
        "voice", .voice, \.surroundings.voice,
        "The screen reader whose words and order are used; voiceover unless given."),
      .optional(
        "language", .spokenLanguage, \.surroundings.language,
        "The language of the screen reader; the interface's unless given."),
      .optional(
        "reader", .flag, \.usesReader, default: false, "Whether touch, crown and chords go to the screen reader."),
      .optional(
        "parameters", .parameters, \.parameters, "Parameters of the scene, where they differ from what it says."),
      Attribute(
        "set", .sameParameters, "The same, called as the option of the command line is.",
        set: { $0.parameters = $1 }, get: { _ in nil }),
      .optional(
        "for", EntityForm<FlowMatrix>.matrix.varied, \.matrix, default: FlowMatrix(),
        "What is varied: every combination of these values is a case of its own."),
      .required(
        "steps", .list(of: .entry, count: 1...GestureScript.greatestCount), \.entries,
        "What is done and expected, in order: instructions of a script, or replay: FILE."),
    ],
    start: { node, _, _ in Flow(target: FileReference("", at: node.location)) },
    finish: { flow, node, decoder in check(flow, node, &decoder) })

  /// Notes what contradicts something else.
  private static func check(_ flow: Flow, _ node: LocatedNode, _ decoder: inout DocumentDecoder) {
    guard let mapping = node.mapping else { return }
    if mapping["device"] != nil, let devices = mapping.entries.first(where: { $0.key == "devices" }) {
      decoder.note(devices.keyLocation, "\"devices\" and \"device\" name the same thing", expected: "one of them")
    }
    if mapping["parameters"] != nil, let set = mapping.entries.first(where: { $0.key == "set" }) {
      decoder.note(set.keyLocation, "\"set\" and \"parameters\" name the same thing", expected: "one of them")
    }
    let varied = mapping["for"]?.mapping?.entries ?? []
    for axis in varied where mapping[axis.key] != nil {
      decoder.note(
        axis.keyLocation, "\"\(axis.key)\" is varied and has one value as well",
        expected: "it in the flow or in its \"for\"")
    }
  }
}

extension EntityForm where Entity == FlowMatrix {
  /// The axes of a matrix.
  static let matrix: EntityForm<FlowMatrix> = EntityForm(
    "for", "What a flow varies; every combination is a case of its own.",
    attributes: [
      .optional("voice", values(.voice), \.voices, default: [], "Screen readers whose words and order are used."),
      .optional("language", values(.spokenLanguage), \.languages, default: [], "Languages of the screen reader."),
      .optional("screen", values(.screen), \.screens, default: [], "Sizes of the screen in points, such as 393x852."),
      .optional(
        "layoutDirection", values(.layoutDirection), \.directions, default: [],
        "Directions in which the interface runs."),
      .optional("platform", values(.choice()), \.platforms, default: [], "Platforms."),
    ],
    start: { _, _, _ in FlowMatrix() },
    finish: { matrix, node, decoder in
      guard matrix.count > FlowMatrix.greatestCount else { return }
      decoder.note(
        node.location, "these are too many combinations",
        expected: "at most \(FlowMatrix.greatestCount) cases of a flow")
    })

  /// What flows may be about and the program cannot vary yet.
  private static let later: Set = [
    "device", "devices", "reader", "textSize", "fontSize", "appearance", "colorScheme", "contrast", "motion",
    "osVersion", "sizeClass", "orientation", "keyboard", "set", "parameters", "rotate",
  ]

  /// The matrix as a flow has it; an axis that is none yet is told as that.
  var varied: Form<FlowMatrix> {
    Form(
      schema: schema,
      read: { node, decoder in
        guard let mapping = node.mapping else { return read(node, &decoder) }
        var known = mapping
        known.entries.removeAll { Self.later.contains($0.key) }
        let matrix = read(LocatedNode(.mapping(known), at: node.location), &decoder)
        for axis in mapping.entries where Self.later.contains(axis.key) {
          decoder.note(
            axis.keyLocation, "\"\(axis.key)\" cannot be varied yet",
            expected: "one of \(attributes.map(\.name).joined(separator: ", "))")
        }
        return known.entries.count == mapping.entries.count ? matrix : nil
      },
      write: { write($0) })
  }

  private static func values<Value>(_ value: Form<Value>) -> Form<[Value]> {
    .list(of: value, count: 1...1000, unique: true)
  }
}
