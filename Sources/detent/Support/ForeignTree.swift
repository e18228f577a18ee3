import Recordings
import Trees

/// A dump that another tool wrote of an application.
enum ForeignTree {
  /// Reads a dump whose beginning was looked at.
  static func read(_ source: consuming ByteSource, file: String, _ options: ImportOptions) throws -> ImportedTree {
    try TreeImporter.read(DumpFile.read(source), file: file, options: options)
  }
}
