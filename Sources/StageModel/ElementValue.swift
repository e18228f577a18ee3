package import Accessibility
public import Digests

/// What an element is set to.
@usableFromInline
package enum ElementValue: Hashable, Sendable {
  /// It has no value of its own.
  case none
  case text(String)
  case flag(Bool)
  case number(Double)

  /// The value an element starts with: a flag for what switches, a number for what has a range, else its text.
  init(role: Role, text: String?, range: ValueRange?) {
    if let range {
      self = .number(range.current)
    } else if role.isSwitching {
      self = .flag(Self.isOn(text))
    } else if let text {
      self = .text(text)
    } else {
      self = role.isTextEntry ? .text("") : .none
    }
  }

  /// Whether an author's word means "on".
  package static func isOn(_ text: String?) -> Bool {
    switch text?.lowercased() {
    case "1", "on", "true", "yes": true
    default: false
    }
  }

  /// This value set to what an author wrote, in its own kind.
  package func set(to text: String) -> ElementValue {
    switch self {
    case .flag: .flag(Self.isOn(text))
    case .number(let old): .number(Double(text) ?? old)
    case .none, .text: .text(text)
    }
  }

  /// A flag turned round; other kinds stay.
  package var toggled: ElementValue {
    if case .flag(let isOn) = self { return .flag(!isOn) }
    return self
  }
}

extension Role {
  /// Whether activating it turns its value round.
  package var isSwitching: Bool {
    switch self {
    case .toggle, .switchControl, .checkBox, .radioButton: true
    default: false
    }
  }
}

extension ElementValue: StateEncodable {
  @inlinable package func encode(into sink: inout some StateSink) {
    switch self {
    case .none: sink.combine(1)
    case .text(let text):
      sink.combine(2)
      sink.combine(text)
    case .flag(let isOn):
      sink.combine(3)
      sink.combine(isOn)
    case .number(let number):
      sink.combine(4)
      sink.combine(number)
    }
  }
}
