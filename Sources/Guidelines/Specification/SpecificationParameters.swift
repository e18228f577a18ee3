internal import Gestures
internal import Scenes

/// Every parameter of the specification: those of scenes, from their table, and those of gestures that no scene can set.
public enum SpecificationParameters {
  /// All of them, in the order of the table of scene parameters; at the end those that no scene can set, in the order of
  /// the options of gestures.
  public static let all: [SpecificationParameter] = ofScenes + ofGestures

  private static let ofGestures: [SpecificationParameter] = {
    let names = Set(ofScenes.flatMap(\.parts).map(\.name))
    return GestureOption.all.filter { !names.contains($0.name) }.map { option in
      SpecificationParameter(
        id: "P." + option.name, summary: option.summary, parts: [SpecificationParameter.Entry(option)],
        platforms: .all, statements: [])
    }
  }()

  private static let ofScenes: [SpecificationParameter] = {
    var codes: [String] = []
    var parts: [String: [SpecificationParameter.Entry]] = [:]
    for parameter in Parameters.table {
      let code = parameter.code
      if parts[code] == nil { codes.append(code) }
      parts[code, default: []].append(SpecificationParameter.Entry(parameter))
    }
    return codes.map { code in
      var parts = parts[code] ?? []
      let summary = summaries[code] ?? parts.first?.summary ?? ""
      let statements = statements(code, parts)
      let shown = Set(statements.compactMap(Statements.named).flatMap(\.platformsToShow))
      for index in parts.indices where !parts[index].isRead && !shown.isEmpty {
        parts[index].platforms = Platform.allCases.filter(shown.contains)
      }
      return SpecificationParameter(
        id: code, summary: summary, parts: parts, platforms: platforms(parts), statements: statements)
    }
  }()

  /// The platforms of a parameter: those on which anything goes by one of its parts. What only tests go by is where its
  /// statements can be shown.
  private static func platforms(_ parts: [SpecificationParameter.Entry]) -> [Platform] {
    let platforms = Set(parts.flatMap(\.platforms))
    return Platform.allCases.filter { platforms.isEmpty || platforms.contains($0) }
  }

  /// The statements that the specification names for a parameter, and those that its source does.
  private static func statements(_ code: String, _ parts: [SpecificationParameter.Entry]) -> [String] {
    var ids = uses[code] ?? []
    for word in parts.flatMap({ $0.source.split { " ,;()".contains($0) } }) {
      let word = String(word)
      if !ids.contains(word), Statements.named(word) != nil { ids.append(word) }
    }
    return ids
  }
}

extension SpecificationParameter.Entry {
  init(_ parameter: Parameter) {
    name = parameter.name
    value = Self.text(parameter.value)
    unit = parameter.unit
    summary = parameter.summary
    source = parameter.source
    isOfScenes = true
    isOfGestures = GestureOption.all.contains { $0.name == parameter.name }
    isRead = parameter.isRead
    platforms = parameter.platforms
  }

  init(_ option: GestureOption) {
    name = option.name
    let value = option.value(in: GestureOptions())
    self.value = value.isFinite ? Self.text(value) : option.text(value)
    unit = option.unitName
    summary = option.summary
    source = option.source
    isOfScenes = false
    isOfGestures = true
    isRead = true
    platforms = Platform.allCases
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int64(number))" : "\(number)"
  }

  private static func text(_ value: Parameter.Value) -> String {
    let usual = Parameters()
    switch value {
    case .number(let path, _): return text(usual[keyPath: path])
    case .time(let path, _): return "\(usual[keyPath: path])"
    case .count(let path): return "\(usual[keyPath: path])"
    case .flag(let path): return usual[keyPath: path] ? "yes" : "no"
    case .choice(let path, let words):
      let word = usual[keyPath: path]
      return "\(word) (or \(words.filter { $0 != word }.joined(separator: ", or ")))"
    case .labels(let path): return usual[keyPath: path].joined(separator: ", ")
    }
  }
}
