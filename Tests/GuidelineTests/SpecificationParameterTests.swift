import Foundation
import Gestures
import Scenes
import Testing

@testable import Guidelines

@Suite("Parameters of the specification")
struct SpecificationParameterTests {
  /// What section 8.2 of the catalogue proposes: the name, the values, the unit of the first.
  static let proposals: [(code: String, values: [String], unit: String)] = [
    ("P.mediumTol", ["0.05"], "share"), ("P.largeTopGap", ["10"], "points"), ("P.largeMinRatio", ["0.85"], "share"),
    ("P.grabberTopInset", ["5", "16"], "points"), ("P.grabberHit", ["44"], "points"), ("P.tapSlop", ["10"], "points"),
    ("P.tapMax", ["500000"], "microseconds"), ("P.longPress", ["500000"], "microseconds"),
    ("P.swipe", ["50", "300"], "points"), ("P.axisRatio", ["1"], "ratio"), ("P.settleRule", ["0.15"], "seconds"),
    ("P.detentRelease", ["24"], "points"), ("P.dismissShare", ["0.5"], "share"),
    ("P.dismissSpeed", ["500"], "points per second"), ("P.releasePolicy", ["neighbour (or free)"], "words"),
    ("P.grabberCycle", ["wrap (or pingPong)"], "words"), ("P.systemEdge", ["0"], "points"),
    ("P.headerZone", ["44"], "points"), ("P.cornerZone", ["0.25", "64"], "share"), ("P.geomTol", ["1"], "points"),
    ("P.centerTol", ["0.05"], "share"), ("P.visionMost", ["0.5"], "share"), ("P.visionAll", ["0.95"], "share"),
    ("P.maxEmptyRatio", ["0.6"], "share"), ("P.simpleMaxSteps", ["3"], "steps"), ("P.watchMaxSteps", ["2"], "steps"),
    ("P.sheetsPerSession", ["3"], "sheets"),
    ("P.navLabels", ["Back, Previous, <, ‹, ←, chevron.left, chevron.backward, Up, Home, 뒤로, 이전, 홈"], "labels"),
    ("P.actionSheetShare", ["0.25"], "share"), ("P.titleMaxChars", ["40"], "characters"),
    ("P.indicatorHide", ["500000"], "microseconds"), ("P.peekMin", ["0.1"], "share"), ("P.peekMax", ["0.9"], "share"),
    ("P.elastic", ["0.55"], "share"), ("P.zoomMinChars", ["2"], "characters"), ("P.smallDrag", ["60"], "points"),
    ("P.jogStep", ["1"], "points"), ("P.jogMax", ["60", "4000"], "points"), ("P.crownStep", ["20"], "points"),
    ("P.crownBurst", ["200000"], "microseconds"), ("P.variableShare", ["0.5"], "share"),
    ("P.idle", ["60000000"], "microseconds"),
    ("P.slopTaken", ["yes"], "flag"),
  ]

  @Test("have the values and units that the catalogue proposes", arguments: proposals)
  func proposal(code: String, values: [String], unit: String) throws {
    guard case .parameter(let parameter) = try #require(Specification.entry(code)) else {
      Issue.record("\(code) is no parameter")
      return
    }
    #expect(parameter.id == code)
    #expect(parameter.parts.map(\.value) == values)
    #expect(parameter.parts.first?.unit == unit)
  }

  @Test("name the statements that their sources do", arguments: proposals.map(\.code))
  func statements(code: String) throws {
    let entry = try #require(Specification.entry(code))
    let isOfRecognisers = ["P.axisRatio", "P.slopTaken"].contains(code)
    #expect(!entry.statements.isEmpty || isOfRecognisers)
  }

  @Test("have every scene parameter once, under the name that a scene has for it", arguments: Parameters.table)
  func ofScenes(parameter: Parameter) throws {
    guard case .parameter(let entry) = try #require(Specification.entry("P.\(parameter.name)")) else {
      Issue.record("P.\(parameter.name) is no parameter")
      return
    }
    let part = try #require(entry.parts.first { $0.name == parameter.name })
    #expect(part.isOfScenes && part.isRead == parameter.isRead)
    #expect(part.unit == parameter.unit && part.source == parameter.source)
    let all = SpecificationParameters.all.flatMap(\.parts).filter { $0.name == parameter.name }
    #expect(all.count == 1)
  }

  @Test("what only tests of the guidelines go by is where its statements can be shown, and says platforms once")
  func platforms() throws {
    for parameter in SpecificationParameters.all where parameter.parts.contains(where: { !$0.isRead }) {
      let shown = Set(parameter.statements.compactMap(Statements.named).flatMap(\.platformsToShow))
      for part in parameter.parts where !part.isRead && !shown.isEmpty {
        #expect(Set(part.platforms) == shown, "\(part.name)")
      }
      let all = Set(parameter.parts.flatMap(\.platforms))
      #expect(Set(parameter.platforms) == all, "\(parameter.id)")
    }
  }

  /// What is left of a source once names of the project are taken out of it: codes, ids of statements, those of parameters.
  static func origin(_ source: String) -> String {
    let source = source.replacing(#/used by [^;]*/#, with: "")
    let own =
      SpecificationCode.found(in: source) + Statements.all.map(\.id)
      + SpecificationParameters.all.flatMap(\.parts).map(\.name)
    var words = source.split { " ,;:()*".contains($0) }.map(String.init)
    words.removeAll { own.contains($0) || ["ours", "the", "project", "catalogue", "8.2"].contains($0) }
    return words.joined(separator: " ")
  }

  /// Whether a source says where a number comes from, or why it was chosen.
  static func isOrigin(_ source: String) -> Bool {
    guard let chosen = source.range(of: "chosen here") else { return origin(source).contains(" ") }
    return origin(String(source[chosen.upperBound...])).split(separator: " ").count > 3
  }

  @Test("have a source that says where the number comes from, or why it was chosen")
  func sources() {
    for parameter in SpecificationParameters.all {
      for part in parameter.parts { #expect(Self.isOrigin(part.source), "\(part.name): \(part.source)") }
    }
    for option in GestureOption.all { #expect(Self.isOrigin(option.source), "\(option.name): \(option.source)") }
  }

  @Test(
    "a source that only names the parameter, or nobody, is none",
    arguments: [
      "P.tapSlop, used by the tap recogniser", "P.swipe*", "P.mediumTol, used by sheet-detent-medium-height",
      "the project", "ours, used by SM-10", "A-32, used by scroll-visionos-indicator-thicker-than-ios", "chosen here",
      "chosen here (catalogue, 8.2)", "chosen here: the project", "catalogue, 8.2",
    ])
  func noSource(source: String) { #expect(!Self.isOrigin(source)) }

  @Test("each has a default, a unit, words and platforms, in their order", arguments: SpecificationParameters.all)
  func complete(parameter: SpecificationParameter) {
    #expect(!parameter.summary.isEmpty && !parameter.parts.isEmpty)
    for part in parameter.parts {
      #expect(!part.value.isEmpty && !part.unit.isEmpty && !part.summary.isEmpty, "\(part.name)")
    }
    #expect(!parameter.platforms.isEmpty)
    #expect(parameter.platforms == Platform.allCases.filter(parameter.platforms.contains))
  }

  @Test(
    "platforms are those on which anything goes by a parameter",
    arguments: [
      ("P.slopTaken", [.iOS, .iPadOS, .visionOS, .watchOS]), ("P.tapSlop", Platform.allCases),
      ("P.dismissSpeed", [.iOS, .iPadOS]), ("P.jogMax", [.visionOS]), ("P.watchMaxSteps", [.watchOS]),
      ("P.indicatorHide", [.iOS, .iPadOS, .macOS, .visionOS, .watchOS]), ("P.rotaryReset", Platform.allCases),
    ] as [(String, [Platform])])
  func platforms(code: String, platforms: [Platform]) throws {
    guard case .parameter(let parameter) = try #require(Specification.entry(code)) else { return }
    #expect(parameter.platforms == platforms)
  }

  @Test("that a scene and gestures --set both set have one source", arguments: Parameters.table)
  func oneSource(parameter: Parameter) {
    let option = GestureOption.all.first { $0.name == parameter.name }
    #expect(option == nil || option?.source == parameter.source)
  }

  @Test(
    "of several values go by the name of each, and with a star",
    arguments: [
      ("P.jogMaxSpeed", "P.jogMax"), ("P.jogMaxTravel", "P.jogMax"), ("P.settleLookahead", "P.settleRule"),
      ("P.swipe*", "P.swipe"), ("P.swipeSpeed", "P.swipe"), ("P.cornerShare", "P.cornerZone"),
      ("P.grabberTopMax", "P.grabberTopInset"),
    ])
  func names(code: String, of other: String) { #expect(Specification.entry(code)?.code == other) }

  @Test("can all be set, by a scene or by gestures --set")
  func canBeSet() {
    #expect(SpecificationParameters.all.allSatisfy { $0.parts.allSatisfy { $0.isOfScenes || $0.isOfGestures } })
  }
}
