extension Glossary {
  /// The words, in alphabetical order.
  public static let words: [GlossaryWord] = [
    .init(
      "blueprint",
      [
        .init(
          "Stage",
          """
          A scene made ready to be played: every surface and item in one array each, every reference an index.
          """)
      ]),
    .init(
      "bound",
      [
        .init("Explorer", "A limit of an exploration, such as a number of states or a depth."),
        .init("Stage", "Said of a page control: it shows and turns the pages of a scroll view."),
      ]),
    .init(
      "burst",
      [
        .init("Gestures", "Turning without a rest of P.crownBurst."),
        .init("Stage", "What a crown has turned in a page since its last rest (SM-10)."),
      ]),
    .init("candidate", [.init("Harness", "Somebody that could have taken an input, whether it did or not.")]),
    .init(
      "cause",
      [
        .init("Stage", "Why something happens, and whether a person or the app set it off."),
        .init("Harness", "What an entry of a transcript was set off by."),
      ]),
    .init("cell", [.init("Announcer", "A place in a table of data, by its row and column.")]),
    .init("chord", [.init("Gestures", "Keys that are pressed together and mean one thing.")]),
    .init(
      "claim",
      [
        .init("Gestures", "How near the fingers are to a movement, as a ratio to the threshold of its recognizer.")
      ]),
    .init(
      "confinement",
      [
        .init("Accessibility", "The parts of a tree that a reader can get to while something modal is up.")
      ]),
    .init("contact", [.init("Gestures", "One finger from the moment it comes down until it lifts.")]),
    .init(
      "cover",
      [
        .init(
          "Stage",
          """
          A popover, full screen, current context, menu or the like: what lies over others and is no sheet and no \
          dialog.
          """)
      ]),
    .init("cursor", [.init("Announcer", "Where a screen reader is in the tree.")]),
    .init(
      "decision",
      [
        .init("Harness", "Why an input went where it went, with the numbers."),
        .init(
          "Guidelines",
          """
          What the specification lays down where a statement can be understood in several ways (A-01 and on).
          """),
      ]),
    .init("deed", [.init("Stage", "What waits until content is let go of, such as typing.")]),
    .init(
      "detent",
      [
        .init("Scenes", "A height at which a sheet rests."),
        .init("Gestures", "A click of a wheel or crown."),
      ]),
    .init("dialog", [.init("Stage", "An action sheet or alert.")]),
    .init(
      "errand",
      [
        .init("Explorer", "Carrying one part, as it is in a state, to where it has not been met yet.")
      ]),
    .init(
      "evidence",
      [
        .init("Explorer", "The shortest input that leads to what was found, as a session that can be replayed."),
        .init("Guidelines", "The tests, scenes and rules that show a statement to be kept."),
      ]),
    .init(
      "exit",
      [
        .init("Scenes", "A way out of a presentation."),
        .init("detent", "The status with which the program ends."),
      ]),
    .init("finding", [.init("Audit", "A place where a rule is broken.")]),
    .init("fixture", [.init("Guidelines", "A scene that keeps or breaks one statement.")]),
    .init("flick", [.init("Stage", "A release at P.swipeSpeed or more that is no tremble (SM-2).")]),
    .init(
      "frame",
      [
        .init("InputEvents", "The events between two reports of a device."),
        .init("Accessibility", "The rectangle of a node, in points of the screen."),
      ]),
    .init("glide", [.init("Stage", "Content that goes on by itself, as a formula of the time.")]),
    .init("grabber", [.init("Scenes", "The bar at the top of a sheet that shows that it can be dragged.")]),
    .init("ground", [.init("Stage", "What is the same for all nodes of a surface.")]),
    .init(
      "hand",
      [
        .init("Gestures", "The fingers that are down together."),
        .init("Explorer", "What tries an input, with a limited amount of work in it."),
      ]),
    .init(
      "header zone",
      [
        .init("Stage", "Where a swipe from the top begins, whatever the content does (P.headerZone).")
      ]),
    .init(
      "hold",
      [
        .init("Gestures", "A finger that stays where it came down."),
        .init("Scenes", "What keeps a sheet at the detent that a slow drag began at (P.detentRelease)."),
      ]),
    .init("item", [.init("Stage", "Something on a surface: an element, or a part that the system adds.")]),
    .init(
      "jog bar",
      [
        .init("Stage", "A scroll indicator that sets the speed of the content and not its place (SM-13).")
      ]),
    .init("keeping", [.init("Guidelines", "How one statement is kept, and by what.")]),
    .init(
      "landing",
      [
        .init("Stage", "What a finger came down on, which is what it may act on."),
        .init("Announcer", "Where the cursor goes after a change of the screen."),
      ]),
    .init(
      "layer",
      [
        .init("Harness", "A window or presentation that is there in a state."),
        .init("KernelInput", "One of the ways in which devices are read."),
      ]),
    .init(
      "ledger",
      [
        .init(
          "Explorer",
          """
          The worst that each rule has come to for each node over all states, with the first state that shows it.
          """)
      ]),
    .init(
      "measure",
      [
        .init("Gestures", "A number that decided something, beside the limit that it was held against.")
      ]),
    .init(
      "mutant",
      [
        .init("Mutants", "A fault of the engine that can be switched on, so that a test has to fail.")
      ]),
    .init(
      "node",
      [
        .init("Accessibility", "One element of an accessibility tree."),
        .init("KernelInput", "The file of an input device."),
      ]),
    .init("notch", [.init("Gestures", "One click of a crown or wheel, 120 units of high resolution.")]),
    .init("occasion", [.init("Stage", "Why content scrolls that nobody scrolls (SM-11).")]),
    .init(
      "opener",
      [
        .init("Stage", "What a presentation was opened with, and what gets the focus when it is gone.")
      ]),
    .init("outcome", [.init("Audit", "What a check found out: pass, cannot tell or fail.")]),
    .init(
      "part",
      [
        .init("Explorer", "What stands for itself in a state: how one control is set, how far one view has scrolled."),
        .init("Stage", "What an item is on its surface."),
      ]),
    .init(
      "place",
      [
        .init("Stage", "Which one of a list: a number from 0. Also where something is, in points."),
        .init("Announcer", "Where content that scrolls is, in words."),
      ]),
    .init("preset", [.init("Gestures", "A named set of the numbers of a platform or toolkit.")]),
    .init("profile", [.init("Scenes", "What a platform does where a scene says nothing.")]),
    .init("receiver", [.init("Harness", "What can take an input, as a kind: grabber, content, control, nobody.")]),
    .init(
      "release",
      [
        .init("Stage", "The moment at which a finger lets go of a sheet or of content, with its velocity.")
      ]),
    .init("repertoire", [.init("Explorer", "The inputs that are tried in a state.")]),
    .init("resistance", [.init("Stage", "How something follows a finger beyond its end (A-26).")]),
    .init(
      "rest",
      [
        .init("Scenes", "A height at which a sheet stays."),
        .init("Gestures", "Time in which nothing turns or moves."),
      ]),
    .init(
      "row",
      [
        .init("Stage", "A line of a state machine that decided, such as a row of SM-3."),
        .init("Recordings", "A line of a recording."),
      ]),
    .init("ruleset", [.init("Scenes", "Which pages of the guidelines a scene asks to be held to.")]),
    .init("scene", [.init("Scenes", "An interface as a document.")]),
    .init(
      "scope",
      [
        .init(
          "Stage",
          """
          What a sheet or dialog is one of, and what it blocks: a window on macOS with all that belongs to it, \
          elsewhere the app.
          """),
        .init("Scenes", "Whether a task has an end."),
      ]),
    .init("scroller", [.init("Stage", "An item whose content may be larger than itself.")]),
    .init("selector", [.init("Harness", "The words by which a script names something on the screen.")]),
    .init(
      "session",
      [
        .init("Recordings", "A recording in Detent's own format."),
        .init("Gestures", "The fingers from the first that comes down to the last that lifts."),
      ]),
    .init("slop", [.init("Gestures", "How far a finger may move and still not be dragging (P.tapSlop).")]),
    .init(
      "slot",
      [
        .init("Stage", "The number of a scroll view among all of a scene."),
        .init("Gestures", "The kernel's number for a finger on a touchscreen."),
      ]),
    .init("stage", [.init("Stage", "A scene come alive, as a value.")]),
    .init(
      "standing",
      [
        .init(
          "Audit",
          """
          How a node stands to the people in front of the interface: hidden, without area, blocked by something \
          modal.
          """)
      ]),
    .init(
      "statement",
      [
        .init("Guidelines", "One sentence of the guidelines, with an id for good."),
        .init("Gestures", "One step of a script."),
      ]),
    .init("station", [.init("Explorer", "A state that was met and is still to be walked from.")]),
    .init(
      "step",
      [
        .init("Explorer", "One input that is tried, with what it is aimed at."),
        .init("Stage", "One line of the release rule, or the way of one press of a key."),
      ]),
    .init("surface", [.init("Stage", "Something that items lie on: a window or a presentation.")]),
    .init("swallowed", [.init("Stage", "Said of an input that nothing gets.")]),
    .init("taker", [.init("Stage", "What took an input.")]),
    .init("target", [.init("Harness", "What is driven: a stage, a tree, an app.")]),
    .init(
      "trail",
      [
        .init("Explorer", "The steps that lead to a state."),
        .init("Harness", "The way of one finger over the screen."),
      ]),
    .init("transcript", [.init("Harness", "What happened in a run and what was said, line by line.")]),
    .init("twin", [.init("InputEvents", "The kernel's input core in memory.")]),
    .init("walk", [.init("Explorer", "An exploration that is going on.")]),
    .init(
      "watch",
      [
        .init("KernelInput", "What waits for news, of a folder or of a reader."),
        .init("Scenes", "A device with a crown, on watchOS."),
      ]),
  ]
}
