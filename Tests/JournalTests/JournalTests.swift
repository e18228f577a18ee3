import Accessibility
import Gestures
import Harness
import InputEvents
import Testing

@testable import Journal

@Suite("Journal")
struct JournalTests {
  static let tap = Cause("tap at 10,20")
  static let time = Timestamp(microseconds: 5)

  static func decision(_ taker: NodeID, as receiver: Receiver? = nil) -> Arbitration {
    Arbitration(time: time, subject: "tap at 10,20", taker: taker, as: receiver, reason: "it is meant for it")
  }

  /// A journal that says who else could have taken an input, with one decision.
  static func explaining(_ taker: NodeID, as receiver: Receiver? = nil) -> Journal {
    var journal = Journal()
    journal.explains = true
    journal.decide(decision(taker, as: receiver))
    return journal
  }

  /// The candidates of the first decision, with who took it marked.
  static func explained(
    _ journal: Journal, _ candidates: [Arbitration.Candidate], as receiver: Receiver? = nil,
    grabbers: [NodeID: NodeID] = [:]
  ) -> [String] {
    var journal = journal
    journal.explain(
      arbitration: 0, among: candidates, as: receiver, isGrabber: { grabbers[$0] == $1 }, plain: { _ in .element })
    return journal.arbitrations[0].candidates.map { "\($0.took ? "*" : "")\($0.receiver.rawValue) \($0.node)" }
  }

  // MARK: Events

  @Test("events are handed over once, in their order, with the time and the cause")
  func events() {
    var journal = Journal()
    journal.emit(.activated, "send", Self.tap, at: Self.time)
    journal.emit(.delivered, "list", Cause("app", initiator: .automatic), at: .zero, along: [.vertical])
    let events = journal.takeEvents()
    #expect(events.map(\.node) == ["send", "list"] && events.map(\.time) == [Self.time, .zero])
    #expect(events.map(\.cause) == ["tap at 10,20", "app"] && events.map(\.initiator) == [.user, .automatic])
    #expect(events.map(\.axes) == [nil, [.vertical]])
    #expect(journal.takeEvents().isEmpty)
  }

  @Test("what an input brings about is apart from what happened before it")
  func eventsOfInput() {
    var journal = Journal()
    journal.emit(.activated, "before", Self.tap, at: .zero)
    journal.beginInput()
    #expect(journal.eventsOfInput.isEmpty)
    journal.emit(.activated, "after", Self.tap, at: .zero)
    #expect(journal.eventsOfInput.map(\.node) == ["after"] && journal.events.count == 2)
  }

  // MARK: Decisions

  @Test("an input, or the app, begins with no decision; events stay until they are asked for")
  func beginnings() {
    for begins in [{ $0.beginInput() }, { $0.beginCommand() }] as [(inout Journal) -> Void] {
      var journal = Journal()
      journal.emit(.activated, "send", Self.tap, at: .zero)
      journal.decide(Self.decision("send"))
      begins(&journal)
      #expect(journal.arbitrations.isEmpty && journal.events.count == 1)
    }
    var journal = Journal()
    journal.emit(.activated, "send", Self.tap, at: .zero)
    journal.decide(Self.decision("send"))
    journal.removeAll()
    #expect(journal.arbitrations.isEmpty && journal.events.isEmpty)
  }

  @Test("without words nothing is decided and no text is put together; events are told all the same")
  func wordless() {
    var journal = Journal()
    journal.keepsReasons = false
    var count = 0
    func text() -> String {
      count += 1
      return "words"
    }
    journal.decide(Self.decision(NodeID(text())))
    #expect(journal.words(text()) == "" && count == 0 && journal.arbitrations.isEmpty)
    journal.emit(.activated, "send", Cause(""), at: .zero)
    #expect(journal.events.count == 1)
    journal.keepsReasons = true
    #expect(journal.words(text()) == "words" && count == 1)
  }

  @Test("a cause gets the row that decided, unless nothing is put into words")
  func causes() {
    #expect(Self.tap.by("SM-1").text == "tap at 10,20; SM-1" && Self.tap.by("SM-1").initiator == .user)
    #expect(Cause("", initiator: .automatic).by("SM-1") == Cause("", initiator: .automatic))
  }

  // MARK: Who else

  @Test("who took an input stands before all others, which keep their order")
  func winnerFirst() {
    let candidates: [Arbitration.Candidate] = [
      .init(.keyboard, "keys"), .init(.control, "send"), .init(.parent, "main"),
    ]
    #expect(
      Self.explained(Self.explaining("send"), candidates) == ["*control send", "keyboard keys", "parent main"])
    #expect(
      Journal.candidates(candidates, wonBy: "main", as: .parent).map(\.took) == [true, false, false])
    #expect(Journal.candidates(candidates, wonBy: "other", as: .control).first?.node == "send", "as what it is there")
    #expect(Journal.candidates(candidates, wonBy: "other", as: .menu).map(\.receiver).first == .menu)
  }

  @Test("what an input has missed by a number has not taken it, unless a decision says so")
  func missed() {
    let missed = Arbitration.Candidate(.control, "send", [Measure("y", 3, .above, 5)])
    let candidates = [missed, .init(.element, "send")]
    #expect(Self.explained(Self.explaining("send"), candidates) == ["*element send", "control send"])
    #expect(Self.explained(Self.explaining("send", as: .control), candidates) == ["*control send", "element send"])
  }

  @Test("a grabber takes it for its own sheet, whose name the decision has")
  func grabbers() {
    let candidates: [Arbitration.Candidate] = [.init(.grabber, "back/grabber"), .init(.grabber, "front/grabber")]
    let own: [NodeID: NodeID] = ["back/grabber": "back", "front/grabber": "front"]
    #expect(
      Self.explained(Self.explaining("front"), candidates, as: .grabber, grabbers: own)
        == ["*grabber front", "grabber back/grabber"])
  }

  @Test("who was not foreseen is there as what it is; nobody is asked twice, and only where that is wanted")
  func unforeseen() {
    #expect(Self.explained(Self.explaining("else"), [.init(.control, "send")]) == ["*element else", "control send"])
    var journal = Self.explaining("send")
    for candidate in [Arbitration.Candidate(.control, "send"), .init(.parent, "main")] {
      journal.explain(
        arbitration: 0, among: [candidate], as: nil, isGrabber: { _, _ in false }, plain: { _ in .nobody })
    }
    journal.explain(arbitration: 1, among: [], as: nil, isGrabber: { _, _ in false }, plain: { _ in .nobody })
    #expect(journal.arbitrations.map(\.candidates.count) == [1])
    journal.explains = false
    journal.decide(Self.decision("main"))
    journal.explain(arbitration: 1, among: [], as: nil, isGrabber: { _, _ in false }, plain: { _ in .nobody })
    #expect(journal.arbitrations[1].candidates.isEmpty)
  }
}
