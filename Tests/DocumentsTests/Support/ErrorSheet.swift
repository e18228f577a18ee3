import Documents

/// What a reader says about documents that are wrong, as one text for a golden file.
enum ErrorSheet {
  /// Each document, indented, with the report of everything that is wrong in it.
  static func text(_ documents: [String], read: (String) throws -> some Any) -> String {
    documents.map { document in
      let shown = document.count > 200 ? document.prefix(40) + "… (\(document.count) characters)" : document[...]
      let lines = shown.replacing("\t", with: "\\t").split(separator: "\n", omittingEmptySubsequences: false)
      let listing = lines.map { "    \($0)" }.joined(separator: "\n")
      do {
        _ = try read(document)
        return listing + "\nis accepted\n"
      } catch let errors as DocumentErrors {
        return listing + "\n" + errors.report + "\n"
      } catch {
        return listing + "\nunexpected \(error)\n"
      }
    }.joined(separator: "\n")
  }
}
