import Accessibility
import Documents
import Foundation
import TestSupport
import Testing
import Yams

/// Documents with a few bytes changed: whatever this reader accepts, Yams reads to the same values.
@Suite("YAML, mutated")
struct YAMLMutationTests {
  static let seeds =
    YAMLParserTests.documents + Examples.all.filter { $0.name.hasSuffix(".yaml") }.map { String($0.text.prefix(1500)) }
  static let alphabet = Array(":-[]{},#'\"|>&*!?%@` \n\n\t  abé1~\\".unicodeScalars.map(String.init))

  static func mutant(_ random: inout SplitMix64) -> String {
    var text = seeds.randomElement(using: &random).map { Array($0.unicodeScalars.map(String.init)) } ?? []
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0...text.count, using: &random)
      let piece = alphabet.randomElement(using: &random) ?? ""
      switch Int.random(in: 0..<3, using: &random) {
      case 0 where place < text.count: text[place] = piece
      case 1 where place < text.count: text.remove(at: place)
      default: text.insert(piece, at: place)
      }
    }
    return text.joined()
  }

  @Test("what is accepted means what Yams says it means")
  func agreesWithYams() throws {
    var random = SplitMix64(seed: 20)
    let isLong = ProcessInfo.processInfo.environment["DETENT_LONG_TESTS"] == "1"
    var accepted = 0
    for _ in 0..<(isLong ? 5_000 : 1_000) {
      let text = Self.mutant(&random)
      guard !Self.isQuirk(text) else { continue }
      guard let mine = try? LocatedNode.parse(text, file: "x.yaml") else { continue }
      accepted += 1
      do {
        let theirs = try #require(try Yams.compose(yaml: text))
        let (left, right) = (mine.flat, YAMLParserTests.flat(theirs))
        let difference = zip(left, right).prefix { $0 == $1 }.count
        #expect(left == right, "after \(left.prefix(difference).suffix(40)) in \(text.debugDescription)")
      } catch {
        Issue.record("Yams refuses \(text.debugDescription): \(error)")
      }
    }
    #expect(accepted > 250)
  }

  /// Where YAML 1.2 and libyaml differ: tabs that indent nothing, and in brackets a colon before an indicator.
  static func isQuirk(_ text: String) -> Bool {
    text.contains("\t") || ",[]{}?".contains { text.contains(":\($0)") }
  }

  @Test("what is refused is not plain YAML: Yams refuses it too, or it is outside what documents use")
  func refusals() throws {
    var random = SplitMix64(seed: 21)
    var refused = 0
    for _ in 0..<2_000 {
      let text = Self.mutant(&random)
      do {
        _ = try LocatedNode.parse(text, file: "x.yaml")
      } catch {
        refused += 1
        if Self.isOutside(text, error) { continue }
        #expect(throws: (any Error).self, "\(text.debugDescription): \(error)") { try Yams.compose(yaml: text) }
      }
    }
    #expect(refused > 500)
  }

  /// Anchors, aliases, tags and "? " keys; directives; escapes that no document needs, such as `\0`; comments without a space before them; a lone dash in brackets; nothing; the
  /// sign of a text of several lines at the beginning of a line, which libyaml takes although it is not indented.
  static func isOutside(_ text: String, _ error: DocumentErrors) -> Bool {
    let message = error.errors[0].message
    return "&*!?".contains(where: text.contains) || message.contains("comment") || message.contains("unexpected \"#")
      || message.contains("a list item with a dash cannot stand here") || message.contains("empty")
      || message.contains("a pair stands in a list") || message.contains("directive")
      || message.contains("unknown escape")
      || (message.contains("unexpected \"|\"") || message.contains("unexpected \">\"")
        || message.contains("cannot begin with \"|\"") || message.contains("cannot begin with \">\""))
        && error.errors[0].location.column == 1
  }
}
