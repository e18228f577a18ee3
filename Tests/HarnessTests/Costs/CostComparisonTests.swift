import Accessibility
import Announcer
import Geometry
import Testing

@testable import Harness

@Suite("What two versions of a screen cost")
struct CostComparisonTests {
  /// A column of elements; a name with `#` in front is a heading, one with `>` a button.
  static func screen(_ names: [String], voice: Voice = .talkback, language: String? = nil) -> ScreenCosts {
    var tree = AccessibilityTree(screen: Size(width: 393, height: 852))
    for (place, name) in names.enumerated() {
      let role: Role = name.hasPrefix("#") ? .heading : name.hasPrefix(">") ? .button : .text
      let bare = String(name.drop { $0 == "#" || $0 == ">" })
      var node = AccessibilityNode(
        id: NodeID(bare.lowercased()), role: role, name: bare,
        frame: Rect(x: 16, y: 50 + 40 * Double(place), width: 300, height: 44))
      if role.isControl { node.actions = .activate }
      tree.append(node)
    }
    return ScreenCosts(
      of: TreeTarget(tree), title: "screen", reader: ScreenReader(voice: voice, language: language))
  }

  @Test("what is new on the way is the reason, and reasons add up", arguments: [Voice.voiceover, .talkback, .orca])
  func added(voice: Voice) throws {
    let rest = (1...20).map { "What comes after it, number \($0)" }
    // Too short for anybody to go round it by letters that have to be turned on first.
    let ad = voice == .orca ? "Advertisement" : "Advertisement, long as they are"
    let before = Self.screen(["#Basket", "Total", ">Pay"] + rest, voice: voice)
    let after = Self.screen(["#Basket", ad, "Total", ">Pay"] + rest, voice: voice)
    let comparison = CostComparison(from: before, to: after)
    let change = try #require(comparison.changes.first)
    #expect(comparison.changes.count == 1 && comparison.isWorse && comparison.unchanged == 0)
    #expect(change.kind == .dearer && change.control.name == "Pay")
    let difference = try #require(change.after) - (try #require(change.before))
    #expect(difference > 0 && change.reasons.reduce(0) { $0 + $1.time } == difference)
    // Others go round it by the rotor.
    guard voice == .orca else { return }
    #expect(difference == SpeechPace.usual.duration(of: ad, in: "en") + 500_000)
    #expect(change.reasons.map(\.words) == ["“\(ad)” is on the way now"])
  }

  @Test("a longer name is told as one, and what is shorter is not worse")
  func renamed() throws {
    let (short, long) = (Self.screen(["Total", ">Pay"]), Self.screen(["Total of everything", ">Pay"]))
    let change = try #require(CostComparison(from: short, to: long).changes.first)
    #expect(
      change.reasons.map(\.words) == ["“Total of everything” is on the way now", "“Total” is not on the way any more"])
    let back = CostComparison(from: long, to: short)
    #expect(back.changes.map(\.kind) == [.cheaper] && !back.isWorse)
  }

  @Test("what comes, goes or is out of reach has its own word; the same is the same")
  func kinds() {
    let (one, other) = (Self.screen([">Pay", ">Help"]), Self.screen([">Pay", ">About"]))
    let comparison = CostComparison(from: one, to: other)
    #expect(comparison.changes.map(\.kind) == [.appeared, .gone] && comparison.unchanged == 1 && !comparison.isWorse)
    let same = CostComparison(from: one, to: one)
    #expect(same.changes.isEmpty && same.unchanged == 2)
    var hidden = one
    hidden.controls[0].reader = .none
    let lost = CostComparison(from: one, to: hidden)
    #expect(lost.changes.map(\.kind) == [.unreachable] && lost.isWorse)
    #expect(CostComparison(from: hidden, to: one).changes.map(\.kind) == [.reachable])
  }

  @Test("what nobody can tell in what is printed is the same", arguments: [(500, true), (40_000, false)])
  func alike(more: Int64, isSame: Bool) {
    let screen = Self.screen(["Total", ">Pay"])
    var later = screen
    later.terms.gesture += more
    let comparison = CostComparison(from: screen, to: later)
    #expect(comparison.changes.isEmpty == isSame && comparison.isWorse == !isSame)
  }

  @Test("a target that is smaller and further away costs a finger more, and one that moved a little costs the same")
  func touched() throws {
    func screen(_ frame: Rect) -> ScreenCosts {
      var tree = AccessibilityTree(screen: Size(width: 393, height: 852))
      var node = AccessibilityNode(id: "pay", role: .button, name: "Pay", frame: frame)
      node.actions = .activate
      tree.append(node)
      return ScreenCosts(of: TreeTarget(tree), title: "screen", reader: ScreenReader(voice: .talkback))
    }
    let (near, far) = (
      screen(Rect(x: 16, y: 300, width: 300, height: 48)), screen(Rect(x: 16, y: 700, width: 20, height: 10))
    )
    let worse = CostComparison(from: near, to: far)
    let change = try #require(worse.changes.first)
    #expect(worse.isWorse && change.kind == .dearer && change.before == change.after && worse.unchanged == 0)
    #expect(try #require(change.touchBefore) < (try #require(change.touchAfter)))
    #expect(worse.text().contains("button \"Pay\" (#pay): touch 0."))
    let better = CostComparison(from: far, to: near)
    #expect(!better.isWorse && better.changes.map(\.kind) == [.cheaper])
    let moved = CostComparison(from: near, to: screen(Rect(x: 16, y: 310, width: 300, height: 48)))
    #expect(moved.changes.isEmpty && !moved.isTouchedAlike)
    #expect(moved.text().hasSuffix("1 control costs the same, by touch within 0.10 s\n"))
  }

  @Test("two of one name are known by their order, and a control that is renamed by its id")
  func twins() {
    let one = Self.screen([">Edit", ">Edit", ">Pay"])
    let other = Self.screen([">Edit", "Wait", ">Edit", ">Pay"])
    let changes = CostComparison(from: one, to: other).changes
    #expect(changes.allSatisfy { $0.kind == .dearer || $0.kind == .cheaper })
  }
}
