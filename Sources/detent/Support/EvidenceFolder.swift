import Audit
import Documents
import Explorer
import Glibc
import Harness
import Recordings
import SafeText

/// The folder that `--evidence` names: a session file for every finding that takes input to see.
struct EvidenceFolder {
  /// Where it is; made if it is not there.
  var path: String
  /// What is read, and what else is written: nothing goes over either.
  var (inputs, outputs): ([String], [String])
  /// Whether nobody but their owner may read the sessions.
  var isPrivate: Bool

  /// Writes a session for each finding and enters its path in the report.
  ///
  /// What is found as the interface starts needs no input, and gets no file.
  func write(_ report: inout AuditReport, on target: some Target, prefix: String) throws {
    try NewFolder.make(path)
    var sessions: [String: [UInt8]?] = [:]
    for (index, finding) in report.result.findings.enumerated() where !finding.evidence.script.isEmpty {
      let script = finding.evidence.script
      let known = sessions[script]
      let recorded = known ?? Self.session(of: script, on: target)
      sessions[script] = .some(recorded)
      // What was found counts, also where hands cannot show it the same way.
      guard let bytes = recorded else { continue }
      let seal = EvidenceSeal(name: "\(prefix)\(index + 1)-\(finding.rule)")
      let name = "\(path)/\(seal.name).session.jsonl"
      try NewFile.check(name, inputs: inputs, outputs: outputs)
      try Self.keepForeign(name, seal)
      let sink = try NewFile.open(name, .whole(replaces: true, isPrivate: isPrivate))
      try sink.append { $0 += seal.sealed(bytes) }
      try sink.commit()
      report.result.findings[index].evidence.session = name
    }
    StandardError.show("\(path)")
  }

  /// The session of a script; nil, and said, where the script cannot be done as it stands.
  private static func session(of script: String, on target: some Target) -> [UInt8]? {
    do {
      return try EvidenceRecorder.session(of: script, on: target)
    } catch {
      StandardError.show("detent: warning: there is no session of “\(script)”: \(Failure(error).message)")
      return nil
    }
  }

  /// Nobody has chosen the names: what stands there and is not as it was written for this very name is somebody's own.
  private static func keepForeign(_ path: String, _ seal: EvidenceSeal) throws {
    var old = stat()
    guard stat(path, &old) == 0, old.st_mode & S_IFMT == S_IFREG, old.st_size > 0 else { return }
    if let bytes = try? DocumentFile.read(path, limits: limits), seal.isOn(bytes) { return }
    throw Failure(
      .usage, "\(path): cannot be written: there is a file that is no evidence of an earlier audit",
      hint: "move that file away, or name another folder")
  }

  /// Longer than any evidence.
  private static var limits: DocumentLimits {
    var limits = DocumentLimits()
    limits.bytes = 256 << 20
    return limits
  }
}
