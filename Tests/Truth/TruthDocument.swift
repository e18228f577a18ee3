/// A tree or scene with what is expected of rules about it.
package struct TruthDocument: Hashable, Sendable {
  /// What it is called: its file without extension, a slash, and its own name.
  package var name: String
  /// What is expected.
  package var claims: [TruthClaim]
  /// A scene in YAML, or a tree in JSON.
  package var text: String

  /// Whether it is a tree, which nobody can drive.
  package var isTree: Bool { name.hasSuffix(".tree.json") }

  /// All documents of a file: each begins with a line `=== NAME`, goes on with a line for each rule that is judged, and
  /// after an empty line with the document itself.
  package static func all(in file: String, called family: String) throws(TruthFailure) -> [Self] {
    var documents: [Self] = []
    var isInHead = false
    for line in file.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("=== ") {
        documents.append(Self(name: "\(family)/\(line.dropFirst(4))", claims: [], text: ""))
        isInHead = true
        continue
      }
      guard var document = documents.popLast() else {
        throw TruthFailure("\(family): expected “=== ” and a name, not “\(line)”")
      }
      if isInHead, line.isEmpty {
        isInHead = false
      } else if isInHead {
        document.claims.append(try TruthClaim(line))
      } else {
        document.text += line + "\n"
      }
      documents.append(document)
    }
    for document in documents where document.claims.isEmpty || document.text.isEmpty {
      throw TruthFailure("\(document.name): expected what a rule is to say of it, an empty line, and the document")
    }
    return documents
  }
}
