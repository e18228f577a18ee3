import Geometry
import Scenes

/// What comes up over windows.
extension SceneMaker {
  mutating func presentation(_ place: Int) -> Entity {
    let id = name(place)
    var entity = Entity([key(kinds[place]): .string(id)])
    if !chance.once(in: 4) { entity["title"] = .string("Part \(place)") }
    let isDialog = kinds[place] == .alert || kinds[place] == .actionSheet
    if chance.once(in: isDialog ? 12 : 6) { entity["presented"] = true }
    switch kinds[place] {
    case .sheet: fillSheet(&entity, place)
    case .alert, .actionSheet: entity["buttons"] = buttons(place)
    case .menu:
      if !buttons.isEmpty, chance.once(in: 2) {
        entity["revealControl"] = .string(buttons[chance.index(buttons.count)])
        unopened.removeAll { $0 == place }
      }
      if chance.once(in: 4) { entity["exits"] = ["completion"] }
      entity["elements"] = .list(items(in: id))
    case .activityView, .popover:
      if chance.once(in: 4) { entity["exits"] = .list([.string(chance.pick("swipe", "button", "escapeKey"))]) }
      entity["elements"] = .list(contents(in: id, room: Rect(x: 0, y: 0, width: 300, height: 300)))
    case .fullScreen, .panel:
      entity["elements"] = .list(contents(in: id, room: Rect(origin: .zero, size: screen)))
    }
    return entity
  }

  private func key(_ kind: Kind) -> String {
    switch kind {
    case .sheet: "sheet"
    case .alert: "alert"
    case .actionSheet: "actionSheet"
    case .popover: "popover"
    case .menu: "menu"
    case .fullScreen: "fullScreen"
    case .activityView: "activityView"
    case .panel: "panel"
    }
  }

  private mutating func fillSheet(_ sheet: inout Entity, _ place: Int) {
    var room = Rect(origin: .zero, size: screen)
    switch platform {
    case .iOS, .iPadOS:
      let low = Entity(["id": "low", "points": 220])
      switch chance.index(5) {
      case 0: sheet["detents"] = ["medium", "large"]
      case 1: sheet["detents"] = ["medium"]
      case 2: sheet["detents"] = .list([.entity(low), .string("large")])
      default: break
      }
      if chance.once(in: 3) { sheet["grabber"] = true }
      if chance.once(in: 6), sheet["detents"] != nil {
        sheet["modality"] = "nonmodal"
      }
      if chance.once(in: 5) { sheet["headerHeight"] = .number(chance.pick(1, 80)) }
      if chance.once(in: 6) { sheet["swipeToDismiss"] = false }
    case .macOS:
      if chance.once(in: 2) {
        sheet["resizable"] = true
        sheet["defaultSize"] = [300, 200]
        room = Rect(x: 0, y: 0, width: 300, height: 200)
      }
    default: break
    }
    if chance.once(in: 6) { sheet["exits"] = .list([.string(chance.pick("swipe", "button", "escapeKey"))]) }
    if chance.once(in: 10) { sheet["unsavedChanges"] = true }
    // What asks about changes is a dialog that stands later in the document.
    let dialogs = kinds.indices.filter { kinds[$0] == .actionSheet || (kinds[$0] == .alert && $0 != place) }
    if let dialog = dialogs.first, !chance.once(in: 3) {
      sheet["confirmation"] = .string(name(dialog))
      unopened.removeAll { $0 == dialog }
    }
    sheet["elements"] = .list(contents(in: name(place), room: room))
  }

  /// A way out, mostly, and one to three things.
  private mutating func contents(in id: String, room: Rect) -> [Text] {
    var elements: [Text] = []
    if !chance.once(in: 5) {
      var close = Entity(["id": "x", "role": "button", "dismiss": .string(chance.pick("cancel", "done", "close"))])
      if !chance.once(in: 6) { close["label"] = "Close" }
      elements.append(.entity(close))
    }
    for _ in 0..<(1 + chance.index(3)) { elements.append(.entity(element(in: id, room: room, depth: 1))) }
    return elements
  }

  private mutating func items(in id: String) -> [Text] {
    (0..<(1 + chance.index(2))).map { _ in
      let item = newID("m")
      var button = Entity(["id": .string(item), "role": "button"])
      if !chance.once(in: 5) { button["label"] = .string("Item \(item)") }
      if chance.once(in: 2) { button["effect"] = .entity(Entity(["completes": true])) }
      if chance.once(in: 3) { button["opens"] = opened(from: id).map { .string($0) } }
      return .entity(button)
    }
  }

  private mutating func buttons(_ place: Int) -> Text {
    let isSpoken = !chance.once(in: 5)
    let lose = Entity([
      "id": "lose", "label": isSpoken ? "Discard" : " ", "style": "destructive", "outcome": "discard",
    ])
    let keep = Entity(["id": "keep", "label": "Keep", "style": "cancel", "outcome": "keep"])
    let fine = Entity(["id": "ok", "label": isSpoken ? "OK" : " "])
    // A question about changes has an answer either way.
    let isQuestion = kinds.contains(.sheet) || !chance.once(in: 3)
    return .list(isQuestion ? [.entity(lose), .entity(keep)] : [.entity(fine)])
  }
}
