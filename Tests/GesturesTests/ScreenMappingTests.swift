import Geometry
import Gestures
import InputEvents
import Testing

@Suite("Mapping a digitizer to a screen")
struct ScreenMappingTests {
  static let x = AxisRange(minimum: 0, maximum: 399)
  static let y = AxisRange(minimum: -100, maximum: 99)

  @Test(
    "the digitizer's origin and its right edge lie where its rotation says",
    arguments: [
      (ScreenRotation.none, Point(x: 0, y: 0), Point(x: 75, y: 25)),
      (.quarter, Point(x: 100, y: 0), Point(x: 50, y: 37.5)),
      (.half, Point(x: 100, y: 50), Point(x: 25, y: 25)),
      (.threeQuarters, Point(x: 0, y: 50), Point(x: 50, y: 12.5)),
    ])
  func rotation(rotation: ScreenRotation, origin: Point, right: Point) {
    let mapping = ScreenMapping(x: Self.x, y: Self.y, screen: Size(width: 100, height: 50), rotation: rotation)
    #expect(mapping.point(x: 0, y: -100) == origin)
    #expect(mapping.point(x: 200, y: 0) == Point(x: 50, y: 25))
    #expect(mapping.point(x: 300, y: 0) == right)
  }

  @Test("points lead back to the device units they came from", arguments: ScreenRotation.allCases)
  func roundTrip(rotation: ScreenRotation) {
    let mapping = ScreenMapping(x: Self.x, y: Self.y, screen: Size(width: 393, height: 852), rotation: rotation)
    for place in [(Int32(0), Int32(-100)), (399, 99), (17, 3), (-5, 250)] {
      let units = mapping.deviceUnits(at: mapping.point(x: place.0, y: place.1))
      #expect(units.x == place.0 && units.y == place.1)
    }
  }

  @Test("an axis without extent counts one unit a point")
  func noRange() {
    let mapping = ScreenMapping(x: nil, y: AxisRange(minimum: 5, maximum: 5), screen: Size(width: 393, height: 852))
    #expect(mapping.point(x: 12, y: 34) == Point(x: 12, y: 34))
  }

  @Test("the screen that is assumed is a phone's")
  func assumed() { #expect(ScreenMapping.assumedScreen == Size(width: 393, height: 852)) }

  @Test("a screen is turned as the digitizer is")
  func turned() {
    var device = DeviceDescription()
    device.add(.mtPositionX, AxisRange(minimum: 0, maximum: 1279))
    device.add(.mtPositionY, AxisRange(minimum: 0, maximum: 767))
    let phone = Size(width: 393, height: 852)
    #expect(ScreenMapping.screen(phone, turnedLike: device) == Size(width: 852, height: 393))
    device.axes[.mtPositionX]?.resolution = 20
    device.axes[.mtPositionY]?.resolution = 10
    #expect(ScreenMapping.screen(phone, turnedLike: device) == phone)
  }
}
