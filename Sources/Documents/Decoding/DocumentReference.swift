import Accessibility

/// A name in a document that stands for something else in it; looked up once the whole document has been read.
struct DocumentReference: Sendable {
  /// What it may stand for.
  var kind: Kind
  /// The name.
  var name: String
  /// Where it stands.
  var location: SourceLocation

  /// What a name may stand for.
  enum Kind: Hashable, Sendable {
    case presentation, sheet, dialog, popover, window, surface, element, presenter, scroller
  }
}

extension Form where Value == String {
  /// A name that has to be found in the document.
  static func reference(_ kind: DocumentReference.Kind) -> Form {
    Form(
      schema: ["type": ["string", "number", "boolean"]],
      read: { node, decoder in
        guard let name = text.read(node, &decoder) else { return nil }
        decoder.references.append(DocumentReference(kind: kind, name: name, location: node.location))
        return name
      },
      write: { .text($0) })
  }
}
