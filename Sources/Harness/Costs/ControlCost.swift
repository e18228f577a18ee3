public import Accessibility
import SafeText

/// What it costs to get to a control and to use it, for somebody who listens, who types and who touches.
public struct ControlCost: Hashable, Sendable {
  /// The control.
  public var node: NodeID
  /// What it is.
  public var role: Role
  /// What it is called; nil where it has no name.
  public var name: String?
  /// The cheapest way with a screen reader up to where it has been heard; the gesture that uses it comes on top, but
  /// where the keyboard is in a field already.
  public var reader: KnownCost<ReaderWay>
  /// The fewest keys up to where it has the focus; the key that uses it comes on top, but for what is typed into.
  public var keyboard: KnownCost<KeyboardWay>
  /// The way of a finger from the middle of the screen.
  public var touch: KnownCost<TouchWay>

  /// What it costs somebody who listens, in µs, with the gesture that uses it; nil where there is no known way.
  public func listening(_ terms: CostTerms) -> Int64? {
    reader.way.map { $0.duration(terms) + ($0.isInUse ? 0 : terms.gesture) }
  }
  /// How many gestures of a screen reader it takes to get there and to use it.
  public var gestures: Int? { reader.way.map { $0.gestures + ($0.isInUse ? 0 : 1) } }
  /// How many keys it takes to get there and to use it.
  public var keys: Int? { keyboard.way.map { $0.count + (role.isTextEntry ? 0 : 1) } }
  /// How long a finger takes, in µs.
  public func touching(_ terms: CostTerms) -> Int64? { touch.way.map { $0.duration(terms) } }

  /// What it is called in messages: role, name and id.
  public var title: String {
    role.rawValue + (name.map { " \(ScriptText.quoted($0))" } ?? "") + " (#\(node))"
  }
}
