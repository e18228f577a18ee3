import Audit
import Explorer
import Foundation
import Recordings

/// A file as Detent writes it, known by its first bytes: another one is replaced only where somebody says so.
enum OwnFile {
  /// What a script begins with that was made of a recording, after the sign of a comment.
  static let scriptMark = "detent script:"

  /// How many bytes are looked at.
  private static let beginning = 1024

  /// Whether what is there was written by Detent, or holds nothing; a path that leads nowhere, or to no plain file, keeps
  /// nothing from being lost.
  static func isOne(_ path: String) -> Bool {
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let type = (try? FileManager.default.attributesOfItem(atPath: file))?[.type] as? FileAttributeType
    guard path != "-", type == .typeRegular else { return true }
    // What nobody may read may be anything.
    guard var source = try? ByteSource(path: path), let bytes = try? source.peek(beginning) else { return false }
    return isOne(Data(bytes))
  }

  /// Whether a file that begins so was written by Detent.
  static func isOne(_ data: Data) -> Bool {
    let text = String(decoding: data, as: UTF8.self)
    if text.isEmpty || text.hasPrefix("# \(scriptMark) ") { return true }
    if ["{\"format\":\"detent-", "{\n  \"format\": \"detent-"].contains(where: text.hasPrefix) { return true }
    if text.hasPrefix("{\n  \"screen\": [") { return true }
    if text.hasPrefix("{\n  \"$schema\": ") { return text.contains("\"name\": \"Detent\"") }
    if text.hasPrefix("::") { return isAnnotation(text.prefix { $0 != "\n" }) }
    if text.hasPrefix("<!DOCTYPE html>") { return text.contains("<meta name=\"generator\" content=\"detent\"") }
    if text.hasPrefix("<svg ") { return text.prefix { $0 != "\n" }.contains("aria-labelledby=\"plots\"") }
    if text.hasPrefix("<?xml ") { return text.contains("<testsuites name=\"detent\"") }
    return isResult(text.prefix { $0 != "\n" }) || isReport(text.prefix { $0 != "\n" })
  }

  /// Whether a line is an annotation of a finding.
  private static func isAnnotation(_ line: Substring) -> Bool {
    let name = line.firstMatch(of: #/^::(?:error|warning|notice) file=[^:]*,title=([a-z][a-z-]*)::/#)?.1
    return name.map { name in ExplorerAudit.rules.contains { $0.id == name } } ?? false
  }

  /// Whether a line begins the results of flows.
  private static func isResult(_ line: Substring) -> Bool {
    line.contains(#/^\{"case": ".*", "flow": ".*", "verdict": "/#) || line.hasPrefix(#"{"end": {"cases": "#)
      || line.contains(#/^(ok      |FAILED  |not run ).*\.flow\.|^[0-9]+ cases?, [0-9]+ ok, /#)
  }

  /// Whether a line begins a report in text: a finding, or the counts of an interface without any.
  private static func isReport(_ line: Substring) -> Bool {
    // Other tools write findings the same way, with names of their own.
    let name = line.wholeMatch(of: #/.*: (?:error|warning|info|cannot tell|note): .* \[([a-z][a-z-]*)\]/#)?.1
    return name.map { name in ExplorerAudit.rules.contains { $0.id == name } } ?? false
      || line.contains(#/: [0-9]+ errors?, [0-9]+ warnings?; [0-9]+ pass, [0-9]+ fail/#)
  }
}
