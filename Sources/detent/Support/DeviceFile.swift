import Documents
import Gestures
import Glibc

/// A device file on the command line.
enum DeviceFile {
  /// Whether a path is that of a device file or of standard input, by its ending.
  static func isOne(_ path: String) -> Bool {
    path == "-" || [".yaml", ".yml", ".device.json"].contains { path.hasSuffix($0) }
  }

  /// Whether there is a file of this name, whatever is in it.
  static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFDIR
  }

  /// Reads a device file.
  static func read(_ path: String) throws -> DeviceModel {
    let bytes = try DocumentFile.read(path)
    let device = try DeviceDocument.read(bytes, file: path)
    for text in CutText.find(in: bytes) { StandardError.warn(of: text, in: path) }
    return device
  }
}
