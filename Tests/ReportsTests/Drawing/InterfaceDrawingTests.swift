import Accessibility
import Geometry
import Testing

@testable import Reports

/// What the drawing of a screen shows of how surfaces look.
@Suite("Drawings of screens")
struct InterfaceDrawingTests {
  static func drawing(_ change: (inout AccessibilityNode) -> Void) -> String {
    var tree = AccessibilityTree(screen: Size(width: 393, height: 852))
    tree.append(AccessibilityNode(id: "inbox", role: .window, frame: Rect(x: 0, y: 0, width: 393, height: 852)))
    var sheet = AccessibilityNode(
      id: "draft", role: .sheet, name: "Draft", frame: Rect(x: 0, y: 400, width: 393, height: 452))
    change(&sheet)
    tree.append(sheet)
    return InterfaceDrawing(tree).svg(id: "d", title: "Screen")
  }

  static let place = "x=\"0\" y=\"400\" width=\"393\" height=\"452\""

  @Test("corners, opacity and blur that are a sheet's own are drawn and said")
  func looks() {
    let svg = Self.drawing { ($0.cornerRadius, $0.backgroundOpacity, $0.isBackgroundBlurred) = (24, 0.3, true) }
    #expect(svg.contains("<rect class=\"blur\" \(Self.place) rx=\"24\" />"))
    #expect(svg.contains("<rect class=\"surface\" \(Self.place) rx=\"24\" fill-opacity=\"0.3\" />"))
    #expect(svg.contains("; sheet “Draft”: corners of 24 points, 30 % opaque, blurs what is behind."))
  }

  @Test("of what is the system's nothing is said")
  func usual() {
    let svg = Self.drawing { _ in }
    #expect(svg.contains("<rect class=\"surface\" \(Self.place) />"))
    #expect(!svg.contains("opaque") && !svg.contains("blur") && !svg.contains("rx="))
  }
}
