import SafeText

/// Writes YAML for programs: a line for every member, two spaces a level, and every text between double quotes on one line,
/// so that readers of YAML 1.1 and 1.2 all take it for the same text (`no`, `1.1.1` and a date would be others without).
///
/// Keys are the caller's own words, which read back as texts without quotes.
struct YAMLText {
  /// What was written.
  private(set) var text = ""
  private var indentation = 0
  /// Whether the next member is the first of an item of a list.
  private var beginsItem = false

  /// A comment on a line of its own.
  mutating func comment(_ words: String) { text += "# \(words.forTerminal)\n" }

  /// A member that is a text.
  mutating func member(_ key: String, _ value: String) {
    begin(key)
    text += " \(value.quoted(.long))\n"
  }

  /// A member that is true or false.
  mutating func member(_ key: String, _ value: Bool) {
    begin(key)
    text += " \(value)\n"
  }

  /// A member with members of its own; `body` writes one at least.
  mutating func mapping(_ key: String, _ body: (inout Self) -> Void) {
    begin(key)
    text += "\n"
    indentation += 2
    body(&self)
    indentation -= 2
  }

  /// A member that is a list of mappings; `body` writes one member at least for each.
  mutating func list<Element>(_ key: String, of elements: [Element], _ body: (Element, inout Self) -> Void) {
    begin(key)
    guard !elements.isEmpty else {
      text += " []\n"
      return
    }
    text += "\n"
    indentation += 4
    for element in elements {
      beginsItem = true
      body(element, &self)
    }
    indentation -= 4
  }

  private mutating func begin(_ key: String) {
    text += String(repeating: " ", count: beginsItem ? indentation - 2 : indentation)
    if beginsItem { text += "- " }
    beginsItem = false
    text += key + ":"
  }
}
