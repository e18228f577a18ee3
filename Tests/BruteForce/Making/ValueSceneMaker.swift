import Scenes

/// Makes small scenes of values: what buttons set, select, find and replace, radio buttons, and controls that only their
/// values tell apart. What rules say of one value they do not say of the next.
struct ValueSceneMaker {
  private var chance: Chance
  private let platform: Platform
  private var count = 0
  /// Words that values are of: some are blank, some are names of what has them, some stand in others.
  private static let words = ["kiwi", "a kiwi", "a mango", " ", "Note", "kiwi kiwi", "data, data", "Order, paid", "7"]

  init(_ platform: Platform, seed: UInt64, _ attempt: UInt64 = 0) {
    self.platform = platform
    chance = Chance(seed: (seed ^ attempt << 32) &* 0x9E37_79B9_7F4A_7C15 ^ 0x5641_4C55_4553)
  }

  /// A scene: a window that opens a sheet, with values in both; a question about what is not saved has a button without a
  /// name.
  mutating func make(name: String) -> Text {
    var inWindow: [Text] = [
      .entity(Entity(["id": "open", "role": "button", "label": "Open", "opens": "s"]))
    ]
    var inSheet: [Text] = [
      .entity(Entity(["id": "cancel", "role": "button", "label": "Cancel", "dismiss": "cancel"]))
    ]
    for _ in 0..<(1 + chance.index(2)) { inSheet += something() }
    if chance.once(in: 2) { inWindow += something() }
    let window = Entity(["id": "w", "title": "W", "elements": .list(inWindow)])
    let sheet = Entity(["sheet": "s", "title": "Edit", "confirmation": "q", "elements": .list(inSheet)])
    let question = Entity([
      "actionSheet": "q", "title": "Sure",
      "buttons": .list([
        .entity(Entity(["id": "d", "label": " ", "outcome": "discard", "style": "destructive"])),
        .entity(Entity(["id": "k", "label": "Keep", "outcome": "keep", "style": "cancel"])),
      ]),
    ])
    return .entity(
      Entity([
        "scene": .string(name), "platform": .string(platform.rawValue), "windows": .list([.entity(window)]),
        "presentations": .list([.entity(sheet), .entity(question)]),
      ]))
  }

  private mutating func something() -> [Text] {
    switch chance.index(6) {
    case 0: return told()
    case 1: return radios()
    case 2: return twins()
    case 3: return edited()
    case 4: return listed()
    default: return sought()
    }
  }

  /// A picture, heading, text or picker that buttons set.
  private mutating func told() -> [Text] {
    let id = newID()
    var item = Entity([
      "id": .string(id), "role": .string(chance.pick("image", "heading", "text", "picker")), "value": word(),
    ])
    if chance.once(in: 2) { item["label"] = word() }
    return [.entity(item)] + setters(of: id)
  }

  private mutating func radios() -> [Text] {
    let ids = (0..<(2 + chance.index(2))).map { _ in newID() }
    let radios = ids.map { id in
      Text.entity(
        Entity([
          "id": .string(id), "role": "radioButton", "label": .string("Choice \(id)"),
          "value": chance.once(in: 4) ? "on" : "off",
        ]))
    }
    let group = newID()
    var texts: [Text] = [
      .entity(Entity(["id": .string(group), "role": "group", "label": "Choices", "elements": .list(radios)]))
    ]
    if chance.once(in: 2) {
      texts.append(button(["target": .string("\(group)/\(ids[0])"), "value": chance.pick("on", "off")]))
    }
    return texts
  }

  /// Two steppers of one name, or two buttons that only their values tell apart.
  private mutating func twins() -> [Text] {
    if chance.once(in: 2) {
      return [0, 1].map { number in
        let range = Entity(["minimum": 0, "maximum": 3, "current": .number(number * 3), "step": 1])
        return .entity(
          Entity(["id": .string(newID()), "role": "stepper", "label": "Width", "range": .entity(range)]))
      }
    }
    let ids = [newID(), newID()]
    let pair = ids.map { id in
      Text.entity(
        Entity([
          "id": .string(id), "role": "button", "label": "Choose", "value": .string("Now \(id)"), "effect": changes,
        ]))
    }
    return pair + ids.flatMap { setters(of: $0) }
  }

  /// A text that only buttons change, or people who select in it, too.
  private mutating func edited() -> [Text] {
    let id = newID()
    var note = Entity(["id": .string(id), "role": "textEditor", "label": "Note", "value": word()])
    if chance.once(in: 2) { note["traits"] = ["disabled"] }
    var texts: [Text] = [.entity(note)]
    for _ in 0..<(2 + chance.index(2)) { texts.append(worker(on: id)) }
    return texts
  }

  private mutating func worker(on id: String) -> Text {
    switch chance.index(5) {
    case 0: return button(["target": .string(id), "value": word()])
    case 1: return button(["target": .string(id), "selects": .entity(Entity(["all": true]))])
    case 2:
      let start = chance.index(5)
      let part = Entity(["characters": [.number(start), .number(start + 1 + chance.index(3))]])
      return button(["target": .string(id), "selects": .entity(part)])
    case 3: return button(["target": .string(id), "find": .string(chance.pick("kiwi", "data"))])
    default: return button(["target": .string(id), "replaces": .string(chance.pick("", "", "kiwi", "k"))])
    }
  }

  /// A list in which people select rows, and what a button selects there.
  private mutating func listed() -> [Text] {
    let id = newID()
    let ids = (0..<(2 + chance.index(3))).map { _ in newID() }
    let rows = ids.map { row in
      Text.entity(Entity(["id": .string(row), "role": "text", "label": .string("Row \(row)"), "value": word()]))
    }
    let list = Entity([
      "id": .string(id), "role": "list", "label": "Rows", "pointerSelecting": true, "elements": .list(rows),
    ])
    let last = ids[chance.index(ids.count)]
    let part = Entity(["rows": [.string(ids[0]), .string(last)]])
    return [.entity(list), button(["target": .string(id), "selects": .entity(part)])]
  }

  /// A field that says what is looked for in a text.
  private mutating func sought() -> [Text] {
    let (field, note) = (newID(), newID())
    let find = button(["target": .string(note), "findTextIn": .string(field)])
    let delete = button(["target": .string(note), "replaces": .string(chance.pick("", "kiwi"))])
    return [
      .entity(
        Entity([
          "id": .string(field), "role": "textField", "label": "Sought", "value": word(), "traits": ["disabled"],
        ])),
      .entity(
        Entity(["id": .string(note), "role": "textEditor", "label": "Note", "value": word(), "traits": ["disabled"]])),
      find, delete,
    ] + setters(of: field)
  }

  // MARK: Buttons

  private var changes: Text { .entity(Entity(["changes": true])) }

  private mutating func setters(of id: String) -> [Text] {
    (0..<(1 + chance.index(2))).map { _ in button(["target": .string(id), "value": word()]) }
  }

  private mutating func button(_ effect: KeyValuePairs<String, Text>) -> Text {
    let id = newID()
    return .entity(
      Entity([
        "id": .string(id), "role": "button", "label": .string("Button \(id)"), "effect": .entity(Entity(effect)),
      ]))
  }

  private mutating func word() -> Text { .string(Self.words[chance.index(Self.words.count)]) }

  private mutating func newID() -> String {
    count += 1
    return "e\(count)"
  }
}
