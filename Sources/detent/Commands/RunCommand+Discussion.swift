import Harness

extension RunCommand {
  /// What the help says after the synopsis.
  static let discussion = """
    Example:
      detent run example:mail --script 'tap "Compose"; tap "To"; type "Hi"; swipe down from grabber; tap "Delete Draft"'
      detent run example:mail --input example:mail --report mail.html
      detent run example:mail --script 'tap "Compose"; wait 100ms; turn screen; resize screen to 500,900'
      detent run example:mail --script 'tap "Compose"; expect said "New Message"; expect focus on button "Cancel"'
      detent run example:mail --script 'tap "Compose"; wait for "Send"; expect sheet "New Message" at medium'
      detent run example:mail --script 'tap "Compose"' --script 'drag from grabber to 196,600 in 150ms, release at 900 pt/s'
      detent run example:mail --reader --script 'reader next; reader next button; reader focus "Compose"; reader activate'
      detent run example:mail --input example:mail --expect mail.txt --update
      detent run example:mail --input example:mail --expect mail.txt
      detent run example:mail --input said.session.jsonl --expect-said
      detent run example:mail --input example:mail --as-script -o story.txt
      detent run mail.scene.yaml --input swipe.evemu
      detent run mail.scene.yaml --input /dev/input/event3 --input /dev/input/event4
      detent run mail.scene.yaml --reader --script 'swipe right; swipe right; double tap'
      detent run example:mail --reader --voice talkback --script 'split tap "Compose"; wait 2s; swipe down then left'
      detent run example:mail --reader --voice orca --script 'press insert+z; press b; press insert+f12; press right'
      detent run mail.scene.yaml --input tap.session.jsonl --format json --record said.session.jsonl
      detent run example:mail --input example:mail --plot offset,velocity,detent -o mail.svg
      detent run example:mail.flow.yaml
      detent run mail.flow.yaml --only layoutDirection=rtl --strict
      detent run . --junit flows.xml --fail-fast
      detent run . --shard 1/2 --results results

    Devices are laid over the whole screen of the interface. A script names places by x,y in points or by what is
    there: "Send", button "Send" in sheet, #compose, button[2]. `turn screen` turns the interface from portrait to
    landscape or back, `resize screen to 852,393` gives it another size in points; a session keeps both, and devices
    lie over the whole of the screen as it is then. With --reader, touch, crown and Ctrl+Alt chords go
    to the screen reader: swipe right for the next element, double tap to activate, scrub to leave; `split tap "Send"`
    keeps a finger on something and taps with another. With --voice talkback a finger may turn on its way: `swipe down
    then left` goes back, right then left and left then right scroll, down then up and up then down choose what flicks
    go by; what asks for the system is refused with a reason. With --voice orca, Insert+Z turns letters on and off that
    lead to the next heading (h), button (b), link (k), list (l), list item (i), table (t), entry (e), form field (f),
    check box (x), radio button (r), combo box (c), image (g), landmark (m), paragraph (p), separator (s), clickable (a),
    block quote (q) or heading of a level (1 to 6), back with Shift, and Insert+F12 a caret that the arrows, Home and
    End move, with Control by words and to the ends of all; both are on in the tree of a web page. Where people type
    into a field, keys are typed. A session that was
    recorded so needs no flag.

    A script is instructions with ; or a new line between them; `detent perform --help` lists those of fingers, keys,
    crowns and pointers. An interface has more: `turn screen`, `resize screen to 852,393`, and what is asked of the
    screen reader:
      reader next   reader previous   reader next heading   reader first   reader last   reader activate
      reader long press   reader escape   reader magic tap   reader increment   reader decrement   reader scroll up
      reader read   reader read from top   reader stop   reader focus "Send"   reader action "Archive"
      reader rotor next   reader rotor headings   reader rotor down   reader rotor up
      with --voice orca also   reader next landmark   reader next formField   reader previous heading2
      reader structural navigation on   reader caret navigation on   reader caret next word   reader caret end of the line
    Texts and names stand in "straight quotation marks"; in them \\" is the mark, \\\\ the backslash, \\n a new line, \\t a
    tab and \\u{202e} the character with that number, so that what Detent prints can be played as it stands.
    The whole script is read before anything is done. A name that no element can have is told of then. What nobody can
    do to such an interface (a crown on a phone), and an instruction of which nothing came without `expect nothing` after
    it, are warnings in the transcript, and with --strict failures. From `--script-file -` each line is done as it
    comes, and a wrong one is told of and passed over, so that one can talk to the run.

    A script says what is to be, too, and the transcript shows what became of it:
    \(ExpectationKinds.grammars.map { "  expect \($0)" }.joined(separator: "\n"))
      expect … within 2s     wait for …     wait for … within 30s
    An expectation is asked when the interface is at rest (right after a `wait`, at once), or with `within` until it is
    so or that much of the run's time is over; `wait for` gives up after 10 s unless told. `said` is a whole utterance
    or whole parts of it, which . ! ? , or ; part, or which `announce --explain` tells apart, spoken since the last
    instruction that did something; `said anywhere` since the start; /…/ is a regular expression. What is only named is to
    be seen. `nothing` is that the last instruction changed and said nothing or, behind a `wait` before which something
    was expected of it, that nothing has since that `wait` began.
    After a failed expectation the script goes on, so that one run tells all that is wrong; the exit code is 1.

    --expect holds the run against a transcript that was printed before (text or JSON) or against what a session heard,
    and shows where what happens, what has the focus or what is said differs, with the moment; what was done and the
    exact times are not compared. --update writes the transcript of this run to that file. --expect-said does the same
    with what the recordings of --input heard: a recording of last month fails when today's interface says something
    else.

    What a tap, hold or swipe is follows from tapSlop, tapMax, longPress, joinTime, swipeTravel, swipeSpeed and
    axisRatio in the scene's parameters; --preset goes before them, and material has grabberCycle pingPong.

    --plot draws over time what moved: the offset of content, the velocity (of crowns and dials too), the height of
    sheets with their detents, and below them the contacts; one plot for each scroll view and sheet that moved. The
    drawing (SVG) goes to the file of --output; without one it is all that goes to standard output, and the transcript
    is not shown, but what fails is told on standard error. Moments are asked of the formula of each movement, 200 a
    second and every turn. The HTML report has the same plots.

    --as-script writes what recordings, devices or a script did as a script for --script-file: by name, with what was so
    then as expectations. Each instruction is tried on the interface before it is written, the plainest way first; what
    does not come out the same has a comment above it, and the exit code is then 1, as where an expectation of --script
    fails, which is told on standard error. Where something was done that no
    instruction says, and something came of it, nothing is written.

    --record writes frame by frame, so that a killed run leaves what it had read. What was typed on devices of this
    machine is masked, and what is said of it left out, unless --keep-keystrokes is given; then nobody but you may
    read the file. A script and a recording are in the clear already and stay so. A recording that is there is kept
    unless --force is given, and then until the new one is whole (as NAME.~1~ once that has begun). No output may be a file that is read or that another output goes to.

    A flow (*.flow.yaml, whose words `detent schema flow` has and `detent new flow` begins) says all of this in a file:
    the scene, the devices, the screen and other surroundings, parameters that are set, the instructions of a script and
    recordings, and under `for` what is varied: every combination is a case of its own, such as
    `mail.flow.yaml [screen=393x852, layoutDirection=rtl]`. Flows and whole folders of them are run on all cores, a line
    for each case in the order of their names, with the differences below one that failed, of more than 20 the first;
    `--format json` gives all of them, a case a line (`detent schema result`). --shard i/n runs one part of the cases,
    the same on every machine; `detent report merge` puts together what --results has written. Nothing is audited. Exit
    code 1 says that a case failed; 3 that a flow, or a file which it names, is wrong, and then nothing is run.

    Devices are read until Ctrl+C or until the last one is unplugged. When another program grabs one meanwhile, that is
    said, and the exit code is 4.

    After the transcript the interface is audited, as `detent audit` does. Exit code 1 says that something was
    found, that something was not as expected, or that the script could not go on; 2 that the command line is wrong,
    a place to write to included, or a script, be it in a file; 3 that a file is wrong or not there, or that what was
    written did not fit.
    """
}
