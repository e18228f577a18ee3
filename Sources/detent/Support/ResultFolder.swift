import Documents
import Glibc
import Harness
import Recordings
import SafeText

/// The folder that `--results` names: a file for each case, and one that says of which part of a run they are.
struct ResultFolder {
  /// Where it is; made if it is not there.
  var path: String
  /// Whether results of an earlier run may be replaced.
  var force: Bool
  /// Whether nobody but their owner may read the results.
  var isPrivate: Bool
  /// The place of each case in the whole run, from 1.
  private var numbers: [String: Int] = [:]

  /// Endings of the names of its files.
  private static let (caseEnding, shardEnding) = (".result.json", ".run.json")

  /// A folder for the results of a run.
  init(_ path: String, force: Bool, isPrivate: Bool) {
    (self.path, self.force, self.isPrivate) = (path, force, isPrivate)
  }

  /// Makes it.
  func prepare() throws { try NewFolder.make(path) }

  /// Looks whether the results can be written, and writes of which part of a run they are: before any of them, so that a
  /// case that is missing is seen.
  ///
  /// - Parameters:
  ///   - all: The names of all cases of the whole run.
  ///   - own: Those of them that are in this part.
  ///   - inputs: What is read, and is not to be written over.
  ///   - outputs: What else is written.
  /// - Throws: What is in the way.
  mutating func begin(
    _ shard: Shard, of all: [String], own: Set<String>, inputs: [String], outputs: [String]
  ) throws {
    numbers = Dictionary(all.enumerated().map { ($1, $0 + 1) }, uniquingKeysWith: { first, _ in first })
    let names = [Self.name(of: shard)] + all.filter(own.contains).map { name(of: $0) }
    let record = ShardRecord(shard, of: all)
    if !force, let old = try earlier(than: record, names) {
      throw Failure(
        .usage, "\(path): there are results of an earlier run: \(old)",
        hint: "name another folder, or replace them with --force")
    }
    for name in names {
      try NewFile.check(file(name), .whole(replaces: true, isPrivate: isPrivate), inputs: inputs, outputs: outputs)
    }
    try write(ResultDocument.line(record), Self.name(of: shard))
  }

  /// A file that is there and is no other part of the same run: one that would be replaced, or of a run with other cases
  /// or cut into other parts.
  private func earlier(than record: ShardRecord, _ names: [String]) throws -> String? {
    let there = try Self.names(in: path)
    if let old = there.first(where: Set(names).contains) { return old }
    let records = there.filter { $0.hasSuffix(Self.shardEnding) }
    if records.isEmpty { return there.first }
    return records.first { name in
      guard let bytes = try? DocumentFile.read(file(name)),
        let other = try? ResultDocument.readShard(bytes, file: file(name))
      else { return true }
      return other.shard.count != record.shard.count || other.cases != record.cases
    }
  }

  /// Writes the result of a case.
  func write(_ result: CaseResult) throws { try write(ResultDocument.line(result), name(of: result.name)) }

  /// The files with results in folders, in order.
  ///
  /// - Throws: That one cannot be read, and that there are none in it.
  static func files(in folders: [String]) throws -> [String] {
    try folders.flatMap { folder in
      let names = try names(in: folder)
      guard names.contains(where: { $0.hasSuffix(shardEnding) }) else {
        throw Failure(
          .badDocument, "\(folder): there are no results in this folder",
          hint: "`detent run FLOW --results FOLDER` writes them")
      }
      return names.map { folder.hasSuffix("/") ? folder + $0 : "\(folder)/\($0)" }
    }
  }

  /// What files hold.
  ///
  /// - Throws: What cannot be read, and that they are of several runs.
  static func read(_ files: [String]) throws -> MergedResults {
    var records: [MergedResults.Source<ShardRecord>] = []
    var results: [MergedResults.Source<CaseResult>] = []
    for path in files {
      let bytes = try DocumentFile.read(path)
      if path.hasSuffix(shardEnding) {
        records.append(.init(path, try ResultDocument.readShard(bytes, file: path)))
      } else {
        results.append(.init(path, try ResultDocument.readCase(bytes, file: path)))
      }
    }
    do throws(MergedResults.Mismatch) {
      return try MergedResults(records: records, results: results)
    } catch {
      throw Failure(
        .badDocument, "\(error.second): this is of another run than \(error.first)",
        hint: "put results together that have the same flows, --only and number of shards")
    }
  }

  private static func name(of shard: Shard) -> String { "shard-\(shard.index)-of-\(shard.count)\(shardEnding)" }

  /// The file of the result of a case.
  private func name(of known: String) -> String {
    let number = String(numbers[known] ?? 0)
    return "case-\(String(repeating: "0", count: max(0, 5 - number.count)))\(number)\(Self.caseEnding)"
  }

  private func file(_ name: String) -> String { path.hasSuffix("/") ? path + name : "\(path)/\(name)" }

  private func write(_ line: String, _ name: String) throws {
    let sink = try NewFile.open(file(name), .whole(replaces: true, isPrivate: isPrivate))
    try sink.append { $0 += (line + "\n").utf8 }
    try sink.commit()
  }

  /// The files of results in a folder, in order.
  private static func names(in path: String) throws -> [String] {
    guard let folder = opendir(path) else {
      throw Failure(.badDocument, "\(path): cannot be read: \(String(cString: strerror(errno)))", hint: "name a folder")
    }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if !name.hasPrefix("."), name.hasSuffix(caseEnding) || name.hasSuffix(shardEnding) { names.append(name) }
    }
    return names.sorted()
  }
}
