import Foundation
import Gestures
import Guidelines
import Scenes
import Testing

/// Every number that decides what a gesture is can be looked up, by the name that sets it and that explanations have.
@Suite("Parameters of gestures")
struct GestureParameterTests {
  private static func part(_ name: String) -> SpecificationParameter.Entry? {
    guard case .parameter(let parameter) = Specification.entry("P." + name) else { return nil }
    return parameter.parts.first { $0.name == name }
  }

  @Test("every option has an entry with unit, default, source and words", arguments: GestureOption.all)
  func entry(option: GestureOption) throws {
    let part = try #require(Self.part(option.name), "P.\(option.name)")
    #expect(part.isOfGestures && part.isRead)
    #expect(part.unit == option.unitName)
    #expect(!part.summary.isEmpty && !part.source.isEmpty && !option.source.isEmpty)
    let usual = option.value(in: GestureOptions())
    #expect(usual.isFinite ? Double(part.value) == usual : part.value == "no limit")
    #expect(part.isOfScenes == Parameters.table.contains { $0.name == option.name })
  }

  /// The name of the `Measure` that explains with a number of its own, and why no parameter decides there.
  static let own: [String: String] = [
    "distance from the edge": "how near to its edge a sheet is taken hold of is AppKit's, and 3 times that for fingers",
    "distance from the corner": "as of edges",
    "depth": "the height of a title bar is AppKit's",
    "fingers": "how many fingers a gesture has is what it is called",
    "stop": "there are as many as the screen has",
    "offset": "the end of content comes from the scene",
    "y": "where the keyboard begins comes from the screen",
    "name": "a size or place is what the scene leaves room for",
  ]

  @Test("every measure that has a limit names the parameter that sets it, but for those known to have none")
  func measures() {
    var (named, unnamed) = (0, Set<String>())
    for file in PackageText.files("Sources") where file.text.range(of: "Measure(") != nil {
      for call in Self.calls(in: file.text) where call.contains(Self.relation) {
        if let parameter = call.firstMatch(of: #/parameter: "([A-Za-z]+)"/#)?.output.1 {
          named += 1
          #expect(Specification.entry("P.\(parameter)") != nil, "\(file.path): \(parameter)")
        } else if !call.contains("parameter: parameter") {
          let name = String(call.firstMatch(of: #/\(\s*"?([^",]*)/#)?.output.1 ?? "")
          unnamed.insert(name)
          #expect(Self.own[name] != nil, "\(file.path): \(call)")
        }
      }
    }
    #expect(named > 20)
    #expect(unnamed.isSubset(of: Self.own.keys) && unnamed.count == Self.own.count, "\(unnamed)")
  }

  private nonisolated(unsafe) static let relation =
    #/, *(?:relation|range|\.(?:atMost|below|atLeast|above|equal)|isVertical \?)[ ,]/#

  /// The calls that make a measure, from their opening bracket to the one that closes it.
  private static func calls(in text: String) -> [String] {
    text.matches(of: #/(?:\bMeasure|[ \[(]\.time|Measure\.time)\(/#).map { match in
      var (depth, end) = (1, match.range.upperBound)
      while end < text.endIndex, depth > 0 {
        depth += text[end] == "(" ? 1 : text[end] == ")" ? -1 : 0
        end = text.index(after: end)
      }
      return String(text[text.index(before: match.range.upperBound)..<end])
    }
  }
}
