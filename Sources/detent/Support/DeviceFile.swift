import Documents
import Gestures

/// A device file on the command line.
enum DeviceFile {
  /// Whether a path is that of a device file or of standard input, by its ending.
  static func isOne(_ path: String) -> Bool {
    path == "-" || [".yaml", ".yml", ".device.json"].contains { path.hasSuffix($0) }
  }

  /// Reads a device file.
  static func read(_ path: String) throws -> DeviceProfile {
    try DeviceDocument.read(DocumentFile.read(path), file: path)
  }
}
