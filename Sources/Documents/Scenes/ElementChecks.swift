import Accessibility
import InputEvents
import Scenes

/// What an element says about its values that cannot be meant: a switch that is neither on nor off, a number beyond its
/// range, an effect that its target cannot take.
struct ElementChecks {
  /// What a value has to be for an element.
  private enum Kind: Hashable {
    case flag
    case number(ClosedRange<Double>)
    case text
  }

  /// Kinds by id and by path; what has one id in several places has the kind of the first.
  private var kinds: [String: Kind] = [:]
  private var effects: [(effect: Element.Effect, kind: Kind, place: SourceLocation?)] = []

  /// Notes all of it.
  static func check(_ scene: Scene, _ decoder: inout DocumentDecoder) {
    var checks = ElementChecks()
    for window in scene.windows {
      // A panel is left as a sheet is.
      let isPanel = window.kind == .panel
      checks.add(window.elements, mayDismiss: isPanel, &decoder)
    }
    for presentation in scene.presentations {
      checks.add(presentation.content, mayDismiss: true, &decoder)
      noteEqualOrders(presentation.buttons.map { ($0.order, $0.source) }, of: "button", &decoder)
    }
    guard !checks.effects.isEmpty else { return }
    if checks.effects.contains(where: { $0.effect.target != nil }) {
      for window in scene.windows { checks.collect(window.elements, path: window.id) }
      for presentation in scene.presentations { checks.collect(presentation.content, path: presentation.id) }
    }
    checks.checkEffects(&decoder)
  }

  /// Notes what value each element has.
  private mutating func collect(_ elements: [Element], path: String) {
    for element in elements {
      let elementPath = path + "/" + element.id
      let kind = Self.kind(of: element)
      kinds[elementPath] = kind
      if kinds[element.id] == nil { kinds[element.id] = kind }
      if !element.children.isEmpty { collect(element.children, path: elementPath) }
    }
  }

  /// Notes every place in an order that is taken already.
  private static func noteEqualOrders(
    _ orders: [(order: Int?, place: SourceLocation?)], of what: String, _ decoder: inout DocumentDecoder
  ) {
    var taken: [Int: SourceLocation?] = [:]
    for (order, place) in orders {
      guard let order else { continue }
      guard let first = taken.updateValue(place, forKey: order) else { continue }
      decoder.note(
        place, "the order \(order) is that of another \(what)", expected: "an order of its own for each \(what)",
        hint: first.map { "the other one is in line \($0.line)" })
    }
  }

  private mutating func add(_ elements: [Element], mayDismiss: Bool, _ decoder: inout DocumentDecoder) {
    if elements.contains(where: { $0.order != nil }) {
      Self.noteEqualOrders(elements.map { ($0.order, $0.source) }, of: "element", &decoder)
    }
    for element in elements {
      let kind = Self.kind(of: element)
      check(element, kind, &decoder)
      if let role = element.dismissRole, !mayDismiss {
        decoder.note(
          element.source, "\"dismiss: \(role.rawValue)\" in a window, which is no presentation to be left",
          expected: "it on an element of a sheet or of another presentation", hint: "remove \"dismiss\"")
      }
      if let effect = element.effect, effect.value != nil { effects.append((effect, kind, element.source)) }
      if !element.children.isEmpty { add(element.children, mayDismiss: mayDismiss, &decoder) }
    }
  }

  private static func kind(of element: Element) -> Kind {
    if let range = element.range { return .number(range.minimum...max(range.minimum, range.maximum)) }
    switch element.role {
    case .toggle, .switchControl, .checkBox, .radioButton: return .flag
    default: return .text
    }
  }

  private func check(_ element: Element, _ kind: Kind, _ decoder: inout DocumentDecoder) {
    if let range = element.range {
      if range.minimum <= range.maximum, range.current < range.minimum || range.current > range.maximum {
        decoder.note(
          element.source, "the current value \(NumberText.text(range.current)) is outside of its range",
          expected: "\(NumberText.text(range.minimum)) to \(NumberText.text(range.maximum))", hint: nil)
      }
      if range.step <= 0 {
        decoder.note(
          element.source, "a step of \(NumberText.text(range.step)) leads nowhere", expected: "a step above 0",
          hint: "leave it out for steps of 1")
      }
      if let value = element.value {
        decoder.note(
          element.source, "the value \"\(LocatedNode.excerpt(value))\" stands beside a range, which has one already",
          expected: "one of \"value\" and \"range\"",
          hint: "write it as the range's \"current\"")
      }
    } else if let value = element.value {
      note(value, kind, element.source, &decoder)
    }
  }

  private func checkEffects(_ decoder: inout DocumentDecoder) {
    for (effect, own, place) in effects {
      guard let value = effect.value, let kind = effect.target.map({ kinds[$0] }) ?? own else { continue }
      note(value, kind, place, &decoder)
    }
  }

  /// Notes a value that is not of a kind.
  private func note(_ value: String, _ kind: Kind, _ place: SourceLocation?, _ decoder: inout DocumentDecoder) {
    let given = LocatedNode.excerpt(value)
    switch kind {
    case .text: break
    case .flag:
      guard !Self.flags.contains(value.lowercased()) else { return }
      decoder.note(
        place, "\"\(given)\" is neither on nor off", expected: "\"on\" or \"off\"",
        hint: NearestSpelling.hint(value, among: Self.flags))
    case .number(let range):
      guard let number = Double(value), range.contains(number) else {
        decoder.note(
          place, "\"\(given)\" is no number of the range that it is meant for",
          expected: "\(NumberText.text(range.lowerBound)) to \(NumberText.text(range.upperBound))", hint: nil)
        return
      }
    }
  }

  private static let flags = ["on", "off", "true", "false", "yes", "no", "1", "0"]
}
