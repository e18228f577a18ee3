import Accessibility
import Announcer
import Geometry
import InputEvents
import Testing

@testable import Harness

@Suite("What changes often")
struct FrequentChangesTests {
  @Test("is in no transcript where it is not said, and is said again 30 s later", arguments: [true, false])
  func transcript(saysFrequentChanges: Bool) {
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
    for second in [5, 15, 25, 36] as [Int64] {
      run.advance(to: Timestamp(microseconds: second * 1_000_000))
      run.settle([
        TargetEvent(time: run.now, kind: .valueChanged("Sent \(second)"), node: "status", initiator: .automatic)
      ])
    }
    run.flush()
    #expect(said.count == (saysFrequentChanges ? 4 : 2), "\(said)")
  }
}
