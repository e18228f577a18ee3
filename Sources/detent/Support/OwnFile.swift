import Audit
import Explorer
import Foundation
import Recordings
import Reports

/// A file as Detent writes it, known by its first bytes: another one is replaced only where somebody says so.
enum OwnFile {
  /// What a script begins with that was made of a recording, after the sign of a comment.
  static let scriptMark = "detent script:"

  /// How many bytes are looked at.
  private static let beginning = 1024

  /// What Detent writes, as far as one thing may take the place of another: what one command makes again.
  enum Product: Hashable {
    /// A session: nobody can record the same again.
    case recording
    /// Findings that are accepted, with reasons that somebody has written by hand.
    case baseline
    /// A script that was made of a recording.
    case script
    /// A page with drawings, of a run or an audit.
    case page
    /// What an audit has found, in any other format.
    case findings
    /// How far an audit has looked.
    case coverage
    /// The drawing of what moved.
    case plot
    /// The tree of an interface.
    case tree
    /// Results of flows.
    case results
    /// What a reader says, as sound or for a synthesizer.
    case speech
  }

  /// Whether one of some products may be put there: nothing is there that it would be the end of, or one of them. A path
  /// that leads nowhere, or to no plain file, keeps nothing from being lost.
  static func takesPlace(of path: String, as products: Set<Product>) -> Bool {
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let type = (try? FileManager.default.attributesOfItem(atPath: file))?[.type] as? FileAttributeType
    guard path != "-", type == .typeRegular else { return true }
    // What nobody may read may be anything.
    guard var source = try? ByteSource(path: path), let bytes = try? source.peek(beginning) else { return false }
    return bytes.isEmpty || product(Data(bytes)).map(products.contains) ?? false
  }

  /// What a file is that begins so; nil for what Detent did not write.
  static func product(_ data: Data) -> Product? {
    if data.starts(with: Data("RIFF".utf8)) { return data.range(of: Data(SoundFile.mark.utf8)) != nil ? .speech : nil }
    let text = String(decoding: data, as: UTF8.self)
    if text.hasPrefix("# \(scriptMark) ") { return .script }
    for begin in ["{\"format\":\"detent-", "{\n  \"format\": \"detent-"] where text.hasPrefix(begin) {
      return kinds[String(text.dropFirst(begin.count).prefix { $0 != "\"" })]
    }
    if text.hasPrefix("{\n  \"screen\": [") { return .tree }
    if text.hasPrefix("{\n  \"$schema\": ") { return text.contains("\"name\": \"Detent\"") ? .findings : nil }
    let line = text.prefix { $0 != "\n" }
    if text.hasPrefix("::") { return isAnnotation(line) ? .findings : nil }
    if text.hasPrefix("<!DOCTYPE html>") {
      return text.contains("<meta name=\"generator\" content=\"detent\"") ? .page : nil
    }
    if text.hasPrefix("<svg ") { return line.contains("aria-labelledby=\"plots\"") ? .plot : nil }
    if text.hasPrefix(SpokenMarkup.beginning) { return .speech }
    if text.hasPrefix("<?xml ") {
      guard text.contains("<testsuites name=\"detent\"") else { return nil }
      return text.contains(#/<testsuite name="[^"]*(\.flow\.[a-z]+|&lt;standard input&gt;|-)"/#) ? .results : .findings
    }
    return isResult(line) ? .results : isReport(line) ? .findings : nil
  }

  /// What stands for what after `detent-`.
  private static let kinds: [String: Product] = [
    "session": .recording, "baseline": .baseline, "audit": .findings, "coverage": .coverage,
    "labels": .coverage,
  ]

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
    let name = line.wholeMatch(of: #/.*: (?:error|warning|info|review|cannot tell|note): .* \[([a-z][a-z-]*)\]/#)?.1
    return name.map { name in ExplorerAudit.rules.contains { $0.id == name } } ?? false
      || line.contains(#/: [0-9]+ errors?, [0-9]+ warnings?; [0-9]+ pass, [0-9]+ fail/#)
  }
}
