import Accessibility
import Audit
import Foundation
import Harness
import Scenes
import TestSupport
import Testing

@testable import Documents
@testable import Stage

/// Every attribute of an element on every role: it changes something that can be observed or judged, it is refused, or
/// people are told that nothing goes by it.
@Suite("Attributes of elements are never read and forgotten, whatever the element is")
struct RoleEffectTests {
  typealias Place = AttributeEffectTests.Place
  private typealias Surroundings = SurroundingEffectTests

  /// What comes of a setting.
  private enum Outcome { case refused, judged, seen, told, forgotten }

  /// What is so anyway where nothing is said: the other values of the attribute do something.
  private static let usual: Set<String> = [
    "toggle role toggle", "list pointerSelecting false", "table pointerSelecting false", "tree pointerSelecting false",
    "scrollView pointerSelecting false", "tabView axis horizontal", "tabView axis vertical", "page axes [vertical]",
  ]

  private static func outcome(_ attribute: String, _ setting: SurroundingSetting, at place: Place) -> Outcome? {
    func read(_ own: [String]) -> Scene? {
      try? SceneDocument.read(
        Surroundings.text(.element, setting.context + own, setting, at: place), file: "x.scene.yaml")
    }
    // What cannot be read without the attribute either says nothing of the attribute.
    guard let without = read([]) else { return nil }
    guard let with = read(["\(attribute): \(setting.value)"]) else { return .refused }
    let isTold = with.unheeded.contains {
      Surroundings.Owner.element.owns($0.owner) && ($0.name ?? "").prefix { $0 != "." } == attribute
    }
    if isTold { return .told }
    let starts = [without, with].map { scene in
      var start = StageDriver(scene)
      start.settle()
      return start
    }
    if AttributeEffectTests.Observation(starts[0]) != AttributeEffectTests.Observation(starts[1]) { return .seen }
    if !AttributeEffectTests.rules([without, with], starts).isEmpty { return .judged }
    return Surroundings.differ(starts) ? .seen : .forgotten
  }

  /// The same said of another role, beside what lets it matter there: what lies at the edge of the screen the system
  /// takes, a group with nothing in it has no place of its own, and what scrolls has something to scroll.
  private static func setting(_ one: SurroundingSetting, of role: Role, _ attribute: String) -> SurroundingSetting {
    var setting = one
    setting.role = role.rawValue
    func add(_ name: String, _ value: String) {
      if attribute != name, !setting.context.contains(where: { $0.hasPrefix("\(name): ") }) {
        setting.context.append("\(name): \(value)")
      }
    }
    switch role {
    case .page: add("contentHeight", "5000")
    case .scrollView, .list, .table, .tree:
      add("frame", "[16, 60, 120, 80]")
      add("contentSize", "[400, 900]")
      add(
        "elements",
        "[{role: text, label: One, frame: [16, 60, 120, 80]}, {role: text, label: Two, frame: [16, 140, 120, 80]}]")
    default: add("frame", "[16, 60, 120, 80]")
    }
    return setting
  }

  /// Where a setting is looked at: on one platform after the other, on all of them in the long run.
  private static func places(_ number: Int) -> [Place] {
    if ProcessInfo.processInfo.environment["DETENT_LONG_TESTS"] == "1" { return Place.allCases }
    return [Place.allCases[number % Place.allCases.count]]
  }

  @Test("each is heeded, judged, refused or has words", arguments: Role.allCases)
  func roles(role: Role) throws {
    var forgotten: [String: [String]] = [:]
    var seen: Set<String> = []
    let first = Role.allCases.firstIndex(of: role) ?? 0
    for attribute in Surroundings.Owner.element.names {
      for setting in SurroundingSetting.elements[attribute] ?? [] {
        let setting = Self.setting(setting, of: role, attribute)
        guard !Self.usual.contains("\(role.rawValue) \(attribute) \(setting.value)"),
          seen.insert("\(attribute) \(setting)").inserted
        else { continue }
        for place in Self.places(first + seen.count) where Self.outcome(attribute, setting, at: place) == .forgotten {
          let more = setting.context.isEmpty ? "" : " with \(setting.context.joined(separator: ", "))"
          forgotten["\(role.rawValue) \(attribute) \(setting.value)\(more)", default: []].append(place.name)
        }
      }
    }
    let lines = forgotten.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.joined(separator: ", "))" }
    #expect(lines.isEmpty, "heeded by nobody, and nobody is told:\n\(lines.joined(separator: "\n"))")
  }
}
