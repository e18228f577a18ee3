import Foundation
import Testing

/// Mistakes of a first day are answered with what is expected.
@Suite("Mistakes of a first day")
struct FirstDayTests {
  @Test(
    "a screen that cannot be says how large it may be",
    arguments: [
      (["gestures", "f", "--screen", "100001x3"], "each side is from 1 to 100000 points"),
      (["run", "example:mail", "--screen", "393x0"], "each side is from 1 to 100000 points"),
      (["run", "example:mail", "--screen", "-1x5"], "each side is from 1 to 100000 points"),
      (["gestures", "f", "--screen", "-393x852"], "each side is from 1 to 100000 points"),
      (["perform", "tap 9,9", "-o", "-", "--screen", "9x-8"], "each side is from 1 to 100000 points"),
      (
        ["perform", "tap 9,9", "-o", "-", "--screen", "393*852"], "expected width x height in points, such as 393x852"
      ),
    ])
  func screen(arguments: [String], message: String) throws {
    let result = try Program.run(arguments)
    #expect(result.status == 2 && result.errors.contains(message), "\(result.errors)")
    let help = try Program.run([arguments[0], "--help"])
    let words = help.output.split { " \n".contains($0) }.joined(separator: " ")
    #expect(words.contains("1 to 100000 each way"), "\(words)")
  }

  @Test("text that nobody takes says that no field has the focus; what a field takes, and chords, do not")
  func typing() throws {
    let lost = try Program.run(["run", "example:mail", "--no-audit", "--script", "press shift+h"])
    #expect(lost.output.contains("nothing happens: no text field has the keyboard focus"), "\(lost.output)")
    let json = try Program.run(["run", "example:mail", "--no-audit", "--format", "json", "--script", "press shift+h"])
    #expect(json.output.contains(#""nothing":"no text field has the keyboard focus""#), "\(json.output)")
    let taken = try Program.run([
      "run", "example:mail", "--no-audit", "--script",
      #"tap "Compose"; wait 1s; tap textField "Subject"; press shift+h; press control+h"#,
    ])
    #expect(taken.status == 0 && !taken.output.contains("no text field"), "\(taken.output)\(taken.errors)")
  }

  @Test("controls without a name are told apart by their places")
  func nameless() throws {
    let folder = try TemporaryFolder([
      "n.scene.yaml": """
      scene: n
      platform: iOS
      windows:
        - id: w
          elements:
            - {id: a, role: button, frame: [20, 100, 60, 40]}
            - {id: b, role: button, label: " ", frame: [20, 200, 60, 40]}
            - {id: c, role: button, label: Send, frame: [20, 300, 60, 40]}
      """
    ])
    let result = try Program.run(["run", "n.scene.yaml", "--no-audit", "--script", "tap button"], in: folder.path)
    #expect(
      result.errors.contains(
        #"button at 50,120 (#w/a), button " " at 50,220 (#w/b), button "Send" (#w/c)"#), "\(result.errors)")
  }

  @Test("no hint names a command that there is not")
  func hints() throws {
    let known = try Program.run(["--help"]).output
    let sources = try Shell.run(
      "grep -rhoE 'hint: .*detent [a-z]+' Sources | grep -oE 'detent [a-z]+' | sort -u",
      in: PerformCommandTests.root.path)
    let commands = sources.output.split(separator: "\n").map { $0.dropFirst("detent ".count) }
    #expect(commands.count > 3, "\(sources.output)")
    // “detent at”, “detent that” are about sheets.
    for command in commands where !["at", "that"].contains(command) {
      #expect(known.contains("  \(command) "), "\(command)")
    }
  }
}
