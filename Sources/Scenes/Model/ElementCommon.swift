internal import Accessibility
internal import Geometry

/// What most elements say of themselves; it never changes, so that copies of an element share it.
final class ElementCommon: Hashable, Sendable {
  let fields: Fields

  /// What an element says; see there what each of it is.
  struct Fields: Hashable, Sendable {
    var id: String
    var role: Role
    var label: String?
    var value: String?
    var traits: Traits = []
    var frame: Rect?
    var children: [Element] = []
    var source: SourceLocation?
    var details = ElementDetails.none
  }

  init(_ fields: Fields) { self.fields = fields }

  /// The same with something changed.
  func with(_ change: (inout Fields) -> Void) -> ElementCommon {
    var fields = fields
    change(&fields)
    return ElementCommon(fields)
  }

  /// The same with something changed that few elements say.
  func detailed(_ change: (inout ElementDetails.Fields) -> Void) -> ElementCommon {
    var details = fields.details.fields
    change(&details)
    return with { $0.details = ElementDetails(details) }
  }

  static func == (left: ElementCommon, right: ElementCommon) -> Bool {
    left === right || left.fields == right.fields
  }

  func hash(into hasher: inout Hasher) { hasher.combine(fields) }
}
