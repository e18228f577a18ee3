import InputEvents

/// Reading of names where a session may have the number instead.
extension JSONScanner {
  /// A code of a type: its name or its number.
  mutating func code(of type: EventType) throws(LineProblem) -> UInt16 {
    guard peek() == UInt8(ascii: "\"") else { return try integer("the name or number of a code") }
    let start = position
    let name = try string()
    guard let code = type.code(named: name) else {
      throw LineProblem(position: start, message: "\(type) has no code “\(name.prefix(40))”")
    }
    return code
  }

  /// A set of codes of a type.
  mutating func codes(of type: EventType) throws(LineProblem) -> CodeSet {
    var set: CodeSet = []
    try array { (scanner) throws(LineProblem) in set.insert(try scanner.code(of: type)) }
    return set
  }

  /// The code whose name, or hexadecimal number, is the key that was read last.
  func code<Code: InputCode>(forKey key: String, _ what: String) throws(LineProblem) -> Code {
    if let code = Code(name: key) { return code }
    if key.hasPrefix("0x"), let number = UInt16(key.dropFirst(2), radix: 16) { return Code(rawValue: number) }
    throw LineProblem(position: keyPosition, message: "expected \(what), found “\(key.prefix(40))”")
  }

  /// What `CodeNameTable` knows of the string that comes next, which is taken only then.
  mutating func takeCodeName() -> (type: EventType, code: UInt16)? {
    guard peek() == UInt8(ascii: "\"") else { return nil }
    let start = position + 1
    var index = start
    while index < end, bytes[index] != UInt8(ascii: "\"") { index += 1 }
    guard index < end, let found = CodeNameTable.shared.find(bytes, start..<index) else { return nil }
    position = index + 1
    return found
  }
}
