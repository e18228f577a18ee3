/// The example documents that `detent example` gives out.
public enum Examples {
  /// All of them, by name.
  public static var all: [EmbeddedFile] { EmbeddedFile.examples }

  /// The example with this name, with or without the ending of its kind.
  public static func named(_ name: String) -> EmbeddedFile? {
    all.first { $0.name == name } ?? scene(name) ?? all.first { $0.name.prefix { $0 != "." } == name }
  }

  /// All files of the example with this name: its scene and, where there are any, the session and the flow that drive
  /// it; the one file where the whole name is given.
  public static func files(named name: String) -> [EmbeddedFile] {
    if let file = all.first(where: { $0.name == name }) { return [file] }
    let files = all.filter { $0.name.prefix { $0 != "." } == name }
    // The scene first: the others are about it.
    return files.filter { $0.name.hasSuffix(".scene.yaml") } + files.filter { !$0.name.hasSuffix(".scene.yaml") }
  }

  /// A file with those that it names: a flow drives a scene, and may play recordings.
  public static func withNeeds(_ file: EmbeddedFile) -> [EmbeddedFile] {
    guard FlowFile.isName(file.name), let flow = try? FlowDocument.read(Array(file.text.utf8), file: file.name) else {
      return [file]
    }
    return [file] + flow.files.compactMap { needed in all.first { $0.name == needed.path } }
  }

  /// The scene of the example with this name.
  public static func scene(_ name: String) -> EmbeddedFile? {
    files(named: name).first { $0.name.hasSuffix(".scene.yaml") }
  }

  /// The session of the example with this name.
  public static func session(_ name: String) -> EmbeddedFile? {
    files(named: name).first { $0.name.hasSuffix(".session.jsonl") }
  }

  /// Names without the ending of their kind, each once, in the order of the files.
  public static var names: [String] {
    var names: [String] = []
    for file in all {
      let stem = String(file.name.prefix { $0 != "." })
      if names.last != stem { names.append(stem) }
    }
    return names
  }
}
