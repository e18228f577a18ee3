import Accessibility
import Geometry
package import Scenes

extension Scene {
  /// A scene that nobody wrote: sheets, full screens, popovers with sheets inside, current contexts, share sheets, alerts
  /// and action sheets that open one another, as the seed has it. The same seed makes the same scene; each presentation has a way out.
  package static func mixture(_ platform: Platform, seed: UInt64) -> Scene {
    var mixture = Mixture(platform, seed: seed)
    return mixture.make()
  }
}

/// Makes one scene up.
private struct Mixture {
  /// What is presented.
  private enum Sort {
    case sheet, fullScreen, popover, inner, currentContext, share, alert, actionSheet
  }

  private let platform: Platform
  private var chance: RandomHands
  private var sorts: [Sort] = []

  init(_ platform: Platform, seed: UInt64) {
    self.platform = platform
    chance = RandomHands(seed: seed, time: 0)
  }

  mutating func make() -> Scene {
    // Two sheets and a question are always there, so that something is replaced and something asked.
    sorts = [.sheet, .sheet, .actionSheet]
    for _ in 0..<(2 + chance.index(4)) { sorts.append(pick(possible)) }
    var scene = Scene(id: "mixture", platform: platform)
    scene.isRightToLeft = chance.index(4) == 0
    var window = Window(id: "main")
    window.elements = [element("wifi", .toggle)] + openers(from: nil, count: 2 + chance.index(2))
    scene.windows.append(window)
    for place in sorts.indices { scene.presentations.append(presentation(place)) }
    return scene
  }

  /// What the platform has (catalogue, 5.2).
  private var possible: [Sort] {
    switch platform {
    case .iOS, .iPadOS: [.sheet, .sheet, .fullScreen, .popover, .inner, .currentContext, .share, .alert, .actionSheet]
    case .macOS, .visionOS: [.sheet, .popover, .alert, .actionSheet]
    case .tvOS, .watchOS: [.sheet, .fullScreen, .alert, .actionSheet]
    }
  }

  private mutating func presentation(_ place: Int) -> Presentation {
    let id = name(place)
    switch sorts[place] {
    case .sheet:
      let sheet = sheet(place)
      return filled(Presentation(id: id, kind: .sheet(sheet), title: id), place)
    case .fullScreen: return filled(Presentation(id: id, kind: .fullScreen, title: id), place)
    case .popover: return filled(Presentation(id: id, kind: .popover(Popover()), title: id), place)
    case .currentContext:
      return filled(Presentation(id: id, kind: .currentContext(CurrentContext()), title: id), place)
    case .share: return filled(Presentation(id: id, kind: .activityView, title: id), place)
    case .inner:
      var inner = filled(Presentation(id: id, kind: .sheet(Sheet()), title: id), place)
      if let popover = sorts.firstIndex(of: .popover) { inner.container = .popover(name(popover)) }
      return inner
    case .alert:
      return Presentation(id: id, kind: .alert(Alert([ActionButton(id: "ok", label: "OK")])), title: id)
    case .actionSheet:
      let answers = [
        ActionButton(id: "lose", label: "Delete", style: .destructive, answer: .discard),
        ActionButton(id: "save", label: "Save", answer: .save),
        ActionButton(id: "keep", label: "Cancel", style: .cancel, answer: .keep),
      ]
      return Presentation(id: id, kind: .actionSheet(ActionSheet(answers)), title: id)
    }
  }

  private mutating func sheet(_ place: Int) -> Sheet {
    var sheet = Sheet()
    let detents: [[Detent]] = [
      [.large], [.medium], [.medium, .large], [Detent(id: "low", height: .points(220)), .medium, .large],
      [.large, Detent(id: "third", height: .fraction(0.35))],
    ]
    sheet.detents = pick(detents)
    sheet.grabberVisible = sheet.detents.count > 1 && chance.index(4) > 0
    if sheet.detents.contains(.medium), chance.index(3) == 0 {
      sheet.modality = .nonmodal
      sheet.largestUndimmedDetent = "medium"
    }
    // The first two lead to one another and ask the question that is always there.
    if place < 2 { sheet.confirmation = name(2) }
    if chance.index(3) == 0 { sheet.redisplayAfter = name(1 - min(place, 1)) }
    sheet.autoDismissOnCompletion = chance.index(3) == 0
    return sheet
  }

  /// With ways out, things to operate, and what leads on.
  private mutating func filled(_ empty: Presentation, _ place: Int) -> Presentation {
    var presentation = empty
    var close = element("close", .button)
    close.dismissRole = chance.index(2) == 0 ? .cancel : .done
    var done = element("finish", .button)
    var effect = Element.Effect()
    effect.completes = true
    done.effect = effect
    var volume = element("volume", .slider)
    volume.range = ValueRange(minimum: 0, maximum: 10, current: 5, step: 1)
    var list = element("list", .scrollView)
    list.children = (1...12).map { element("row-\($0)", .button) }
    presentation.elements = [close, element("note", .textField)]
    for extra in [done, volume, list] where chance.index(2) == 0 { presentation.elements.append(extra) }
    presentation.elements.insert(contentsOf: openers(from: place, count: chance.index(3)), at: 1)
    return presentation
  }

  /// Buttons that lead to some of the presentations.
  private mutating func openers(from place: Int?, count: Int) -> [Element] {
    var targets: [Int] = []
    for _ in 0..<count {
      let target = place == nil && targets.isEmpty ? 0 : chance.index(sorts.count)
      if target != place, !targets.contains(target) { targets.append(target) }
    }
    // A popover leads to the sheet inside it.
    if let place, sorts[place] == .popover, let inner = sorts.firstIndex(of: .inner), !targets.contains(inner) {
      targets.append(inner)
    }
    return targets.map { target in
      var button = element("open-\(target)", .button)
      button.opens = name(target)
      return button
    }
  }

  private func element(_ id: String, _ role: Role) -> Element {
    Element(id: id, role: role, label: id)
  }

  private func name(_ place: Int) -> String { "part-\(place)" }

  private mutating func pick<T>(_ choices: [T]) -> T { choices[chance.index(choices.count)] }
}
