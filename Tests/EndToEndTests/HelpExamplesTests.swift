import TestSupport
import Testing

/// What the help shows can be typed as it stands.
@Suite("Examples of the help")
struct HelpExamplesTests {
  /// Files that examples speak of, by what makes them in a folder that has the Mail example.
  static let setUp = """
    "$detent" example copy mail && "$detent" perform 'swipe up' --to swipe.evemu --format evemu &&
    "$detent" perform 'tap 359,786' --to tap.session.jsonl --format session &&
    "$detent" run example:mail --input example:mail --no-audit --record said.session.jsonl >/dev/null &&
    "$detent" run example:mail --input example:mail --expect mail.txt --update >/dev/null
    """

  /// The examples of a command, each on a line of its own.
  static func examples(of command: String) throws -> [String] {
    let folder = try TemporaryFolder()
    let help = try Shell.run(#"COLUMNS=400 "$detent" \#(command) --help"#, in: folder.path).output
    return help.split(separator: "\n").map(String.init).filter { $0.hasPrefix("  detent \(command) ") }
      .map { String($0.dropFirst(2)) }
  }

  @Test("every example of detent run ends with 0 and without a warning but those of devices")
  func run() throws {
    let examples = try Self.examples(of: "run")
    #expect(examples.count >= 15)
    for example in examples where !example.contains("/dev/input") {
      let folder = try TemporaryFolder()
      let line = #""$detent""# + example.dropFirst("detent".count)
      let result = try Shell.run("{ \(Self.setUp)\n} >&2; \(line) --force --no-audit; echo $?", in: folder.path)
      #expect(result.output.hasSuffix("\n0\n"), "\(example): \(result.output)")
      #expect(!result.output.contains("   warning   "), "\(example): \(result.output)")
    }
  }

  @Test("every example of detent report ends with 0")
  func report() throws {
    let examples = try Self.examples(of: "report merge")
    #expect(examples.count >= 2)
    for example in examples {
      let folder = try TemporaryFolder()
      let shards = (1...2).map { #""$detent" run example:mail.flow.yaml --shard \#($0)/2 --results results-\#($0)"# }
      let line = example.replacing("detent ", with: #""$detent" "#)
      let result = try Shell.run("\(shards.joined(separator: " && ")) && \(line) >out; echo $?", in: folder.path)
      #expect(result.output.hasSuffix("\n0\n"), "\(example): \(result.output)")
    }
  }

  @Test("every example of detent perform that needs no device of this machine ends with 0")
  func perform() throws {
    let examples = try Self.examples(of: "perform")
    #expect(examples.count >= 4)
    for example in examples where !example.contains("--to kernel") {
      let folder = try TemporaryFolder(["story.txt": "tap 400,240\nswipe up\n"])
      let line = example.replacing("detent ", with: #""$detent" "#)
      let result = try Shell.run("\(line) >out; echo $?", in: folder.path)
      #expect(result.output == "0\n", "\(example): \(result.output)")
    }
  }
}
