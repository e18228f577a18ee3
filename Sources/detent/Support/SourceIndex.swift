import Accessibility
import Audit
import Explorer
import Foundation
import SafeText

/// Where in a folder of sources identifiers of an application stand: between quotes, or behind `@+id/`, `@id/` and
/// `R.id.` as Android has them.
struct SourceIndex {
  /// Places by identifier, in the order of files and lines.
  private(set) var places: [String: [SourceLocation]] = [:]

  /// What stands in more places than this says nothing about where something is written.
  private static let greatestPlaces = 3
  /// A larger file is no source, in bytes.
  private static let greatestSize = 2 << 20
  /// No identifier is longer, in bytes.
  private static let greatestLength = 200
  /// Folders that hold what was made or fetched, beside those whose names begin with a dot.
  private static let otherFolders: Set<String> = ["node_modules", "build", "Pods", "DerivedData", "vendor"]

  /// Looks for identifiers in all text files of a folder.
  ///
  /// - Throws: That there is no such folder.
  init(folder: String, identifiers: Set<String>) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      throw Failure(.usage, "\(folder): there is no such folder", hint: "--sources names the folder of the sources")
    }
    guard !identifiers.isEmpty else { return }
    for file in Self.files(in: folder) { look(in: file, for: identifiers) }
    places = places.filter { $0.value.count <= Self.greatestPlaces }
  }

  /// Places for each finding of audits whose node has an identifier, by the finding's place.
  static func sources(of reports: [AuditReport], in folders: [String]) throws -> [[Int: [SourceLocation]]] {
    let names = reports.map(identifiers)
    let all = Set(names.flatMap(\.values))
    let indices = try folders.map { try SourceIndex(folder: $0, identifiers: all) }
    return names.map { names in
      names.mapValues { name in indices.flatMap { $0.places[name] ?? [] } }.filter { !$0.value.isEmpty }
    }
  }

  /// What the author calls the node of each finding.
  private static func identifiers(_ report: AuditReport) -> [Int: String] {
    var trees: [Int: [NodeID: String]] = [:]
    var names: [Int: String] = [:]
    for (index, finding) in report.result.findings.enumerated() where report.states.indices.contains(finding.state) {
      if trees[finding.state] == nil {
        trees[finding.state] = Dictionary(
          report.states[finding.state].tree.nodes.compactMap { node in node.identifier.map { (node.id, $0) } },
          uniquingKeysWith: { first, _ in first })
      }
      // com.example:id/login is called login in sources.
      guard let identifier = trees[finding.state]?[finding.node] else { continue }
      let parts = identifier.split(separator: ":id/", omittingEmptySubsequences: false)
      names[index] = parts.count == 2 ? String(parts[1]) : identifier
    }
    return names.filter { !$0.value.isEmpty }
  }

  /// The files of a folder that are looked at.
  static func files(in folder: String) -> [String] {
    let root = URL(fileURLWithPath: folder, isDirectory: true)
    let keys: Set<URLResourceKey> = [.isRegularFileKey, .isDirectoryKey, .fileSizeKey]
    let all = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: Array(keys), options: [.skipsHiddenFiles])
    var files: [String] = []
    while let url = all?.nextObject() as? URL {
      guard let values = try? url.resourceValues(forKeys: keys) else { continue }
      if values.isDirectory == true {
        if otherFolders.contains(url.lastPathComponent) { all?.skipDescendants() }
      } else if values.isRegularFile == true, values.fileSize ?? 0 <= greatestSize {
        files.append(url.path)
      }
    }
    // As the folder was named, so that a report names files as its reader does.
    let prefix = root.standardizedFileURL.path
    let name = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    return files.sorted().map { $0.hasPrefix(prefix + "/") ? name + $0.dropFirst(prefix.count) : $0 }
  }

  private mutating func look(in file: String, for identifiers: Set<String>) {
    guard let data = FileManager.default.contents(atPath: file) else { return }
    let bytes = [UInt8](data)
    guard !bytes.prefix(4096).contains(0) else { return }
    var (line, start, index) = (1, 0, 0)
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\n") { (line, start) = (line + 1, index + 1) }
      if let range = Self.word(at: index, in: bytes) {
        let word = String(decoding: bytes[range], as: UTF8.self)
        if identifiers.contains(word), places[word]?.count ?? 0 <= Self.greatestPlaces {
          let place = SourceLocation(file: file, line: line, column: range.lowerBound - start + 1)
          places[word, default: []].append(place)
        }
      }
      index += 1
    }
  }

  /// The word that begins behind what stands at an index: up to the same quote, or as long as an Android name goes.
  private static func word(at index: Int, in bytes: [UInt8]) -> Range<Int>? {
    switch bytes[index] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
      let first = index + 1
      let last = min(bytes.count, first + greatestLength + 1)
      guard first < last, let end = bytes[first..<last].firstIndex(where: { $0 == bytes[index] || $0 == 0x0A }),
        bytes[end] == bytes[index], end > first
      else { return nil }
      return first..<end
    case UInt8(ascii: "/"), UInt8(ascii: "."):
      let heads = bytes[index] == UInt8(ascii: "/") ? ["@+id", "@id"] : ["R.id"]
      guard heads.contains(where: { bytes[..<index].suffix($0.utf8.count).elementsEqual($0.utf8) }) else { return nil }
      let first = index + 1
      let end =
        bytes[first...].prefix(greatestLength).firstIndex { byte in
          !(byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
            || (0x61...0x7A).contains(byte))
        } ?? min(bytes.count, first + greatestLength)
      return end > first ? first..<end : nil
    default: return nil
    }
  }
}
