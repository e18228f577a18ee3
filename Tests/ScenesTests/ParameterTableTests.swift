import Scenes
import Testing

@Suite("The table of parameters")
struct ParameterTableTests {
  /// The parameters of the catalogue, 8.2, and those of its decisions, by subject.
  static let names = [
    "tapSlop", "tapMax", "longPress", "joinTime", "slopTaken", "swipeTravel", "swipeSpeed", "axisRatio",
    "mediumTol", "largeTopGap", "largeMinRatio", "grabberTopInset", "grabberTopMax", "grabberHit", "systemEdge",
    "headerZone", "dismissSpeed", "dismissShare", "settleLookahead", "detentRelease", "releasePolicy",
    "grabberCycle", "momentumHandOver", "handBack", "springResponse", "transition",
    "cornerShare", "cornerHeight", "geomTol", "centerTol", "visionMost", "visionAll", "maxEmptyRatio",
    "simpleMaxSteps", "watchMaxSteps", "sheetsPerSession", "navLabels", "actionSheetShare", "titleMaxChars",
    "titleFontSize", "titleMargin", "idle",
    "decelerationRate", "indicatorHide", "bodyFontSize", "arrowStep", "edgeScrollGain", "edgeScrollMax", "peekMin",
    "peekMax", "elastic", "zoomMinChars", "smallDrag",
    "jogStep",
    "jogMaxTravel",
    "jogMaxSpeed", "crownStep", "crownBurst", "crownMomentum", "variableShare", "indicatorThickness",
    "visionIndicatorThickness",
    "visionIndicatorLength", "watchIndicatorThickness", "watchIndicatorLength", "scrollBarThickness",
    "smallScrollBarThickness", "indicatorOpacity", "leastThumb", "gazeArea", "jogTick", "jogLevels",
  ]

  /// What the catalogue calls them.
  static let catalogue = [
    "P.mediumTol", "P.largeTopGap", "P.largeMinRatio", "P.grabberTopInset", "P.grabberHit", "P.tapSlop", "P.tapMax",
    "P.longPress", "P.slopTaken", "P.swipe", "P.axisRatio", "P.settleRule", "P.detentRelease", "P.dismissSpeed",
    "P.dismissShare",
    "P.releasePolicy", "P.grabberCycle", "P.systemEdge", "P.headerZone", "P.cornerZone", "P.geomTol", "P.centerTol",
    "P.visionMost", "P.visionAll", "P.maxEmptyRatio", "P.simpleMaxSteps", "P.watchMaxSteps", "P.sheetsPerSession",
    "P.navLabels", "P.actionSheetShare", "P.titleMaxChars", "P.indicatorHide", "P.peekMin", "P.peekMax", "P.elastic",
    "P.zoomMinChars", "P.smallDrag", "P.jogStep", "P.jogMax", "P.crownStep", "P.crownBurst", "P.variableShare",
    "P.idle",
  ]

  @Test("lists every stored parameter once")
  func complete() {
    #expect(Parameters.table.map(\.name) == Self.names)
    #expect(Mirror(reflecting: Parameters()).children.compactMap(\.label) == Self.names)
  }

  @Test("names every parameter of the catalogue", arguments: catalogue)
  func named(name: String) {
    #expect(Parameters.table.contains { $0.code == name })
  }

  @Test("knows which are set in vain")
  func unread() {
    var parameters = Parameters()
    #expect(parameters.unread.isEmpty)
    parameters.elastic = 0.3
    parameters.jogStep = 2
    parameters.mediumTol = 0.1
    #expect(parameters.unread == ["mediumTol", "jogStep"])
  }

  @Test("gives each its unit, a summary, a source, and a default within its range", arguments: Parameters.table)
  func described(parameter: Parameter) {
    #expect(!parameter.unit.isEmpty && !parameter.summary.isEmpty && !parameter.source.isEmpty)
    let usual = Parameters()
    switch parameter.value {
    case .number(let path, let range): #expect(range.contains(usual[keyPath: path]))
    case .time(let path, _): #expect(usual[keyPath: path] > 0)
    case .count(let path): #expect(usual[keyPath: path] > 0)
    case .flag: break
    case .choice(let path, let words): #expect(words.contains(usual[keyPath: path]) && words.count > 1)
    case .labels(let path): #expect(!usual[keyPath: path].isEmpty)
    }
  }
}
