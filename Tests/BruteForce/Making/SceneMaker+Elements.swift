import Geometry
import Scenes

/// What stands in windows and presentations.
extension SceneMaker {
  /// Something in `path`; `room` is where it may be put, in the coordinates of a frame there.
  mutating func element(in path: String, room: Rect, depth: Int) -> Entity {
    let isPresentation = path.hasPrefix("p")
    switch chance.index(depth == 0 ? 20 : 14) {
    case 0..<6: return button(in: path, room: room)
    case 6: return toggle(in: path)
    case 7: return slider(in: path)
    case 8, 9: return field(in: path, isPresentation: isPresentation)
    case 10: return card(in: path, room: room)
    case 11: return picture(in: path, room: room)
    case 12: return text("Text")
    case 13: return pages(in: path)
    case 14: return button(in: path, room: room)
    case 15: return text("Note")
    default: return scroller(in: path, room: room, depth: depth)
    }
  }

  // MARK: Controls

  private mutating func button(in path: String, room: Rect) -> Entity {
    let id = newID("b")
    var button = Entity(["id": .string(id), "role": "button"])
    label(&button, "Button \(id)")
    if !chance.once(in: 3) { button["opens"] = opened(from: path.root).map { .string($0) } }
    if chance.once(in: 3) { button["effect"] = effect(in: path) }
    place(&button, in: room)
    deface(&button)
    if button["opens"] != nil || button["effect"] != nil { buttons.append("\(path)/\(id)") }
    return button
  }

  private mutating func toggle(in path: String) -> Entity {
    let id = newID("s")
    var toggle = Entity(["id": .string(id), "role": "switch", "value": chance.once(in: 2) ? "off" : "on"])
    label(&toggle, "Switch \(id)")
    settable.append(("\(path)/\(id)", false))
    if chance.once(in: 4) { toggle["effect"] = .entity(Entity(["changes": true])) }
    deface(&toggle)
    return toggle
  }

  private mutating func slider(in path: String) -> Entity {
    let id = newID("v")
    let maximum = chance.pick(3, 10, 100)
    let range = Entity(["minimum": 0, "maximum": .number(maximum), "current": 0, "step": 1])
    var slider = Entity(["id": .string(id), "role": "slider", "range": .entity(range)])
    label(&slider, "Slider \(id)")
    settable.append(("\(path)/\(id)", true))
    deface(&slider)
    return slider
  }

  private mutating func field(in path: String, isPresentation: Bool) -> Entity {
    let id = newID("f")
    var field = Entity(["id": .string(id), "role": .string(chance.pick("textField", "textField", "searchField"))])
    label(&field, "Field \(id)")
    if chance.once(in: 2) { field["value"] = "Ada" }
    deface(&field)
    return field
  }

  private mutating func pages(in path: String) -> Entity {
    let id = newID("c")
    var pages = Entity(["id": .string(id), "role": "pageControl", "count": 3, "current": 1])
    label(&pages, "Page")
    return pages
  }

  // MARK: What is no control

  /// A group that does what a button does.
  private mutating func card(in path: String, room: Rect) -> Entity {
    let id = newID("g")
    var card = Entity(["id": .string(id), "role": "group", "label": "Card \(id)"])
    card["opens"] = opened(from: path.root).map { .string($0) }
    let frame = spot(in: room, size: Size(width: 160, height: 80))
    card["frame"] = Self.frame(frame)
    var inner = text("Title")
    inner["frame"] = Self.frame(Rect(origin: frame.origin, size: Size(width: 100, height: 30)))
    card["elements"] = .list([.entity(inner)])
    return card
  }

  private mutating func picture(in path: String, room: Rect) -> Entity {
    let id = newID("i")
    var picture = Entity(["id": .string(id), "role": "image", "label": "Picture \(id)"])
    if chance.once(in: 2) { picture["dragAxes"] = .list([.string(chance.pick("vertical", "horizontal"))]) }
    if chance.once(in: 3) { picture["opens"] = opened(from: path.root).map { .string($0) } }
    if chance.once(in: 2) {
      let size = Size(width: room.size.width, height: (room.size.height / 3).rounded())
      picture["frame"] = Self.frame(Rect(origin: room.origin, size: size))
    }
    return picture
  }

  private mutating func text(_ words: String) -> Entity {
    Entity(["id": .string(newID("t")), "role": "text", "label": .string(words)])
  }

  /// Content larger than its view, with things off to the side.
  private mutating func scroller(in path: String, room: Rect, depth: Int) -> Entity {
    let id = newID("l")
    let isHorizontal = chance.once(in: 2)
    let height = (room.size.height * (isHorizontal ? 0.25 : 0.4)).rounded()
    let top = room.minY + (room.size.height * chance.pick(0.12, 0.35, 0.55)).rounded()
    let frame = Rect(x: room.minX, y: top, width: room.size.width, height: height)
    let content = Size(
      width: isHorizontal ? room.size.width * 4 : room.size.width, height: isHorizontal ? height : height * 4)
    var scroller = Entity(["id": .string(id), "role": "scrollView"])
    if chance.once(in: 2) { scroller["label"] = "List \(id)" }
    scroller["axes"] = .list([.string(isHorizontal ? "horizontal" : "vertical")])
    scroller["frame"] = Self.frame(frame)
    scroller["contentSize"] = [.number(Int(content.width)), .number(Int(content.height))]
    if chance.once(in: 6) { scroller["paging"] = true }
    var inside: [Text] = []
    for _ in 0..<(1 + chance.index(2)) {
      // At the beginning, in the middle or at the end of the content.
      let share = chance.pick(0.0, 0.4, 0.75)
      let part = Rect(
        x: frame.minX + (isHorizontal ? content.width * share : 0),
        y: frame.minY + (isHorizontal ? 0 : content.height * share),
        width: isHorizontal ? room.size.width * 0.6 : room.size.width, height: height * 0.6)
      var child = element(in: "\(path)/\(id)", room: part, depth: depth + 1)
      if child["frame"] == nil, child["role"]?.json != "\"scrollView\"" {
        child["frame"] = Self.frame(Rect(x: part.minX + 10, y: part.minY + 10, width: 140, height: 44))
      }
      inside.append(.entity(child))
    }
    scroller["elements"] = .list(inside)
    return scroller
  }

  // MARK: Attributes

  /// A name, but for one in six.
  private mutating func label(_ element: inout Entity, _ words: String) {
    if !chance.once(in: 6) { element["label"] = .string(words) }
  }

  /// Sometimes disabled or hidden.
  private mutating func deface(_ element: inout Entity) {
    if chance.once(in: 14) { element["traits"] = .list([.string(chance.pick("disabled", "hidden"))]) }
  }

  /// Sometimes at a place of its own, also off the screen, where only turning or resizing leads.
  private mutating func place(_ element: inout Entity, in room: Rect) {
    guard chance.once(in: 4) else { return }
    let size = Size(width: 120, height: 44)
    if chance.once(in: 3) {
      let isBelow = chance.once(in: 2)
      element["frame"] = Self.frame(
        Rect(
          x: room.minX + (isBelow ? 20 : room.size.width + 50), y: room.minY + (isBelow ? room.size.height + 60 : 80),
          width: size.width, height: size.height))
    } else {
      element["frame"] = Self.frame(spot(in: room, size: size))
    }
  }

  private mutating func spot(in room: Rect, size: Size) -> Rect {
    let (right, down) = (max(1, Int(room.size.width - size.width)), max(1, Int(room.size.height - size.height)))
    return Rect(
      x: room.minX.rounded() + Double(chance.index(right)), y: room.minY.rounded() + Double(chance.index(down)),
      width: size.width, height: size.height)
  }

  /// What a button sets, far from where it was, or what it does to the presentation that it stands in.
  private mutating func effect(in path: String) -> Text? {
    var effect = Entity()
    if !settable.isEmpty, !chance.once(in: 3) {
      let target = settable[chance.index(settable.count)]
      effect["target"] = .string(target.path)
      effect["value"] = target.isNumber ? .number(3) : .string(chance.pick("on", "off"))
    }
    if path.hasPrefix("p"), chance.once(in: 2) { effect[chance.pick("completes", "changes")] = true }
    return effect.attributes.isEmpty ? nil : .entity(effect)
  }
}

extension String {
  /// The window or presentation that a path begins with.
  var root: String { String(prefix { $0 != "/" }) }
}
