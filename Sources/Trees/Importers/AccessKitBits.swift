import Accessibility
import Documents

/// What the bits of an AccessKit node mean: what it can do, and what holds of it.
enum AccessKitBits {
  /// The bits of a number; none where it is left out.
  static func read(_ node: LocatedNode?) throws(DocumentError) -> UInt64 {
    guard let node, !node.isNull else { return 0 }
    guard let bits = node.words.flatMap(UInt64.init) else { throw node.mismatch("a number whose bits are set") }
    return bits
  }

  /// Bits that `setActions` and `setFlags` read.
  static let knownActions = [0, 1, 6, 7, 11, 12, 13, 14, 15].reduce(UInt64(0)) { $0 | 1 << UInt64($1) }
  static let knownFlags = [0, 1, 2, 6, 8, 9, 11].reduce(UInt64(0)) { $0 | 1 << UInt64($1) }
  /// To collapse and to expand.
  static let expansion = UInt64(1 << 3 | 1 << 4)

  /// Gives a node the actions whose bits are set.
  static func setActions(_ bits: UInt64, of node: inout AccessibilityNode) {
    func has(_ bit: UInt64) -> Bool { bits >> bit & 1 == 1 }
    if has(0) { node.actions.insert(.activate) }
    if has(1) {
      node.actions.insert(.focus)
      node.traits.insert(.focusable)
    }
    if has(6) { node.actions.insert(.decrement) }
    if has(7) { node.actions.insert(.increment) }
    if (11...14).contains(where: { has($0) }) { node.actions.insert(.scroll) }
    if has(15) { node.actions.insert(.reveal) }
  }

  /// Gives a node the traits whose bits are set.
  static func setFlags(_ bits: UInt64, of node: inout AccessibilityNode) {
    let traits: [(UInt64, Traits)] = [
      (0, .hidden), (2, .required), (6, .modal), (8, .readOnly), (9, .disabled), (11, .clips),
    ]
    for (bit, trait) in traits where bits >> bit & 1 == 1 { node.traits.insert(trait) }
    if bits >> 1 & 1 == 1 { node.traitWords.append("multiselectable") }
  }
}
