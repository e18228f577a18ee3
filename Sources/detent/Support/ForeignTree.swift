import Recordings
import Trees

/// A dump that another tool wrote of an application.
enum ForeignTree {
  /// Reads a dump whose beginning was looked at, and says which options were given in vain.
  static func read(_ source: consuming ByteSource, file: String, _ options: ImportOptions) throws -> ImportedTree {
    let imported = try TreeImporter.read(DumpFile.read(source), file: file, options: options)
    if options.density != nil, imported.format != .uiautomator, imported.format != .appium {
      TargetFile.warn(
        ofVain: "--density", file, TargetFile.dumpsOnly + ", and this is a \(imported.format.title)")
    }
    return imported
  }
}
