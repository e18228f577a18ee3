import Accessibility
import Geometry
import InputEvents
import Scenes

extension EntityForm where Entity == Presentation {
  /// The table of a kind of presentation: its key with the id, what all have, and what only this kind has.
  static func presentation(
    _ name: String, _ summary: String, _ kind: Presentation.Kind, _ own: [Attribute<Presentation>] = [],
    finish: @escaping Finish = { _, _, _ in }
  ) -> EntityForm<Presentation> {
    EntityForm(
      name, summary,
      attributes: [.required(name, .identifier, \.id, "Its name in the scene.")] + common + own + declared + [
        .optional(
          "dismissControls", .list(of: EntityForm<DismissControl>.dismissControl.form), \.dismissControls, default: [],
          "Controls that leave it, besides elements with \"dismiss\"; watchOS gives one round Cancel to a sheet without."
        ),
        .optional("elements", .elements, \.elements, default: [], "What is in it."),
      ], imports: ImportedNames(entity: name),
      start: { node, _, _ in
        var presentation = Presentation(id: "", kind: kind)
        presentation.source = node.location
        return presentation
      },
      finish: { presentation, node, decoder in
        checkMainContent(presentation, node, &decoder)
        decoder.keepPlaces(of: node)
        finish(&presentation, node, &decoder)
      })
  }

  /// What all presentations have.
  private static var common: [Attribute<Presentation>] {
    [
      .optional("title", .text, \.title, "Its title."),
      .optional("message", .text, \.message, "Its text under the title."),
      .optional(
        "parent", .reference(.surface), \.parent,
        "The window or presentation it belongs to; the presenter's unless given."),
      .optional(
        "presenter", .reference(.presenter), \.presenter,
        "The element, window or presentation that presents it; what opens it unless given. An element has the focus once it has gone, unless people have opened it by another one."
      ),
      .optional("presented", .flag, \.isPresented, default: false, "Whether the scene starts with it presented."),
      .optional(
        "container", .container, \.container,
        "What it is placed in: screen, window, or a popover's id; window on macOS and visionOS, else screen, unless given."
      ),
      .optional(
        "frame", .rect, \.frame,
        "[x, y, width, height] on the screen; the platform's usual unless given. Refused where something else decides: the detents of a sheet on iOS and iPadOS, the popover that it lies in."
      ),
      .optional("z", .integer(in: -1_000_000...1_000_000), \.z, "Its place from back to front."),
      .optional(
        "exits", .list(of: .choice(), unique: true), \.exits,
        "The only ways out that people have, besides a tap beside a popover or menu; all that its attributes and controls make unless given. One of them at least has to be there."
      ),
      .optional("requiresAction", .flag, \.requiresAction, default: false, "Whether only an offered action leads out."),
      .optional("critical", .flag, \.isCritical, default: false, "Whether people have to know what it says."),
    ]
  }

  /// What the author declares about a presentation.
  private static var declared: [Attribute<Presentation>] {
    [
      .optional("purpose", .choice(), \.purpose, default: .other, "What it is for; other unless given."),
      .optional("trigger", EntityForm<Presentation.Invocation>.invocation.form, \.invocation, "What makes it come up."),
      .optional("task", EntityForm<TaskHints>.task.form, \.task, "What its task is like."),
      .optional("interaction", .choice(), \.interaction, "What people do in it."),
      .optional(
        "affectsParentTask", .flag, \.affectsParentTask, "Whether what is done in it bears on its parent's task."),
      .optional(
        "contentKinds", .list(of: .choice(), unique: true), \.contentKinds, default: [], "What is shown in it."),
      .optional(
        "mainContent", .choice(), \.mainContent, "Which of contentKinds is the main one; the first unless given."),
      .optional(
        "content", EntityForm<Presentation.ContentSize>.contentSize.form, \.contentSize,
        "How much room its content needs: how large a popover or panel comes up, and how small a sheet can be made."),
      .optional("hints", EntityForm<Hints>.hints.form, \.hints, "What its author declares."),
      .optional("reviewed", .reviews, \.reviews, default: [], "What people have judged of it."),
    ]
  }

  private static func checkMainContent(
    _ presentation: Presentation, _ node: LocatedNode, _ decoder: inout DocumentDecoder
  ) {
    let kinds = presentation.contentKinds
    guard let main = presentation.mainContent, !kinds.isEmpty, !kinds.contains(main) else { return }
    decoder.note(
      node.mapping?["mainContent"]?.location ?? node.location, "\(main.rawValue) is not among contentKinds",
      expected: "one of \(NearestSpelling.list(kinds.map(\.rawValue)))")
  }
}

extension EntityForm where Entity == Presentation.Invocation {
  /// What makes a presentation come up.
  static let invocation: EntityForm<Presentation.Invocation> = EntityForm(
    "trigger", "What makes a presentation come up; unknown unless given.",
    attributes: [
      .optional("source", .choice(), \.source, "Who caused it."),
      .optional("action", .text, \.action, "What was done."),
      .optional(
        "needsClarification", .flag, \.needsClarification, "Whether people have to say what they mean first."),
    ],
    start: { _, _, _ in Presentation.Invocation() })
}

extension EntityForm where Entity == Presentation.ContentSize {
  /// How much room content needs.
  static let contentSize: EntityForm<Presentation.ContentSize> = EntityForm(
    "content", "How much room the content needs; unknown unless given.",
    attributes: [
      .optional("fittingSize", .size, \.fittingSize, "[width, height] at which everything shows, in points."),
      .optional("minFittingSize", .size, \.minFittingSize, "The least [width, height] that can be used, in points."),
      .optional("expandable", .flag, \.isExpandable, "Whether more room shows more of it."),
    ],
    start: { _, _, _ in Presentation.ContentSize() })
}

extension EntityForm where Entity == DismissControl {
  /// A control that leaves a presentation.
  static let dismissControl: EntityForm<DismissControl> = EntityForm(
    "dismissControl", "A control that leaves the presentation.",
    attributes: [
      .required("role", .choice(), \.role, "Which way out it is."),
      Attribute(
        "id", .identifier, "Its name; made from its role unless given.",
        set: { $0.id = $1 }, get: { $0.id.isEmpty ? nil : $0.id }),
      .optional("label", .text, \.label, "What it is called."),
      .optional("shape", .choice(), \.shape, "What it looks like."),
      .optional(
        "frame", .rect, \.frame, "[x, y, width, height] in the presentation; the platform's usual place unless given."),
    ],
    start: { node, _, _ in
      var control = DismissControl(id: "", role: .cancel)
      control.source = node.location
      return control
    })
}

extension Form where Value == Presentation.Container {
  /// `screen`, `window`, or the id of a popover.
  static let container = Form(
    schema: Form<String>.text.schema,
    read: { node, decoder in
      switch node.scalar?.text {
      case "screen": return .screen
      case "window": return .window
      default: return Form<String>.reference(.popover).read(node, &decoder).map { .popover($0) }
      }
    },
    write: { container in
      switch container {
      case .screen: .text("screen")
      case .window: .text("window")
      case .popover(let id): .text(id)
      }
    })
}
