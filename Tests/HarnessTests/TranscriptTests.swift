import Accessibility
import Announcer
import Harness
import InputEvents
import Testing

@Suite("Transcript")
struct TranscriptTests {
  func entry(_ seconds: Double, _ cause: TranscriptEntry.Trigger, _ fill: (inout TranscriptEntry) -> Void = { _ in })
    -> TranscriptEntry
  {
    var entry = TranscriptEntry(time: Timestamp(microseconds: Int64(seconds * 1_000_000)), cause: cause)
    fill(&entry)
    return entry
  }

  func happening(_ kind: TargetEvent.Kind, _ subject: String) -> TranscriptEntry.Happening {
    .init(TargetEvent(time: .zero, kind: kind, node: "node"), subject: subject)
  }

  @Test("columns stand one under the other; what does not fit goes on the next line")
  func columns() {
    let text = TranscriptText(showsHints: true)
    let lines = [
      entry(0.4119, .input("tap 359,806")) {
        $0.events = [happening(.activated, "button \"Compose\""), happening(.willPresent, "sheet \"New\"")]
      },
      entry(0.8124, .time) {
        $0.events = [happening(.didPresent, "sheet \"New\"")]
        $0.reader = [.says(Utterance("New. Sheet.")), .says(Utterance("To. Text Field.", hint: "Double tap to edit."))]
      },
      entry(100, .command(.next, by: "swipe right")) { $0.reader = [.boundary(.end)] },
      entry(100.5, .command(.next, by: nil)) { $0.reader = [.says(Utterance("", node: "mystery"))] },
      entry(101, .input("drag 100,100 → 200,200 with 3 fingers")),
      entry(102, .input("tap 1,1")) { $0.isMoving = true },
      entry(103, .mark("here")), entry(104, .note("device 1 unplugged")),
      entry(105, .command(.increment, by: "swipe up")) { $0.reader = [.refuses("“Send” is not adjustable")] },
    ].map(text.render).joined()
    #expect(
      lines == """
        0.412   tap 359,806               button "Compose" activated → sheet "New" coming up
        0.812                             sheet "New" presented
                                          says “New. Sheet.” “To. Text Field.” (Double tap to edit.)
        100.000 swipe right: next         at the end, nothing after this
        100.500 reader next               says nothing: #mystery has no words
        101.000 drag 100,100 → 200,200 with 3 fingers
                                          nothing happens
        102.000 tap 1,1                   something is moving
        103.000 — here —
        104.000 device 1 unplugged
        105.000 swipe up: increment       reader: “Send” is not adjustable

        """)
  }

  @Test("colours only where asked for, and names cannot steer a terminal")
  func terminal() {
    let evil = entry(1, .input("tap 1,1")) {
      $0.reader = [.says(Utterance("a\u{1B}[2Jb\u{202E}"))]
      $0.events = [happening(.activated, "button \"\u{7}\"")]
    }
    let plain = TranscriptText().render(evil)
    #expect(plain.contains("“a\\u{1b}[2Jb\\u{202e}”") && plain.contains("\\u{7}"))
    #expect(!plain.unicodeScalars.contains("\u{1B}"))
    #expect(TranscriptText(usesColor: true).render(evil).contains("\u{1B}[36m“"))
  }

  @Test(
    "style and task are told in words",
    arguments: [
      (TargetEvent.Kind.styleChanged(to: "sheet"), "it becomes a sheet"), (.taskSuspended, "it: its task waits"),
      (.taskResumed, "it: its task goes on"), (.resized(width: 600, height: 616), "it now 600×616 pt"),
      (.detentStoodIn(absent: "a", by: "b", reason: "as it is"), "it: b stands in for a, as it is"),
      (.moved(x: 1, y: 2), "it moved to 1,2"), (.didDismiss(.outside), "it dismissed (outside)"),
    ])
  func words(kind: TargetEvent.Kind, text: String) {
    #expect(TranscriptText().render(entry(1, .time) { $0.events = [happening(kind, "it")] }).contains(text))
  }

  @Test(
    "every kind of event has its JSON, on one line",
    arguments: [
      (TargetEvent.Kind.willPresent, #""kind":"willPresent""#),
      (.didDismiss(.escape), #""kind":"didDismiss","reason":"escape""#),
      (.detentChanged(from: "medium", to: "large"), #""kind":"detentChanged","from":"medium","to":"large""#),
      (
        .detentStoodIn(absent: "medium", by: "large", reason: "why"),
        #""kind":"detentStoodIn","absent":"medium","by":"large","reason":"why""#
      ),
      (.modalityChanged(isModal: true), #""kind":"modalityChanged","modal":true"#),
      (.valueChanged("a\"\n"), #""kind":"valueChanged","value":"a\"\n""#),
      (.resized(width: 600, height: 616.5), #""kind":"resized","width":600,"height":616.5"#),
      (.moved(x: 10, y: -20), #""kind":"moved","x":10,"y":-20"#),
      (.scrolled(x: 0, y: 12.25), #""kind":"scrolled","x":0,"y":12.25"#),
      (.scrolled(x: .nan, y: 0), #""kind":"scrolled","y":0"#), (.dismissRefused, #""kind":"dismissRefused""#),
      (.styleChanged(to: "sheet"), #""kind":"styleChanged","style":"sheet""#),
      (.taskSuspended, #""kind":"taskSuspended""#), (.taskResumed, #""kind":"taskResumed""#),
      (.willDismiss(.outside), #""kind":"willDismiss","reason":"outside""#),
    ])
  func json(kind: TargetEvent.Kind, member: String) {
    let line = TranscriptJSON.render(entry(1, .time) { $0.events = [happening(kind, "it")] })
    #expect(line == #"{"time":1000000,"events":[{"# + member + #","node":"node","subject":"it"}]}"#)
    #expect(!line.contains("\n"))
  }
}
