import Geometry
import Scenes

/// Makes one small scene up: one to three windows, two to six things in each, and one to three presentations.
struct SceneMaker {
  let platform: Platform
  let screen: Size
  var chance: Chance
  /// Kinds of the presentations, by their places.
  var kinds: [Kind] = []
  /// Presentations that nothing opens yet.
  var unopened: [Int] = []
  /// Paths of what an effect can set, with whether that is a number.
  var settable: [(path: String, isNumber: Bool)] = []
  /// Paths of what stands in windows and does something when it is tapped.
  var buttons: [String] = []
  private var count = 0

  /// What is presented.
  enum Kind {
    case sheet, alert, actionSheet, popover, menu, fullScreen, activityView, panel
  }

  init(_ platform: Platform, seed: UInt64, _ attempt: UInt64) {
    self.platform = platform
    screen = PlatformProfile(platform).screen.size
    chance = Chance(seed: seed &* 8 &+ attempt)
  }

  mutating func make(name: String) -> Text {
    kinds = (0..<(1 + chance.index(3))).map { _ in kind() }
    unopened = Array(kinds.indices)
    var scene = Entity(["scene": .string(name), "platform": .string(platform.rawValue)])
    if chance.once(in: 10) { scene["layoutDirection"] = "rtl" }
    let windowCount = platform == .macOS ? 1 + chance.index(3) : chance.once(in: 12) ? 2 : 1
    let windows = (0..<windowCount).map { window($0) }
    let presentations = kinds.indices.map { presentation($0) }
    scene["windows"] = .list(windows.map(Text.entity))
    scene["presentations"] = .list(presentations.map(Text.entity))
    return .entity(scene)
  }

  private mutating func kind() -> Kind {
    switch platform {
    case .iOS: chance.pick(.sheet, .sheet, .sheet, .alert, .actionSheet, .menu, .fullScreen, .activityView, .popover)
    case .iPadOS:
      chance.pick(.sheet, .sheet, .popover, .popover, .menu, .alert, .activityView, .fullScreen, .actionSheet)
    case .macOS: chance.pick(.sheet, .sheet, .alert, .popover, .menu, .panel, .activityView)
    case .visionOS: chance.pick(.sheet, .sheet, .alert, .popover, .menu)
    case .tvOS, .watchOS: chance.pick(.sheet, .sheet, .fullScreen, .alert, .actionSheet)
    }
  }

  private mutating func window(_ place: Int) -> Entity {
    let id = "w\(place)"
    var window = Entity(["id": .string(id)])
    if chance.once(in: 2) { window["title"] = .string("Window \(place)") }
    var room = Rect(origin: .zero, size: screen)
    if platform == .macOS, !chance.once(in: 3) {
      let frame = Rect(
        x: Double(80 + 20 * chance.index(4)), y: Double(80 + 20 * chance.index(4)),
        width: Double(300 + 100 * chance.index(4)), height: Double(250 + 50 * chance.index(5)))
      window["frame"] = Self.frame(frame)
      room = Rect(origin: .zero, size: frame.size)
    }
    window["elements"] = .list((0..<(2 + chance.index(3))).map { _ in .entity(element(in: id, room: room, depth: 0)) })
    return window
  }

  /// An id that nothing else has.
  mutating func newID(_ letter: String) -> String {
    count += 1
    return "\(letter)\(count)"
  }

  /// The id of a presentation.
  func name(_ place: Int) -> String { "p\(place)" }

  /// What is to be opened next: mostly what nothing opens yet.
  mutating func opened(from origin: String) -> String? {
    guard !kinds.isEmpty else { return nil }
    let candidates = unopened.filter { name($0) != origin }
    if let place = candidates.isEmpty ? nil : candidates[chance.index(candidates.count)] {
      unopened.removeAll { $0 == place }
      return name(place)
    }
    let other = name(chance.index(kinds.count))
    return other == origin || !chance.once(in: 3) ? nil : other
  }

  static func frame(_ rect: Rect) -> Text {
    [.number(Int(rect.minX)), .number(Int(rect.minY)), .number(Int(rect.size.width)), .number(Int(rect.size.height))]
  }
}
