import Foundation
import Testing

/// What becomes of a command whose standard descriptors are closed, full, or read by nobody.
@Suite("Standard descriptors")
struct StandardDescriptorsTests {
  @Test("closed ones cannot become a recording", arguments: ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
  func closed(redirections: String) throws {
    let folder = try TemporaryFolder(["m": StandardInputTests.scene])
    let record = "run m --no-audit --script 'press tab; press enter' --record new.session.jsonl"
    _ = try Shell.run("\"$detent\" \(record) \(redirections)", in: folder.path)
    let text = try String(contentsOfFile: folder.path + "/new.session.jsonl", encoding: .utf8)
    #expect(text.hasPrefix(#"{"format":"detent-session""#) && text.contains(#""KEY_TAB",1"#))
    #expect(text.split(separator: "\n").allSatisfy { $0.hasPrefix("{") && $0.hasSuffix("}") }, "\(text)")
  }

  @Test("an answer that goes to a closed one, or to a full disk, is an error", arguments: [">&-", ">/dev/full"])
  func lost(redirection: String) throws {
    let folder = try TemporaryFolder(["m": StandardInputTests.scene])
    for command in ["audit m", "--help", "--version", "help audit", "rules", "--generate-completion-script bash"] {
      let result = try Shell.run("\"$detent\" \(command) \(redirection) 2>/dev/null", in: folder.path)
      #expect(result.status == 3, "\(command)")
    }
    #expect(try Shell.run("\"$detent\" audit - <&- 2>&1", in: folder.path).status == 3)
  }

  @Test("help that cannot be written is an error, for every command")
  func help() throws {
    let folder = try TemporaryFolder([:])
    let commands = try Program.run(["--help"]).output.split(separator: "\n")
      .filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") && !$0.hasPrefix("  See ") }
      .compactMap { $0.split(separator: " ").first }
    #expect(commands.count > 10)
    let script = commands.map { "\"$detent\" \($0) --help >/dev/full 2>/dev/null; echo $?" }.joined(separator: "\n")
    #expect(try Shell.run(script, in: folder.path).output == String(repeating: "3\n", count: commands.count))
  }

  @Test("a reader that goes is no fault, and nothing is said", arguments: ["", "trap '' PIPE; "])
  func readerLeaves(trap: String) throws {
    let folder = try TemporaryFolder(["m": StandardInputTests.scene])
    let result = try Shell.run(
      """
      mkfifo pipe; (exec <pipe; head -c 1 >/dev/null; : >gone) &
      (\(trap)exec >pipe; until [ -e gone ]; do echo x; usleep 1000 2>/dev/null || sleep 0.01; done 2>/dev/null
      "$detent" audit m 2>errors; echo $? >code)
      cat code; cat errors
      """, in: folder.path)
    #expect(result.output == "130\n")
  }
}
