import Recordings

/// A file that is part of the executable, so that an installed one needs nothing beside it.
public struct EmbeddedFile: Hashable, Sendable {
  /// Its name, such as `mail.scene.yaml`.
  public let name: String
  /// Its text.
  public let text: String

  /// A file by its name and lines.
  init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }

  /// Its first comment, as one line: what it shows. A session has no comments; its clock says whether its devices were
  /// those of the kernel or the hands of a run.
  public var summary: String {
    if name.hasSuffix(".session.jsonl") {
      return text.prefix { $0 != "\n" }.contains("\"clock\":\"\(RecordingClock.recording.rawValue)\"")
        ? "What the script at the top of the scene does, as the events of its devices."
        : "Touches and keys, recorded from the kernel, that drive the scene."
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { $0.hasPrefix("#") }.map { $0.drop { $0 == "#" || $0 == " " } }.prefix { !$0.isEmpty }
    return lines.joined(separator: " ")
  }
}
