package import Gestures
internal import InputEvents
package import Scenes
public import StageModel

/// What a key scrolls by where nothing else takes it.
@usableFromInline
package struct ScrollKey: Hashable {
  /// How far.
  @usableFromInline
  package enum Distance: Hashable { case line, page, end }
  /// How far it scrolls.
  @usableFromInline package var distance: Distance
  /// Along which axis.
  @usableFromInline package var axis: ScrollAxis
  /// Whether towards the bottom or the right side.
  @usableFromInline package var isOn: Bool
  /// Whether it is an arrow.
  @usableFromInline let isArrow: Bool

  /// The scrolling that a key asks for on a platform; nil for a key that scrolls nothing.
  ///
  /// Arrows go by a row, Page Up and Page Down, Space and Shift-Space by a page, Home and End to an end. Where an app
  /// has keys with Option and Command (all but tvOS and watchOS), Option makes a page of an arrow and Command an end of
  /// one that points up or down, as in Safari. Fn with an arrow comes from the keyboard as Page Up, Page Down, Home or
  /// End. On macOS Command makes an end of an arrow to the side as well. Other modifiers make a command of the key, which
  /// is not for scrolling. A television scrolls by the focus.
  package init?(_ key: KeyInput, on profile: PlatformProfile) {
    guard profile.scrollsByKeys else { return nil }
    let modifiers = key.modifiers
    isArrow = [.keyUp, .keyDown, .keyLeft, .keyRight].contains(key.key)
    switch key.key {
    case .keySpace:
      guard modifiers.isEmpty || modifiers == .shift else { return nil }
      (distance, axis, isOn) = (.page, .vertical, modifiers.isEmpty)
    case .keyPageup, .keyPagedown, .keyHome, .keyEnd:
      guard modifiers.isEmpty else { return nil }
      let isPage = key.key == .keyPageup || key.key == .keyPagedown
      (distance, axis) = (isPage ? .page : .end, .vertical)
      isOn = key.key == .keyPagedown || key.key == .keyEnd
    case .keyUp, .keyDown, .keyLeft, .keyRight:
      axis = key.key == .keyUp || key.key == .keyDown ? .vertical : .horizontal
      isOn = key.key == .keyDown || key.key == .keyRight
      switch modifiers {
      case []: distance = .line
      case .alt where profile.hasKeysWithModifiers: distance = .page
      case .command where profile.hasKeysWithModifiers && (axis == .vertical || profile.goesToSidesWithCommand):
        distance = .end
      default: return nil
      }
    default: return nil
    }
  }

  /// The same across, for a view that scrolls only that way: on is where reading goes. Nil for an arrow, which has a
  /// way of its own.
  ///
  /// - Parameter isRightToLeft: Whether the interface runs from right to left, so that on is to the left.
  package func across(isRightToLeft: Bool) -> ScrollKey? {
    guard !isArrow, axis == .vertical else { return nil }
    var key = self
    key.axis = .horizontal
    key.isOn = isOn != isRightToLeft
    return key
  }

  /// How far, for people.
  package var words: String {
    switch distance {
    case .line: "by an arrow's step"
    case .page: "by a page"
    case .end: "to the end"
    }
  }
}
