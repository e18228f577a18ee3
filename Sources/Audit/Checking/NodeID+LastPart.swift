import Accessibility

extension NodeID {
  /// What its author called the node itself: `cancel` of `draft/cancel`.
  var lastPart: String {
    let bytes = path.utf8
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(Substring(bytes[bytes.index(after: slash)...]))
  }
}
