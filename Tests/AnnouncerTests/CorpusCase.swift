import Accessibility
import Announcer
import Documents
import Foundation

/// A tree of the corpus with what each voice was expected to say of it, or in which order to read it.
///
/// The corpus was written from facts about the three readers, by somebody who had not seen this program: `elements.json`
/// has utterances and hints, `layouts.json` orders. It stays as it was written.
struct CorpusCase: Sendable {
  var id: String
  var tree: AccessibilityTree
  /// What is expected of each voice, by `voice/language`.
  var expected: [String: Expectation]

  /// What is expected of one voice in one language.
  struct Expectation: Sendable {
    /// Ids of the elements in the order they are read; nil where it was not said.
    var order: [String]?
    /// What is said at each; nil where it was not said.
    var utterances: [String]?
    /// The hint of each, nil for none; nil as a whole where it was not said.
    var hints: [String?]?
  }

  /// Why the corpus cannot be used.
  struct Malformed: Error {
    var what: String
  }

  /// Reads one of the two files.
  static func read(_ name: String) throws -> [CorpusCase] {
    let file = file(name)
    guard let cases = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [[String: Any]] else {
      throw Malformed(what: "\(name) is no list")
    }
    return try cases.map(CorpusCase.init)
  }

  /// Where one of the two files is.
  static func file(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Corpus/\(name).json")
  }

  private init(_ json: [String: Any]) throws {
    guard let id = json["id"] as? String, let tree = json["tree"] else { throw Malformed(what: "\(json)") }
    self.id = id
    self.tree = try TreeDocument.read(Array(JSONSerialization.data(withJSONObject: tree)), file: id)
    let orders = json["order"] as? [String: [String]] ?? json["stops"] as? [String: [String]] ?? [:]
    let utterances = json["expect"] as? [String: [String]] ?? json["utterances"] as? [String: [String]] ?? [:]
    let hints = json["hints"] as? [String: [Any]] ?? [:]
    expected = [:]
    for key in Set(orders.keys).union(utterances.keys) {
      expected[key] = Expectation(
        order: orders[key], utterances: utterances[key], hints: hints[key].map { $0.map { $0 as? String } })
    }
  }

  /// What differs between what was expected and what is so, a line each; empty where they agree.
  func differences(_ key: String) throws -> [String] {
    let parts = key.split(separator: "/").map(String.init)
    guard parts.count == 2, let voice = Voice(rawValue: parts[0]), let language = Language.named(parts[1]),
      let expected = expected[key]
    else { throw Malformed(what: "\(id): \(key)") }
    let reader = ScreenReader(voice: voice, language: language.code)
    let view = ReaderView(tree, manner: reader.manner)
    let order = (0..<view.count).map { view.element(at: $0)?.path ?? "" }
    let heard = (0..<view.count).map { place in
      reader.utterance(at: place, after: place > 0 ? view.element(at: place - 1) : nil, in: view)
    }
    var result: [String] = []
    func compare<Value: Equatable>(_ what: String, _ expected: Value?, _ found: Value) {
      if let expected, expected != found { result.append("\(id) \(key) \(what): expected \(expected), found \(found)") }
    }
    compare("order", expected.order, order)
    compare("says", expected.utterances, heard.map(\.text))
    compare("hints", expected.hints, heard.map(\.hint))
    return result
  }
}
