import Foundation
import SafeText
import Testing

@Suite("Writing JSON")
struct JSONTextTests {
  /// A text with every kind of value.
  static func text(_ layout: JSONText.Layout) -> String {
    var json = JSONText(layout)
    json.object { json in
      json.member("name", "Pad \u{1B}")
      json.member("absent", nil)
      json.member("count", UInt64.max)
      json.member("least", Int64.min)
      json.member("scale", 1.50, decimals: 2)
      json.member("isOn", true)
      json.array("empty", of: [Int]()) { $0.value($1) }
      json.array("list") { json in
        json.value(-1)
        json.null()
        json.value(verbatim: "1e5")
        json.object { _ in }
        json.object { $0.member("a\"b", false) }
      }
      json.key("inside")
      json.with(.line) { $0.array(of: [1, 2]) { $0.value($1) } }
    }
    json.endLine()
    return json.text
  }

  @Test("without spaces, on one line")
  func compact() {
    #expect(
      Self.text(.compact)
        == #"{"name":"Pad \u001b","count":18446744073709551615,"least":-9223372036854775808,"scale":1.5,"isOn":true,"#
        + #""empty":[],"list":[-1,null,1e5,{},{"a\"b":false}],"inside":[1, 2]}"# + "\n")
  }

  @Test("with spaces, on one line")
  func line() {
    #expect(
      Self.text(.line).hasSuffix(
        #""isOn": true, "empty": [], "list": [-1, null, 1e5, {}, {"a\"b": false}], "inside": [1, 2]}"# + "\n"))
  }

  @Test("a line for every value")
  func lines() {
    #expect(
      Self.text(.lines) == #"""
        {
          "name": "Pad \u001b",
          "count": 18446744073709551615,
          "least": -9223372036854775808,
          "scale": 1.5,
          "isOn": true,
          "empty": [],
          "list": [
            -1,
            null,
            1e5,
            {},
            {
              "a\"b": false
            }
          ],
          "inside": [1, 2]
        }

        """#)
  }

  @Test("any layout is read back as the same value", arguments: [JSONText.Layout.line, .lines])
  func readBack(layout: JSONText.Layout) throws {
    let read = { (text: String) in try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary }
    #expect(try read(Self.text(layout)) == read(Self.text(.compact)))
  }

  @Test("values of another layout stand where values do")
  func otherLayout() {
    var json = JSONText(.lines)
    json.array { json in
      json.value(0)
      for _ in 0..<2 { json.with(.line) { $0.array(of: [1, 2]) { $0.value($1) } } }
    }
    #expect(json.text == "[\n  0,\n  [1, 2],\n  [1, 2]\n]")
  }

  @Test("a text can be handed on in pieces, and lines have nothing to do with each other")
  func pieces() {
    var json = JSONText()
    json.beginArray()
    json.value(1)
    #expect(json.takeText() == "[1")
    json.value(2)
    json.endArray()
    json.endLine()
    #expect(json.takeText() == ",2]\n")
    json.value("next")
    #expect(json.text == "\"next\"")
  }

  static let numbers: [(number: Double, decimals: Int, text: String)] = [
    (0, 2, "0"), (-0.004, 2, "0"), (0.005, 2, "0.01"), (-12.345, 1, "-12.3"), (1.0057, 4, "1.0057"), (2.50, 2, "2.5"),
    (0.05, 2, "0.05"), (100, 0, "100"), (999.999, 2, "1000"), (0.000001, 6, "0.000001"), (-1e300, 2, "-1000000000000"),
    (.infinity, 6, "1000000000000"), (.nan, 2, "0"),
  ]

  @Test("numbers have as many decimals as they need, and no more than they may", arguments: numbers)
  func number(number: Double, decimals: Int, text: String) {
    var json = JSONText()
    json.value(number, decimals: decimals)
    #expect(json.text == text)
  }

  @Test("numbers are filled up with zeros, the sign counted")
  func widths() {
    var bytes: [UInt8] = []
    for (number, width) in [(0, 0), (7, 3), (-7, 4), (1234, 2), (Int.max, 0), (Int.min, 0), (10, 0), (99, 2)] {
      bytes.append(decimal: number, width: width)
      bytes.append(0x20)
    }
    bytes.append(hexadecimal: UInt16(0xAF), width: 4)
    #expect(
      String(decoding: bytes, as: UTF8.self) == "0 007 -007 1234 9223372036854775807 -9223372036854775808 10 99 00af")
  }
}
