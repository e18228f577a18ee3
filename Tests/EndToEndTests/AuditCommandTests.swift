import Foundation
import TestSupport
import Testing

@Suite("detent audit and rules")
struct AuditCommandTests {
  static let clean = """
    scene: clean
    platform: iOS
    windows:
      - id: main
        elements:
          - {id: send, role: button, label: Send}

    """
  static let faulty = """
    scene: faulty
    platform: iOS
    windows:
      - id: main
        elements: [{id: compose, role: button, label: Compose, opens: draft}]
    presentations:
      - sheet: draft
        title: Draft
        elements:
          - {id: close, role: button, dismiss: close}

    """
  static let tree = #"""
    {"screen": [393, 852],
     "nodes": [{"id": "send", "role": "button", "frame": [10, 80, 100, 44]}]}
    """#

  @Test("a clean scene is clean, and the line says what was looked at")
  func cleanScene() throws {
    let folder = try TemporaryFolder(["clean.scene.yaml": Self.clean])
    let result = try Program.run(["audit", "clean.scene.yaml"], in: folder.path)
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      result.output.withoutRuleCounts.hasPrefix(
        "clean.scene.yaml: 0 errors, 0 warnings; … pass, 0 fail, 0 cannot tell; 2 nodes, … rules, "))
    #expect(result.output.contains(" 2 nodes, \(try Self.rules().count) rules, "))
    #expect(result.errors.isEmpty)
  }

  @Test("a finding has its place, its rule and the way there, and the exit code is 1")
  func finding() throws {
    let folder = try TemporaryFolder(["faulty.scene.yaml": Self.faulty])
    let result = try Program.run(["audit", "faulty.scene.yaml", "--evidence", "evidence"], in: folder.path)
    #expect(result.status == 1, "\(result.errors)")
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "faulty.scene.yaml:10:9: error: This button has no name. [name-missing]")
    #expect(lines.contains(#"  evidence: tap "Compose""#))
    #expect(lines.contains("  session: evidence/1-name-missing.session.jsonl"))
    let session = try Program.run(["describe", "evidence/1-name-missing.session.jsonl"], in: folder.path)
    #expect(session.status == 0 && session.output.contains("touchscreen"))
    let other = try Program.run(["audit", "faulty.scene.yaml", "--rule", "modal-leak"], in: folder.path)
    #expect(other.status == 0)
  }

  /// A sheet's button beside the sheet, which a tap comes to only by its place; and a list that a reader leaves and comes
  /// back to, which moves it.
  static let hardEvidence: [(scene: String, isShown: Bool)] = [
    (
      """
      scene: covered
      platform: macOS
      windows:
        - id: w
          title: Main
          elements:
            - {id: o, role: button, label: Open}
      presentations:
        - sheet: u
          title: Up
          presented: true
          elements:
            - {id: v, role: scrollView, label: View, frame: [0, 60, 300, 200], contentSize: [300, 900], elements: [{id: k, role: button, label: Fine, dismiss: close}]}

      """, true
    ),
    (
      #"{"platform": "iOS", "windows": [{"id": "w", "title": "Main", "elements": [{"id": "b", "role": "scrollView", "label": "View b", "axes": ["vertical"], "frame": [0, 40, 393, 792], "contentSize": [393, 2376], "elements": [{"id": "z", "role": "button", "label": "Opener z", "frame": [196, 1584, 50, 10], "opens": "s", "traits": ["decorative"]}]}, {"id": "a", "role": "scrollView", "label": "View a", "axes": ["vertical"], "frame": [0, 40, 393, 792], "contentSize": [393, 2376], "elements": [{"id": "a1", "role": "button", "label": "Button a1", "frame": [0, 40, 393, 1029]}, {"id": "a2", "role": "button", "label": "Button a2", "frame": [0, 1083, 393, 1267]}]}]}], "presentations": [{"sheet": "s", "title": "Secret", "elements": [{"id": "x", "role": "button", "label": "Close", "dismiss": "close"}, {"id": "y", "role": "button"}]}], "scene": "iOS-over2-dec"}"#,
      false
    ),
  ]

  @Test(
    "a finding whose evidence hands cannot show the same way is reported all the same, and that is said",
    arguments: hardEvidence)
  func evidenceThatCannotBeDone(scene: String, isShown: Bool) throws {
    let folder = try TemporaryFolder(["m": scene])
    let result = try Program.run(
      ["audit", "m", "-o", "r.json", "--format", "json", "--evidence", "e"], in: folder.path)
    #expect(result.errors.contains("detent: warning: there is no session of “") != isShown, "\(result.errors)")
    let report = try String(contentsOfFile: folder.path + "/r.json", encoding: .utf8)
    #expect(report.contains("\"findings\"") && report.contains(".session.jsonl"))
  }

  @Test(
    "evidence goes neither over a scene nor over the report",
    arguments: [
      ["evidence/1-name-missing.session.jsonl"], ["faulty.scene.yaml", "-o", "evidence/1-name-missing.session.jsonl"],
      ["faulty.scene.yaml", "-o", "report"],
    ])
  func evidenceOverOthers(arguments: [String]) throws {
    let folder = try TemporaryFolder(["faulty.scene.yaml": Self.faulty, "report": "old"])
    let prepared = try Shell.run(
      arguments.last == "report"
        ? "mkdir evidence && ln -s ../report evidence/1-name-missing.session.jsonl"
        : "mkdir evidence && cp faulty.scene.yaml evidence/1-name-missing.session.jsonl", in: folder.path)
    #expect(prepared.status == 0)
    let result = try Program.run(["audit"] + arguments + ["--evidence", "evidence", "--force"], in: folder.path)
    #expect(result.status == 2 && result.errors.contains("is the same file as"), "\(result.errors)")
    for (file, text) in [("faulty.scene.yaml", Self.faulty), ("report", "old")] {
      let kept = try String(contentsOfFile: "\(folder.path)/\(file)", encoding: .utf8)
      #expect(kept == text)
    }
    let there = try String(contentsOfFile: "\(folder.path)/evidence/1-name-missing.session.jsonl", encoding: .utf8)
    #expect(there == (arguments.last == "report" ? "old" : Self.faulty))
  }

  @Test("evidence takes the place of that of an earlier audit, and of no other file")
  func evidenceOverForeignFile() throws {
    let folder = try TemporaryFolder(["faulty.scene.yaml": Self.faulty])
    let path = "\(folder.path)/evidence/1-name-missing.session.jsonl"
    let arguments = ["audit", "faulty.scene.yaml", "--evidence", "evidence"]
    #expect(try Program.run(arguments, in: folder.path).status == 1)
    let session = try String(contentsOfFile: path, encoding: .utf8)
    #expect(try Program.run(arguments, in: folder.path).status == 1)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == session)
    for foreign in [
      "somebody's notes\n", "{\"format\":\"other\"}\n", WrittenFilesTests.session, "\n", "{}", session + session,
      session.replacing("1-name-missing", with: "2-name-missing"), session.replacing("\"t\":0", with: "\"t\":1"),
      String(session.dropLast()), "\n" + session,
    ] {
      #expect(foreign != session)
      try foreign.write(toFile: path, atomically: false, encoding: .utf8)
      let result = try Program.run(arguments, in: folder.path)
      #expect(result.status == 2 && result.errors.contains("no evidence of an earlier audit"), "\(result.errors)")
      #expect(try String(contentsOfFile: path, encoding: .utf8) == foreign)
    }
    // An empty file holds nothing that could be lost.
    try "".write(toFile: path, atomically: false, encoding: .utf8)
    #expect(try Program.run(arguments, in: folder.path).status == 1)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == session)
  }

  @Test("a parameter that nothing goes by yet is named, and one that counts is not")
  func unreadParameter() throws {
    let scene = Self.clean.replacingOccurrences(
      of: "windows:", with: "parameters: {mediumTol: 0.2, tapSlop: 12}\nwindows:")
    let folder = try TemporaryFolder(["set.scene.yaml": scene])
    let result = try Program.run(["audit", "set.scene.yaml"], in: folder.path)
    #expect(result.status == 0)
    #expect(
      result.errors
        == "detent: warning: set.scene.yaml: mediumTol changes nothing: only tests of the guidelines go by that\n")
  }

  @Test("what of a presentation nothing goes by on this platform is named, with its line")
  func unheededAttribute() throws {
    let scene = Self.clean + "presentations:\n  - panel: tools\n  - sheet: note\n    title: Note\n    grabber: true\n"
    let folder = try TemporaryFolder([
      "tv.scene.yaml": scene.replacingOccurrences(of: "platform: iOS", with: "platform: tvOS")
    ])
    let result = try Program.run(["audit", "tv.scene.yaml"], in: folder.path)
    let lines = result.errors.split(separator: "\n").map(String.init)
    #expect(lines.count == 2)
    #expect(lines.first?.hasSuffix("\"tools\" changes nothing on tvOS: panels are shown on macOS only") == true)
    #expect(
      lines.last?.hasSuffix(
        "\"grabber\" of \"note\" changes nothing on tvOS: sheets have detents on iOS and iPadOS only") == true)
    #expect(lines.first?.contains("tv.scene.yaml:\(Self.clean.split(separator: "\n").count + 2):") == true)
  }

  @Test(
    "a sheet that its author calls nonmodal where none is: the attribute and the platform are named",
    arguments: ["macOS", "tvOS", "visionOS", "watchOS"])
  func modalEverywhere(platform: String) throws {
    let sheet = "presentations:\n  - sheet: note\n    title: Note\n    modality: nonmodal\n"
    let folder = try TemporaryFolder([
      "n.scene.yaml": (Self.clean + sheet).replacingOccurrences(of: "platform: iOS", with: "platform: \(platform)")
    ])
    for command in ["audit", "announce"] {
      let result = try Program.run([command, "n.scene.yaml"], in: folder.path)
      #expect(
        result.errors.hasSuffix(
          "\"modality\" of \"note\" changes nothing on \(platform): sheets are always modal there\n"),
        "\(command): \(result.errors)")
    }
  }

  /// A sheet that a button of the clean scene opens.
  static func sheet(_ head: String, _ lines: String) -> String {
    clean.replacingOccurrences(of: "platform: iOS", with: "platform: iOS\n\(head)")
      + "      - {id: open, role: button, label: Open, opens: note}\n"
      + "presentations:\n  - sheet: note\n    title: Note\n    grabber: true\n"
      + lines.split(separator: ";").map { "    " + $0.drop { $0 == " " } + "\n" }.joined()
      + "    elements: [{id: cancel, role: button, label: Cancel, dismiss: cancel}]\n"
  }

  @Test("nor does anybody go by detents before version 15, and no rule wants a grabber then", arguments: [12, 14, 15])
  func oldVersion(version: Int) throws {
    let scene = Self.sheet(
      "osVersion: \(version)",
      "detents: [medium, large]; modality: nonmodal; largestUndimmedDetent: medium; swipeToDismiss: false")
    let folder = try TemporaryFolder(["old.scene.yaml": scene])
    let result = try Program.run(["audit", "old.scene.yaml"], in: folder.path)
    let names = result.errors.split(separator: "\n").compactMap { line -> String? in
      let parts = line.split(separator: "\"").map(String.init)
      return parts.count > 1 && parts[0].contains("warning: ") ? parts[1] : nil
    }
    let detents = ["modality", "detents", "largestUndimmedDetent", "grabber"]
    #expect(names == (version >= 15 ? [] : version >= 13 ? detents : detents + ["swipeToDismiss"]), "\(result.errors)")
    #expect(!result.output.contains("grabber-inaccessible"), "\(result.output)")
  }

  @Test("what a control of a modal sheet does to what is selected under it is no leak")
  func effectUnderModal() throws {
    let scene = Self.sheet("inputDevices: [touch, keyboard]", "detents: [large]; exits: [button]")
      .replacingOccurrences(
        of: "presentations:", with: "      - {id: text, role: textEditor, label: Text, value: Note}\npresentations:"
      )
      .replacingOccurrences(
        of: "elements: [{id: cancel",
        with: "elements: [{id: bold, role: button, label: Bold, effect: {target: main/text, acts: bold}}, {id: cancel")
    let folder = try TemporaryFolder(["bold.scene.yaml": scene])
    let run = try Program.run(
      ["run", "bold.scene.yaml", "--no-audit", "--script", "tap \"Open\"; wait 1s; tap \"Bold\""], in: folder.path)
    #expect(run.output.contains("bold done to the selection"), "\(run.output)\(run.errors)")
    let result = try Program.run(["audit", "bold.scene.yaml"], in: folder.path)
    #expect(!result.output.contains("modal-leak"), "\(result.output)")
  }

  @Test(
    "where all but one of its detents are inactive a grabber has nothing to change",
    arguments: ["fraction: 0.6, inactiveIn: compactHeight", "points: 200, needsMaximum: 500", "points: 200"])
  func inactiveDetents(detent: String) throws {
    let scene = Self.sheet(
      "screen: {width: 852, height: 393}", "detents: [{id: low, \(detent)}, large]; exits: [button, swipe]")
    let folder = try TemporaryFolder(["wide.scene.yaml": scene])
    let result = try Program.run(["audit", "wide.scene.yaml"], in: folder.path)
    #expect(!result.output.contains("grabber-inaccessible") && result.status < 2, "\(result.output)\(result.errors)")
    let run = try Program.run(
      ["run", "wide.scene.yaml", "--no-audit", "--script", "tap \"Open\"; wait 1s; tap \"Sheet Grabber\"; wait 1s"],
      in: folder.path)
    #expect(run.output.contains("from low to large") == (detent == "points: 200"), "\(run.output)\(run.errors)")
  }

  @Test("an action sheet that a sheet asks about its changes is shown on visionOS as well, as an alert: no warning")
  func question() throws {
    let scene =
      Self.clean.replacingOccurrences(of: "platform: iOS", with: "platform: visionOS")
      + "presentations:\n  - {sheet: note, title: Note, confirmation: ask}\n"
      + "  - {actionSheet: ask, buttons: [{label: Drop, outcome: discard}, {label: Keep, outcome: keep}]}\n"
    let folder = try TemporaryFolder(["v.scene.yaml": scene])
    let result = try Program.run(["audit", "v.scene.yaml"], in: folder.path)
    #expect(!result.errors.contains("warning"), "\(result.errors)")
  }

  @Test("JSON and HTML go to a file or to standard output")
  func formats() throws {
    let folder = try TemporaryFolder(["faulty.scene.yaml": Self.faulty])
    let json = try Program.run(["audit", "faulty.scene.yaml", "--format", "json"], in: folder.path)
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect(json.status == 1 && object?["format"] as? String == "detent-audit")
    let html = try Program.run(
      ["audit", "faulty.scene.yaml", "--format", "html", "-o", "report.html"], in: folder.path)
    #expect(html.status == 1 && html.output.isEmpty && html.errors.contains("report.html"))
    let page = try String(contentsOfFile: folder.path + "/report.html", encoding: .utf8)
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\""))
    let named = try Program.run(["audit", "faulty.scene.yaml", "-o", "named.html"], in: folder.path)
    #expect(named.status == 1)
    #expect(try String(contentsOfFile: folder.path + "/named.html", encoding: .utf8) == page)
    let asked = try Program.run(
      ["audit", "faulty.scene.yaml", "-o", "text.html", "--format", "text"], in: folder.path)
    let text = try String(contentsOfFile: folder.path + "/text.html", encoding: .utf8)
    #expect(asked.status == 1 && text.hasPrefix("faulty.scene.yaml:10:9: error: "))
    let unknown = try Program.run(["audit", "faulty.scene.yaml", "--format", "pdf"], in: folder.path)
    #expect(unknown.status == 2 && unknown.errors.contains("  - text\n  - json\n"), "\(unknown.errors)")
  }

  @Test("how far each criterion was checked goes to a file, and the report names those that no rule looks at")
  func coverage() throws {
    let folder = try TemporaryFolder(["faulty.scene.yaml": Self.faulty])
    let arguments = ["audit", "faulty.scene.yaml", "--coverage", "coverage.json"]
    for _ in 0..<2 {
      let result = try Program.run(arguments, in: folder.path)
      #expect(result.status == 1 && result.output.contains("; not checked at all: 1.2.1, "), "\(result.errors)")
    }
    let data = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/coverage.json"))
    let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let standards = try #require(object?["standards"] as? [[String: Any]])
    #expect(
      standards.map { $0["standard"] as? String } == ["WCAG 2.2", "EN 301 549", "Section 508", "guideline"])
    let entries = try #require(standards.first?["entries"] as? [[String: Any]])
    func extent(_ section: String) -> String? {
      entries.first { $0["section"] as? String == section }?["extent"] as? String
    }
    #expect(extent("4.1.2") == "broken" && extent("2.5.8") == "kept" && extent("1.2.1") == "unchecked")
    let same = try Program.run(arguments + ["-o", "coverage.json", "--force"], in: folder.path)
    #expect(same.status == 2 && same.errors.contains("coverage.json"), "\(same.errors)")
  }

  @Test("what every rule has come to for every node is listed where that is asked for")
  func verdicts() throws {
    func verdicts(_ arguments: [String]) throws -> [[String: Any]]? {
      let result = try Program.run(["audit", "-", "--format", "json"] + arguments, input: Self.faulty)
      let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
      return (object?["targets"] as? [[String: Any]])?.first?["verdicts"] as? [[String: Any]]
    }
    #expect(try verdicts([]) == nil)
    let all = try #require(try verdicts(["--verdicts", "--rule", "name-missing"]))
    let words = all.map { "\($0["rule"] ?? "") \($0["node"] ?? "") \($0["outcome"] ?? "")" }
    #expect(words == ["name-missing main/compose pass", "name-missing draft/close fail"])
  }

  @Test("a scene comes from standard input, a tree file is only looked at")
  func sources() throws {
    let scene = try Program.run(["audit", "-"], input: Self.faulty)
    #expect(scene.status == 1 && scene.output.hasPrefix("-:10:9: error: "))
    let folder = try TemporaryFolder(["page.tree.json": Self.tree])
    let driven = ["modal-leak", "unreachable-reader", "unreachable-touch"]
    let rules = (["name-missing"] + driven).flatMap { ["--rule", $0] }
    let tree = try Program.run(["audit", "page.tree.json"] + rules, in: folder.path)
    #expect(tree.status == 1, "\(tree.errors)")
    #expect(tree.output.hasPrefix("page.tree.json:2:"))
    #expect(tree.output.contains("\(driven.joined(separator: ", ")): a tree by itself cannot be driven"))
    #expect(tree.output.contains("0 pass, 1 fail, 3 cannot tell; 1 node, 4 rules"))
  }

  @Test("nothing to look at is a failure, not a clean result")
  func vacuous() throws {
    let folder = try TemporaryFolder(["empty.tree.json": #"{"screen": [393, 852], "nodes": []}"#])
    let result = try Program.run(["audit", "empty.tree.json"], in: folder.path)
    #expect(result.status == 1, "\(result.errors)")
    #expect(result.output.contains("empty.tree.json: failed: there was no node to look at"))
  }

  @Test(
    "what is wrong with the command line or the document is told apart",
    arguments: [
      (["audit"], Int32(2), "expected argument"),
      (["audit", "-", "--rule", "no-such"], 2, "there is no rule “no-such”"),
      (["audit", "missing.scene.yaml"], 3, "missing.scene.yaml: cannot open: No such file or directory"),
      (["rules", "no-such"], 2, "`detent rules` lists all"),
    ])
  func failures(arguments: [String], status: Int32, message: String) throws {
    let result = try Program.run(arguments, input: Self.clean)
    #expect(result.status == status)
    #expect(result.errors.lowercased().contains(message.lowercased()), "\(result.errors)")
  }

  @Test("rules are listed and explained")
  func rules() throws {
    let list = try Program.run(["rules"])
    #expect(list.status == 0 && list.output.contains("\nmodal-leak "))
    let one = try Program.run(["rules", "modal-leak"])
    #expect(one.output.contains("guideline sheet-modal-blocks-parent"))
    let json = try Program.run(["rules", "--format", "json"])
    let objects = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [Any]
    #expect(try objects?.count == Self.rules().count)
  }

  /// The lines of `detent rules`, one a rule.
  static func rules() throws -> [Substring] { try Program.run(["rules"]).output.split(separator: "\n") }
}
