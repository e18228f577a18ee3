import Accessibility
import Documents
import InputEvents
import Scenes
import Testing

/// Attributes of presentations that a platform, or another attribute, leaves nothing to decide: refused where they
/// stand, never read and forgotten.
@Suite("Attributes with nothing to decide")
struct AttributeRefusalTests {
  /// A presentation with an attribute, where that is refused, and what is said of it.
  struct Refusal: Sendable, CustomTestStringConvertible {
    var attributes: String
    var platforms: [Platform]
    var message: String
    var expected: String
    var testDescription: String { attributes }

    init(_ attributes: String, on platforms: [Platform] = Platform.allCases, _ message: String, _ expected: String) {
      self.attributes = attributes
      self.platforms = platforms
      self.message = message
      self.expected = expected
    }
  }

  static let cards: [Platform] = [.iOS, .iPadOS]
  static let others: [Platform] = [.macOS, .tvOS, .visionOS, .watchOS]

  static func text(_ attributes: String, on platform: Platform) -> String {
    """
    scene: a
    platform: \(platform.rawValue)
    windows: [{id: w, elements: [{id: o, role: button, label: O, opens: s}]}]
    presentations:
      - {popover: p}
      - \(attributes)
    """
  }

  static let refusals = [
    Refusal("{sheet: s, frame: [20, 30, 150, 200]}", on: cards, "say where it lies", "no \"frame\""),
    Refusal("{activityView: s, frame: [20, 30, 150, 200]}", on: cards, "say where it lies", "no \"frame\""),
    Refusal("{popover: s, frame: [20, 30, 150, 200]}", on: [.iOS], "say where it lies", "no \"frame\""),
    Refusal("{sheet: s, frame: [0, 0, 0, 100]}", "0 by 100 points cannot be seen", "above 0"),
    Refusal("{popover: s, frame: [0, 0, 100, 0]}", "100 by 0 points cannot be seen", "above 0"),
    Refusal("{alert: s, buttons: [{label: A}], frame: [0, 0, 0, 0]}", "cannot be seen", "above 0"),
    Refusal("{fullScreen: s, frame: [5000, 5000, 200, 200]}", "on the screen", "meets the screen"),
    Refusal("{fullScreen: s, frame: [-300, 0, 200, 200]}", "on the screen", "meets the screen"),
    Refusal("{sheet: s, container: p, frame: [0, 0, 99, 99]}", "lies inside \"p\"", "beside that container"),
    Refusal("{sheet: s, defaultSize: [200, 150]}", on: cards, "say how large it is", "no \"defaultSize\""),
    Refusal("{sheet: s, frame: [0, 0, 99, 99], defaultSize: [9, 9]}", on: others, "has a frame", "one of frame and"),
    Refusal("{sheet: s, container: p, defaultSize: [9, 9]}", on: others, "lies inside \"p\"", "beside that container"),
    Refusal("{sheet: s, presentationEdge: center}", on: [.iOS, .watchOS], "no sheet comes from center", ""),
    Refusal("{sheet: s, presentationEdge: top}", on: [.iOS, .iPadOS, .watchOS], "no sheet comes from top", ""),
    Refusal("{sheet: s, presentationEdge: bottom}", on: [.watchOS], "no sheet comes from bottom", "slide-over"),
    Refusal(
      "{sheet: s, presentationEdge: slide-over}", on: Platform.allCases.filter { $0 != .watchOS },
      "no sheet comes from slide-over", "bottom"),
    Refusal(
      "{sheet: s, frame: [0, 0, 99, 99], presentationEdge: bottom}", on: [.macOS, .tvOS, .visionOS], "has a frame",
      "one of frame and presentationEdge"),
    Refusal("{sheet: s, resizable: true}", on: cards, "one detent cannot be resized", "two detents or more"),
    Refusal("{sheet: s, resizable: true}", on: [.tvOS, .watchOS], "nobody can resize", "no \"resizable\""),
    Refusal("{popover: s, content: {fittingSize: [0, 100]}}", "fittingSize 0 by 100 points cannot be seen", "above 0"),
    Refusal("{sheet: s, exits: []}", "no way leads out of \"s\"", "assistiveEscape"),
    Refusal("{sheet: s, exits: [completion]}", "none of its exits leads out of \"s\": completion", "assistiveEscape"),
    Refusal("{sheet: s, exits: [button]}", on: Platform.allCases.filter { $0 != .watchOS }, "none of its exits", ""),
    Refusal("{sheet: s, exits: [swipe]}", on: others, "none of its exits leads out", ""),
    Refusal("{sheet: s, swipeToDismiss: false, exits: [swipe]}", "none of its exits leads out", ""),
    Refusal("{sheet: s, exits: [escapeKey]}", on: [.watchOS], "none of its exits leads out", "button"),
    Refusal("{alert: s, buttons: [{label: A}], exits: [escapeKey]}", "none of its exits leads out", "button"),
    Refusal("{fullScreen: s, exits: [escapeKey, assistiveEscape]}", "none of its exits leads out", "a way out"),
  ]

  @Test("each is refused once, at its value", arguments: refusals)
  func refused(refusal: Refusal) throws {
    for platform in refusal.platforms {
      let errors = HostileSceneTests.errors(Self.text(refusal.attributes, on: platform))?.errors ?? []
      #expect(errors.count == 1, "\(platform): \(errors)")
      guard let error = errors.first else { continue }
      #expect(error.location.line == 6 && error.location.column > 6, "\(error)")
      #expect(error.message.contains(refusal.message), "\(platform): \(error)")
      #expect(error.expected?.contains(refusal.expected) == true || refusal.expected.isEmpty, "\(platform): \(error)")
      #expect(error.hint != nil, "\(error)")
    }
  }

  @Test(
    "what has something to decide is read",
    arguments: [
      ("{sheet: s, frame: [20, 30, 150, 200]}", others), ("{sheet: s, defaultSize: [200, 150]}", others),
      ("{sheet: s, presentationEdge: bottom}", [.iOS, .iPadOS, .macOS, .tvOS, .visionOS]),
      ("{sheet: s, presentationEdge: center}", [.iPadOS, .macOS, .tvOS, .visionOS]),
      ("{sheet: s, presentationEdge: slide-over}", [.watchOS]),
      ("{sheet: s, detents: [medium, large], resizable: true}", cards + [.macOS, .visionOS]),
      ("{sheet: s, detents: [medium, large], resizable: false}", Platform.allCases),
      ("{popover: s, frame: [20, 30, 150, 200]}", [.iPadOS, .macOS, .visionOS]),
      ("{sheet: s, exits: [button], elements: [{id: c, role: button, label: C, dismiss: cancel}]}", Platform.allCases),
      ("{sheet: s, exits: [assistiveEscape]}", Platform.allCases), ("{sheet: s, exits: [swipe]}", cards),
      ("{confirmationDialog: s, buttons: [], exits: [escapeKey]}", [.iOS, .macOS]),
    ] as [(String, [Platform])])
  func read(attributes: String, platforms: [Platform]) {
    for platform in platforms {
      let errors = HostileSceneTests.errors(Self.text(attributes, on: platform))
      #expect(errors == nil, "\(platform): \(String(describing: errors))")
    }
  }

  @Test(
    "a number for the system height of a detent is told where it belongs",
    arguments: [("99999", "points: 99999"), ("0.4", "fraction: 0.4"), ("medum", "medium")])
  func height(value: String, hint: String) throws {
    let text = Self.text("{sheet: s, detents: [{id: x, height: \(value)}]}", on: .iOS)
    let error = try #require(HostileSceneTests.errors(text)?.errors.first)
    #expect(error.expected?.contains("medium") == true && error.hint?.contains(hint) == true, "\(error)")
  }
}
