import Recordings

/// A file with a flow, or one that is bundled.
public struct FlowFile: Hashable, Sendable {
  /// The path as it was given, or found in a folder that was.
  public var path: String
  /// What its cases are called: the path within that folder.
  public var name: String
  /// Its text, where it is part of the executable.
  private var text: String?

  /// Whether it is bundled: files beside it are so too.
  var isBundled: Bool { text != nil }

  /// A file by its path and name.
  public init(_ path: String, name: String) { (self.path, self.name) = (path, name) }

  /// The bundled flow of this name, such as `mail.flow.yaml`.
  public init?(example name: String) {
    guard let file = Examples.all.first(where: { $0.name == name }), Self.isName(file.name) else { return nil }
    (path, self.name, text) = (file.name, file.name, file.text)
  }

  /// Whether a file is a flow by its name.
  public static func isName(_ name: String) -> Bool {
    let name = name.lowercased()
    return [".flow.yaml", ".flow.yml", ".flow.json"].contains { name.hasSuffix($0) }
  }

  /// Its bytes.
  ///
  /// - Throws: That it cannot be read, with the system's reason.
  func read() throws(DocumentErrors) -> [UInt8] {
    if let text { return Array(text.utf8) }
    return try DocumentFile.read(path)
  }
}
