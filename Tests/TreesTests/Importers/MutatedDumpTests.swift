import Accessibility
import Documents
import TestSupport
import Testing
import Trees

/// Dumps that are damaged are refused or read, and nothing else.
@Suite("Damaged dumps")
struct MutatedDumpTests {
  @Test(
    "a dump with bytes changed, left out, put in or cut off is an error with a place, or a sound tree",
    arguments: Fixture.all)
  func mutated(name: String, format: TreeFormat) throws {
    let original = try Fixture.bytes(name)
    var random = SplitMix64(seed: 20_26)
    var (trees, errors) = (0, 0)
    for _ in 0..<150 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &random) { Self.damage(&bytes, with: &random) }
      do throws(DocumentErrors) {
        let tree = try TreeImporter.read(bytes, file: name).tree
        trees += 1
        #expect(tree.defects.allSatisfy { $0.kind == .secondFocus }, "\(tree.defects)")
        let text = TreeDocument.write(tree)
        let again = try? TreeDocument.read(text, file: "x.tree.json")
        #expect(again.map(TreeDocument.write) == text)
        #expect(tree.nodes.allSatisfy { $0.source.map { $0.line >= 1 && $0.column >= 1 } ?? true })
      } catch {
        errors += 1
        #expect(error.errors.allSatisfy { $0.location.file == name && !$0.message.isEmpty })
      }
    }
    #expect(trees > 0 && errors > 0)
  }

  private static let words = [
    "\"", "'", "<", ">", "/>", "&", "{", "}", "[", "]", ",", ": ", "\n", "-1", "1e999", "\\u0000",
  ]

  private static func damage(_ bytes: inout [UInt8], with random: inout SplitMix64) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: 0..<bytes.count, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...20, using: &random)))
    case 2: bytes.insert(contentsOf: words.randomElement(using: &random).map { Array($0.utf8) } ?? [], at: place)
    case 3: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 60)], at: place)
    default: if Int.random(in: 0..<4, using: &random) == 0 { bytes.removeSubrange(place...) }
    }
  }
}
