/// The keys that do what activating something does, as Orca reads them: written as labels of GTK are, those of several
/// combinations apart by a blank (`AXObject.get_accelerator`).
struct Accelerator {
  /// The keys, as they are read.
  let text: String

  /// - Parameter source: Combinations apart by blanks, keys of one apart by `+`, as ARIA has them, or `<Control>s`.
  /// - Returns: Nil for a single character, which is a mnemonic and none.
  init?(_ source: String) {
    let text = source.split(separator: " ").map(Self.label).joined(separator: " ")
    guard text.count > 1 else { return nil }
    self.text = text
  }

  private static func label(_ keys: Substring) -> String {
    // `+` is a key itself at the end of a combination.
    var parts = keys.split { $0 == "+" || $0 == "<" || $0 == ">" }.map(String.init)
    if keys.hasSuffix("+") { parts.append("+") }
    let modifiers = order.filter { modifier in parts.dropLast().contains { $0.lowercased() == modifier.key } }
    let others = parts.dropLast().filter { part in !order.contains { $0.key == part.lowercased() } }
    var labels: [String] = []
    for modifier in modifiers where !labels.contains(modifier.label) { labels.append(modifier.label) }
    let key = parts.last.map { $0.count == 1 ? $0.uppercased() : $0 }
    return (labels + others + [key].compactMap(\.self)).joined(separator: "+")
  }

  /// Modifiers in the order in which GTK writes them.
  private static let order: [(key: String, label: String)] = [
    ("shift", "Shift"), ("control", "Ctrl"), ("ctrl", "Ctrl"), ("primary", "Ctrl"), ("alt", "Alt"), ("option", "Alt"),
    ("super", "Super"), ("hyper", "Hyper"), ("meta", "Meta"),
  ]
}
