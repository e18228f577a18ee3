public import Digests
public import Geometry
public import InputEvents
public import Scenes
public import StageModel

/// What is there before anything is presented: the time, the screen, what is connected, and what everything is set to.
///
/// Nobody else changes any of it: who lets time pass, turns the screen or sets a value says so by a function of this
/// part.
@usableFromInline
package struct Room: Sendable {
  /// The moment up to which everything has lived.
  @usableFromInline package internal(set) var now: Timestamp = .zero
  /// The screen in points.
  @usableFromInline package internal(set) var size: Size
  /// What the system takes at the screen's edges, where that has changed; the scene's unless given.
  @usableFromInline package internal(set) var safeArea: Screen.Insets?
  /// What is connected now, where that has changed; the scene's devices unless given.
  @usableFromInline package internal(set) var inputDevices: [Scene.InputDevice]?
  /// What each item is set to.
  @usableFromInline package internal(set) var values: DigestedTable<ItemID, ElementValue>

  /// A screen of a size in points, on which items are set to something, at time zero.
  package init(size: Size, values: DigestedTable<ItemID, ElementValue>) {
    self.size = size
    self.values = values
  }

  /// It is this late by now; who only looks at another time makes a copy of the room.
  package mutating func setTime(_ time: Timestamp) { now = time }

  /// The screen has this size in points from now on, with the safe area that is usual there.
  package mutating func resize(to size: Size) {
    self.size = size
    safeArea = nil
  }

  /// The system takes so much at the screen's edges from now on, in points.
  package mutating func take(safeArea insets: Screen.Insets) { safeArea = insets }

  /// These devices are connected from now on.
  ///
  /// - Parameter usual: What the scene has, which is not written down.
  package mutating func connect(_ devices: [Scene.InputDevice], usual: [Scene.InputDevice]) {
    let ordered = Scene.InputDevice.allCases.filter(devices.contains)
    inputDevices = Set(ordered) == Set(usual) ? nil : ordered
  }

  /// An item is set to something.
  package mutating func set(_ item: ItemID, to value: ElementValue) { values[item] = value }
}
