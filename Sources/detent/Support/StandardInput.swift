import ArgumentParser
import Glibc

/// Standard input, which `-` stands for.
enum StandardInput {
  /// Checks that no more than one of these files is standard input.
  static func check(_ paths: [String?]) throws {
    guard paths.count(where: { $0 == "-" }) <= 1 else {
      throw ValidationError("standard input can be read only once")
    }
  }

  /// Whether a file can be read only once, from its beginning to its end: standard input or a pipe.
  static func isReadOnce(_ path: String) -> Bool {
    var status = stat()
    return path == "-" || stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
  }
}
