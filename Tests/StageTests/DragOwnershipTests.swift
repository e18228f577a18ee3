import Accessibility
import Geometry
import Harness
import Mutants
import Scenes
import TestSupport
import Testing

@testable import Stage
@testable import StageMotion

/// The table of SM-3, row by row.
@Suite("Who owns a drag (SM-3)")
struct DragOwnershipTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let drag: DragOwnership
    let owner: DragOwnership.Owner
    var testDescription: String {
      "\(drag.zone) \(drag.isAtTop ? "0" : ">0") \(drag.direction) \(drag.isAtLargest ? "largest" : "below") → \(owner)"
    }
  }

  static func row(
    _ zone: DragOwnership.Zone, atTop: Bool = true, _ direction: DragOwnership.Direction, largest: Bool,
    scroll: Bool = true, horizontal: Bool = false, _ owner: DragOwnership.Owner
  ) -> Row {
    Row(
      drag: DragOwnership(
        zone: zone, isAtTop: atTop, direction: direction, isAtLargest: largest, hasVerticalScroll: scroll,
        hasHorizontalScroll: horizontal), owner: owner)
  }

  static let rows: [Row] = [
    row(.underDialog, .down, largest: true, .swallowed),
    row(.underDialog, .up, largest: false, .swallowed),
    row(.grabber, .up, largest: false, .sheet),
    row(.grabber, .up, largest: true, .sheet),
    row(.grabber, .down, largest: false, .sheet),
    row(.grabber, atTop: false, .down, largest: true, .sheet),
    row(.grabber, .horizontal, largest: true, .nobody),
    row(.ownMovement, .down, largest: true, .control),
    row(.ownMovement, .up, largest: false, .control),
    row(.header, atTop: false, .down, largest: true, .sheet),
    row(.header, .down, largest: false, .sheet),
    row(.header, .up, largest: false, .sheet),
    row(.header, .up, largest: true, .sheet),
    row(.content, .up, largest: false, .sheetThenScroll),
    row(.content, .up, largest: true, .verticalScroll),
    row(.content, .up, largest: true, scroll: false, .nobody),
    row(.content, .down, largest: false, .sheet),
    row(.content, .down, largest: true, .sheet),
    row(.content, atTop: false, .down, largest: true, .verticalScroll),
    row(.content, atTop: false, .down, largest: false, .verticalScroll),
    row(.content, atTop: false, .up, largest: false, .verticalScroll),
    row(.content, .horizontal, largest: false, horizontal: true, .horizontalScroll),
    row(.content, .horizontal, largest: false, .nobody),
    row(.header, .horizontal, largest: false, .nobody),
    row(.fullScreen, .down, largest: true, .verticalScroll),
    row(.fullScreen, .down, largest: true, scroll: false, .nobody),
    row(.dimmedParent, .down, largest: true, .swallowed),
    row(.dimmedParent, .horizontal, largest: false, .swallowed),
    row(.parent, .down, largest: false, .parent),
  ]

  @Test("a drag belongs to the first row that fits", arguments: rows)
  func rowFits(row: Row) {
    #expect(row.drag.verdict.owner == row.owner, "\(row.drag.verdict.row)")
  }

  @Test(
    "swipes across, aslant and upwards leave a sheet where it is; the one down dismisses it",
    .keeps("sheet-swipe-is-vertical", mutant: .horizontalDragIsSheets), arguments: SheetRoom.allCases)
  func onlyDown(room: SheetRoom) {
    var driver = SheetPresentationTests.resting("second", room.scene(Scene.busy))
    let start = Point(x: driver.stage.screen.width / 2, y: room.top + 21)
    for way in [Vector(dx: 190, dy: 10), Vector(dx: -190, dy: 10), Vector(dx: 190, dy: 150), Vector(dx: 0, dy: -80)] {
      driver.swipe(from: start, to: start + way)
      driver.settle()
      #expect(driver.node("second")?.frame.size.height == room.large)
    }
    #expect(!driver.kinds.contains(.willDismiss(.swipe)))
    driver.swipe(from: start, to: start + Vector(dx: 20, dy: 200))
    driver.settle()
    #expect(driver.kinds.contains(.didDismiss(.swipe)))
  }

  @Test("every combination has an owner and names its row, and no horizontal drag is the sheet's")
  func everyCombination() {
    for zone in DragOwnership.Zone.allCases {
      for direction in DragOwnership.Direction.allCases {
        for flags in 0..<16 {
          let drag = DragOwnership(
            zone: zone, isAtTop: flags & 1 != 0, direction: direction, isAtLargest: flags & 2 != 0,
            hasVerticalScroll: flags & 4 != 0, hasHorizontalScroll: flags & 8 != 0)
          let (owner, row) = drag.verdict
          #expect(row.hasPrefix("SM-3"))
          if direction == .horizontal { #expect(owner != .sheet && owner != .sheetThenScroll) }
          if owner == .verticalScroll { #expect(drag.hasVerticalScroll) }
        }
      }
    }
  }
}
