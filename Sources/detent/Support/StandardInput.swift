import ArgumentParser
import Documents
import Glibc
import Recordings
import Synchronization

/// Standard input, which `-` stands for.
enum StandardInput {
  /// Checks that no more than one of these files is standard input.
  static func check(_ paths: [String?]) throws {
    guard paths.count(where: { $0 == "-" }) <= 1 else {
      throw ValidationError("standard input can be read only once")
    }
  }

  private static let held = Mutex<[UInt8]?>(nil)

  /// All of it as a document, for who has to see what it is; who reads it after that gets the same bytes.
  static func document() throws -> [UInt8] {
    if let bytes = held.withLock({ $0 }) { return bytes }
    let bytes = try DocumentFile.read("-", limits: SceneDocument.limits)
    held.withLock { $0 = bytes }
    return bytes
  }

  /// A file to read, or standard input that was looked at already.
  static func source(_ path: String) throws(RecordingError) -> ByteSource {
    if path == "-", let bytes = held.withLock({ $0 }) { return ByteSource(bytes: bytes, name: path) }
    do {
      return try ByteSource(path: path)
    } catch {
      // A file here that is called so but for its ending is meant sooner than an example.
      guard error.code == .cannotOpen, error.hint?.contains("\(path).") != true, Examples.scene(path) != nil else {
        throw error
      }
      var error = error
      let near = error.hint.flatMap { $0.hasPrefix("did you mean ") ? "\($0.dropLast()) or example:\(path)?" : nil }
      error.hint = near ?? "the example of that name is example:\(path)"
      throw error
    }
  }

  /// Whether a file can be read only once, from its beginning to its end: standard input or a pipe.
  static func isReadOnce(_ path: String) -> Bool {
    var status = stat()
    return path == "-" || stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
  }
}
