/// Checks that a text is well-formed markup: elements nested and closed, attributes quoted and unique, references known.
///
/// A doctype is allowed at the start; comments and CDATA are not, as the reports write none.
struct WellFormedness {
  /// What is wrong, with the byte at which it is; nil when nothing is.
  private(set) var problem: String?
  /// Names of all elements, in the order of their start tags.
  private(set) var elements: [String] = []
  /// Values of all `id` attributes.
  private(set) var ids: [String] = []
  /// Ids that attributes such as `aria-labelledby` point to, and targets of links within the page.
  private(set) var referredIDs: [String] = []

  private let bytes: [UInt8]
  private var at = 0
  private var open: [String] = []

  init(_ text: String) {
    bytes = Array(text.utf8)
    check()
  }

  private mutating func check() {
    if starts(with: "<!DOCTYPE html>") { at += 15 }
    while at < bytes.count, problem == nil {
      if bytes[at] == UInt8(ascii: "<") { tag() } else { character(outside: true) }
    }
    if problem == nil, let name = open.last { problem = "<\(name)> is never closed" }
    if problem == nil, elements.isEmpty { problem = "there is no element" }
  }

  private mutating func tag() {
    at += 1
    let isEnd = at < bytes.count && bytes[at] == UInt8(ascii: "/")
    if isEnd { at += 1 }
    let name = word()
    guard !name.isEmpty else { return fail("a tag without a name") }
    if isEnd {
      guard open.popLast() == name else { return fail("</\(name)> closes another element") }
      skipBlanks()
      return expect(">")
    }
    elements.append(name)
    var seen: Set<String> = []
    while problem == nil {
      skipBlanks()
      if starts(with: "/>") { at += 2; return }
      if starts(with: ">") { at += 1; open.append(name); return }
      let attribute = word()
      guard !attribute.isEmpty, seen.insert(attribute).inserted else {
        return fail("attribute “\(attribute)” of <\(name)>")
      }
      expect("=")
      expect("\"")
      let start = at
      while problem == nil, at < bytes.count, bytes[at] != UInt8(ascii: "\"") { character(outside: false) }
      let value = String(decoding: bytes[start..<min(at, bytes.count)], as: UTF8.self)
      if attribute == "id" { ids.append(value) }
      if attribute == "aria-labelledby" { referredIDs += value.split(separator: " ").map(String.init) }
      if attribute == "href", value.hasPrefix("#") { referredIDs.append(String(value.dropFirst())) }
      expect("\"")
    }
  }

  private mutating func character(outside: Bool) {
    switch bytes[at] {
    case UInt8(ascii: "<"): fail("“<” in a value")
    case UInt8(ascii: "&"):
      guard ["&amp;", "&lt;", "&gt;", "&quot;", "&#39;"].contains(where: starts) else {
        return fail("unknown reference")
      }
      at += 1
    case 0..<0x09, 0x0B, 0x0C, 0x0E..<0x20, 0x7F: fail("a control character")
    case let byte where outside && open.isEmpty && byte > 0x20: fail("text outside of all elements")
    default: at += 1
    }
  }

  private mutating func word() -> String {
    let start = at
    while at < bytes.count, !" \n\t=/>\"<".utf8.contains(bytes[at]) { at += 1 }
    return String(decoding: bytes[start..<at], as: UTF8.self)
  }

  private mutating func skipBlanks() { while at < bytes.count, " \n\t".utf8.contains(bytes[at]) { at += 1 } }
  private func starts(with text: String) -> Bool { bytes[at...].starts(with: text.utf8) }
  private mutating func expect(_ text: String) {
    if starts(with: text) { at += text.utf8.count } else { fail("expected \(text)") }
  }
  private mutating func fail(_ what: String) { if problem == nil { problem = "byte \(at): \(what)" } }
}
