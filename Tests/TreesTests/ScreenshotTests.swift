import Accessibility
import Audit
import Documents
import Geometry
import Testing

@testable import Trees

/// Colours of texts from a picture of the screen.
@Suite("Screenshots")
struct ScreenshotTests {
  /// A PNG of a picture that `color` paints, its data stored and not packed.
  static func png(_ width: Int, _ height: Int, alpha: Bool = false, _ color: (Int, Int) -> [UInt8]) -> [UInt8] {
    var rows: [UInt8] = []
    for y in 0..<height {
      rows.append(0)
      for x in 0..<width { rows += color(x, y) }
    }
    var packed: [UInt8] = [0x78, 0x01]
    var rest = rows[...]
    while !rest.isEmpty {
      let block = rest.prefix(0xFFFF)
      rest = rest.dropFirst(block.count)
      let size = UInt16(block.count)
      packed +=
        [rest.isEmpty ? 1 : 0, UInt8(size & 0xFF), UInt8(size >> 8), UInt8(~size & 0xFF), UInt8(~size >> 8)] + block
    }
    func number(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
    func chunk(_ kind: String, _ content: [UInt8]) -> [UInt8] {
      number(content.count) + Array(kind.utf8) + content + [0, 0, 0, 0]
    }
    let header = number(width) + number(height) + [8, alpha ? 6 : 2, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header) + chunk("IDAT", packed)
      + chunk("IEND", [])
  }

  static func tree(_ provenance: Provenance? = Provenance(format: "x", never: [.colors])) -> AccessibilityTree {
    var tree = AccessibilityTree(screen: Size(width: 50, height: 100))
    tree.provenance = provenance
    tree.append(AccessibilityNode(id: "a", role: .text, name: "A", frame: Rect(x: 0, y: 0, width: 50, height: 20)))
    tree.append(AccessibilityNode(id: "b", role: .text, name: "B", frame: Rect(x: 0, y: 50, width: 50, height: 20)))
    return tree
  }

  @Test("what most pixels have is behind a text, and what stands out is the text")
  func colors() throws {
    // Twice the size of the screen: red strokes on blue in the upper half, nothing in the lower.
    let bytes = Self.png(100, 200) { x, y in y < 100 && x % 10 == 0 ? [255, 0, 0] : [0, 0, 255] }
    let image = try PNGImage(bytes, file: "x.png")
    let tree = try Screenshot.color(Self.tree(), from: image, file: "x.png")
    #expect(tree.nodes[0].foreground == Color(red: 1, green: 0, blue: 0))
    #expect(tree.nodes[0].background == Color(red: 0, green: 0, blue: 1))
    #expect(tree.nodes[1].foreground == nil && tree.nodes[1].background == Color(red: 0, green: 0, blue: 1))
    #expect(tree.ask(.foreground, of: 1) == .notKnown(.notAsked))
  }

  /// Whether a pixel is of a letter: strokes three pixels wide, twelve high.
  static func isLetter(_ x: Int, _ y: Int) -> Bool { (10..<90).contains(x) && (14..<26).contains(y % 40) && x % 9 < 3 }

  static let white: [UInt8] = [255, 255, 255], black: [UInt8] = [0, 0, 0], gray: [UInt8] = [90, 90, 90]

  static func ramp(_ share: Double) -> [UInt8] {
    [UInt8(30 + 210 * share), UInt8(90 + 140 * share), UInt8(200 + 40 * share)]
  }

  /// What is painted into the frame of a text, 100 by 40 pixels, and whether its colours can be told.
  static let painted: [(name: String, paint: @Sendable (Int, Int) -> [UInt8], isPlain: Bool)] = [
    ("plain", { isLetter($0, $1) ? black : white }, true),
    ("white on blue", { isLetter($0, $1) ? white : [0, 90, 200] }, true),
    ("soft edges", { x, y in isLetter(x, y) ? black : isLetter(x + 1, y) ? [128, 128, 128] : white }, true),
    (
      "round corners of another colour and a border",
      { x, y in
        let (dx, dy) = (Double(max(20 - x, x - 79, 0)), Double(y) - 19.5)
        if (dx * dx + dy * dy).squareRoot() > 20 { return [200, 0, 120] }
        return y < 1 || y > 38 ? [0, 200, 0] : isLetter(x, y) ? white : [0, 90, 200]
      }, true
    ),
    ("across", { x, y in isLetter(x, y) ? white : ramp(Double(x) / 100) }, false),
    ("down", { x, y in isLetter(x, y) ? white : ramp(Double(y % 40) / 40) }, false),
    ("down, of little contrast", { x, y in isLetter(x, y) ? white : [UInt8(90 + 3 * (y % 40)), 120, 120] }, false),
    ("a gradient without a text", { x, _ in ramp(Double(x) / 100) }, false),
    ("halves", { x, y in isLetter(x, y) ? black : x < 35 ? white : gray }, false),
    ("halves and few letters", { x, y in isLetter(x, y) && x < 16 ? black : x < 50 ? white : gray }, false),
    (
      "a picture",
      { x, y in isLetter(x, y) ? white : [UInt8((x * 37 + y * 91) % 200), UInt8((x * 59 + y * 13) % 200), 60] }, false
    ),
    (
      "a picture beside it",
      { x, y in x > 75 ? [UInt8(2 * x), UInt8(6 * (y % 40)), 9] : isLetter(x, y) ? black : white }, false
    ),
    ("two texts", { x, y in isLetter(x, y) ? (x < 40 ? [200, 0, 0] : [0, 0, 200]) : white }, false),
    (
      "a sign and a text of less contrast", { x, y in isLetter(x, y) ? (x < 14 ? black : [170, 170, 170]) : white },
      false
    ),
  ]

  @Test("of a text that is on no plain ground no colours are taken", arguments: 0..<14)
  func grounds(index: Int) throws {
    let ground = Self.painted[index]
    let bytes = Self.png(100, 200) { x, y in y < 40 ? ground.paint(x, y) : [255, 255, 255] }
    let tree = try Screenshot.color(Self.tree(), from: PNGImage(bytes, file: "x.png"), file: "x.png")
    #expect((tree.nodes[0].foreground != nil) == ground.isPlain, "\(ground.name)")
    #expect((tree.nodes[0].background != nil) == ground.isPlain, "\(ground.name)")
    let outcomes = Auditor().audit(tree).findings.filter { $0.rule == "contrast-text" }.map(\.outcome)
    if !ground.isPlain { #expect(outcomes == [.cannotTell], "\(ground.name)") }
    #expect(tree.provenance?.remarks.contains { $0.hasPrefix("1 text is on no plain ground") } == !ground.isPlain)
  }

  @Test("contrast is broken where the colours of a text were read, and cannot be told where they were not")
  func contrast() throws {
    for (height, outcomes) in [(200, [Outcome.fail, .fail]), (100, [.fail, .cannotTell])] {
      let bytes = Self.png(100, 200) { x, y in y < height && x % 10 == 0 ? [200, 200, 200] : [255, 255, 255] }
      let tree = try Screenshot.color(Self.tree(), from: PNGImage(bytes, file: "x.png"), file: "x.png")
      let found = Auditor().audit(tree).findings.filter { $0.rule == "contrast-text" }
      #expect(found.map(\.outcome) == outcomes, "\(found)")
    }
  }

  @Test("what an application, a window or something that holds others is called is drawn nowhere")
  func undrawn() throws {
    var tree = AccessibilityTree(screen: Size(width: 50, height: 100))
    tree.platform = "iOS"
    tree.provenance = Provenance(format: "test", never: [.colors])
    for role in [Role.application, .window, .group] {
      let frame = Rect(x: 0, y: 0, width: 50, height: 100)
      tree.begin(AccessibilityNode(id: NodeID(role.rawValue), role: role, name: "Clock", frame: frame))
    }
    tree.append(AccessibilityNode(id: "a", role: .text, name: "A", frame: Rect(x: 0, y: 0, width: 50, height: 20)))
    for _ in 0..<3 { tree.close() }
    let bytes = Self.png(100, 200) { x, y in y < 40 && x % 10 == 0 ? [200, 200, 200] : [255, 255, 255] }
    let seen = try Screenshot.color(tree, from: PNGImage(bytes, file: "x.png"), file: "x.png")
    #expect(seen.says(.colors) && seen.nodes.dropLast().allSatisfy { $0.background == nil })
    #expect(Auditor().audit(seen).findings.filter { $0.rule == "contrast-text" }.map(\.node) == ["a"])
  }

  @Test("what is transparent stands on white")
  func transparency() throws {
    let image = try PNGImage(Self.png(2, 2, alpha: true) { x, _ in [0, 0, 0, x == 0 ? 0 : 255] }, file: "x.png")
    #expect(image.color(x: 0, y: 0) == (255, 255, 255) && image.color(x: 1, y: 1) == (0, 0, 0))
  }

  @Test("a file without anything but the picture shows the same")
  func plainFile() throws {
    let bytes = Self.png(3, 2) { x, y in [UInt8(x * 80), UInt8(y * 80), 7] }
    // A text with who made it and where, behind the header, and a second file behind the end.
    let text = Array("tEXtPlace\0Somewhere".utf8)
    let chunk = [0, 0, 0, UInt8(text.count - 4)] + text + [0, 0, 0, 0]
    let image = try PNGImage(Array(bytes[..<33]) + chunk + bytes[33...] + Array("more".utf8), file: "x.png")
    #expect(image.plainFile == bytes)
    #expect(try PNGImage(image.plainFile, file: "y.png").color(x: 2, y: 1) == (160, 80, 7))
  }

  @Test("a picture of another shape is refused, and so is a tree without places")
  func refused() throws {
    let image = try PNGImage(Self.png(200, 100) { _, _ in [0, 0, 0] }, file: "x.png")
    let error = #expect(throws: DocumentErrors.self) { try Screenshot.color(Self.tree(), from: image, file: "x.png") }
    #expect(error?.description.contains("expected the proportions of the screen, 50 by 100") == true)
    let placeless = Self.tree(Provenance(format: "x", never: [.frame]))
    #expect(throws: DocumentErrors.self) { try Screenshot.color(placeless, from: image, file: "x.png") }
  }

  @Test("a damaged picture is refused, wherever it is cut off or changed", arguments: [0, 7, 20, 33, 40, 60])
  func damaged(place: Int) throws {
    let bytes = Self.png(10, 10) { x, y in [UInt8(x), UInt8(y), 0] }
    #expect(throws: DocumentErrors.self) { try PNGImage(Array(bytes.prefix(place)), file: "x.png") }
    var changed = bytes
    changed[min(place, 41)] ^= 0xFF
    _ = try? PNGImage(changed, file: "x.png")
  }

  @Test("packed data unpacks as zlib has it: stored, with fixed and with dynamic codes, and what repeats")
  func inflate() {
    // zlib's own, at level 9: "abc" twelve times, and 120 letters of which every other one is an a.
    let fixed: [UInt8] = [0x78, 0xDA, 0x4B, 0x4C, 0x4A, 0x4E, 0x24, 0x84, 0x00, 0xFF, 0x00, 0x0D, 0xC9]
    #expect(
      Inflate.unpack(fixed[...], limit: 100).map { String(decoding: $0, as: UTF8.self) }
        == String(repeating: "abc", count: 12))
    let dynamic: [UInt8] = [
      0x78, 0xDA, 0x9D, 0x8C, 0xDB, 0x0D, 0x00, 0x20, 0x08, 0x03, 0x67, 0x3D, 0x83, 0x02, 0xBA, 0xFF,
      0xBF, 0x17, 0x47, 0x30, 0xA4, 0x0F, 0x28, 0x29, 0xC5, 0x06, 0xA6, 0x1C, 0x1C, 0x4A, 0x17, 0x6F,
      0x16, 0xED, 0x7D, 0x89, 0x74, 0x1B, 0x66, 0x47, 0x3F, 0xCC, 0x5B, 0xAE, 0xF7, 0xDD, 0x6A, 0xF2,
      0xD5, 0x70, 0x01, 0x05, 0xE0, 0x2E, 0x9A,
    ]
    var letters: [UInt8] = []
    for place in 0..<120 {
      let letter: Int = place % 2 == 0 ? 0 : (place * place * 7 + place / 3) % 11
      letters.append(UInt8(97 + letter))
    }
    #expect(dynamic[2] & 7 == 5 && Inflate.unpack(dynamic[...], limit: 120) == letters)
    #expect(Inflate.unpack(fixed[...], limit: 35) == nil)
    #expect(Inflate.unpack(fixed.dropLast(8)[...], limit: 100) == nil)
    #expect(Inflate.unpack([], limit: 10) == nil && Inflate.unpack([0x78, 0x01, 0x07], limit: 10) == nil)
  }
}
