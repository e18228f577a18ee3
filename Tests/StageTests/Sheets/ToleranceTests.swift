import Accessibility
import Geometry
import Scenes
import TestSupport
import Testing

@testable import Stage

/// Heights and places that the documents tell in words such as “about half” and “almost all”, within the tolerances that
/// were chosen for these words.
@Suite("Tolerances of sheets")
struct ToleranceTests {
  typealias Base = SheetPresentationTests

  @Test("medium is half of large, and large is almost all of an upright screen", arguments: [Platform.iOS, .iPadOS])
  func heights(platform: Platform) throws {
    let parameters = Parameters()
    var driver = Base.resting("draft", .busy(platform))
    let medium = Base.height(driver)
    driver.reader(.increment, "draft/grabber")
    driver.settle()
    let large = Base.height(driver)
    #expect(abs(medium / large - 0.5) <= parameters.mediumTol)
    guard platform == .iOS else { return }
    let share = large / driver.stage.tree.screen.height
    #expect(parameters.largeMinRatio <= share && share < 1)
  }

  @Test("a grabber lies at the top of its sheet", arguments: [Platform.iOS, .iPadOS])
  func grabber(platform: Platform) throws {
    let driver = Base.resting("draft", .busy(platform))
    let (sheet, grabber) = (try #require(driver.node("draft")), try #require(driver.node("draft/grabber")))
    let distance = grabber.frame.minY - sheet.frame.minY
    #expect(0 <= distance && distance <= Parameters().grabberTopMax)
  }
}
