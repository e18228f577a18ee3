import Foundation
import Testing

/// Invariants know nothing of the engine's own answer: none of them asks the stage, and what they take from its tree beside
/// where something is to be seen is listed here with the reason.
@Suite("What an invariant may ask")
struct InvariantQuestionTests {
  static let folder = ModuleImportTests.root.appendingPathComponent("Tests/Endurance/Invariants")

  /// Those that hold a stage: one hands on its trees and its screen, one holds what it says of rest against what is seen.
  static let holders: Set = ["Moment.swift", "Stillness.swift"]

  /// What is taken of nodes, by file: it is a state that people perceive, or of something that no document has.
  static let taken: [String: [String: String]] = [
    "FocusFollows.swift": [
      "traits": "what is disabled or hidden now cannot take the focus",
      "isOperable": "what the system has added to a presentation",
    ],
    "GrabberCycles.swift": ["role": "a grabber is the system's"],
    "ModalCovers.swift": ["traits": "whether a window is told to be out of reach is what is judged"],
    "MovesWithTheHand.swift": [
      "role": "a grabber is the system's", "traits": "a grabber out of reach is nobody's to take",
    ],
    "ParentsAsWritten.swift": ["traits": "whether a window is told to be out of reach is what is judged"],
    "SceneIndex.swift": [
      "parent": "the on-screen keyboard is the system's", "role": "the on-screen keyboard is the system's",
    ],
    "SheetsRestAtDetents.swift": ["traits": "what is hidden is nowhere to be seen"],
    "StaysInSight.swift": [
      "parent": "what the system lets scroll where a screen is too small", "role": "the same: no document has it",
    ],
    "TreeIsAsWritten.swift": [
      "role": "held against what the document writes", "actions": "of a grabber, which is the system's",
      "indicators": "the platform's, and what is judged", "isOperable": "what the system has added to a sheet",
    ],
    "WindowHomes.swift": ["parent": "the document's word for what presents something"],
  ]

  /// Whether a module is the stage or one of the parts that it is made of: what is in those is the engine's own answer.
  static func isOfTheEngine(_ module: String) -> Bool {
    module.hasPrefix("Stage") || ["Focusing", "Hands", "Journal", "Presenting", "Room", "Scrolling"].contains(module)
  }

  static let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

  static func code(_ file: String) throws -> String {
    SourceText.withoutComments(try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8))
  }

  /// What a source takes of nodes; what it takes of elements is the document's.
  static func questions(in code: String) -> Set<String> {
    let pattern = /([A-Za-z0-9_]*|\])\??\.(role|traits|actions|isOperable|parent|indicators)(?![A-Za-z])/
    return Set(
      code.matches(of: pattern).filter { $0.output.1 != "element" && $0.output.1 != "]" }.map { String($0.output.2) })
  }

  @Test("none of them holds a stage, and none asks one", arguments: files)
  func noStage(file: String) throws {
    guard !Self.holders.contains(file) else { return }
    let code = try Self.code(file)
    for module in ImportScanner.imports(in: code).map(\.module) {
      #expect(!Self.isOfTheEngine(module), "\(file) imports \(module)")
    }
    for word in ["isAtRest", "nextDeadline", "isMoving", "stateHash", "scrollOffset", "arbitrations", "breach"] {
      #expect(!code.contains(word), "\(file) asks the engine for \(word)")
    }
  }

  @Test("what they take from the tree is listed with a reason, and nothing else is listed")
  func listed() throws {
    #expect(Self.files.count > 20)
    for file in Self.files where !Self.holders.contains(file) {
      #expect(Self.questions(in: try Self.code(file)) == Set(Self.taken[file, default: [:]].keys), "\(file)")
    }
    #expect(Set(Self.taken.keys).isSubset(of: Self.files))
    #expect(Self.taken.values.allSatisfy { $0.values.allSatisfy { $0.count > 20 } })
  }

  @Test("what is rest nobody who looks takes from the stage")
  func rest() throws {
    for file in ["MutantTrial.swift", "Endurance.swift"] {
      let url = Self.folder.deletingLastPathComponent().appendingPathComponent(file)
      let code = SourceText.withoutComments(try String(contentsOf: url, encoding: .utf8))
      #expect(!code.contains("isAtRest") && code.contains("stillness.look(at: stage)"), "\(file)")
    }
  }

  @Test("the parts of the engine are those of which the stage alone is made")
  func engine() {
    let package = ModuleImportTests.root.appendingPathComponent("Sources")
    let modules = (try? FileManager.default.contentsOfDirectory(atPath: package.path)) ?? []
    #expect(
      modules.filter(Self.isOfTheEngine).sorted()
        == [
          "Focusing", "Hands", "Journal", "Presenting", "Room", "Scrolling", "Stage", "StageLayout", "StageModel",
          "StageMotion",
        ])
  }

  @Test("a question is seen")
  func seen() {
    #expect(Self.questions(in: "under.filter { $0.role == .scrollView }") == ["role"])
    #expect(Self.questions(in: "index.elements[view.id]?.role == .scrollView || element.role == .list") == [])
  }
}
