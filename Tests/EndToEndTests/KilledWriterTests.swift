import Foundation
import Glibc
import TestSupport
import Testing

/// Commands that are killed at any moment while they write: an old file is whole, or the new one is.
@Suite("Writers that are killed")
struct KilledWriterTests {
  static let isLong = ProcessInfo.processInfo.environment["DETENT_LONG_TESTS"] != nil
  static let kills = isLong ? 40 : 2
  static let signals = [SIGKILL, SIGTERM, SIGINT, SIGKILL, SIGHUP, SIGALRM]

  /// A long session, so that there is something to be killed in.
  static func session(rows: Int) -> String {
    var text = """
      {"format":"detent-session","version":"1.0","clock":"monotonic","devices":1}
      {"d":0,"device":{"name":"Keys","codes":{"EV_KEY":["KEY_TAB"]}}}

      """
    for row in 0..<rows { text += "{\"t\":\(row * 20_000),\"d\":0,\"e\":[[\"KEY_TAB\",\((row + 1) % 2)]]}\n" }
    return text + "{\"end\":{\"frames\":\(rows),\"events\":\(rows * 2)}}\n"
  }

  /// A command, and the file that it writes.
  static let writers: [(arguments: [String], file: String)] = [
    (["convert", "in.session.jsonl", "out.evemu", "--force"], "out.evemu"),
    (["convert", "in.session.jsonl", "in.session.jsonl"], "in.session.jsonl"),
    (["audit", "scene.yaml", "--format", "html", "-o", "report.html", "--force"], "report.html"),
    (
      ["run", "scene.yaml", "--no-audit", "--input", "in.session.jsonl", "--report", "report.html", "--force"],
      "report.html"
    ),
    (
      ["perform", "swipe up; wait 1s; swipe down", "--rate", "1000", "-o", "out.session.jsonl", "--force"],
      "out.session.jsonl"
    ),
  ]

  @Test("leave the old file whole or the new one", arguments: writers)
  func killed(arguments: [String], file: String) throws {
    let folder = try TemporaryFolder([
      "in.session.jsonl": Self.session(rows: Self.isLong ? 20_000 : 2000), "scene.yaml": StandardInputTests.scene,
      "report.html": "old", "out.evemu": "old", "out.session.jsonl": "old",
    ])
    let old = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/" + file))
    let started = ContinuousClock.now
    #expect(try Killed.run(arguments, in: folder.path, after: nil, SIGKILL) == 0)
    let duration = ContinuousClock.now - started
    let new = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/" + file))
    var random = SplitMix64(seed: UInt64(arguments.count))
    var outcomes = (old: 0, new: 0)
    for kill in 0..<Self.kills {
      try old.write(to: URL(fileURLWithPath: folder.path + "/" + file))
      let moment = duration * Double(random.next() % 1000) / 1000
      let signal = Self.signals[kill % Self.signals.count]
      _ = try Killed.run(arguments, in: folder.path, after: moment, signal)
      let found = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/" + file))
      if found == old { outcomes.old += 1 } else if found == new { outcomes.new += 1 }
      #expect(found == old || found == new, "kill \(kill) with \(signal) after \(moment): \(found.count) bytes")
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".part") }
      #expect(left.isEmpty || signal == SIGKILL, "kill \(kill) with \(signal): \(left)")
      for name in left { try FileManager.default.removeItem(atPath: folder.path + "/" + name) }
    }
    if Self.isLong { print("\(arguments[0]): \(Self.kills) kills, \(outcomes.old) old, \(outcomes.new) new") }
  }

  @Test("a full disk leaves the old file whole, whatever fits")
  func fullDisk() throws {
    let folder = try TemporaryFolder([
      "in.session.jsonl": Self.session(rows: 500), "scene.yaml": StandardInputTests.scene,
    ])
    var report = "old\n"
    for writer in Self.writers {
      for blocks in Self.isLong ? Array(0..<40) : [0, 1, 7] {
        let command = writer.arguments.map { "'\($0)'" }.joined(separator: " ")
        let result = try Shell.run(
          """
          cp in.session.jsonl kept; test \(writer.file) = in.session.jsonl || echo old >\(writer.file); cp \(writer.file) before
          (ulimit -f \(blocks); "$detent" \(command) >/dev/null 2>&1); code=$?
          [ $code -eq 3 ] && cmp \(writer.file) before >&2 && echo kept; [ $code -eq 0 ] && echo fits
          ls -A | grep part; cp kept in.session.jsonl
          """, in: folder.path)
        report = result.output
        #expect(
          result.output == "kept\n" || result.output == "fits\n", "\(writer.arguments) \(blocks): \(result.output)")
      }
    }
    #expect(!report.isEmpty)
  }
}
