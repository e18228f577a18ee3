import Glibc
import SafeText

/// A folder that a command writes into.
enum NewFolder {
  /// Makes it in one that is there already; leaves it as it is where it is there itself.
  ///
  /// - Throws: `Failure` with the system's reason where it cannot be made.
  static func make(_ path: String) throws {
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else {
      throw Failure(
        .usage, "cannot make the folder \(path): \(String(cString: strerror(errno)))",
        hint: "name a folder in one that you may write to")
    }
  }
}
