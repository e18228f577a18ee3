import Accessibility
import Documents

extension LocatedNode {
  /// The node as one line: mappings in braces, lists in brackets, quoted scalars in quotes, each with `@line:column`.
  var located: String {
    let place = "@\(location.line):\(location.column)"
    switch content {
    case .scalar(let scalar): return (scalar.isPlain ? scalar.text : "\"\(scalar.text)\"") + place
    case .sequence(let items): return "[" + items.map(\.located).joined(separator: ", ") + "]" + place
    case .mapping(let mapping):
      let pairs = mapping.entries.map {
        "\($0.key)@\($0.keyLocation.line):\($0.keyLocation.column): \($0.value.located)"
      }
      return "{" + pairs.joined(separator: ", ") + "}" + place
    }
  }
}
