import TestSupport
import Testing

/// What the help shows can be typed as it stands.
@Suite("Examples of the help")
struct HelpExamplesTests {
  /// Files that examples speak of, by what makes them in a folder that has the Mail example.
  static let setUp = """
    "$detent" example copy mail && "$detent" perform 'swipe up' -o swipe.evemu --to evemu &&
    "$detent" perform 'tap 359,786' -o tap.session.jsonl --to session &&
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
      let result = try Shell.run("{ \(Self.setUp)\n} >&2; \(line) --force; echo $?", in: folder.path)
      #expect("\n\(result.output)".hasSuffix("\n0\n"), "\(example): \(result.output)")
      #expect(!result.output.contains("   warning   "), "\(example): \(result.output)")
    }
  }

  @Test("every example of detent report ends with 0")
  func report() throws {
    // The help of `report` shows one as well.
    let empty = try TemporaryFolder()
    let help = try Shell.run(#"COLUMNS=400 "$detent" report --help"#, in: empty.path).output
    let above = help.split(separator: "\n").filter { $0.hasPrefix("  detent report merge ") }.map {
      String($0.dropFirst(2))
    }
    let examples = try Self.examples(of: "report merge") + above
    #expect(examples.count >= 3 && !above.isEmpty)
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
    for example in examples where !example.contains("-o kernel") {
      let folder = try TemporaryFolder(["story.txt": "tap 400,240\nswipe up\n"])
      let line = example.replacing("detent ", with: #""$detent" "#)
      let result = try Shell.run("\(line) >out; echo $?", in: folder.path)
      #expect(result.output == "0\n", "\(example): \(result.output)")
    }
  }

  @Test("every example of detent compare tells what differs", arguments: ["compare"])
  func compare(command: String) throws {
    let examples = try Self.examples(of: command)
    #expect(examples.count >= 3)
    for example in examples {
      let folder = try TemporaryFolder([
        "before.xml": Self.dump, "after.xml": Self.dump.replacing("Send", with: "Send it"),
      ])
      let line = example.replacing("detent ", with: #""$detent" "#)
      let result = try Shell.run(
        #""$detent" example copy mail >/dev/null; \#(line) >out; echo $?; cat out"#, in: folder.path)
      // It ends with 1 where there is something to tell.
      #expect(result.output.hasPrefix("0\n") || result.output.hasPrefix("1\n"), "\(example): \(result.output)")
      #expect(result.output.utf8.count > 20, "\(example): \(result.output)")
    }
  }

  @Test(
    "examples that need a device of this machine are understood, and say what is missing where there is none",
    arguments: ["record", "replay", "run", "perform", "gestures", "describe", "audit", "devices"])
  func devices(command: String) throws {
    let examples = try Self.examples(of: command).filter {
      ["record", "replay"].contains(command) || $0.contains("/dev/input") || $0.contains("kernel")
    }
    #expect(!examples.isEmpty || !["record", "replay", "run", "perform"].contains(command))
    for example in examples {
      let folder = try TemporaryFolder()
      // Nodes that no machine has, and a kernel that has no way to make any: nothing is touched that people use.
      let line = example.replacing("/dev/input/event", with: "/dev/input/event99").dropFirst("detent".count)
      guard !example.contains("kernel"), command != "replay" else {
        guard try Shell.run("[ -e /dev/uinput ]; echo $?", in: folder.path).output == "1\n" else { continue }
        let result = try Shell.run(
          "{ \(Self.setUp)\ncp swipe.evemu tap.evemu; \"$detent\" perform 'swipe up' -o swipe.session.jsonl; } >&2; \"$detent\"\(line) >out 2>&1; echo $?",
          in: folder.path)
        #expect(result.output == "4\n", "\(example): \(result.output)")
        continue
      }
      let result = try Shell.run("{ \(Self.setUp)\n} >&2; \"$detent\"\(line) >out 2>&1; echo $?", in: folder.path)
      #expect(result.output == "4\n", "\(example): \(result.output)")
    }
  }

  /// The files that the examples of the other commands speak of.
  static let others = """
    "$detent" example copy mail && "$detent" perform 'tap 9,9' -o tap.evemu &&
    "$detent" perform 'drag from 100,100 to 300,400' -o drag.evemu && cp drag.evemu swipe.evemu &&
    "$detent" perform 'tap 9,9; turn crown 1' -o two-devices.session.jsonl &&
    grep '^E:' drag.evemu >drag.events && grep -v '^E:' drag.evemu >panel.desc && gzip -c drag.evemu >long.evemu.gz &&
    mkdir Devices designs && "$detent" new device - >Devices/watch-crown.yaml &&
    cat >window_dump.xml <<'END'
    \(dump)
    END
    base64 -d >screen.png <<'END' &&
    \(picture)
    END
    cp window_dump.xml inbox.xml && cp window_dump.xml message.xml && "$detent" convert window_dump.xml mail.tree.json &&
    mkdir -p app/src && "$detent" audit mail.scene.yaml --baseline mail.baseline.json --update-baseline
    """

  /// A screen of an Android application with one button, as uiautomator tells it.
  static let dump = """
    <?xml version='1.0' encoding='UTF-8' standalone='yes' ?>
    <hierarchy rotation="0"><node index="0" text="" resource-id="" class="android.widget.FrameLayout" \
    package="org.example" content-desc="" checkable="false" checked="false" clickable="false" enabled="true" \
    focusable="false" focused="false" scrollable="false" long-clickable="false" password="false" selected="false" \
    bounds="[0,0][1080,2400]"><node index="0" text="Send" resource-id="org.example:id/send" \
    class="android.widget.Button" package="org.example" content-desc="" checkable="false" checked="false" \
    clickable="true" enabled="true" focusable="true" focused="false" scrollable="false" long-clickable="false" \
    password="false" selected="false" bounds="[100,300][600,500]" /></node></hierarchy>
    """

  /// A PNG of a twentieth of that screen, of one colour.
  static let picture = """
    iVBORw0KGgoAAAANSUhEUgAAADYAAAB4CAIAAAA2dZaWAAAAbElEQVR42u3OMQ0AAAgDsClBCUrwLwQNfBxNKqCpnueiqKioqKio
    qKioqKioqKioqKioqKioqKioqKioqKioqKioqKioqKioqKioqKioqKioqKioqKioqKioqKioqKioqKioqKioqKioqKh4szOnzUD1
    okJ0AAAAAElFTkSuQmCC
    """

  static let commands = [
    "audit", "announce", "convert", "describe", "devices", "doctor", "example", "example list", "example copy",
    "gestures", "guidelines", "new", "rules", "schema",
  ]

  @Test(
    "every example of the other commands that needs no device of this machine does what it says", arguments: commands)
  func others(command: String) throws {
    let empty = try TemporaryFolder()
    let lines = try Shell.run(#"COLUMNS=400 "$detent" \#(command) --help"#, in: empty.path).output.split(
      separator: "\n"
    ).filter { $0.hasPrefix("  detent ") || $0.hasPrefix("  zcat ") }
    #expect(!lines.isEmpty)
    for line in lines where !line.contains("/dev/input") {
      let folder = try TemporaryFolder()
      // Whoever has no input devices, or may not use them, is told so by exit code 4.
      let mayLack = ["devices", "doctor"].contains(command)
      // Examples that go on from one another begin with what is there already.
      let typed = line.dropFirst(2).replacing("detent ", with: #""$detent" "#).replacing("| less", with: "| cat")
        .replacing("example copy mail", with: "example copy --force mail")
      let result = try Shell.run(
        "{ \(Self.others)\n} >&2 2>/dev/null || exit 99; \(typed) >out 2>&1; echo $?; cat out", in: folder.path)
      let isFine = result.output.hasPrefix("0\n") || mayLack && result.output.hasPrefix("4\n")
      #expect(isFine, "\(line): \(result.output)")
    }
  }
}
