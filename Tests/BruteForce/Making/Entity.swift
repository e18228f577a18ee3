/// An entity of a document: its attributes in the order in which they are written.
struct Entity {
  private(set) var attributes: [(String, Text)] = []

  init(_ attributes: KeyValuePairs<String, Text> = [:]) {
    self.attributes = attributes.map { ($0.key, $0.value) }
  }

  subscript(_ key: String) -> Text? {
    get { attributes.first { $0.0 == key }?.1 }
    set {
      attributes.removeAll { $0.0 == key }
      if let newValue { attributes.append((key, newValue)) }
    }
  }
}
