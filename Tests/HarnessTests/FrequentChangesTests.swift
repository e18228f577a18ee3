import Accessibility
import Announcer
import Geometry
import InputEvents
import Testing

@testable import Harness

@Suite("What changes often")
struct FrequentChangesTests {
  /// What is said of a live text after the reader has come on, as it changes at these moments (ms).
  private static func said(_ changes: [(time: Int64, value: String)], _ saysFrequentChanges: Bool) -> [String] {
    var tree = AccessibilityTree(screen: Size(width: 393, height: 852))
    var button = AccessibilityNode(
      id: "ask", role: .button, name: "Ask", frame: Rect(x: 0, y: 0, width: 100, height: 40))
    button.actions = .activate
    tree.append(button)
    var status = AccessibilityNode(
      id: "status", role: .text, name: "Status", frame: Rect(x: 0, y: 100, width: 100, height: 40))
    (status.value, status.politeness) = ("Sent", .polite)
    status.traits.insert(.live)
    tree.append(status)
    var options = RunOptions()
    (options.voice, options.speech) = (.talkback, SpeechSettings(saysFrequentChanges: saysFrequentChanges))
    var said: [String] = []
    var run = Run(target: TreeTarget(tree), devices: [], options: options) { said += $0.utterances.map(\.text) }
    run.start()
    said = []
    for change in changes {
      run.advance(to: Timestamp(microseconds: change.time * 1_000))
      run.settle([
        TargetEvent(time: run.now, kind: .valueChanged(change.value), node: "status", initiator: .automatic)
      ])
    }
    run.flush()
    return said
  }

  @Test("the same words are not said again while they are being said, nor in the transcript", arguments: [true, false])
  func repeated(saysFrequentChanges: Bool) {
    #expect(Self.said([(5_000, "Sent"), (5_100, "Sent"), (5_300, "Sent")], saysFrequentChanges).count == 1)
    let later = Self.said([(5_000, "Sent"), (5_100, "Sent"), (15_000, "Sent")], saysFrequentChanges)
    #expect(later.count == (saysFrequentChanges ? 2 : 1), "\(later)")
  }

  @Test("is in no transcript where it is not said, and is said again 30 s later", arguments: [true, false])
  func transcript(saysFrequentChanges: Bool) {
    let changes = [5, 15, 25, 36].map { second in (time: Int64(second) * 1_000, value: "Sent \(second)") }
    let said = Self.said(changes, saysFrequentChanges)
    #expect(said.count == (saysFrequentChanges ? 4 : 2), "\(said)")
  }
}
