import InputEvents

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

  /// What to do about a name that no example has: the one that was probably meant, or all of them.
  ///
  /// - Parameter prefix: What stands before names where the name stood.
  public static func hint(for name: String, prefix: String = "") -> String {
    // The name of a file that is there, and of another kind than what is asked for.
    if let file = all.first(where: { $0.name == name }) ?? all.first(where: { $0.name.prefix { $0 != "." } == name }) {
      let kind = Examples.kind(of: file)
      let others = files(named: String(name.prefix { $0 != "." })).filter { Examples.kind(of: $0) != kind }
      let rest = others.map { "\(prefix)\($0.name) is \(Examples.kind(of: $0))" }
      return "\(file.name) is \(kind)" + (rest.isEmpty ? "" : "; ") + rest.joined(separator: ", ")
    }
    // Who remembers how it begins means the shortest that begins so.
    let near =
      NearestSpelling.of(name, among: names + all.map(\.name))
      ?? names.filter { $0.hasPrefix(name.prefix(3)) && name.count >= 3 }.min { $0.count < $1.count }
    return near.map { "did you mean \"\(prefix)\($0)\"?" } ?? "the examples: \(names.joined(separator: ", "))"
  }

  /// What a file is, in words.
  private static func kind(of file: EmbeddedFile) -> String {
    if file.name.hasSuffix(".session.jsonl") { return "a recording" }
    if FlowFile.isName(file.name) { return "a flow" }
    return file.name.hasSuffix(".scene.yaml") ? "a scene" : "another file"
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
