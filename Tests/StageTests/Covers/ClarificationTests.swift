import Accessibility
import Announcer
import Geometry
import Gestures
import Harness
import InputEvents
import Mutants
import Scenes
import TestSupport
import Testing

@testable import Stage

/// SM-14 and SM-17: what action sheets and alerts are for.
@Suite("Action sheets and what they ask about (SM-14)")
struct ClarificationTests {
  static let ways = ["tap", "reader", "key"]

  static func operate(_ driver: inout StageDriver, _ id: String, by way: String) {
    switch way {
    case "tap": driver.tap(id)
    case "reader": driver.reader(.activate, id)
    default:
      driver.tab(to: id)
      driver.press(.keyEnter)
    }
    driver.settle()
  }

  /// What is covered, with a question that has a form on the platform: visionOS has no action sheets, and confirmation
  /// dialogs instead of them (C-09).
  static func covered(_ platform: Platform) -> Scene {
    var scene = Scene.covered(platform)
    for index in scene.presentations.indices where platform == .visionOS {
      guard case .actionSheet(let sheet) = scene.presentations[index].kind else { continue }
      scene.presentations[index].kind = .confirmationDialog(sheet)
    }
    return scene
  }

  @Test(
    "what needs clarifying takes effect after the answer, once",
    .keeps("action-sheet-appears-on-action", mutant: .effectDoesNotWait), arguments: ways, Platform.hands)
  func clarifies(way: String, platform: Platform) {
    var driver = StageDriver.covered(nil, platform)
    Self.operate(&driver, "main/erase", by: way)
    #expect(driver.node("question") != nil)
    #expect(driver.node("main/state")?.value == "full")
    Self.operate(&driver, "question/erase", by: way)
    #expect(driver.node("question") == nil)
    #expect(driver.node("main/state")?.value == "erased")
    #expect(driver.kinds.filter { $0 == .valueChanged("erased") }.count == 1)
  }

  @Test(
    "Cancel goes away and does nothing",
    .keeps("action-sheet-style-cancel", mutant: .cancelTakesEffect),
    arguments: ["tap", "reader", "key", "escape", "Escape"],
    [Platform.watchOS, .iPadOS])
  func cancel(way: String, platform: Platform) {
    var driver = StageDriver.covered(nil, platform)
    driver.reader(.focus, "main/erase")
    let before = driver.stage.stateHash
    driver.reader(.activate, "main/erase")
    driver.settle()
    driver.clear()
    if way == "escape" {
      driver.reader(.escape, "question")
      driver.settle()
    } else if way == "Escape" {
      driver.press(.keyEsc)
      driver.settle()
    } else {
      Self.operate(&driver, "question/cancel", by: way)
    }
    #expect(driver.kinds.contains(.didDismiss(way.lowercased() == "escape" ? .escape : .button)))
    #expect(driver.node("main/state")?.value == "full")
    #expect(driver.stage.stateHash == before, "the app is as it was")
    #expect(driver.events.filter { $0.kind == .activated }.allSatisfy { $0.node == "question/cancel" })
  }

  @Test(
    "Cancel comes last where its author put it first, on a watch upper left", arguments: [Platform.iPadOS, .watchOS])
  func order(platform: Platform) throws {
    var driver = StageDriver.covered(nil, platform)
    driver.reader(.activate, "main/erase")
    driver.settle()
    let cancel = try #require(driver.node("question/cancel")?.frame)
    let erase = try #require(driver.node("question/erase")?.frame)
    #expect(platform == .watchOS ? cancel.maxY <= erase.minY : cancel.minY >= erase.maxY)
    if platform == .watchOS { #expect(cancel.minX < 20) }
  }

  @Test("the order that an author gives is the order there is")
  func givenOrder() {
    var scene = Scene.covered()
    for index in scene.presentations.indices where scene.presentations[index].id == "question" {
      scene.presentations[index].buttons[0].order = 1
    }
    var driver = StageDriver(scene)
    driver.reader(.activate, "main/erase")
    driver.settle()
    #expect((driver.node("question/cancel")?.frame.maxY ?? 9999) < (driver.node("question/erase")?.frame.minY ?? 0))
  }

  @Test(
    "the task under it waits and goes on as it was",
    .keeps("action-sheet-interrupts", mutant: .taskRunsOnUnderActionSheet), arguments: Platform.allCases)
  func interrupts(platform: Platform) {
    var scene = Self.covered(platform)
    scene.windows[0].task = .running
    var driver = StageDriver(scene)
    driver.reader(.focus, "main/erase")
    let before = driver.stage.stateHash
    driver.reader(.activate, "main/erase")
    driver.settle()
    #expect(driver.events.contains { $0.kind == .taskSuspended && $0.node == "main" })
    driver.choose("question/cancel")
    driver.settle()
    #expect(driver.kinds.last { $0 == .taskSuspended || $0 == .taskResumed } == .taskResumed)
    #expect(driver.stage.stateHash == before, "nothing of it is lost")
  }

  @Test("a popover, which is not modal, lets the task go on; a full screen does not")
  func whatInterrupts() {
    var scene = Scene.covered()
    scene.windows[0].task = .running
    var driver = StageDriver(scene)
    driver.tap("main/brush")
    driver.settle()
    #expect(!driver.kinds.contains(.taskSuspended))
    driver.press(.keyEsc)
    driver.settle()
    driver.tap("main/watch")
    driver.settle()
    #expect(driver.kinds.contains(.taskSuspended))
  }

  @Test(
    "it keeps everything below out of reach of fingers, keys and the reader",
    .keeps("action-sheet-is-modal", mutant: .actionSheetLetsTapsThrough), arguments: Platform.allCases)
  func modal(platform: Platform) {
    var driver = StageDriver(Self.covered(platform))
    let below = driver.stage.tree.nodes.filter { $0.traits.contains(.focusable) }.map(\.id)
    driver.reader(.activate, "main/erase")
    driver.settle()
    driver.clear()
    let frame = driver.node("question")?.frame ?? .zero
    for id in below {
      let place = driver.point(id.path)
      if !frame.contains(place) { driver.tap(at: place) }
      driver.reader(.activate, id.path)
    }
    for _ in 0..<6 { driver.press(.keyTab) }
    #expect(driver.events.allSatisfy { !below.contains($0.node) })
    #expect(
      driver.stage.tree.nodes.filter { !$0.traits.contains(.blocked) }.allSatisfy { $0.id.path.hasPrefix("question") })
  }

  @Test(
    "each kind keeps where people were, apart, and brings them back there",
    .keeps("modality-temporary-mode", mutant: .coverDismissalForgetsOpener, on: [.iPadOS]),
    arguments: [("watch", "film"), ("pane/edit", "editor"), ("brush", "tips"), ("more", "list")])
  func temporaryMode(opener: String, presented: String) throws {
    var driver = StageDriver.covered()
    driver.reader(.focus, "main/\(opener)")
    let before = driver.stage.stateHash
    driver.reader(.activate, "main/\(opener)")
    driver.settle()
    let index = try #require(driver.stage.tree.index(of: NodeID(presented)))
    #expect(driver.stage.tree.nodes[index].parent < 0, "it is no part of what was there before")
    driver.press(.keyEsc)
    driver.settle()
    #expect(driver.node(presented) == nil && driver.stage.stateHash == before)
  }

  @Test(
    "what is critical is said to its end, whatever else is to be said, and can be read again",
    .keeps("modality-critical-information-received", mutant: .criticalIsCutOff), arguments: 0...5, Platform.allCases)
  func critical(kind: Int, platform: Platform) throws {
    let message = "The disk is full."
    // A dialog may say it in its title alone.
    let ok = [ActionButton(id: "ok", label: "OK")]
    let kinds: [Presentation.Kind] = [
      .sheet(Sheet()), .fullScreen, .alert(Alert(ok)), .alert(Alert(ok)), .actionSheet(ActionSheet(ok)),
      .confirmationDialog(ActionSheet(ok)),
    ]
    let isInTitle = kind > 2
    // visionOS has no action sheets (C-09).
    let isThere = platform != .visionOS || kind != 4
    let scene = SceneBuilder(platform)
      .window("main", [.button("go", "Go", opens: "note"), .text("other", "Something long to read")])
      .present(
        "note", isThere ? kinds[kind] : kinds[kind + 1], title: isInTitle ? message : "Attention",
        kind < 2 ? [.button("ok", "OK", dismiss: .ok)] : []
      ) {
        $0.isCritical = true
        $0.message = isInTitle ? nil : message
      }
      .scene
    var driver = StageDriver(scene)
    var reader = ScreenReader()
    var speech = SpeechQueue()
    _ = speech.post(Utterance("Something long to read"), at: 0)
    driver.reader(.activate, "main/go")
    driver.settle()
    let now = driver.stage.now.microseconds
    let view = ReaderView(driver.stage.tree)
    var said: [SpeechQueue.Fate] = []
    for step in reader.react(to: [.willPresent("note"), .presented("note")], in: view) {
      if case .says(let utterance) = step { said += speech.post(utterance, at: now) }
    }
    // Somebody goes on at once.
    for step in reader.perform(.next, in: view) {
      if case .says(let utterance) = step { said += speech.post(utterance, at: now + 100_000) }
    }
    said += speech.advance(to: now + 60_000_000)
    let heard = said.compactMap { if case .ends(let utterance, _) = $0 { utterance.text } else { nil } }
    #expect(heard.contains { $0.contains(message) })
    let cut = said.compactMap { if case .cutOff(let utterance, _) = $0 { utterance.text } else { nil } }
    #expect(cut == ["Something long to read"], "it interrupts")
    let places = (0..<view.count).filter { view.node(at: $0)?.name == message && view.element(at: $0) != "note" }
    #expect(!places.isEmpty, "it is within reach")
  }

  @Test(
    "an alert that asks for an action stays until one is chosen",
    .keeps("modality-critical-information-acted-on", mutant: .requiredActionIsSkipped), arguments: [false, true],
    Platform.allCases)
  func actedOn(byReader: Bool, platform: Platform) {
    var scene = Self.covered(platform)
    for index in scene.presentations.indices where scene.presentations[index].id == "question" {
      scene.presentations[index].requiresAction = true
    }
    var driver = StageDriver(scene)
    driver.reader(.activate, "main/erase")
    driver.settle()
    driver.press(.keyEsc)
    driver.reader(.escape, "question")
    driver.tap(at: .init(x: 10, y: 10))
    if byReader { driver.reader(.activate, "question/cancel") } else { driver.choose("question/cancel") }
    driver.settle()
    #expect(driver.node("question") != nil)
    if byReader { driver.reader(.activate, "question/erase") } else { driver.choose("question/erase") }
    driver.settle()
    #expect(driver.node("question") == nil && driver.node("main/state")?.value == "erased")
  }

  @Test("a confirmation dialog is like an alert on visionOS, an action sheet elsewhere", arguments: Platform.allCases)
  func confirmationDialog(platform: Platform) {
    let scene = SceneBuilder(platform)
      .window("main", [.button("go", "Go", opens: "ask")])
      .present(
        "ask", .confirmationDialog(ActionSheet([ActionButton(id: "yes", label: "Yes")])), title: "Sure?"
      ).scene
    var driver = StageDriver(scene)
    driver.reader(.activate, "main/go")
    driver.settle()
    #expect(driver.node("ask")?.role == (platform == .visionOS ? .alert : .actionSheet))
    #expect(driver.node("ask/cancel")?.name == "Cancel")
    driver.press(.keyEsc)
    driver.settle()
    #expect(driver.node("ask") == nil)
  }
}
