/// A row of a session that says that an audit wrote all of it, under which name, so that a later audit may replace it.
///
/// A session that somebody put there, or changed since, has none that fits. It keeps nobody from anything.
struct EvidenceSeal {
  /// What the evidence is called, such as `1-name-missing`.
  var name: String

  private static let newline = UInt8(ascii: "\n")

  /// The session with its seal as the row before the last one.
  func sealed(_ session: [UInt8]) -> [UInt8] {
    let end = Self.lastRow(of: session[...])
    return session[..<end] + row(for: session) + session[end...]
  }

  /// Whether a session has this seal, and is as it was when it got it.
  func isOn(_ bytes: [UInt8]) -> Bool {
    let end = Self.lastRow(of: bytes[...])
    guard end > 0 else { return false }
    let start = Self.lastRow(of: bytes[..<end])
    return Array(bytes[start..<end]) == row(for: Array(bytes[..<start] + bytes[end...]))
  }

  private func row(for session: [UInt8]) -> [UInt8] {
    let digits = String(Self.fingerprint(session), radix: 16)
    let text = "evidence \(name) of detent audit, \(session.count) bytes, fingerprint \(digits)"
    return Array("{\"comment\":\"\(text)\"}\n".utf8)
  }

  /// Where the last row begins.
  private static func lastRow(of bytes: ArraySlice<UInt8>) -> Int {
    bytes.dropLast().lastIndex(of: newline).map { $0 + 1 } ?? 0
  }

  /// FNV-1a.
  private static func fingerprint(_ bytes: [UInt8]) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return hash
  }
}
