import Foundation

/// Compares a text with the golden file `Snapshots/<name>` beside the test that asks.
///
/// `DETENT_UPDATE_SNAPSHOTS=1` in the environment rewrites the files instead. Use as
/// `let golden = Snapshot.compare(text, "mail.transcript.txt"); #expect(golden.isEqual, "\(golden.message)")`.
public struct Snapshot: Sendable {
  /// Whether the text is what the golden file says.
  public let isEqual: Bool
  /// The first line that differs, and how to accept it.
  public let message: String

  /// Compares `text` with the golden file `name`.
  public static func compare(_ text: String, _ name: String, testFile: String = #filePath) -> Snapshot {
    let folder = URL(fileURLWithPath: testFile).deletingLastPathComponent().appendingPathComponent(
      "Snapshots")
    let file = folder.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["DETENT_UPDATE_SNAPSHOTS"] == "1" {
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return Snapshot(isEqual: true, message: "rewritten")
      } catch {
        return Snapshot(isEqual: false, message: "cannot write \(file.path): \(error)")
      }
    }
    guard let data = try? Data(contentsOf: file) else {
      return Snapshot(
        isEqual: false, message: "no golden file \(file.path); run with DETENT_UPDATE_SNAPSHOTS=1")
    }
    let expected = String(decoding: data, as: UTF8.self)
    if expected == text { return Snapshot(isEqual: true, message: "") }
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line =
      zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(old.count, new.count)
    return Snapshot(
      isEqual: false,
      message: """
        \(name):\(line + 1): expected \(line < old.count ? "“\(old[line])”" : "the end"), \
        found \(line < new.count ? "“\(new[line])”" : "the end"); \
        DETENT_UPDATE_SNAPSHOTS=1 accepts the new text
        """)
  }
}
