import Testing

/// Things that are there and that no hand can touch, as a script names them.
@Suite("Names of what is out of reach")
struct OutOfReachCommandTests {
  static let files = [
    "list.scene.yaml": """
    scene: list
    platform: iOS
    windows:
      - id: main
        elements:
          - role: list
            id: rows
            label: Rows
            axes: [vertical]
            frame: [0, 100, 393, 300]
            elements:
              - {id: r1, role: button, label: Row 1}
              - {id: r2, role: button, label: Row 2}
              - {id: r3, role: button, label: Row 3}
              - {id: r4, role: button, label: Row 4}
              - {id: r5, role: button, label: Row 5}
              - {id: r6, role: button, label: Row 6}
              - {id: r7, role: button, label: Row 7}
              - {id: r8, role: button, label: Row 8}
              - {id: r9, role: button, label: Row 9, opens: deleted}
          - {id: del, role: button, label: Delete All, frame: [0, 430, 393, 400], opens: deleted}
    presentations:
      - alert: deleted
        title: Deleted
        buttons:
          - {label: OK, outcome: keep}

    """,
    "sheet.scene.yaml": """
    scene: sheet
    platform: iOS
    windows:
      - id: main
        elements:
          - {id: open, role: button, label: Open, opens: full}
          - {id: pay, role: button, label: Pay, frame: [100, 420, 200, 60]}
          - {id: wide, role: button, label: Wide, frame: [0, 20, 393, 60], opens: full}
    presentations:
      - sheet: full
        detents: [large]
        title: Full
        elements:
          - {id: done, role: button, label: Done, dismiss: done}
          - {id: wipe, role: button, label: Erase Everything, frame: [50, 350, 300, 200]}

    """,
    "over.scene.yaml": """
    scene: over
    platform: iOS
    windows:
      - id: main
        elements:
          - {id: a, role: button, label: Below, frame: [50, 200, 200, 60]}
          - {id: b, role: button, label: Above, frame: [50, 200, 200, 60]}
          - {id: c, role: switch, label: Half, value: "0", frame: [50, 400, 200, 60]}
          - {id: d, role: button, label: Half Above, frame: [90, 390, 200, 80]}

    """,
  ]

  @Test(
    "is not touched: what lies there instead stays as it is, and the nearest way is told",
    arguments: [
      (
        "list", #"tap "Row 9""#, #"button "Row 9" (#main/rows/r9) is out of sight in list "Rows" (#main/rows)"#,
        "swipe up from #rows"
      ),
      ("list", #"double tap "Row 9""#, "is out of sight in", "swipe up from #rows"),
      ("list", #"press "Row 9" for 1s"#, "is out of sight in", "swipe up from #rows"),
      ("list", #"drag from "Row 9" to 10,10"#, "is out of sight in", "swipe up from #rows"),
      ("list", #"flick up from "Row 9""#, "is out of sight in", "swipe up from #rows"),
      ("list", #"swipe up from "Row 9""#, "is out of sight in", "swipe up from #rows"),
      ("list", #"click "Row 9""#, "is out of sight in", "swipe up from #rows"),
      ("list", "flick up from #rows at 3000 pt/s; tap \"Row 1\"", "is out of sight in", "swipe down from #rows"),
      (
        "sheet", #"tap "Open"; tap "Pay""#, #"button "Pay" (#main/pay) is covered by sheet "Full" (#full)"#,
        #"put sheet "Full" (#full) away first"#
      ),
      (
        "over", #"tap "Below""#, #"button "Below" (#main/a) is covered by button "Above" (#main/b)"#,
        "a place such as 150,230"
      ),
    ])
  func refused(scene: String, script: String, message: String, hint: String) throws {
    let folder = try TemporaryFolder(Self.files)
    let result = try Program.run(
      ["run", "\(scene).scene.yaml", "--no-audit", "--script", script], in: folder.path)
    #expect(result.status == 1 && result.errors.contains(message), "\(result.errors)")
    #expect(result.errors.contains(hint), "\(result.errors)")
    #expect(
      !result.output.contains("Erase") && !result.output.contains("Delete") && !result.output.contains("\"Above\""))
  }

  @Test(
    "is touched where a part of it shows, where a drag only ends at it, and where a place says where",
    arguments: [
      ("over", #"tap "Half"; expect value of "Half" is "1""#), ("list", #"drag from "Row 1" to "Row 9""#),
      ("sheet", #"tap "Open"; tap 197,450"#), ("list", #"swipe up from #rows; tap "Row 9"; expect alert"#),
    ])
  func touched(scene: String, script: String) throws {
    let folder = try TemporaryFolder(Self.files)
    let result = try Program.run(
      ["run", "\(scene).scene.yaml", "--no-audit", "--script", script], in: folder.path)
    #expect(result.status == 0, "\(result.output)\(result.errors)")
  }

  @Test(
    "can only be seen where nothing opaque lies over all of it",
    arguments: [
      ("sheet", #"tap "Open"; expect "Pay" visible"#, false), ("sheet", #"tap "Open"; expect "Done" visible"#, true),
      ("sheet", #"expect "Pay" visible"#, true), ("list", #"expect "Row 9" visible"#, false),
      ("list", #"swipe up from #rows; expect "Row 9" visible; tap "Row 9"; expect "Delete All" visible"#, true),
      ("sheet", #"tap "Open"; wait for "Pay" within 1s"#, false),
      ("sheet", #"tap "Wide"; expect "Wide" visible"#, true),
      ("sheet", #"tap "Open"; tap "Done"; wait for "Pay" within 1s"#, true),
    ])
  func seen(scene: String, script: String, isSeen: Bool) throws {
    let folder = try TemporaryFolder(Self.files)
    let result = try Program.run(
      ["run", "\(scene).scene.yaml", "--no-audit", "--script", script], in: folder.path)
    #expect(result.status == (isSeen ? 0 : 1), "\(result.output)\(result.errors)")
    if !isSeen { #expect(result.output.contains("is there, out of sight"), "\(result.output)") }
  }
}
