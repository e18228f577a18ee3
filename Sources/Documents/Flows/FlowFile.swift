import Recordings

/// A file with a flow, or one that is bundled.
public struct FlowFile: Hashable, Sendable {
  /// The path as it was given, or found in a folder that was.
  public var path: String
  /// What its cases are called: the path within that folder.
  public var name: String
  /// The path within the folder that was given, whatever other folders were: the same on every run that has it.
  public let ownName: String
  /// Its bytes, where it is no file of its own: part of the executable, or read from standard input.
  private var bytes: [UInt8]?
  /// Whether it is part of the executable: files beside it are so too.
  let isBundled: Bool

  /// Whether it was read from standard input: files that it names are looked for in the current folder.
  var isStandardInput: Bool { bytes != nil && !isBundled }

  /// A file by its path and name.
  public init(_ path: String, name: String) { (self.path, self.name, ownName, isBundled) = (path, name, name, false) }

  /// A flow that was read from standard input.
  public init(standardInput bytes: [UInt8]) {
    (path, name, ownName, isBundled) = ("-", "-", "-", false)
    self.bytes = bytes
  }

  /// The bundled flow of this name, such as `mail.flow.yaml`.
  public init?(example name: String) {
    guard let file = Examples.all.first(where: { $0.name == name }), Self.isName(file.name) else { return nil }
    (path, self.name, ownName, isBundled) = (file.name, file.name, file.name, true)
    bytes = Array(file.text.utf8)
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
    if let bytes { return bytes }
    return try DocumentFile.read(path)
  }
}
