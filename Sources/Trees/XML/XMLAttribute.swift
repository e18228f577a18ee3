import Accessibility

/// An attribute of an element: its name, its value with references resolved, and where it stands.
struct XMLAttribute {
  var name: String
  var value: String
  var location: SourceLocation
}
