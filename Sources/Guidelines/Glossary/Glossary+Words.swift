extension Glossary {
  /// The words, in alphabetical order; each has one meaning.
  public static let words: [GlossaryWord] = [
    .init("JSON key clause", "Reports", "The section of a standard that a rule is based on."),
    .init("JSON key decisions", "Harness", "The arbitrations of an entry of the transcript."),
    .init("JSON key extent", "Reports", "How far the section of a standard was checked."),
    .init("JSON key occasion", "Harness", "The circumstance in which a hint is said."),
    .init("JSON key place", "Harness", "Which stop of a screen is read, from 1."),
    .init("anchor", "Scenes", "What a popover points at, by id."),
    .init("arbitration", "Harness", "Who took an input, and why it went there, with the numbers."),
    .init("attachment", "Scenes", "The edge of its area that a sheet stands at, or its middle."),
    .init(
      "blueprint", "Stage",
      """
      A scene made ready to be played: every surface and item in one array each, every reference an index.
      """),
    .init("bound", "Explorer", "A limit of an exploration, such as a number of states or a depth."),
    .init("burst", "Gestures", "Turning without a pause of P.crownBurst."),
    .init("candidate", "Harness", "Somebody that could have taken an input, whether it did or not."),
    .init("cause", "Stage", "Why something happens, and whether a person or the app set it off."),
    .init("cell", "Announcer", "A part of a table of data, by its row and column."),
    .init("chord", "Gestures", "Keys that are pressed together and mean one thing."),
    .init(
      "claim", "Gestures",
      """
      How near the fingers are to a movement, as a ratio to the threshold of its recognizer.
      """),
    .init("clause", "Stage", "A line of a state machine or of the release rule that decided."),
    .init("clue", "InputEvents", "What a device tells of itself that speaks for a kind of device."),
    .init("confinement", "Accessibility", "The parts of a tree that a reader can get to while something modal is up."),
    .init("contact", "Gestures", "One finger from the moment it comes down until it lifts."),
    .init(
      "cover", "Stage",
      """
      A popover, full screen, current context, menu or the like: what lies over others and is no sheet and no \
      dialog.
      """),
    .init("cursor", "Announcer", "Where a screen reader is in the tree."),
    .init(
      "decision", "Guidelines",
      "What the specification lays down where a statement can be understood in several ways (A-01 and on)."),
    .init("deed", "Stage", "What waits until content is let go of, such as typing."),
    .init("detent", "Scenes", "A height at which a sheet rests."),
    .init("device key unitsPerDetent", "Documents", "How many units of an axis make a notch."),
    .init("device node", "KernelInput", "The file of an input device."),
    .init("dialog", "Stage", "An action sheet or alert."),
    .init("document node", "Documents", "A value of a document, with where it stands there."),
    .init("errand", "Explorer", "Carrying one part, as it is in a state, to where it has not been met yet."),
    .init(
      "evidence", "Audit",
      """
      The shortest input that leads to what was found, as a session that can be replayed.
      """),
    .init("exit", "Scenes", "A way out of a presentation."),
    .init("exit status", "detent", "The number with which the program ends."),
    .init("extent", "Scenes", "Whether a task has an end."),
    .init("finding", "Audit", "A node at which a rule is broken, or that a rule cannot decide on."),
    .init("fixed point", "Stage", "What stays where it is while content is magnified."),
    .init("fixture", "Guidelines", "A scene that keeps or breaks one statement."),
    .init("flick", "Stage", "A release at P.swipeSpeed or more that is no tremble (SM-2)."),
    .init("frame", "Accessibility", "The rectangle of a node, in points of the screen."),
    .init("glide", "Stage", "Content that goes on by itself, as a formula of the time."),
    .init("grabber", "Scenes", "The bar at the top of a sheet that shows that it can be dragged."),
    .init(
      "grip", "Stage",
      """
      How far a sheet that is dragged slowly may be let go of and still goes back to the detent it came from \
      (P.detentRelease).
      """),
    .init("ground", "Stage", "What is the same for all nodes of a surface."),
    .init("hand", "Gestures", "The fingers that are down together."),
    .init("header zone", "Stage", "Where a swipe from the top begins, whatever the content does (P.headerZone)."),
    .init("hold", "Gestures", "A finger, button or key that stays down where it is."),
    .init(
      "input frame", "InputEvents",
      "The events between two reports of a device, which sources about devices and recordings call a frame."),
    .init("instruction", "Gestures", "One line of a script, such as `tap 120,300`."),
    .init("invocation", "Scenes", "What makes a presentation come up."),
    .init("item", "Stage", "Something on a surface: an element, or a part that the system adds."),
    .init("jog bar", "Stage", "A scroll indicator that sets the speed of the content and not its offset (SM-13)."),
    .init("keeping", "Guidelines", "How one statement is kept, and by what."),
    .init("landing", "Announcer", "Where the cursor goes after a change of the screen."),
    .init("layer", "Harness", "A window or presentation that is there in a state."),
    .init(
      "ledger", "Explorer",
      """
      The worst that each rule has come to for each node over all states, with the first state that shows it.
      """),
    .init("measure", "Gestures", "A number that decided something, beside the limit that it was held against."),
    .init("model", "Gestures", "A device as a file describes it: what it is to the kernel and to a person."),
    .init("monitor", "KernelInput", "What waits for news, of a folder or of a reader."),
    .init("mutant", "Mutants", "A fault of the engine that can be switched on, so that a test has to fail."),
    .init("news", "Recordings", "What a recording or a device has to tell when it is asked."),
    .init("node", "Accessibility", "One element of an accessibility tree."),
    .init("notch", "Gestures", "One click of a crown or wheel, 120 units of high resolution."),
    .init("occasion", "Stage", "Why content scrolls that nobody scrolls (SM-11)."),
    .init("opener", "Stage", "What a presentation was opened with, and what gets the focus when it is gone."),
    .init("ordinal", "Stage", "Which one of a list: a number from 0."),
    .init("outcome", "Audit", "What a check found out: pass, review, cannot tell or fail."),
    .init(
      "part", "Harness",
      """
      What stands for itself in a state: how one control is set, how far one view has scrolled.
      """),
    .init("phrase", "Gestures", "What may follow the verb of an instruction, such as `in 300ms`."),
    .init("place", "Stage", "Where something is or may be on the screen."),
    .init("preset", "Gestures", "A named set of the numbers of a platform or toolkit."),
    .init("prober", "Explorer", "What tries an input, with a limited amount of work in it."),
    .init("profile", "Scenes", "What a platform does where a scene says nothing."),
    .init("proof", "Guidelines", "A test, scene or rule that shows a statement to be kept."),
    .init("provenance", "Accessibility", "Where a tree comes from, and what its source cannot carry."),
    .init("receiver", "Harness", "What can take an input, as a kind: grabber, content, control, nobody."),
    .init("recording item", "Recordings", "What stands between two events of a recording."),
    .init("release", "Stage", "The moment at which a finger lets go of a sheet or of content, with its velocity."),
    .init("repertoire", "Explorer", "The inputs that are tried in a state."),
    .init("resistance", "Stage", "How something follows a finger beyond its end (A-26)."),
    .init("rest", "Scenes", "Where something that moves stays by itself: a sheet at a height, content at an offset."),
    .init("route", "Explorer", "The steps that lead to a state."),
    .init("ruleset", "Scenes", "Which pages of the guidelines a scene asks to be held to."),
    .init("scene", "Scenes", "An interface as a document."),
    .init("scene key outcome", "Documents", "The answer that a button of a dialog is to a question about changes."),
    .init("scene key scope", "Documents", "The extent of a task."),
    .init("scene key target", "Documents", "The element that an effect changes."),
    .init("scene key trigger", "Documents", "The invocation of a presentation."),
    .init(
      "scope", "Stage",
      """
      What a sheet or dialog is one of, and what it blocks: a window on macOS with all that belongs to it, elsewhere \
      the app.
      """),
    .init("script word detents", "Gestures", "Notches by which a crown or wheel is turned."),
    .init("script word flick", "Gestures", "A swipe that ends with the speed that the instruction says."),
    .init("scroller", "Stage", "An item whose content may be larger than itself."),
    .init("seat", "Stage", "Where a sheet counts as a sheet: two in the same seat are never there at once (A-08)."),
    .init("section", "Audit", "A numbered part of a standard."),
    .init("selector", "Harness", "The words by which a script names something on the screen."),
    .init("session", "Recordings", "A recording in Detent's own format."),
    .init("slop", "Gestures", "How far a finger may move and still not be dragging (P.tapSlop)."),
    .init("slot", "Gestures", "The kernel's number for a finger on a touchscreen."),
    .init("stage", "Stage", "A scene come alive, as a value."),
    .init(
      "standing", "Audit",
      """
      How a node stands to the people in front of the interface: hidden, without area, blocked by something modal.
      """),
    .init("statement", "Guidelines", "One sentence of the guidelines, with an id for good."),
    .init("station", "Explorer", "A state that was met and is still to be walked from."),
    .init("step", "Harness", "One input that is tried, with what it is aimed at."),
    .init("stride", "StageMotion", "How far content that is paged moves from one page to the next."),
    .init("surface", "Stage", "Something that items lie on: a window or a presentation."),
    .init("swallowed", "Stage", "Said of an input that nothing gets."),
    .init("taker", "Stage", "What took an input."),
    .init("target", "Harness", "What is driven: a stage, a tree, an app."),
    .init("touch sequence", "Gestures", "The fingers from the first that comes down to the last that lifts."),
    .init("touchdown", "Stage", "What a finger came down on, which is what it may act on."),
    .init("trail", "Harness", "The way of one finger over the screen."),
    .init("transcript", "Harness", "What happened in a run and what was said, line by line."),
    .init("trigger", "Harness", "What set off an entry of a transcript."),
    .init("twin", "InputEvents", "The kernel's input core in memory."),
    .init("walk", "Explorer", "An exploration that is going on."),
    .init("watch", "Scenes", "A device with a crown, on watchOS."),
    .init("whereabouts", "Announcer", "Where content that scrolls is, in words."),
    .init("wording", "Announcer", "Something that a voice says of its own accord, in each language."),
  ]
}
