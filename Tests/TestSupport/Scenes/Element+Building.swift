public import Accessibility
public import Geometry
public import Scenes

extension Element {
  /// A button; optionally opening a presentation or being one of the ways out.
  public static func button(
    _ id: String, _ label: String, opens: String? = nil, dismiss: DismissRole? = nil, frame: Rect? = nil
  ) -> Element {
    var element = Element(id: id, role: .button, label: label, frame: frame)
    element.opens = opens
    element.dismissRole = dismiss
    return element
  }

  /// A text field or, with another role, another kind of text entry.
  public static func field(_ id: String, _ label: String, role: Role = .textField, text: String? = nil) -> Element {
    var element = Element(id: id, role: role, label: label)
    element.value = text
    return element
  }

  /// A switch.
  public static func toggle(_ id: String, _ label: String, isOn: Bool = false) -> Element {
    var element = Element(id: id, role: .toggle, label: label)
    element.value = isOn ? "on" : "off"
    return element
  }

  /// A slider.
  public static func slider(_ id: String, _ label: String, from: Double, to: Double, at: Double, step: Double)
    -> Element
  {
    var element = Element(id: id, role: .slider, label: label)
    element.range = ValueRange(minimum: from, maximum: to, current: at, step: step)
    return element
  }

  /// A text.
  public static func text(_ id: String, _ label: String) -> Element { Element(id: id, role: .text, label: label) }

  /// The element with an effect.
  public func effect(_ change: (inout Effect) -> Void) -> Element {
    var copy = self
    var effect = copy.effect ?? Effect()
    change(&effect)
    copy.effect = effect
    return copy
  }
}
