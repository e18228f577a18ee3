import Foundation

@testable import Trees

/// The dumps of the folder that `DETENT_DUMPS` names; none where it names none.
enum ForeignDumps {
  static let files: [String] = {
    guard let folder = ProcessInfo.processInfo.environment["DETENT_DUMPS"] else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().map { "\(folder)/\($0)" }
  }()

  /// A file with its tree; nil where it is none, or one that is refused.
  static func read(_ file: String) -> (bytes: [UInt8], dump: ImportedTree)? {
    guard let bytes = FileManager.default.contents(atPath: file).map(Array.init),
      let dump = try? TreeImporter.read(bytes, file: file, options: ImportOptions(keepsFacts: true))
    else { return nil }
    return (bytes, dump)
  }
}
