import Accessibility
import Documents
import Foundation
import Testing
import Trees

/// A value of a JSON dump that is of another kind than its format has: it is refused, is in the tree as it stands, or is
/// listed as not used.
@Suite("Values of another kind")
struct WrongShapeTests {
  /// Where a value stands: names of members and places in lists.
  private enum Part {
    case member(String)
    case item(Int)
  }

  /// What another value is put in for, with what the tree then has to show where it takes it.
  private static var wrong: [(value: Any, mark: String)] {
    [
      ("zz9q", "zz9q"), (424_242, "424242"), (["zz9q": 5], "zz9q"), (["zz9q"], "zz9q"), ([424_242], "424242"),
    ]
  }
  /// What only says of which kind another value is, or numbers it.
  private static let exempt: Set<String> = ["type", "id"]

  private static func paths(of value: Any, _ path: [Part] = []) -> [[Part]] {
    if let members = value as? [String: Any] {
      return members.keys.sorted().flatMap { key in
        [path + [.member(key)]] + paths(of: members[key] ?? NSNull(), path + [.member(key)])
      }
    }
    if let items = value as? [Any] {
      return items.indices.flatMap { [path + [.item($0)]] + paths(of: items[$0], path + [.item($0)]) }
    }
    return []
  }

  private static func putting(_ new: Any, at path: ArraySlice<Part>, of value: Any) -> Any {
    switch path.first {
    case nil: return new
    case .member(let key)?:
      var members = value as? [String: Any] ?? [:]
      members[key] = putting(new, at: path.dropFirst(), of: members[key] ?? NSNull())
      return members
    case .item(let place)?:
      var items = value as? [Any] ?? []
      items[place] = putting(new, at: path.dropFirst(), of: items[place])
      return items
    }
  }

  private static func value(at path: ArraySlice<Part>, of value: Any) -> Any? {
    switch path.first {
    case nil: value
    case .member(let key)?: (value as? [String: Any])?[key].flatMap { Self.value(at: path.dropFirst(), of: $0) }
    case .item(let place)?: (value as? [Any]).flatMap { Self.value(at: path.dropFirst(), of: $0[place]) }
    }
  }

  private static func names(of path: [Part]) -> [String] {
    path.compactMap { if case .member(let key) = $0, key.count > 2 { key } else { nil } }
  }

  /// Whether it is of a node that is none for readers: of an ignored one, or of a line of a text.
  private static func isPassedOver(_ path: [Part], of document: Any) -> Bool {
    path.indices.contains { end in
      guard let node = value(at: path[...end], of: document) as? [String: Any] else { return false }
      let role = (node["role"] as? [String: Any])?["value"] as? String
      return node["ignored"] as? Bool == true || role == "InlineTextBox"
    }
  }

  private static func name(of path: [Part]) -> String {
    for case .member(let key) in path.reversed() { return key }
    return ""
  }

  private static func text(of path: [Part]) -> String {
    path.map { part in
      switch part {
      case .member(let key): ".\(key)"
      case .item(let place): "[\(place)]"
      }
    }.joined()
  }

  @Test(
    "are not lost in silence",
    arguments: Fixture.all.map(\.name).filter { $0.hasSuffix(".json") })
  func account(name: String) throws {
    let document = try JSONSerialization.jsonObject(with: Data(try Fixture.bytes(name)))
    let original = try Fixture.read(name).tree
    for path in Self.paths(of: document)
    where !Self.exempt.contains(Self.name(of: path)) && !Self.isPassedOver(path, of: document) {
      for (value, mark) in Self.wrong {
        let changed = Self.putting(value, at: path[...], of: document)
        let bytes = Array(try JSONSerialization.data(withJSONObject: changed, options: [.fragmentsAllowed]))
        guard let imported = try? TreeImporter.read(bytes, file: name) else { continue }
        let isListed = imported.unused.contains { word in
          Self.names(of: path).contains { word.name.contains($0) } || word.name.contains(mark)
            || word.example.contains(mark)
        }
        // A number in the place of another one is reckoned with, or is a place in an order.
        let isReckoned = value is Int && Self.value(at: path[...], of: document) is NSNumber
        let isTaken = isReckoned ? imported.tree != original : TreeDocument.write(imported.tree).contains(mark)
        #expect(isListed || isTaken, "\(name)\(Self.text(of: path)) = \(value)")
      }
    }
  }
}
