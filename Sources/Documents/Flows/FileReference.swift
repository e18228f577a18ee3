public import Accessibility

/// Another file that a document names.
public struct FileReference: Hashable, Sendable {
  /// The name as it is written: relative to the folder of the document, or `example:NAME`.
  public var path: String
  /// Where it stands.
  public var location: SourceLocation

  /// A name at a place.
  public init(_ path: String, at location: SourceLocation) {
    self.path = path
    self.location = location
  }

  /// The path from where the document's own leads; a document that is bundled has no folder.
  ///
  /// - Parameter document: The path of the document, as it was given.
  public func resolved(beside document: String) -> String {
    guard !path.hasPrefix("/"), !path.hasPrefix("example:"), let slash = document.lastIndex(of: "/") else {
      return path
    }
    return document[...slash] + path
  }
}

extension Form where Value == FileReference {
  /// The name of a file.
  static let file = Form(
    schema: ["type": "string"],
    read: { node, decoder in
      guard let path = Form<String>.text.read(node, &decoder) else { return nil }
      guard !path.isEmpty, path != "-" else {
        decoder.mismatch(node, expected: "the name of a file, relative to the flow, or example:NAME")
        return nil
      }
      return FileReference(path, at: node.location)
    },
    write: { .text($0.path) })
}
