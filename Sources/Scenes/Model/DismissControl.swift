public import Accessibility
public import Geometry

/// A control that leaves a presentation.
public struct DismissControl: Hashable, Sendable {
  /// Its name; made from its role unless given.
  public var id: String
  /// Which way out it is.
  public var role: Element.DismissRole
  /// What it is called.
  public var label: String?
  /// What it looks like.
  public var shape: Shape?
  /// Its place in points, relative to the presentation; the platform's usual one unless given.
  public var frame: Rect?
  /// Where it stands in its document.
  public var source: SourceLocation?

  /// What a dismiss control looks like.
  public enum Shape: String, CaseIterable, Hashable, Sendable {
    case round, text
  }

  /// A control.
  public init(id: String, role: Element.DismissRole, label: String? = nil) {
    self.id = id
    self.role = role
    self.label = label
  }

  /// The button that it is in the interface.
  public var element: Element {
    var element = Element(id: id, role: .button, label: label, frame: frame)
    element.dismissRole = role
    element.shape = shape
    element.source = source
    return element
  }
}
