/// The example documents that `detent example` gives out.
public enum Examples {
  /// All of them, by name.
  public static var all: [EmbeddedFile] { EmbeddedFile.examples }

  /// The example with this name, with or without the ending of its kind.
  public static func named(_ name: String) -> EmbeddedFile? {
    all.first { $0.name == name } ?? all.first { $0.name.prefix { $0 != "." } == name }
  }

  /// Names without the ending of their kind, where that is enough to tell them apart.
  public static var names: [String] {
    all.map { file in
      let stem = String(file.name.prefix { $0 != "." })
      return all.filter { $0.name.hasPrefix(stem + ".") }.count == 1 ? stem : file.name
    }
  }
}
