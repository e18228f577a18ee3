import Gestures
import Scenes

extension DocumentKind {
  /// How many bytes it takes at most to see what a file is.
  public static let beginning = 4096

  /// What a file is that begins with these bytes: the kind to which the first of its keys belongs that belongs to only
  /// one; nil when there is none.
  public init?(content: ArraySlice<UInt8>) {
    if content.prefix(Self.mark).containsText("\"detent-baseline\"") {
      self = .baseline
      return
    }
    // A flow may name the device that it uses; alone, the key is that of a device file.
    var named: Self?
    let keys = TopLevelKeys.list(content.prefix(Self.beginning))
    // Recordings are lines of JSON; a document may have a format, too.
    let isJSON = content.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) } == UInt8(ascii: "{")
    for key in keys {
      let kinds = Self.allCases.filter { $0.keys.contains(key) && ($0 != .session || isJSON) }
      if kinds.count == 1, kinds[0].isPlain(among: keys) {
        self = kinds[0]
        return
      }
      named = named ?? kinds.first { $0.rawValue == key }
    }
    guard let named else { return nil }
    self = named
  }

  /// Whether a file is of this kind that has one of its keys: files of other programs have a name or a version, too.
  private func isPlain(among keys: [String]) -> Bool {
    switch self {
    case .device:
      let own = self.keys
      return 2 * keys.count { own.contains($0) } > keys.count
    case .session: return keys.contains("format")
    case .baseline, .flow, .result, .scene, .tree: return true
    }
  }

  /// Whether bytes begin JSON in which nothing is of a scene: another program's, of which saying all that is missing in it
  /// helps nobody.
  public static func isForeignJSON(_ content: ArraySlice<UInt8>) -> Bool {
    switch content.first(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) {
    case UInt8(ascii: "["): return true
    case UInt8(ascii: "{"):
      let keys = TopLevelKeys.list(content.prefix(beginning))
      return !keys.isEmpty && Self.scene.keys.allSatisfy { !keys.contains($0) }
    default: return false
    }
  }

  /// Where a document says at the latest what it is, if it says so, in bytes.
  private static let mark = 64

  /// What may stand at the top level of its documents; for a session, in its first line.
  private var keys: [String] {
    switch self {
    // Its first key is that of a session as well; what it says there was looked at before.
    case .baseline: ["names", "accepted"]
    case .device: EntityForm<DeviceModel>.device.attributes.map(\.name)
    case .flow: EntityForm<Flow>.flow.attributes.map(\.name)
    case .result: ["case", "verdict", "problems", "shard", "cases", "end"]
    case .scene: EntityForm<Scene>.scene.attributes.map(\.name)
    case .session: ["format", "version", "clock", "devices", "salt"]
    case .tree: EntityForm<TreeContent>.tree.attributes.map(\.name)
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether the bytes of a text stand in it.
  fileprivate func containsText(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    guard count >= wanted.count else { return false }
    return (startIndex...endIndex - wanted.count).contains { self[$0..<$0 + wanted.count].elementsEqual(wanted) }
  }
}
