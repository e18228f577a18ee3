import Accessibility
import Scenes

/// An attribute as other tools have it, and what a document says for it.
struct MeantAttribute {
  /// What to write, or where it stands.
  var hint: String
  /// The attributes that are no longer missing then.
  var given: Set<String> = []

  /// What is meant by an attribute that an entity does not have; nil where that is not plain.
  ///
  /// - Parameters:
  ///   - mapping: All that is said of the entity.
  ///   - entity: What messages call it.
  static func of(
    _ entry: LocatedNode.Entry, in mapping: LocatedNode.Mapping, entity: String
  ) -> Self? {
    if let parameter = Parameters.table.first(where: { $0.name == entry.key }), entity != "parameters" {
      return Self(
        hint: "it stands in the scene's parameters: parameters: {\(entry.key): \(value(of: parameter, entry))}")
    }
    switch entity {
    case "scene": return ofScene(entry, in: mapping)
    case "element": return role(entry, in: mapping) ?? state(entry, in: mapping) ?? ofElement(entry, in: mapping)
    default: return nil
    }
  }

  /// What is meant by something else that stands in an entity's place.
  static func hint(for node: LocatedNode, as entity: String) -> String? {
    switch entity {
    case "element":
      guard let scalar = node.scalar, !scalar.isNull else { return nil }
      return "for example {role: text, label: \(written(scalar))}"
    case "screen":
      let sides =
        node.scalar.map { $0.text.split { "x×, ".contains($0) }.map(String.init) }
        ?? node.sequence?.compactMap(\.scalar?.text) ?? []
      guard sides.count == 2, sides.allSatisfy({ NumberText.double($0) != nil }) else { return nil }
      return "write screen: {width: \(sides[0]), height: \(sides[1])}"
    default: return nil
    }
  }

  // MARK: - Elements

  /// `button: Send`: the role as a key.
  private static func role(_ entry: LocatedNode.Entry, in mapping: LocatedNode.Mapping) -> Self? {
    guard Role(rawValue: entry.key) != nil, mapping["role"] == nil else { return nil }
    let line = entry.keyLocation.line
    let isOneLine = mapping.entries.allSatisfy { $0.keyLocation.line == line }
    guard let scalar = entry.value.scalar else {
      return Self(hint: "write role: \(entry.key), and what is in it under elements:", given: ["role"])
    }
    let hasLabel = mapping["label"] != nil || scalar.isNull
    let label = hasLabel ? "" : "label: \(written(scalar))"
    let parts = ["role: \(entry.key)"] + (hasLabel ? [] : [label])
    if mapping.entries.count == 1 {
      return Self(hint: "write - {\(parts.joined(separator: ", "))}", given: ["role"])
    }
    return Self(
      hint: isOneLine
        ? "write \(parts.joined(separator: ", "))" : "write \(parts.joined(separator: " and ")), each on a line",
      given: ["role"])
  }

  /// `disabled: true`, `visible: false`: a state, which is one of the traits.
  private static func state(_ entry: LocatedNode.Entry, in mapping: LocatedNode.Mapping) -> Self? {
    let opposites = ["enabled": "disabled", "visible": "hidden", "editable": "readOnly", "readonly": "readOnly"]
    let isNamed = Traits.named.contains { $0.name == entry.key } || entry.key == "readonly"
    guard isNamed || opposites[entry.key] != nil, let isOn = truth(of: entry.value) else { return nil }
    let trait = opposites[entry.key] ?? entry.key
    guard isOn == isNamed else {
      return Self(hint: "leave it out: only what is \(trait) has to say so")
    }
    let others = mapping["traits"]?.sequence?.compactMap(\.scalar?.text) ?? []
    guard mapping["traits"] != nil else { return Self(hint: "write traits: [\(trait)]", given: ["traits"]) }
    let all = others + (others.contains(trait) ? [] : [trait])
    return Self(hint: "write traits: [\(all.joined(separator: ", "))] in the place of both")
  }

  private static func ofElement(_ entry: LocatedNode.Entry, in mapping: LocatedNode.Mapping) -> Self? {
    let key = entry.key.lowercased()
    if ["checked", "on", "ison", "ischecked"].contains(key), mapping["value"] == nil {
      return truth(of: entry.value).map { Self(hint: #"write value: "\#($0 ? 1 : 0)""#) }
    }
    let colors = [
      "color": "foreground", "colour": "foreground", "textcolor": "foreground", "foregroundcolor": "foreground",
      "tint": "foreground", "tintcolor": "foreground", "fill": "background", "backgroundcolor": "background",
      "bgcolor": "background", "bg": "background", "background-color": "background",
    ]
    if let name = colors[key], mapping[name] == nil {
      let color = entry.value.scalar.flatMap { ColorName.hexadecimal(of: $0.text) }
      return Self(hint: color.map { "write \(name): '\($0)'" } ?? "did you mean \"\(name)\"?")
    }
    if ["lang", "locale"].contains(key), let tag = entry.value.scalar.flatMap({ LanguageTag.meant(by: $0.text) }) {
      return Self(hint: "write language: \(tag)")
    }
    return mapping["frame"] == nil ? frame(entry, in: mapping) : nil
  }

  /// `x: 10`, `size: [44, 44]`: a part of the frame.
  private static func frame(_ entry: LocatedNode.Entry, in mapping: LocatedNode.Mapping) -> Self? {
    let parts = ["x", "y", "width", "height", "left", "top", "w", "h", "size", "position", "origin", "bounds", "rect"]
    guard parts.contains(entry.key.lowercased()) else { return nil }
    func number(_ names: [String]) -> String? {
      names.lazy.compactMap { mapping[$0]?.scalar }.first { NumberText.double($0.text) != nil }?.text
    }
    func numbers(_ names: [String], _ count: Int) -> [String]? {
      let items = names.lazy.compactMap { mapping[$0]?.sequence }.first?.compactMap(\.scalar?.text) ?? []
      return items.count == count && items.allSatisfy { NumberText.double($0) != nil } ? items : nil
    }
    let place = [number(["x", "left"]), number(["y", "top"])].compactMap(\.self)
    let extent = [number(["width", "w"]), number(["height", "h"])].compactMap(\.self)
    let start = numbers(["position", "origin"], 2) ?? (place.count == 2 ? place : nil)
    let size = numbers(["size"], 2) ?? (extent.count == 2 ? extent : nil)
    if let all = numbers(["bounds", "rect"], 4) { return Self(hint: "write frame: [\(all.joined(separator: ", "))]") }
    guard let start, let size else {
      let known = (start ?? ["0", "100"]) + (size ?? ["200", "44"])
      return Self(hint: "for example frame: [\(known.joined(separator: ", "))]: x, y, width and height in points")
    }
    return Self(hint: "write frame: [\((start + size).joined(separator: ", "))] in the place of all of them")
  }

  // MARK: - Scenes

  private static func ofScene(_ entry: LocatedNode.Entry, in mapping: LocatedNode.Mapping) -> Self? {
    let key = entry.key.lowercased()
    if ["name", "title", "id"].contains(key), mapping["scene"] == nil, let scalar = entry.value.scalar {
      let name = String(scalar.text.map { $0 == " " ? "-" : $0 })
      return Self(hint: "write scene: \(name)", given: ["scene"])
    }
    if ["elements", "children", "views", "body", "content"].contains(key), mapping["windows"] == nil {
      return Self(
        hint: "elements are in a window: write “windows:”, “- id: main” and “  elements:” in its place, a line each",
        given: ["windows"])
    }
    if ["lang", "locale"].contains(key), let tag = entry.value.scalar.flatMap({ LanguageTag.meant(by: $0.text) }) {
      return Self(hint: "write language: \(tag)")
    }
    if ["width", "height"].contains(key), mapping["screen"] == nil, let width = mapping["width"]?.scalar?.text,
      let height = mapping["height"]?.scalar?.text
    {
      return Self(hint: "write screen: {width: \(width), height: \(height)} in the place of both")
    }
    let kinds = PresentationKinds.names.filter { key == "\($0.lowercased())s" || key == $0.lowercased() }
    let others = ["dialogs": "alert", "modals": "sheet", "modal": "sheet", "dialog": "alert", "popups": "popover"]
    guard let kind = kinds.first ?? others[key], mapping["presentations"] == nil else { return nil }
    return Self(hint: "write presentations: and begin each with its kind and name, as in - \(kind): draft")
  }

  // MARK: - Values

  /// What a parameter is set to, a time with its unit.
  private static func value(of parameter: Parameter, _ entry: LocatedNode.Entry) -> String {
    let text = entry.value.scalar?.text ?? "…"
    guard case .time(_, let least) = parameter.value else { return text }
    return MeantTime.of(text, atLeast: least) ?? text
  }

  /// Whether a text says yes or no.
  private static func truth(of node: LocatedNode) -> Bool? {
    switch node.scalar?.text.lowercased() {
    case "true", "yes", "on", "1": true
    case "false", "no", "off", "0": false
    default: nil
    }
  }

  /// A text as a document has it, in quotation marks where it needs them.
  private static func written(_ scalar: LocatedNode.Scalar) -> String {
    let needsQuotes = !scalar.isPlain || scalar.text.contains { ":#,[]{}\"'\\".contains($0) }
    guard needsQuotes else { return scalar.text }
    return "'" + scalar.text.replacing("'", with: "''") + "'"
  }
}
