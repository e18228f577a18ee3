import Digests
import Geometry
import InputEvents
import Room
import Scenes
import StageModel
import TestSupport
import Testing

@Suite("Room")
struct RoomTests {
  static let room = Room(
    size: Size(width: 400, height: 800), values: DigestedTable([.text("Hello"), .flag(true), .number(3)]))

  @Test("a screen that is turned has its usual safe area again")
  func turning() {
    var room = Self.room
    room.take(safeArea: Screen.Insets(top: 20))
    #expect(room.safeArea == Screen.Insets(top: 20) && room.size == Size(width: 400, height: 800))
    room.resize(to: Size(width: 800, height: 400))
    #expect(room.safeArea == nil && room.size == Size(width: 800, height: 400))
  }

  @Test("devices are written down in one order, and those of the scene are not")
  func devices() {
    var room = Self.room
    room.connect([.keyboard, .touch, .keyboard], usual: [.touch])
    let one = room.inputDevices
    room.connect([.touch, .keyboard], usual: [.touch])
    #expect(room.inputDevices == one && one.map(Set.init) == [.touch, .keyboard] && one?.count == 2)
    room.connect([.keyboard, .touch], usual: [.touch, .keyboard])
    #expect(room.inputDevices == nil)
    room.connect([], usual: [.touch])
    #expect(room.inputDevices == [])
  }

  @Test("a copy lives on by itself: what is set there, and how late it is")
  func copies() {
    var room = Self.room
    let before = room
    room.set(1, to: .flag(false))
    room.setTime(Timestamp(microseconds: 7))
    #expect(room.values[1] == .flag(false) && before.values[1] == .flag(true))
    #expect(room.values[0] == .text("Hello") && room.values[2] == .number(3))
    #expect(room.now == Timestamp(microseconds: 7) && before.now == .zero)
    #expect(room.values.digest != before.values.digest)
    room.set(1, to: .flag(true))
    #expect(room.values == before.values)
  }
}

extension DigestedTable {
  fileprivate var digest: UInt64 {
    var hasher = StateHasher(now: .zero)
    hasher.combine(self)
    return hasher.finalize()
  }
}
