/// A part of the sources that is changed, and the tests that have to notice.
public struct MutatedModule: Sendable {
  /// The module.
  public let name: String
  /// The folders and files, from the package's root, that are changed.
  public let places: [String]
  /// The test targets that know the module best; they run first.
  public let tests: [String]
  /// Test targets above it that run for what the first ones let pass.
  public let moreTests: [String]

  /// What is changed, and by which tests that is to be noticed.
  public static let all: [MutatedModule] = [
    MutatedModule(
      name: "Gestures", places: ["Sources/Gestures/"], tests: ["GesturesTests"], moreTests: ["HarnessTests"]),
    MutatedModule(
      name: "Accessibility", places: ["Sources/Accessibility/"], tests: ["AccessibilityTests"],
      moreTests: ["AnnouncerTests", "AuditTests", "TreesTests", "HarnessTests"]),
    MutatedModule(
      name: "Announcer", places: ["Sources/Announcer/"], tests: ["AnnouncerTests"],
      moreTests: ["HarnessTests"]),
    MutatedModule(
      name: "Audit", places: ["Sources/Audit/"], tests: ["AuditTests", "GuidelineTests"], moreTests: []),
    MutatedModule(
      name: "Stage",
      places: [
        "Sources/StageMotion/",
        "Sources/StageModel/Scroller.swift",
        "Sources/Hands/ScrollDrag.swift",
        "Sources/Scrolling/Scrolling+Pages.swift",
        "Sources/Scrolling/Scrolling+Places.swift",
        "Sources/Stage/Motion/",
        "Sources/Presenting/SheetDrag.swift",
        "Sources/Stage/Sheets/Stage+HandingOver.swift",
        "Sources/Stage/Sheets/Stage+SheetMovement.swift",
        "Sources/Stage/Scrolling/Stage+PageTurns.swift",
        "Sources/Stage/Scrolling/Stage+Paging.swift",
        "Sources/Stage/Scrolling/Stage+ScrollMovement.swift",
      ],
      tests: ["StageMotionTests", "HandsTests", "PresentingTests", "ScrollingTests", "StageTests"],
      moreTests: ["HarnessTests"]),
  ]

  /// The targets that hold what is changed, each once, in the order of the places: those below come first.
  public var targets: [String] {
    var targets: [String] = []
    for place in places {
      let target = place.split(separator: "/").dropFirst().first.map(String.init) ?? name
      if !targets.contains(target) { targets.append(target) }
    }
    return targets
  }

  /// Whether a file of the package belongs to it.
  public func holds(_ file: String) -> Bool {
    places.contains { $0.hasSuffix("/") ? file.hasPrefix($0) : file == $0 }
  }
}
