/// What comes next in an XML text.
enum XMLEvent: Equatable {
  /// An element begins; its name and attributes are in the reader.
  case start
  /// The element that was begun last ends.
  case end
  /// The outermost element has ended.
  case finish
}
