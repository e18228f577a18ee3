public import Accessibility
import Geometry
public import Scenes

/// Makes scenes up: names, places, detents, nesting, direction. The same seed makes the same scene.
///
/// Every scene has one story: an opener in its window presents a sheet with a text field in it; typing makes unsaved
/// changes; leaving asks; discarding leads back to the opener.
public struct SceneGenerator: Sendable {
  /// What a generated scene is for.
  public struct Story: Sendable {
    /// The scene.
    public var scene: Scene
    /// The button that presents the sheet.
    public var opener: NodeID
    /// The sheet.
    public var sheet: NodeID
    /// Its text field.
    public var field: NodeID
    /// Its Cancel button.
    public var cancel: NodeID
    /// The answer that discards the changes, and the one that keeps editing.
    public var discard: NodeID, keep: NodeID
  }

  private var random: SplitMix64
  private var names = 0

  /// A generator that starts at `seed`.
  public init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// The next story, on one of the platforms.
  public mutating func next(on platforms: [Platform] = Platform.allCases) -> Story {
    names = 0
    let platform = pick(platforms)
    let window = name("window")
    let sheet = name("sheet")
    let opener = name("opener")
    let field = name("field")
    let cancel = name("cancel")
    let hasOwnQuestion = chance(70) && platform != .visionOS
    let question = hasOwnQuestion ? name("question") : sheet + "-confirmation"
    let discard = hasOwnQuestion ? name("discard") : "discard"
    let keep = hasOwnQuestion ? name("keep") : "keep"

    var path = ""
    var elements = content(upTo: platform == .watchOS ? 1 : 5)
    var button = Element.button(opener, pick(Self.verbs), opens: sheet)
    if chance(30), platform != .watchOS {
      var group = Element(id: name("group"), role: .group, label: chance(50) ? pick(Self.nouns) : nil)
      path = group.id + "/"
      group.children = [button]
      button = group
    }
    elements.insert(button, at: Int.random(in: 0...elements.count, using: &random))

    var inside = content(upTo: platform == .watchOS ? 0 : 3)
    inside.insert(.field(field, pick(Self.nouns), role: chance(50) ? .textField : .textEditor), at: 0)
    inside.insert(.button(cancel, "Cancel", dismiss: .cancel), at: Int.random(in: 0...inside.count, using: &random))
    if chance(50), platform != .watchOS { inside.append(.button(name("done"), "Done", dismiss: .done)) }

    let detents = detents()
    var builder = SceneBuilder(platform, id: name("scene"))
      .window(window, title: chance(70) ? pick(Self.nouns) : nil, elements)
      .sheet(sheet, title: chance(80) ? pick(Self.nouns) : nil, inside) {
        $0.detents = detents
        $0.grabberVisible = detents.count > 1
        $0.confirmation = hasOwnQuestion ? question : nil
      }
      .with { $0.isRightToLeft = chance(40) }
    if hasOwnQuestion {
      var buttons = [
        ActionButton(id: discard, label: "Delete", style: .destructive, answer: .discard),
        ActionButton(id: keep, label: "Cancel", style: .cancel, answer: .keep),
      ]
      if chance(50) { buttons.insert(ActionButton(id: name("save"), label: "Save", answer: .save), at: 1) }
      builder = builder.actionSheet(question, title: chance(50) ? pick(Self.nouns) : nil, buttons)
    }
    if chance(30) { builder = builder.with { $0.language = "ko" } }
    if chance(40), platform != .watchOS { builder = cover(sheet, in: builder) }
    return Story(
      scene: builder.scene, opener: NodeID("\(window)/\(path)\(opener)"), sheet: NodeID(sheet),
      field: NodeID("\(sheet)/\(field)"), cancel: NodeID("\(sheet)/\(cancel)"),
      discard: NodeID("\(question)/\(discard)"), keep: NodeID("\(question)/\(keep)"))
  }

  // MARK: Parts

  /// Lets a sheet open a full screen, which offers the sheet again.
  private mutating func cover(_ sheet: String, in builder: SceneBuilder) -> SceneBuilder {
    let cover = name("cover")
    let way = Element.button(name("way"), pick(Self.verbs), opens: cover)
    let inside = [
      Element.button(name("close"), "Close", dismiss: .close), .button(name("again"), pick(Self.verbs), opens: sheet),
    ]
    return builder.with { scene in
      for index in scene.presentations.indices where scene.presentations[index].id == sheet {
        scene.presentations[index].elements.append(way)
      }
    }.present(cover, .fullScreen, title: pick(Self.nouns), inside)
  }

  private mutating func content(upTo limit: Int) -> [Element] {
    let count = Int.random(in: 0...limit, using: &random)
    return (0..<count).map { _ in
      switch Int.random(in: 0..<5, using: &random) {
      case 0: .text(name("text"), pick(Self.nouns))
      case 1: .toggle(name("toggle"), pick(Self.nouns), isOn: chance(50))
      case 2: .slider(name("slider"), pick(Self.nouns), from: 0, to: 10, at: 5, step: 1)
      case 3: .button(name("button"), pick(Self.verbs))
      default: .field(name("field"), pick(Self.nouns))
      }
    }
  }

  private mutating func detents() -> [Detent] {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: [.large]
    case 1: [.medium]
    case 2: [.medium, .large]
    case 3: [.large, Detent(id: "third", height: .fraction(0.35)), .medium]
    default: [Detent(id: "compact", height: .points(320)), .large]
    }
  }

  private mutating func name(_ stem: String) -> String {
    names += 1
    return "\(pick(Self.prefixes))-\(stem)-\(names)"
  }

  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  private mutating func pick<T>(_ choices: [T]) -> T { choices[Int.random(in: 0..<choices.count, using: &random)] }

  private static let prefixes = ["mail", "note", "trip", "photo", "task", "메모"]
  private static let verbs = ["Compose", "Add", "Edit", "New Note", "추가", "Reply to All"]
  private static let nouns = ["Inbox", "Message", "Subject", "Holiday in May", "제목", "Volume", "Rückmeldung", "عنوان"]
}
