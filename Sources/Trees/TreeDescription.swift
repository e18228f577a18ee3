import Accessibility
import Geometry
import SafeText

/// What a dump of an application is: its format, what it holds, what it cannot say, and what of it is not used.
public struct TreeDescription: Sendable {
  private let imported: ImportedTree
  private let file: String

  /// The description of a dump by the name of its file.
  public init(_ imported: ImportedTree, file: String) {
    self.imported = imported
    self.file = file
  }

  /// How many nodes have each role, the most frequent first.
  private var roles: [(role: Role, count: Int)] {
    var counts: [Role: Int] = [:]
    for node in imported.tree.nodes { counts[node.role, default: 0] += 1 }
    return counts.map { ($0.key, $0.value) }.sorted { ($1.1, $0.0.rawValue) < ($0.1, $1.0.rawValue) }
  }

  /// For people: a line for each fact; ends with a newline.
  public var text: String {
    let tree = imported.tree
    var lines = ["\(file): \(imported.format.title)"]
    lines.append("  platform     \(tree.platform ?? "not known")")
    if let application = tree.application { lines.append("  application  \(application)") }
    let size = "\(tree.screen.width.text(decimals: 2)) x \(tree.screen.height.text(decimals: 2))"
    let unit = tree.hasPoints ? "points" : "pixels"
    lines.append("  screen       " + (tree.says(.frame) ? "\(size) \(unit)" : "not known"))
    lines.append("  nodes        \(tree.nodes.count)")
    lines.append("  roles        " + roles.map { "\($0.count) \($0.role.rawValue)" }.joined(separator: ", "))
    lines.append("  read         \(ReadingOrder(tree).elements.count) elements")
    lines += gaps("never said", tree.provenance?.never) + gaps("not asked", tree.provenance?.notAsked)
    for remark in tree.provenance?.remarks ?? [] { lines.append("  note         \(remark)") }
    if imported.unused.isEmpty { lines.append("  not used     nothing: all that the dump says is in the tree") }
    for word in imported.unused {
      let example = word.example.isEmpty ? "" : ", such as \(word.example.quoted()) in line \(word.line)"
      lines.append("  not used     \(word.name), \(word.count) time\(word.count == 1 ? "" : "s")\(example)")
    }
    return lines.map { $0.forTerminal + "\n" }.joined()
  }

  private func gaps(_ title: String, _ properties: Set<Property>?) -> [String] {
    guard let properties, !properties.isEmpty else { return [] }
    let names = properties.sorted().map(\.rawValue).joined(separator: ", ")
    return ["  \(title)".padding(to: 15) + names]
  }

  /// For programs: one JSON object; ends with a newline.
  public var json: String {
    let tree = imported.tree
    var json = JSONText(.lines)
    json.object { json in
      json.member("file", file)
      json.member("format", imported.format.rawValue)
      json.member("platform", tree.platform)
      json.member("application", tree.application)
      json.member("nodes", tree.nodes.count)
      json.member("elements", ReadingOrder(tree).elements.count)
      json.array("never", of: (tree.provenance?.never ?? []).sorted()) { $0.value($1.rawValue) }
      json.array("notAsked", of: (tree.provenance?.notAsked ?? []).sorted()) { $0.value($1.rawValue) }
      json.array("remarks", of: tree.provenance?.remarks ?? []) { $0.value($1) }
      json.array("unused", of: imported.unused) { json, word in
        json.object { json in
          json.member("name", word.name)
          json.member("count", word.count)
          json.member("example", word.example)
          json.member("line", word.line)
        }
      }
    }
    json.endLine()
    return json.text
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String { self + String(repeating: " ", count: max(1, width - count)) }
}
