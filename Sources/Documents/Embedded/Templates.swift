/// Commented starting points that `detent new` gives out.
public enum Templates {
  /// All of them: `new.<kind>.yaml`.
  public static var all: [EmbeddedFile] { EmbeddedFile.templates }

  /// The kinds of documents that there is a starting point for.
  public static var kinds: [String] { all.compactMap { kind(of: $0) } }

  /// The starting point for a kind of document.
  public static func forKind(_ wanted: String) -> EmbeddedFile? { all.first { kind(of: $0) == wanted } }

  private static func kind(of file: EmbeddedFile) -> String? {
    let parts = file.name.split(separator: ".")
    return parts.count == 3 ? String(parts[1]) : nil
  }
}
